import BuilderUIKit

/// A value that a view gives the container in which it is.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that don't set one.
    static var defaultValue: Value { get }
}

/// The values that a view gives the container in which it is.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    init() {}

    /// The value of a key; its default value if none is set.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension View {
    /// Gives the container in which the view is a value.
    public nonisolated func containerValue<Value>(
        _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
    ) -> some View { self }
}

/// A view of a container's content.
public nonisolated struct Subview: _PrimitiveView, Identifiable {
    /// The identity of a view in a container.
    public struct ID: Hashable, Sendable {}

    public var id: ID { ID() }
    /// The values that the view gives the container.
    public var containerValues: ContainerValues { ContainerValues() }
}

/// The views of a container's content: none, since nothing lays views out.
public nonisolated struct SubviewsCollection: RandomAccessCollection, _PrimitiveView {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { Subview() }
}

extension Group where Content: View {
    /// Creates a view of the views of a container's content.
    public nonisolated init<Base: View>(
        subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content
    ) { content = transform(SubviewsCollection()) }
}

extension ForEach where Content: View, Data == SubviewsCollection, ID == Subview.ID {
    /// Creates a view for each view of a container's content.
    public nonisolated init<Base: View>(
        subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
    ) { self.init(SubviewsCollection(), content: content) }
}
