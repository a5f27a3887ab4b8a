import Foundation

/// The traits of an interface: appearance, size classes, text size and so on. Immutable, and usable from any thread.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    private let isaPadding = IsaPadding()
    let values: TraitValues

    init(values: TraitValues) { self.values = values }

    /// Creates a collection that specifies no traits.
    public override convenience init() { self.init(values: TraitValues()) }

    /// Creates a collection with the traits of several; later ones take precedence.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in collections { values.merge(collection.values) }
        self.init(values: values)
    }

    /// Creates a collection with the traits that the closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: UITraitCollection.apply(mutations, to: TraitValues()))
    }

    /// Returns this collection with the closure's changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: UITraitCollection.apply(mutations, to: values))
    }

    /// Returns this collection with one trait replaced.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    private static func apply(_ mutations: (inout any UIMutableTraits) -> Void, to base: TraitValues) -> TraitValues {
        var traits: any UIMutableTraits = base
        mutations(&traits)
        return traits as? TraitValues ?? base
    }

    /// Returns the value of a trait, or its default if the collection doesn't specify it.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    /// Returns a Boolean value that indicates whether this collection has every trait that `other` specifies.
    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        var own = values
        own.custom = CustomTraits()
        var merged = own
        merged.merge(other.values)
        merged.custom = own.custom
        return merged == own
    }

    open override func copy() -> Any { self }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }
}

extension UITraitCollection {
    /// The interface idiom.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The light or dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The scale in pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The class of the width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The class of the height.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The availability of Force Touch.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// The preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The display's color gamut.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The accessibility contrast.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The elevation of the content.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The legibility weight.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// The activity of the content's window.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
}

// Collections that specify one trait.
extension UITraitCollection {
    private convenience init<T>(_ key: WritableKeyPath<TraitValues, T>, _ value: T) {
        var values = TraitValues()
        values[keyPath: key] = value
        self.init(values: values)
    }

    /// Creates a collection that specifies an interface idiom.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, userInterfaceIdiom)
    }

    /// Creates a collection that specifies a light or dark appearance.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    /// Creates a collection that specifies a layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    /// Creates a collection that specifies a scale, in pixels per point.
    public convenience init(displayScale: CGFloat) { self.init(\.displayScale, displayScale) }

    /// Creates a collection that specifies the class of the width.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    /// Creates a collection that specifies the class of the height.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    /// Creates a collection that specifies the availability of Force Touch.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(\.forceTouchCapability, forceTouchCapability)
    }

    /// Creates a collection that specifies a text size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }

    /// Creates a collection that specifies a color gamut.
    public convenience init(displayGamut: UIDisplayGamut) { self.init(\.displayGamut, displayGamut) }

    /// Creates a collection that specifies an accessibility contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    /// Creates a collection that specifies an elevation.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    /// Creates a collection that specifies a legibility weight.
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(\.legibilityWeight, legibilityWeight) }

    /// Creates a collection that specifies the activity of the window.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, activeAppearance)
    }
}

/// The traits of a collection, as one value. Unspecified ones have UIKit's value for "unspecified".
struct TraitValues: Hashable, UIMutableTraits {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// The scale in pixels per point; 0 if unspecified.
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var interfaceDesign: InterfaceDesign?
    /// The traits defined by an app.
    var custom = CustomTraits()

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            guard let system = trait as? any SystemTrait.Type else { return custom.value(of: trait) }
            return value(for: system) as? T.Value ?? T.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                set(newValue, for: system)
            } else {
                custom.set(newValue, for: trait)
            }
        }
    }

    private func value<S: SystemTrait>(for trait: S.Type) -> Any { self[keyPath: trait.keyPath] }

    private mutating func set<S: SystemTrait>(_ value: Any, for trait: S.Type) {
        if let value = value as? S.Value { self[keyPath: trait.keyPath] = value }
    }

    /// Copies the traits that `other` specifies.
    mutating func merge(_ other: TraitValues) {
        let none = TraitValues()
        func take<T: Equatable>(_ key: WritableKeyPath<TraitValues, T>) {
            if other[keyPath: key] != none[keyPath: key] { self[keyPath: key] = other[keyPath: key] }
        }
        take(\.userInterfaceIdiom)
        take(\.userInterfaceStyle)
        take(\.layoutDirection)
        take(\.displayScale)
        take(\.horizontalSizeClass)
        take(\.verticalSizeClass)
        take(\.forceTouchCapability)
        take(\.preferredContentSizeCategory)
        take(\.displayGamut)
        take(\.accessibilityContrast)
        take(\.userInterfaceLevel)
        take(\.legibilityWeight)
        take(\.activeAppearance)
        take(\.interfaceDesign)
        custom.merge(other.custom)
    }
}

extension TraitValues: UITraitOverrides {
    func contains(_ trait: UITrait) -> Bool {
        trait is any SystemTrait.Type ? self != removing(trait) : custom.contains(trait)
    }

    mutating func remove(_ trait: UITrait) { self = removing(trait) }

    private func removing<T: UITraitDefinition>(_ trait: T.Type) -> TraitValues {
        var result = self
        if trait is any SystemTrait.Type { result[trait] = T.defaultValue } else { result.custom.remove(trait) }
        return result
    }
}

/// The traits defined by an app, by the identity of their definition.
struct CustomTraits: Hashable, @unchecked Sendable {
    private var values: [ObjectIdentifier: (trait: UITrait, value: Any)] = [:]

    init() {}

    func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value {
        values[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }

    mutating func set<T: UITraitDefinition>(_ value: T.Value, for trait: T.Type) {
        values[ObjectIdentifier(trait)] = (trait, value)
    }

    func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

    mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

    /// Returns the traits that these or others specify, in the order of their names.
    func traits(with other: CustomTraits) -> [UITrait] {
        guard !values.isEmpty || !other.values.isEmpty else { return [] }
        return values.merging(other.values) { own, _ in own }.values.map(\.trait).sorted { $0.name < $1.name }
    }

    mutating func merge(_ other: CustomTraits) { values.merge(other.values) { _, new in new } }

    /// Returns whether the keys and values are equal; values that aren't hashable count as different.
    static func == (a: CustomTraits, b: CustomTraits) -> Bool {
        guard a.values.count == b.values.count else { return false }
        return a.values.allSatisfy { key, value in
            guard let value = value.value as? AnyHashable, let other = b.values[key]?.value as? AnyHashable else {
                return false
            }
            return value == other
        }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values.count) }
}
