import Foundation

extension NSLayoutConstraint {
    /// The spacing of `constraint(equalToSystemSpacingAfter:multiplier:)`: a multiple of the system's spacing between
    /// items.
    struct SystemSpacing {
        var multiplier: CGFloat
    }

    /// The constant together with the system's spacing, in points.
    var effectiveConstant: CGFloat {
        guard let systemOffset else { return constant }
        return constant + systemOffset.multiplier * systemSpacing
    }

    /// The system's spacing: 8 points between edges (documented).
    ///
    /// If a baseline is involved, the spacing grows with the text, and UIKit doesn't document how. Here, it is the
    /// distance between two consecutive baselines, that is, the descent of the upper text plus the ascent and leading
    /// of the lower one, rounded up to points; with one text, its line height.
    private var systemSpacing: CGFloat {
        let lower = firstAttribute.isBaseline ? Self.textFont(of: firstItem, isFirst: true) : nil
        let upper = secondAttribute.isBaseline ? Self.textFont(of: secondItem, isFirst: false) : nil
        switch (upper, lower) {
        case (let upper?, let lower?):
            return (lower.ascender - upper.descender + max(lower.leading, upper.leading)).rounded(.up)
        case (let font?, nil), (nil, let font?): return font.lineHeight.rounded(.up)
        case (nil, nil): return 8
        }
    }

    /// Returns the font of the text that provides an item's baseline.
    private static func textFont(of item: AnyObject?, isFirst: Bool) -> UIFont? {
        guard var view = item as? UIView else { return nil }
        let carrier = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if carrier.isDescendant(of: view) { view = carrier }
        return view.baselineFont
    }
}
