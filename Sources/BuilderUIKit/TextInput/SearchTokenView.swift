import Foundation

/// A token of a search field: an icon and a text on a color with round corners.
@MainActor
final class SearchTokenView: UIView {
    let token: UISearchToken
    private let icon = UIImageView(image: nil)
    private let label = UILabel(frame: .zero)

    /// Lengths in points (not measured).
    private enum Metrics {
        static let height: CGFloat = 24
        static let inset: CGFloat = 6
        static let gap: CGFloat = 4
        static let iconHeight: CGFloat = 16
        static let radius: CGFloat = 5
    }

    init(token: UISearchToken, color: UIColor) {
        self.token = token
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = Metrics.radius
        layer.cornerCurve = .continuous
        isUserInteractionEnabled = false
        icon.image = token.icon?.templateUnlessOriginal
        icon.tintColor = .white
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        label.textColor = .white
        for view in [icon, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// The width of the icon, in points; 0 for none.
    private var iconWidth: CGFloat {
        guard let size = icon.image?.size, size.height > 0 else { return 0 }
        return size.width * min(1, Metrics.iconHeight / size.height)
    }

    /// Returns the size in a font, at most as wide as a field has room.
    func size(in font: UIFont?, within width: CGFloat) -> CGSize {
        label.font = font ?? .systemFont(ofSize: 17)
        let text = label.intrinsicContentSize.width
        let before = iconWidth > 0 ? iconWidth + Metrics.gap : 0
        return CGSize(width: min(max(0, width), 2 * Metrics.inset + before + text), height: Metrics.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let start = Metrics.inset + (iconWidth > 0 ? iconWidth + Metrics.gap : 0)
        let iconFrame = CGRect(
            x: Metrics.inset, y: centered(Metrics.iconHeight, in: bounds.height), width: iconWidth,
            height: Metrics.iconHeight)
        let height = min(label.intrinsicContentSize.height, bounds.height)
        let text = CGRect(
            x: start, y: centered(height, in: bounds.height), width: max(0, bounds.width - start - Metrics.inset),
            height: height)
        icon.frame = mirrored(iconFrame)
        icon.isHidden = bounds.width < iconFrame.maxX
        label.frame = mirrored(text)
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isRightToLeft else { return frame }
        return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
