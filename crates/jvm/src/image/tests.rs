//! A small image, written here, read, and then damaged in thousands of ways.

use super::*;

type File<'a> = (&'a str, &'a str, &'a str, &'a str, Vec<u8>);

fn map(bytes: &[u8]) -> Arc<memmap2::Mmap> {
    let mut map = memmap2::MmapMut::map_anon(bytes.len().max(1)).unwrap();
    map[..bytes.len()].copy_from_slice(bytes);
    Arc::new(map.make_read_only().unwrap())
}

fn open(bytes: &[u8]) -> Result<Image, ImageError> {
    Image::from_map(Path::new("small"), map(bytes))
}

/// Writes an image: strings, locations, then the two hash tables by trying seeds.
fn write(files: &[File<'_>]) -> Vec<u8> {
    let mut strings = vec![0];
    let mut intern = |text: &str| {
        if text.is_empty() {
            return 0;
        }
        strings.extend(text.bytes().chain([0]));
        (strings.len() - text.len() - 1) as u32
    };
    let (mut locations, mut starts, mut contents) = (vec![0], Vec::new(), Vec::<u8>::new());
    for (module, parent, base, extension, content) in files {
        starts.push(locations.len() as u32);
        let names = [intern(module), intern(parent), intern(base), intern(extension)];
        let rest = [contents.len() as u32, 0, content.len() as u32];
        for (kind, value) in names.into_iter().chain(rest).enumerate() {
            locations.push(((kind as u8 + 1) << 3) | 3);
            locations.extend(value.to_be_bytes());
        }
        locations.push(0);
        contents.extend(content);
    }
    let slots = files.len() as u32;
    let name = |file: usize| {
        let (module, parent, base, extension, _) = files[file];
        Name { module, parent, base, extension }
    };
    let mut buckets: Vec<Vec<usize>> = vec![Vec::new(); files.len()];
    (0..files.len()).for_each(|f| buckets[(name(f).hash(SEED) % slots) as usize].push(f));
    let mut order: Vec<usize> = (0..buckets.len()).collect();
    order.sort_by_key(|&b| std::cmp::Reverse(buckets[b].len()));
    let (mut redirect, mut offsets) = (vec![0i32; files.len()], vec![u32::MAX; files.len()]);
    for bucket in order.into_iter().filter(|&b| !buckets[b].is_empty()) {
        for seed in 1.. {
            let places: Vec<usize> =
                buckets[bucket].iter().map(|&f| (name(f).hash(seed as u32) % slots) as usize).collect();
            let distinct = places.iter().collect::<BTreeSet<_>>().len() == places.len();
            if distinct && places.iter().all(|&p| offsets[p] == u32::MAX) {
                places.iter().zip(&buckets[bucket]).for_each(|(&p, &f)| offsets[p] = starts[f]);
                redirect[bucket] = if places.len() == 1 { -1 - places[0] as i32 } else { seed };
                break;
            }
        }
    }
    let mut out = Vec::new();
    for word in [MAGIC, 1 << 16, 0, slots, slots, locations.len() as u32, strings.len() as u32] {
        out.extend(word.to_le_bytes());
    }
    redirect.iter().for_each(|r| out.extend(r.to_le_bytes()));
    offsets.iter().for_each(|o| out.extend(o.to_le_bytes()));
    out.extend(locations);
    out.extend(strings);
    out.extend(contents);
    out
}

fn sample() -> Vec<u8> {
    let mut files: Vec<File<'_>> = vec![
        ("m", "p/q", "A", "class", b"class A".to_vec()),
        ("m", "p/q", "B", "class", b"class B".to_vec()),
        ("m", "", "module-info", "class", b"module".to_vec()),
        ("n", "META-INF", "x", "txt", b"text".to_vec()),
        ("n", "META-INF", "plain", "", b"no dot".to_vec()),
        ("packages", "", "p.q", "", Vec::new()),
    ];
    // The package entry needs the place of the string "m": write twice, the first time to learn it.
    let draft = open(&write(&files)).unwrap();
    let strings = &draft.map[draft.strings.clone()];
    let at = strings.windows(2).position(|w| w == b"m\0").unwrap() as u32;
    files[5].4 = [1u32, 7, 0, at].iter().flat_map(|w| w.to_le_bytes()).collect();
    write(&files)
}

#[test]
fn a_small_image_is_read() {
    let image = open(&sample()).unwrap();
    assert_eq!(image.find("p/q/A").unwrap().unwrap().as_slice(), b"class A");
    assert_eq!(image.find("p/q/B").unwrap().unwrap().as_slice(), b"class B");
    assert!(image.find("p/q/C").unwrap().is_none() && image.find("p/A").unwrap().is_none());
    assert_eq!(image.find_resource("META-INF/x.txt").unwrap().unwrap().as_slice(), b"text");
    assert_eq!(image.find_resource("META-INF/plain").unwrap().unwrap().as_slice(), b"no dot");
    assert_eq!(image.resource("m", "module-info.class").unwrap().unwrap().as_slice(), b"module");
    assert_eq!(image.classes(), [("p/q/A".into(), "m".into()), ("p/q/B".into(), "m".into())]);
    assert_eq!(image.modules(), ["m", "n"]);
    assert_eq!(image.module_of("p.q").unwrap().as_deref(), Some("m"));
}

#[test]
fn a_damaged_image_never_panics() {
    let good = sample();
    let mut state = 0x5eed_0002u64;
    let mut roll = |sides: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as usize % sides
    };
    let (mut opened, mut found) = (0, 0);
    for _ in 0..5_000 {
        let mut bytes = good.clone();
        for _ in 0..=roll(3) {
            let at = roll(bytes.len() - 4);
            match roll(4) {
                0 => bytes[at] ^= 1 << roll(8),
                1 => bytes[at] = roll(256) as u8,
                2 => bytes[at..at + 4].copy_from_slice(&[0xff, 0xff, 0xff, [0, 0x7f, 0xff][roll(3)]]),
                _ if roll(6) == 0 => bytes.truncate(at + 4),
                _ => bytes[at..at + 4].fill(0),
            }
        }
        let Ok(image) = open(&bytes) else { continue };
        opened += 1;
        found += matches!(image.find("p/q/A"), Ok(Some(_))) as usize;
        let _ = image.find_resource("META-INF/x.txt");
        for entry in image.entries() {
            let _ = (entry.class_name(), image.content(&entry));
        }
    }
    assert!(opened > 2_000 && found > 1_000 && found < 5_000, "{opened} opened, {found} found");
}
