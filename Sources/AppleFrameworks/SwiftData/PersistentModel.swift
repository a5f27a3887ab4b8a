import BuilderSwiftUI

/// An object of a store. Lowering replaces the macro `@Model` by the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
    /// The object's identifier, as long as it lives.
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(ObjectIdentifier(self)) }
    /// The context of the object; nil before it is inserted.
    public var modelContext: ModelContext? { ModelContext.context(of: self) }
    /// A Boolean value that indicates whether the object will be removed when its context is saved.
    public var isDeleted: Bool { modelContext?.isDeleted(self) ?? false }
    public static func == (a: Self, b: Self) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identifier of an object of a store.
public struct PersistentIdentifier: Hashable, Sendable {
    private let object: ObjectIdentifier
    init(_ object: ObjectIdentifier) { self.object = object }
}

/// The types of a store's objects.
public final class Schema: @unchecked Sendable {
    /// The version of a schema.
    public struct Version: Hashable, Sendable {
        /// The numbers.
        public let major, minor, patch: Int
        /// Creates a version.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
    }
    /// The property of an attribute.
    public struct AttributeOption: Hashable, Sendable {
        private let name: String
        /// Objects with the same value are one.
        public static let unique = AttributeOption(name: "unique")
        /// The value is kept when the object is removed.
        public static let preserveValueOnDeletion = AttributeOption(name: "preserveValueOnDeletion")
        /// The value is in a file of its own.
        public static let externalStorage = AttributeOption(name: "externalStorage")
        /// The value is encrypted.
        public static let allowsCloudEncryption = AttributeOption(name: "allowsCloudEncryption")
        /// The value is found by Spotlight.
        public static let spotlight = AttributeOption(name: "spotlight")
        /// The value isn't stored.
        public static let ephemeral = AttributeOption(name: "ephemeral")
    }
    /// The outcome of a removal for related objects.
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
    let types: [any PersistentModel.Type]
    /// Creates a schema.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) { self.types = types }
}

/// A stored property. It has its value, and no other effect.
@propertyWrapper
public struct Attribute<Value> {
    public var wrappedValue: Value
    /// Creates a property.
    public init(
        wrappedValue: Value, _ options: Schema.AttributeOption..., originalName: String? = nil,
        hashModifier: String? = nil
    ) { self.wrappedValue = wrappedValue }
}

/// A property with related objects. It has its value, and no other effect.
@propertyWrapper
public struct Relationship<Value> {
    public var wrappedValue: Value
    /// Creates a property.
    public init(
        wrappedValue: Value, deleteRule: Schema.DeleteRule = .nullify, minimumModelCount: Int? = 0,
        maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
        hashModifier: String? = nil
    ) { self.wrappedValue = wrappedValue }
}

/// A property that isn't stored.
@propertyWrapper
public struct Transient<Value> {
    public var wrappedValue: Value
    /// Creates a property.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
