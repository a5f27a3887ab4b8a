/// The dependencies that stay in a scope.
///
/// What is let go of is released when no access to the shelf is open any more, as its `deinit` may come back here.
final class Shelf {
    enum Hold {
        /// Whatever isn't nil.
        case strongly
        /// Objects alone, while others hold them.
        case weakly
        /// Nothing.
        case never
    }

    private enum Item {
        case value(Any)
        case object(WeakObject)
    }

    private let hold: Hold
    private var items: [RegistrationKey: Item] = [:]

    init(_ hold: Hold) {
        self.hold = hold
    }

    func value<T>(of key: RegistrationKey) -> T? {
        switch items[key] {
        case .value(let value): value as? T
        case .object(let weakly): weakly.object.flatMap { $0 as? T }
        case nil: nil
        }
    }

    func put(_ value: Any, for key: RegistrationKey) {
        guard let content = unwrapped(value) else { return }
        let old =
            switch hold {
            case .strongly: items.updateValue(.value(value), forKey: key)
            case .weakly: WeakObject(content).flatMap { items.updateValue(.object($0), forKey: key) }
            case .never: Item?.none
            }
        withExtendedLifetime(old) {}
    }

    func remove(_ key: RegistrationKey) {
        let old = items.removeValue(forKey: key)
        withExtendedLifetime(old) {}
    }

    func clear() {
        guard !items.isEmpty else { return }
        let old = items
        items = [:]
        withExtendedLifetime(old) {}
    }
}

/// Holds an object weakly.
struct WeakObject {
    private(set) weak var object: AnyObject?

    /// None for what isn't an object.
    init?(_ value: Any) {
        guard type(of: value) is AnyClass else { return nil }
        object = value as AnyObject
    }
}
