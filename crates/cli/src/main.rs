fn main() {
    println!("sojourner");
}
