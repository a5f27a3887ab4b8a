/// The first stored property of classes whose objects Foundation compares.
///
/// These are the objects in attributed strings and in Foundation's dictionaries, sets and caches.
///
/// Foundation for Linux interprets the word behind an object's header as that of its own C objects, and reads their
/// type from bits 8 to 17. If these are 0 in both of two objects, as in colors whose first component is 0 or 1, it ends
/// the process instead of calling `isEqual(_:)`: a text with two colors couldn't be copied. With these bits set, it
/// calls the Swift method.
struct IsaPadding: Sendable {
    private let bits: UInt = 0x3FF00
}
