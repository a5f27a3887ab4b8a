import Foundation

/// The traits of an interface: appearance, size classes, text size and so on. Immutable, and usable from any thread.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    private let isaPadding = IsaPadding()
    let values: TraitValues
    let custom: CustomTraits

    init(values: TraitValues, custom: CustomTraits = CustomTraits()) {
        self.values = values
        self.custom = custom
    }

    /// Creates a collection that specifies no traits.
    public override convenience init() {
        self.init(values: TraitValues())
    }

    /// Creates a collection with the traits of several; later ones take precedence.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        var values = TraitValues()
        var custom = CustomTraits()
        for collection in collections {
            values.merge(collection.values)
            custom.merge(collection.custom)
        }
        self.init(values: values, custom: custom)
    }

    /// Creates a collection with the traits that the closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        let changed = UITraitCollection.apply(mutations, to: UITraitCollection(values: TraitValues()))
        self.init(values: changed.values, custom: changed.custom)
    }

    /// Returns this collection with the closure's changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        let changed = UITraitCollection.apply(mutations, to: self)
        return UITraitCollection(values: changed.values, custom: changed.custom)
    }

    /// Returns this collection with one trait replaced.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    private static func apply(
        _ mutations: (inout any UIMutableTraits) -> Void, to base: UITraitCollection
    ) -> MutableTraits {
        let start = MutableTraits(values: base.values, custom: base.custom)
        var traits: any UIMutableTraits = start
        mutations(&traits)
        return traits as? MutableTraits ?? start
    }

    /// Returns the value of a trait, or its default if the collection doesn't specify it.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        if let system = trait as? any SystemTrait.Type {
            return values.value(for: system) as? T.Value ?? T.defaultValue
        }
        return custom.value(of: trait)
    }

    /// Returns whether this collection has every trait that `other` specifies.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        var merged = values
        merged.merge(other.values)
        return merged == values
    }

    open override func copy() -> Any { self }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || (values == other.values && custom.isEqual(to: other.custom))
    }

    open override var hash: Int { values.hashValue }
}
