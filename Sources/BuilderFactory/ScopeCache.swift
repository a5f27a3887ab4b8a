import Foundation
import Synchronization

/// The dependencies that are cached in a scope.
///
/// Removed objects are released when no access to the cache is in progress, since a `deinit` may access it.
final class ScopeCache {
    enum Hold {
        /// Retains all values except nil.
        case strongly
        /// Holds only objects, weakly.
        case weakly
        /// Holds nothing.
        case never
    }

    private enum Item {
        case value(Any)
        case object(WeakObject)
    }

    private let hold: Hold
    private var items: [RegistrationKey: Item] = [:]

    init(_ hold: Hold) { self.hold = hold }

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

/// A weak reference to an object.
struct WeakObject {
    private(set) weak var object: AnyObject?

    /// Creates a reference to an object; returns nil for other values.
    init?(_ value: Any) {
        guard type(of: value) is AnyClass else { return nil }
        object = value as AnyObject
    }
}

/// An optional of any wrapped type.
protocol OptionalValue {
    static var wrappedType: Any.Type { get }
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrapped: Any? { map { $0 } }
}

/// Returns the value inside nested optionals; nil if one of them is nil.
func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap(unwrapped)
}

/// The list of all scopes, for resets that affect all of them.
///
/// It has a lock of its own: a scope may be created by a thread that must not wait for the registry's lock.
final class ScopeList: Sendable {
    static let all = ScopeList()

    private struct Entry {
        weak var scope: SharedContainer.Scope?
    }

    private let entries = Mutex<[Entry]>([])

    var scopes: [SharedContainer.Scope] { entries.withLock { $0.compactMap(\.scope) } }

    func add(_ scope: SharedContainer.Scope) {
        entries.withLock { entries in
            entries.removeAll { $0.scope == nil }
            entries.append(Entry(scope: scope))
        }
    }
}
