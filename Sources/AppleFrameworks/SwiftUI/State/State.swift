import BuilderUIKit

/// A property of a view that SwiftUI updates.
public protocol DynamicProperty {
    /// Updates the property before the view's body.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A value that a view's copies share.
final class SharedValue<Value>: @unchecked Sendable {
    private var stored: Value?
    private let make: () -> Value

    init(_ make: @escaping () -> Value) { self.make = make }

    var value: Value {
        get {
            if let stored { return stored }
            let value = make()
            stored = value
            return value
        }
        set { stored = newValue }
    }

    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// A value that a view owns.
@propertyWrapper
public struct State<Value>: DynamicProperty, Sendable {
    private let storage: SharedValue<Value>

    public init(wrappedValue value: Value) { storage = SharedValue { value } }
    public init(initialValue value: Value) { storage = SharedValue { value } }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    public var projectedValue: Binding<Value> { storage.binding }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// A value of a gesture that returns to its first when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value

    public init(wrappedValue: Value) { initialValue = wrappedValue }
    public init(initialValue: Value) { self.initialValue = initialValue }
    public init(wrappedValue: Value, resetTransaction: Transaction) { initialValue = wrappedValue }

    public var wrappedValue: Value { initialValue }
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// An identity within a view.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity.
    public struct ID: Hashable, Sendable {}

    public init() {}
    public var wrappedValue: ID { ID() }
}

/// A length that grows with the user's text size; here it stays as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// A property of what has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A reference to a property of what has the focus.
    @propertyWrapper
    public struct Binding {
        let binding: BuilderSwiftUI.Binding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }

    private let storage: SharedValue<Value>

    public init() where Value == Bool { storage = SharedValue { false } }
    public init<Wrapped>() where Value == Wrapped? { storage = SharedValue { nil } }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    public var projectedValue: Binding { Binding(binding: storage.binding) }
}

/// A reference to a property of what has accessibility's focus.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let storage: SharedValue<Value>

    public init() where Value == Bool { storage = SharedValue { false } }
    public init<Wrapped>() where Value == Wrapped? { storage = SharedValue { nil } }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }
    public var projectedValue: Binding<Value> { storage.binding }
}
