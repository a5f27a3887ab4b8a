/// A reference that doesn't keep its object alive. What every screen has by the dozen is referred to by a `Handle`.
struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}
