import Foundation

/// One column of a tab bar: an image above a title, with a badge.
@MainActor
final class TabItemView: UIView {
    override var privateClassName: String? { "UITabBarButton" }
    let item: UITabBarItem
    var onTap: (() -> Void)?
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let badge = UILabel(frame: .zero)
    private var imageInsets: UIEdgeInsets = .zero

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFit
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.layer.cornerRadius = 9
        badge.clipsToBounds = true
        for view in [imageView, label, badge] { addSubview(view) }
        addTapHandler { [weak self] in self?.onTap?() }
    }

    required init?(coder: NSCoder) { nil }

    func update(_ appearance: UITabBarItemStateAppearance, color: UIColor, isSelected: Bool) {
        let attributes = appearance.titleTextAttributes.merging(
            item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
        ) { $1 }
        let color = item.isEnabled ? color : .tertiaryLabel
        label.show(item.title, font: .systemFont(ofSize: 10, weight: .medium), color: color, attributes: attributes)
        let own = item.shownImage(traitCollection)
        let image = isSelected ? item.selectedImage ?? own.image : own.image
        imageInsets = own.insets
        imageView.image = image?.templateUnlessOriginal
        imageView.tintColor = appearance.iconColor ?? color
        badge.isHidden = item.badgeValue == nil
        badge.show(item.badgeValue, font: .systemFont(ofSize: 13), color: .white, attributes: [:])
        badge.backgroundColor = item.badgeColor ?? appearance.badgeBackgroundColor ?? .systemRed
        setNeedsLayout()
    }

    /// Lays out the image, centered 18 points below the top and at most 28 points tall, and the title.
    ///
    /// The title's baseline is 45 points below the top (not measured).
    override func layoutSubviews() {
        super.layoutSubviews()
        let size = imageView.image?.size ?? .zero
        let height = min(size.height, 28)
        let width = size.height > 0 ? size.width * height / size.height : 0
        imageView.frame = CGRect(
            x: pixelSnapped((bounds.width - width) / 2), y: pixelSnapped(18 - height / 2), width: width, height: height
        ).shrunk(by: imageInsets)
        let labelSize = label.sizeThatFits(CGSize(width: bounds.width, height: 20))
        let labelWidth = min(labelSize.width, bounds.width)
        let font: UIFont = label.font
        let adjustment = item.titlePositionAdjustment
        label.frame = CGRect(
            x: pixelSnapped((bounds.width - labelWidth) / 2) + adjustment.horizontal,
            y: pixelSnapped(45 - font.ascender) + adjustment.vertical, width: labelWidth, height: labelSize.height)
        let badgeSize = badge.sizeThatFits(CGSize(width: 200, height: 18))
        // Without an image, the badge begins 11 points after the center and 3 points below the bar's top (measured).
        let offset = imageView.image == nil ? CGPoint(x: 11, y: 3) : CGPoint(x: 4, y: 2)
        badge.frame = CGRect(
            x: pixelSnapped(bounds.midX + offset.x), y: offset.y, width: max(18, badgeSize.width + 10), height: 18)
    }
}
