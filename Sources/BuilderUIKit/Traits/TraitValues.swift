import Foundation

/// The traits of a collection, as one value. Unspecified ones have UIKit's value for "unspecified".
struct TraitValues: Hashable, Sendable {
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
    }
}

/// The traits defined by an app, by the identity of their definition.
struct CustomTraits: @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value {
        values[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue
    }

    mutating func set<T: UITraitDefinition>(_ value: T.Value, for trait: T.Type) {
        values[ObjectIdentifier(trait)] = value
    }

    mutating func merge(_ other: CustomTraits) {
        values.merge(other.values) { _, new in new }
    }

    /// Returns whether the keys and values are equal; values that aren't hashable count as different.
    func isEqual(to other: CustomTraits) -> Bool {
        guard values.count == other.values.count else { return false }
        return values.allSatisfy { key, value in
            guard let a = value as? AnyHashable, let b = other.values[key] as? AnyHashable else { return false }
            return a == b
        }
    }
}
