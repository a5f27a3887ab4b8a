import BuilderCombine
import BuilderUIKit

/// References to an object's properties.
@dynamicMemberLookup
public struct _ObjectBindings<Object: AnyObject> {
    let object: Object

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
        let object = object
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// An object that a view observes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// References to the object's properties.
    public typealias Wrapper = _ObjectBindings<ObjectType>

    public var wrappedValue: ObjectType
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view owns and observes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let storage: SharedValue<ObjectType>
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        storage = SharedValue(thunk)
    }
    public var wrappedValue: ObjectType { storage.value }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { _ObjectBindings(object: storage.value) }
}

/// An object that a view further out provides.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    public init() {}
    public var wrappedValue: ObjectType {
        preconditionFailure("No view further out provides a \(ObjectType.self): call environmentObject(_:).")
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { _ObjectBindings(object: wrappedValue) }
}

/// An observable object whose properties can be bound.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
