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
    /// doesn't say how: here it is the distance at which two lines follow each other, that is the descent of the upper
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
        switch view {
        case let label as UILabel: return label.font
        case let button as UIButton: return button.titleLabel?.font
        case let field as UITextField: return field.font
        default: return nil
        }
    }
}
