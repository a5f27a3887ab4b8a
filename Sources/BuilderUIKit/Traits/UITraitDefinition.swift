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
