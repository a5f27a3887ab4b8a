import Foundation

/// Scales fonts and lengths like a text style for the preferred text size.
///
/// The factor is the ratio of the style's line heights, and the result is rounded to whole pixels, which reproduces
/// every sample measured on iOS.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Creates metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// The metrics of the body style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Returns the font at the scaled size for the screen's traits.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// Returns the font at the scaled size for the screen's traits, at most `maximumPointSize` points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns the font at the scaled size for the given traits; nil means the screen's.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns the font at the scaled size, rounded to a whole point; nil traits mean the screen's.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaled = max(1, scaledValue(for: font.pointSize, compatibleWith: traitCollection).rounded())
        let size = min(scaled, maximumPointSize > 0 ? maximumPointSize : .infinity)
        return UIFont(
            resolved: font.descriptor.withSize(size),
            scaling: .metrics(self, font.descriptor, maximum: maximumPointSize))
    }

    /// Returns the scaled length for the screen's traits.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns the scaled length in points, rounded to whole pixels; nil traits mean the screen's.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let current = UITraitCollection.inherited
        let traits = traitCollection ?? current
        var category = traits.preferredContentSizeCategory
        if category == .unspecified { category = current.preferredContentSizeCategory }
        let pixels = [traits.displayScale, current.displayScale].first { $0 > 0 } ?? 1
        let scaled = value * TextStyleTable.of(style).scale(for: category)
        return (scaled * pixels).rounded() / pixels
    }
}
