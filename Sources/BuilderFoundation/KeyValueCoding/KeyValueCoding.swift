import Foundation
import Synchronization

/// An object whose properties are found by their names.
///
/// Swift classes have no key-value coding on Linux. Stored properties can be read; setting one has no effect and is
/// reported once on standard error. Classes with values of their own, as Core Data's objects, implement both methods.
public protocol KeyValueCodingObject: AnyObject {}

extension NSObject: KeyValueCodingObject {}

/// A class that keeps values by name.
public protocol KeyedValueContainer: AnyObject {
    /// Returns the value for a key.
    func value(forKey key: String) -> Any?
    /// Sets the value for a key.
    func setValue(_ value: Any?, forKey key: String)
}

extension KeyValueCodingObject {
    /// Returns the value of a stored property; nil if there is none of that name.
    public func value(forKey key: String) -> Any? { KeyedValue.of(self, key) }

    /// Returns the value at the end of a path of properties, whose parts are separated by dots.
    public func value(forKeyPath keyPath: String) -> Any? { KeyedValue.of(self, path: keyPath) }

    /// Returns nil: Swift properties have names.
    public func value(forUndefinedKey key: String) -> Any? { nil }

    /// Sets the value of containers; other classes' properties can't be set by name on Linux.
    public func setValue(_ value: Any?, forKey key: String) {
        switch self {
        case let container as any KeyedValueContainer: container.setValue(value, forKey: key)
        case let dictionary as NSMutableDictionary: dictionary[key] = value
        default: KeyedValue.reportUnset(key, of: self)
        }
    }

    /// Sets the value at the end of a path of properties.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        var parts = keyPath.split(separator: ".").map(String.init)
        guard let last = parts.popLast() else { return }
        let owner = parts.isEmpty ? self : KeyedValue.of(self, path: parts.joined(separator: "."))
        (owner as? NSObject)?.setValue(value, forKey: last)
    }

    /// Sets values by their keys.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// Returns the values of properties.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    /// Announces a change to observers, which Swift properties have none of on Linux.
    public func willChangeValue(forKey key: String) {}
    /// Announces a change to observers, which Swift properties have none of on Linux.
    public func didChangeValue(forKey key: String) {}
}

extension NSObjectProtocol where Self: NSObject {
    /// Announces a change to observers, which Swift properties have none of on Linux.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    /// Announces a change to observers, which Swift properties have none of on Linux.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
}

extension UserDefaults {
    /// Returns the value for a key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets the value for a key.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NSDictionary {
    /// Returns the value for a key.
    public func value(forKey key: String) -> Any? { self[key] }
}

extension NSArray {
    /// Returns the values of the elements for a key; `NSNull` stands for an element without one.
    public func value(forKey key: String) -> Any? { map { KeyedValue.of($0, key) ?? NSNull() } as NSArray }
}

/// The values of anything by name.
public enum KeyedValue {
    /// Returns the value at the end of a path; nil for a nil object.
    ///
    /// `self` is the object, and `@count` the number of elements. `@sum`, `@avg`, `@min`, `@max`, `@unionOfObjects` and
    /// `@distinctUnionOfObjects` come before the path of the elements' values. A nil value is 0 in a sum and an
    /// average, as Apple's documentation of collection operators has it.
    public static func of(_ object: Any?, path: String) -> Any? {
        var value = object
        var keys = path.split(separator: ".")[...]
        while let key = keys.popFirst() {
            if let collect = collections[key], !keys.isEmpty {
                guard let list = unwrapped(value) else { return nil }
                let rest = keys.joined(separator: ".")
                return collect(PredicateValue.elements(of: list).map { of($0, path: rest) })
            }
            value = of(value, String(key))
        }
        return value
    }

    private static let collections: [Substring: @Sendable ([Any?]) -> Any?] = [
        "@sum": { ExpressionFunction.value("sum:", of: [$0.compactMap(\.self)]) },
        "@avg": { values in ExpressionFunction.value("average:", of: [values.map { $0 ?? 0 as Any }]) },
        "@min": { ExpressionFunction.value("min:", of: [$0.compactMap(\.self)]) },
        "@max": { ExpressionFunction.value("max:", of: [$0.compactMap(\.self)]) },
        "@unionOfObjects": { $0.compactMap(\.self) },
        "@distinctUnionOfObjects": { Array(NSOrderedSet(array: $0.compactMap(\.self))) },
    ]

    /// Returns the value for a key.
    public static func of(_ object: Any?, _ key: String) -> Any? {
        guard let object = unwrapped(object) else { return nil }
        if key.lowercased() == "self" { return object }
        switch object {
        case let container as any KeyedValueContainer: return unwrapped(container.value(forKey: key))
        case let dictionary as [AnyHashable: Any]: return unwrapped(dictionary[key])
        case let defaults as UserDefaults: return defaults.object(forKey: key)
        case let list as [Any] where key == "@count": return list.count
        case let list as [Any]: return list.map { of($0, key) ?? NSNull() }
        case let set as any Collection where key == "@count": return set.count
        case let text as String where key == "length": return text.utf16.count
        default: return property(of: object, key)
        }
    }

    /// Returns a value without the optionals around it; nil if they are empty, and for `NSNull`.
    public static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
    }

    private static func property(of object: Any, _ key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        let names = [key, "_" + key, "$__lazy_storage_$_" + key]
        while let current = mirror {
            if let child = current.children.first(where: { names.contains($0.label ?? "") }) {
                return unwrapped(child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    private static let reported = Mutex<Set<String>>([])

    fileprivate static func reportUnset(_ key: String, of object: AnyObject) {
        let text = "setValue(_:forKey:) has no effect on Linux: “\(key)” of \(type(of: object)) stays\n"
        guard reported.withLock({ $0.insert(text).inserted }) else { return }
        FileHandle.standardError.write(Data(text.utf8))
    }
}
