import Foundation

extension NSLayoutConstraint {
    /// `constraint(equalToSystemSpacingAfter:multiplier:)`: so many times the system's spacing between the two items.
    struct SystemSpacing {
        var multiplier: CGFloat
    }

    /// The constant together with the system's spacing, in points.
    var effectiveConstant: CGFloat {
        guard let systemOffset else { return constant }
        return constant + systemOffset.multiplier * systemSpacing
    }

    /// 8 points between edges (documented). Where a baseline takes part the spacing grows with the text, and UIKit
    /// doesn't document how: here it is the distance of two consecutive baselines, that is the descent of the upper
    /// text and the ascent and leading of the lower one, rounded up to points; with one text its line height.
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

    /// The font of the text whose baseline stands for the item's.
    private static func textFont(of item: AnyObject?, isFirst: Bool) -> UIFont? {
        guard var view = item as? UIView else { return nil }
        let carrier = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if carrier.isDescendant(of: view) { view = carrier }
        return view.baselineFont
    }
}
