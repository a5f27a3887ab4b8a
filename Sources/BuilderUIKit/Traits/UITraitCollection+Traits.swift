import Foundation

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
    public convenience init(displayScale: CGFloat) {
        self.init(\.displayScale, displayScale)
    }

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
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }

    /// Creates a collection that specifies an accessibility contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    /// Creates a collection that specifies an elevation.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    /// Creates a collection that specifies a legibility weight.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }

    /// Creates a collection that specifies the activity of the window.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, activeAppearance)
    }
}
