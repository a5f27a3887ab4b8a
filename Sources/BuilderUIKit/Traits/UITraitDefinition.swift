import Foundation

/// A custom trait, defined by a type with the trait's value type and default.
public protocol UITraitDefinition {
    /// The type of the trait's value.
    associatedtype Value
    /// The value of a collection that doesn't specify the trait.
    static var defaultValue: Value { get }
    /// The trait's name, for debugging.
    static var name: String { get }
    /// The trait's unique identifier.
    static var identifier: String { get }
    /// A Boolean value that indicates whether dynamic colors depend on the trait.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
    /// The qualified name of the type.
    public static var identifier: String { String(reflecting: Self.self) }
    /// False by default.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait's type, for methods that take several.
public typealias UITrait = any UITraitDefinition.Type

/// The traits that closures of `UITraitCollection` can change.
public protocol UIMutableTraits {
    /// The value of a trait.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }

    /// The interface idiom.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The light or dark appearance.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The layout direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The scale in pixels per point; 0 for unspecified.
    var displayScale: CGFloat { get set }
    /// The class of the width.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The class of the height.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The availability of Force Touch.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// The preferred text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The display's color gamut.
    var displayGamut: UIDisplayGamut { get set }
    /// The accessibility contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The elevation of the content.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The legibility weight.
    var legibilityWeight: UILegibilityWeight { get set }
    /// The activity of the content's window.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

/// The traits that a view or controller overrides for itself and its descendants.
public protocol UITraitOverrides: UIMutableTraits {
    /// Returns a Boolean value that indicates whether a trait is overridden.
    func contains(_ trait: UITrait) -> Bool
    /// Removes the override of a trait.
    mutating func remove(_ trait: UITrait)
}

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
