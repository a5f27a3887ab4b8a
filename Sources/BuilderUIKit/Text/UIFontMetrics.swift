import Foundation

/// Scales fonts and lengths as a text style is scaled for the preferred text size.
///
/// The factor is the ratio of the style's line heights, and the result is rounded to whole pixels: so every sample
/// measured on iOS comes out exactly.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Metrics of the body style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// `maximumPointSize` is in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font at the scaled size, rounded to a whole point; nil traits mean the current ones.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let limit = maximumPointSize > 0 ? maximumPointSize : nil
        let size = fontSize(for: font.pointSize, limit: limit, traits: traitCollection ?? .current)
        return UIFont(
            resolved: font.descriptor.withSize(size),
            scaling: .metrics(style, size: font.pointSize, limit: limit))
    }

    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The scaled length in points, rounded to whole pixels; nil traits mean the current ones.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let current = UITraitCollection.current
        let traits = traitCollection ?? current
        var category = traits.preferredContentSizeCategory
        if category.rank == nil { category = current.preferredContentSizeCategory }
        let pixels = [traits.displayScale, current.displayScale].first { $0 > 0 } ?? 1
        let scaled = value * TextStyleTable.of(style).scale(for: category)
        return (scaled * pixels).rounded() / pixels
    }

    /// A font's scaled size, in points.
    func fontSize(for size: CGFloat, limit: CGFloat?, traits: UITraitCollection) -> CGFloat {
        let scaled = max(1, scaledValue(for: size, compatibleWith: traits).rounded())
        return min(scaled, limit ?? .infinity)
    }
}
