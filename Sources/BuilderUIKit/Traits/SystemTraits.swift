import Foundation

// The definitions that stand for the system's own traits, as in `registerForTraitChanges([UITraitUserInterfaceStyle.self])`.

/// A trait that is a property of every collection.
protocol SystemTrait: UITraitDefinition {
    static var keyPath: WritableKeyPath<TraitValues, Value> { get }
}

public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static let defaultValue: UIUserInterfaceIdiom = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

public struct UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue: UIUserInterfaceStyle = .unspecified
    public static let affectsColorAppearance = true
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

public struct UITraitLayoutDirection: SystemTrait {
    public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

public struct UITraitDisplayScale: SystemTrait {
    public static let defaultValue: CGFloat = 0
    static var keyPath: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

public struct UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

public struct UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public struct UITraitForceTouchCapability: SystemTrait {
    public static let defaultValue: UIForceTouchCapability = .unknown
    static var keyPath: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue: UIContentSizeCategory = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

public struct UITraitDisplayGamut: SystemTrait {
    public static let defaultValue: UIDisplayGamut = .unspecified
    public static let affectsColorAppearance = true
    static var keyPath: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

public struct UITraitAccessibilityContrast: SystemTrait {
    public static let defaultValue: UIAccessibilityContrast = .unspecified
    public static let affectsColorAppearance = true
    static var keyPath: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

public struct UITraitUserInterfaceLevel: SystemTrait {
    public static let defaultValue: UIUserInterfaceLevel = .unspecified
    public static let affectsColorAppearance = true
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

public struct UITraitLegibilityWeight: SystemTrait {
    public static let defaultValue: UILegibilityWeight = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

public struct UITraitActiveAppearance: SystemTrait {
    public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
    static var keyPath: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}
