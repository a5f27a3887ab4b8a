import Foundation

// The trait definitions of the system's own traits, as in `registerForTraitChanges([UITraitUserInterfaceStyle.self])`.

/// A trait stored as a property of every collection.
protocol SystemTrait: UITraitDefinition {
    static var keyPath: WritableKeyPath<TraitValues, Value> { get }
}

/// The trait of `userInterfaceIdiom`.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UIUserInterfaceIdiom = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait of `userInterfaceStyle`.
public struct UITraitUserInterfaceStyle: SystemTrait {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UIUserInterfaceStyle = .unspecified
    /// A Boolean value that indicates whether colors depend on the trait.
    public static let affectsColorAppearance = true
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait of `layoutDirection`.
public struct UITraitLayoutDirection: SystemTrait {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait of `displayScale`.
public struct UITraitDisplayScale: SystemTrait {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: CGFloat = 0
    static var keyPath: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait of `horizontalSizeClass`.
public struct UITraitHorizontalSizeClass: SystemTrait {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait of `verticalSizeClass`.
public struct UITraitVerticalSizeClass: SystemTrait {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait of `forceTouchCapability`.
public struct UITraitForceTouchCapability: SystemTrait {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UIForceTouchCapability = .unknown
    static var keyPath: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait of `preferredContentSizeCategory`.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UIContentSizeCategory = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait of `displayGamut`.
public struct UITraitDisplayGamut: SystemTrait {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UIDisplayGamut = .unspecified
    /// A Boolean value that indicates whether colors depend on the trait.
    public static let affectsColorAppearance = true
    static var keyPath: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait of `accessibilityContrast`.
public struct UITraitAccessibilityContrast: SystemTrait {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UIAccessibilityContrast = .unspecified
    /// A Boolean value that indicates whether colors depend on the trait.
    public static let affectsColorAppearance = true
    static var keyPath: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait of `userInterfaceLevel`.
public struct UITraitUserInterfaceLevel: SystemTrait {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UIUserInterfaceLevel = .unspecified
    /// A Boolean value that indicates whether colors depend on the trait.
    public static let affectsColorAppearance = true
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait of `legibilityWeight`.
public struct UITraitLegibilityWeight: SystemTrait {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UILegibilityWeight = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait of `activeAppearance`.
public struct UITraitActiveAppearance: SystemTrait {
    /// The value of a collection that doesn't specify the trait.
    public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
