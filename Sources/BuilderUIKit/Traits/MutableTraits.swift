import Foundation

/// The mutable form of traits in closures of `UITraitCollection`.
struct MutableTraits: UIMutableTraits {
    var values: TraitValues
    var custom: CustomTraits

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { UITraitCollection(values: values, custom: custom)[trait] }
        set {
            if let system = trait as? any SystemTrait.Type {
                values.set(newValue, for: system)
            } else {
                custom.set(newValue, for: trait)
            }
        }
    }

    var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }

    var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }

    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }

    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }

    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }

    var forceTouchCapability: UIForceTouchCapability {
        get { values.forceTouchCapability }
        set { values.forceTouchCapability = newValue }
    }

    var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }

    var displayGamut: UIDisplayGamut {
        get { values.displayGamut }
        set { values.displayGamut = newValue }
    }

    var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }

    var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }

    var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight }
        set { values.legibilityWeight = newValue }
    }

    var activeAppearance: UIUserInterfaceActiveAppearance {
        get { values.activeAppearance }
        set { values.activeAppearance = newValue }
    }
}

extension TraitValues {
    func value<S: SystemTrait>(for trait: S.Type) -> Any {
        self[keyPath: trait.keyPath]
    }

    mutating func set<S: SystemTrait>(_ value: Any, for trait: S.Type) {
        if let value = value as? S.Value { self[keyPath: trait.keyPath] = value }
    }
}
