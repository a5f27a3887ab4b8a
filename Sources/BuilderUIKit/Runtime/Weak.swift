/// A reference that doesn't keep its object alive.
///
/// Objects that every screen has by the dozen are referenced by a `ZeroingReference`.
struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}
