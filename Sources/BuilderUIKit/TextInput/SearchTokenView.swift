import Foundation

/// A token of a search field: an icon and a text on a color with round corners.
@MainActor
final class SearchTokenView: UIView {
    let token: UISearchToken
    private let icon = UIImageView(image: nil)
    private let label = UILabel(frame: .zero)

    /// The height of tokens, in points (not measured).
    static let height: CGFloat = 24

    /// A Boolean value that indicates whether the token is selected, which makes it paler (not measured).
    var isSelected = false { didSet { alpha = isSelected ? 0.5 : 1 } }

    /// Lengths in points (not measured).
    private enum Metrics {
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

    /// Returns the width of the whole token in a font, in points.
    func naturalWidth(in font: UIFont?) -> CGFloat {
        label.font = font ?? .systemFont(ofSize: 17)
        let before = iconWidth > 0 ? iconWidth + Metrics.gap : 0
        return 2 * Metrics.inset + before + label.intrinsicContentSize.width
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
