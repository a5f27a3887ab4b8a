import BuilderUIKit

/// A value of the focused view, or of the scene in front.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values of the focused view, or of the scene in front.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    init() {}

    /// The value of a key; nil if no focused view has one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value of the focused view: nil, since no view has the focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    /// Creates a property that reads a focused view's value.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    /// Creates a property that reads a focused view's object.
    public init(_ objectType: Value.Type) where Value: AnyObject {}
    /// The focused view's value; always nil.
    public var wrappedValue: Value? { nil }
}

/// A binding of the focused view: nil, since no view has the focus.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    /// Creates a property that reads and writes a focused view's binding.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    /// The value of the focused view's binding; always nil.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    /// The focused view's binding; always one to nil.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the focused view: nil, since no view has the focus.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Creates a property that reads a focused view's object.
    public init() {}
    /// The focused view's object; always nil.
    public var wrappedValue: ObjectType? { nil }
}

extension View {
    /// Gives commands a value while the view has the focus.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
    /// Gives commands an optional value while the view has the focus.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }
    /// Gives commands a value while the view's scene is in front.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
    /// Gives commands an optional value while the view's scene is in front.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }
    /// Gives commands an object while the view has the focus.
    public nonisolated func focusedObject<Object: ObservableObject>(_ object: Object) -> some View { self }
    /// Gives commands an object while the view's scene is in front.
    public nonisolated func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View { self }
}
