/// The first stored property of classes whose objects Foundation compares: those that stand in attributed strings and in
/// its dictionaries, sets and caches.
///
/// The Foundation for Linux takes the word behind an object's header for that of its own C objects, and looks in bits 8 to
/// 17 for their type. Where these are 0 in both of two objects, as in colours whose first component is 0 or 1, it ends the
/// process instead of calling `isEqual(_:)`: a text in two colours couldn't be copied. With these bits set it asks Swift.
struct FoundationMark: Sendable {
    private let bits: UInt = 0x3FF00
}
