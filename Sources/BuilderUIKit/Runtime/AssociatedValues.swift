import Foundation

/// A value as it is stored for an object.
enum AssociatedValue {
    case strong(Any)
    case weak(WeakObject)

    final class WeakObject {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        guard type(of: value) is AnyClass else {
            self = .strong(value)
            return
        }
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            self = .weak(WeakObject(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            self = .strong(value)
        }
    }

    var value: Any? {
        switch self {
        case .strong(let value): value
        case .weak(let box): box.object
        }
    }
}

typealias AssociatedValueTable = [UnsafeRawPointer: AssociatedValue]

/// A class with storage of its own for associated values.
///
/// Only `AssociatedValues` reads and writes it.
protocol AssociatedValueHolder: AnyObject {
    nonisolated var associatedValues: AssociatedValueTable? { get set }
}

extension _MainActorObject: AssociatedValueHolder {}
extension CALayer: AssociatedValueHolder {}
extension NSLayoutConstraint: AssociatedValueHolder {}
extension UILayoutGuide: AssociatedValueHolder {}
extension UINavigationItem: AssociatedValueHolder {}
extension UIMenuElement: AssociatedValueHolder {}
extension UIColor: AssociatedValueHolder {}
extension UIImage: AssociatedValueHolder {}

/// The owners of associated values.
enum AssociationOwner {
    case holder(any AssociatedValueHolder)
    case object(AnyObject)
    case metatype(AnyClass)

    /// Returns nil for a value that isn't an instance of a class.
    init?(_ value: Any) {
        if let type = value as? AnyClass {
            self = .metatype(type)
        } else if type(of: value) is AnyClass {
            let object = value as AnyObject
            if let holder = object as? any AssociatedValueHolder {
                self = .holder(holder)
            } else {
                self = .object(object)
            }
        } else {
            return nil
        }
    }

    /// The identity of an owner without storage of its own.
    var identity: ObjectIdentifier? {
        switch self {
        case .holder: nil
        case .object(let object): ObjectIdentifier(object)
        case .metatype(let type): ObjectIdentifier(type)
        }
    }
}

/// Access to associated values, one access at a time.
///
/// Removed values are released after the lock is unlocked, because their deinitializers may access associated values.
enum AssociatedValues {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var detachedTable = AssociatedObjectTable()

    static func value(of owner: AssociationOwner, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock { table(of: owner)?[key]?.value }
    }

    static func set(_ value: AssociatedValue?, of owner: AssociationOwner, _ key: UnsafeRawPointer) {
        var released: [Any] = []
        lock.withLock {
            released = change(owner) { table in
                let old = table.removeValue(forKey: key)
                if let value { table[key] = value }
                return old
            }
        }
        withExtendedLifetime(released) {}
    }

    static func removeAll(of owner: AssociationOwner) {
        var released: [Any] = []
        lock.withLock {
            released = change(owner) { table in
                let old = table
                table = [:]
                return old
            }
        }
        withExtendedLifetime(released) {}
    }

    /// The number of objects without storage of their own that have values; for tests.
    static var detachedCount: Int { lock.withLock { detachedTable.count } }

    private static func table(of owner: AssociationOwner) -> AssociatedValueTable? {
        switch owner {
        case .holder(let holder): holder.associatedValues
        case .object, .metatype: detachedTable.table(of: owner)
        }
    }

    /// Changes an owner's values and returns the objects to release.
    private static func change(
        _ owner: AssociationOwner, _ body: (inout AssociatedValueTable) -> Any?
    ) -> [Any] {
        switch owner {
        case .holder(let holder):
            var table = holder.associatedValues ?? [:]
            holder.associatedValues = nil
            let old = body(&table)
            holder.associatedValues = table.isEmpty ? nil : table
            return old.map { [$0] } ?? []
        case .object, .metatype:
            return detachedTable.change(owner, body)
        }
    }
}
