import Foundation

/// The badge of a bar button item: a text in a capsule, or a dot.
///
/// Its lengths are not measured: the capsule is as high as a tab's before iOS 26, and the dot 10 points.
@MainActor
final class BarButtonBadgeView: UILabel {
    private static let height: CGFloat = 18
    private static let dotHeight: CGFloat = 10

    override func didInitialize() {
        super.didInitialize()
        textAlignment = .center
        clipsToBounds = true
        // The item's own element has the text as its value.
        isAccessibilityElement = false
    }

    func show(_ badge: UIBarButtonItem.Badge) {
        show(
            badge.stringValue, font: badge.font ?? .systemFont(ofSize: 13), color: badge.foregroundColor ?? .white,
            attributes: [:])
        backgroundColor = badge.backgroundColor ?? (traitCollection.isIOS26 ? .platterBadge : .systemRed)
    }

    /// Places the badge around a corner at a button's trailing side. Texts grow to the leading side.
    func place(around corner: CGPoint) {
        var size = CGSize(width: Self.dotHeight, height: Self.dotHeight)
        if text != nil {
            let natural = sizeThatFits(CGSize(width: 200, height: 200))
            size.height = max(Self.height, natural.height.rounded(.up))
            size.width = max(size.height, natural.width + 10)
        }
        let beyond = size.height / 2
        let x = isRightToLeft ? corner.x - beyond : corner.x + beyond - size.width
        frame = CGRect(x: pixelSnapped(x), y: pixelSnapped(corner.y - beyond), width: size.width, height: size.height)
        layer.cornerRadius = size.height / 2
    }
}
