import BuilderCoreData
import BuilderUIKit

/// A value in the user's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    fileprivate init(_ key: String, _ store: UserDefaults?, default value: Value) {
        self.init(key, store, read: { $0 as? Value ?? value }, write: { $0 })
    }

    fileprivate init(
        _ key: String, _ store: UserDefaults?, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?
    ) {
        nonisolated(unsafe) let store = store ?? .standard
        self.read = { read(store.object(forKey: key)) }
        self.write = { store.set(write($0), forKey: key) }
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, default: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, default: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, default: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, default: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, read: { Self.url($0) ?? wrappedValue }, write: { $0.absoluteString })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, default: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store, read: { ($0 as? Int).flatMap(Value.init) ?? wrappedValue }, write: { $0.rawValue })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, read: { ($0 as? String).flatMap(Value.init) ?? wrappedValue }, write: { $0.rawValue })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, read: { $0 as? Bool }, write: { $0 })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, read: { $0 as? Int }, write: { $0 })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, read: { $0 as? Double }, write: { $0 })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, read: { $0 as? String }, write: { $0 })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, read: { $0 as? Data }, write: { $0 })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, read: Self.url, write: { $0?.absoluteString })
    }
    public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Raw?, Raw.RawValue == String {
        self.init(key, store, read: { ($0 as? String).flatMap(Raw.init) }, write: { $0?.rawValue })
    }
    public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Raw?, Raw.RawValue == Int {
        self.init(key, store, read: { ($0 as? Int).flatMap(Raw.init) }, write: { $0?.rawValue })
    }

    /// Returns the URL that a text in the defaults is.
    private static func url(_ stored: Any?) -> URL? { (stored as? String).flatMap { URL(string: $0) } }
}

/// A value that a scene restores; here it starts anew with each view.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let storage: SharedValue<Value>
    public init(wrappedValue: Value, _ key: String) { storage = SharedValue { wrappedValue } }
    public init<Wrapped>(_ key: String) where Value == Wrapped? { storage = SharedValue { nil } }
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    public var projectedValue: Binding<Value> { storage.binding }
}
