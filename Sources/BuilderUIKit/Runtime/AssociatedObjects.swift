import Foundation
import Synchronization

/// Returns the value that is associated with an object for a key; nil if there is none.
///
/// Call it from any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let owner = AssociationOwner(object) else { return nil }
    return AssociatedValues.value(of: owner, key)
}

/// Associates a value with an object for a key and replaces any existing value; nil removes it.
///
/// Call it from any thread. Extensions use this function to add stored properties to a class. The key is an address,
/// usually that of a variable:
///
/// ```swift
/// nonisolated(unsafe) private var badgeKey: UInt8 = 0
///
/// extension UIView {
///     var badge: String? {
///         get { objc_getAssociatedObject(self, &badgeKey) as? String }
///         set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
///     }
/// }
/// ```
///
/// The values of views, controllers, gestures, bar items, layers, constraints and the other classes of this module are
/// released with their object. Other classes have no storage for them on Linux: their values are released later, when
/// the side table is next searched for released objects. The values of a class object itself are never released.
///
/// A value that isn't an instance of a class can't have associated values: that is reported, and nothing is stored. An
/// optional stands for the object that it holds.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let owner = AssociationOwner(object) else {
        WarningLog.current.add(
            .other("objc_setAssociatedObject requires an instance of a class; \(type(of: object)) is not a class"))
        return
    }
    AssociatedValues.set(value.flatMap(unwrapped).map { AssociatedValue($0, policy) }, of: owner, key)
}

/// Returns a value without the optionals around it, or nil if they are empty.
private func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first.flatMap { unwrapped($0.value) } : value
}

/// Removes all values that are associated with an object, regardless of their origin.
public func objc_removeAssociatedObjects(_ object: Any) {
    guard let owner = AssociationOwner(object) else { return }
    AssociatedValues.removeAll(of: owner)
}

// The names are those of the Objective-C runtime, which shared code calls.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// The storage of a value that is associated with an object.
///
/// Atomic and nonatomic policies don't differ here: every access is guarded by a lock.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// An instance of a class isn't retained, and is nil once it is released (on iOS its address stays).
    ///
    /// Other values are stored.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of an instance of an `NSCopying` class is retained.
    ///
    /// Other values are stored as with `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained; the same as `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value is retained; the same as `OBJC_ASSOCIATION_COPY_NONATOMIC`.
    case OBJC_ASSOCIATION_COPY = 771
}

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
        } else if let object = unwrapped(value), type(of: object) is AnyClass || object is AnyClass {
            self.init(object)
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
    private static let lock = Mutex(())
    nonisolated(unsafe) private static var detachedTable = AssociatedObjectTable()

    static func value(of owner: AssociationOwner, _ key: UnsafeRawPointer) -> Any? {
        var value: Any?
        lock.withLock { _ in value = table(of: owner)?[key]?.value }
        return value
    }

    static func set(_ value: AssociatedValue?, of owner: AssociationOwner, _ key: UnsafeRawPointer) {
        var released: [Any] = []
        lock.withLock { _ in
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
        lock.withLock { _ in
            released = change(owner) { table in
                let old = table
                table = [:]
                return old
            }
        }
        withExtendedLifetime(released) {}
    }

    /// The number of objects without storage of their own that have values: a hook for tests, which check with it that
    /// the table doesn't grow.
    static var detachedCount: Int { lock.withLock { _ in detachedTable.count } }

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

/// The associated values of objects without storage for them.
///
/// The table is searched for values of released objects each time it has grown to twice its size after the last search:
/// amortized constant work per object.
struct AssociatedObjectTable {
    private struct Entry {
        /// The object; nil for a class.
        weak var object: AnyObject?
        let isClass: Bool
        var table: AssociatedValueTable

        init(_ owner: AssociationOwner) {
            if case .object(let object) = owner {
                self.object = object
                isClass = false
            } else {
                isClass = true
            }
            table = [:]
        }

        /// Indicates whether the entry belongs to an owner.
        ///
        /// The identity of a released object can be reused by a new one, for which the entry isn't valid.
        func isOf(_ owner: AssociationOwner) -> Bool {
            if case .object(let other) = owner { return object === other }
            return isClass
        }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 16

    var count: Int { entries.count }

    func table(of owner: AssociationOwner) -> AssociatedValueTable? {
        guard let identity = owner.identity, let entry = entries[identity], entry.isOf(owner) else { return nil }
        return entry.table
    }

    /// Changes an owner's values and returns the objects to release.
    mutating func change(_ owner: AssociationOwner, _ body: (inout AssociatedValueTable) -> Any?) -> [Any] {
        guard let identity = owner.identity else { return [] }
        var released: [Any] = []
        if let old = entries[identity], !old.isOf(owner) {
            released.append(old.table)
            entries[identity] = nil
        }
        if entries[identity] == nil, entries.count >= limit { released += removeReleased() }
        var entry = entries.removeValue(forKey: identity) ?? Entry(owner)
        if let old = body(&entry.table) { released.append(old) }
        if !entry.table.isEmpty { entries[identity] = entry }
        return released
    }

    /// Removes the entries of released objects, and returns the objects to release.
    ///
    /// The result includes the objects that are alive, because this function may hold the last reference to them.
    private mutating func removeReleased() -> [Any] {
        var released: [Any] = []
        for (identity, entry) in entries where !entry.isClass {
            if let object = entry.object {
                released.append(object)
            } else {
                released.append(entry.table)
                entries[identity] = nil
            }
        }
        limit = max(16, entries.count * 2)
        return released
    }
}
