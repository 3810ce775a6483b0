//! The name of the host and the addresses of its own names: what can be told without touching the network.
//!
//! A plain run knows its own name and what the host's table of names says of it; while checking the host is called
//! localhost. Any other name would have to be looked up, and that is refused.

use super::outside::Outside;
use super::{Table, object};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap, raise};

pub const TABLES: &[Table] = &[(
    "java/net/Inet4AddressImpl",
    &[
        ("getLocalHostName()Ljava/lang/String;", local_name),
        ("lookupAllHostAddr(Ljava/lang/String;)[Ljava/net/InetAddress;", addresses),
    ],
)];

const LOCAL: &str = "localhost";

/// What the host is called.
pub fn host_name(m: &mut Machine) -> String {
    if m.run.exploring {
        m.assume_outside(Outside::Host);
        return LOCAL.to_owned();
    }
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    if name.trim().is_empty() { LOCAL.to_owned() } else { name.trim().to_owned() }
}

fn local_name(m: &mut Machine, _: &[u64]) -> Outcome {
    let name = host_name(m);
    Ok(m.new_string(&name)?.slot())
}

/// The first address of a name in the host's table.
fn listed(table: &str, name: &str) -> Option<[u8; 4]> {
    table.lines().find_map(|line| {
        let mut words = line.split('#').next()?.split_whitespace();
        let address: std::net::Ipv4Addr = words.next()?.parse().ok()?;
        words.any(|word| word == name).then(|| address.octets())
    })
}

fn addresses(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = object(args, 1);
    let text = m.text(name);
    let address = if text == LOCAL {
        [127, 0, 0, 1]
    } else if text == host_name(m) {
        let table = std::fs::read_to_string("/etc/hosts").unwrap_or_default();
        let Some(address) = listed(&table, &text) else {
            return raise("java/net/UnknownHostException", format!("{text}: Name or service not known"));
        };
        address
    } else {
        let native = m.missing_native(m.run.instant.method);
        return Err(Trap::Unsupported(native));
    };
    for class in ["java/net/Inet4Address", "java/net/InetAddress$InetAddressHolder"] {
        let class = m.load_class(class)?;
        if !m.is_initialised(class) {
            return Err(Trap::Init(class));
        }
    }
    let made = address_of(m, name, address)?;
    m.object_array("java/net/InetAddress", &[made])
}

/// What the constructor of `Inet4Address` makes.
fn address_of(m: &mut Machine, name: ObjRef, address: [u8; 4]) -> Result<ObjRef, Trap> {
    const IPV4: u64 = 1;
    let class = m.load_class("java/net/InetAddress$InetAddressHolder")?;
    let holder = m.new_instance(class)?;
    for field in ["originalHostName", "hostName"] {
        m.set_named(holder, field, name.slot());
    }
    m.set_named(holder, "address", u64::from(u32::from_be_bytes(address)));
    m.set_named(holder, "family", IPV4);
    let class = m.load_class("java/net/Inet4Address")?;
    let made = m.new_instance(class)?;
    m.set_named(made, "holder", holder.slot());
    Ok(made)
}

#[cfg(test)]
mod tests {
    use super::listed;

    #[test]
    fn the_table_of_names_is_read() {
        let table = "# names\n127.0.0.1 localhost\n::1 six\n10.0.0.7\tbox.example box # mine\n";
        assert_eq!(listed(table, "box"), Some([10, 0, 0, 7]));
        assert_eq!(listed(table, "mine"), None);
        assert_eq!(listed(table, "six"), None);
    }
}
