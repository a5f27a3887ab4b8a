import Foundation

/// One column of a tab bar: an image above a title or beside it, with a badge.
@MainActor
final class TabItemView: UIView {
    override var privateClassName: String? { "UITabBarButton" }
    override var derivedAccessibility: DerivedAccessibility {
        var derived = DerivedAccessibility(
            isElement: item.isAccessibilityElement, label: item.accessibilityLabel ?? item.title,
            value: item.accessibilityValue ?? item.badgeValue, hint: item.accessibilityHint,
            traits: item.accessibilityTraits.union(.button))
        if (derived.label ?? "").isEmpty { derived.takeLabel(of: item.image) }
        if !item.isEnabled { derived.traits.insert(.notEnabled) }
        if (superview as? UITabBar)?.selectedItem === item { derived.traits.insert(.selected) }
        return derived
    }
    let item: UITabBarItem
    var onTap: (() -> Void)?
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    /// The capsule behind the selected item on a platter.
    private var capsule: UIView?
    private let badge = UILabel(frame: .zero)
    private var imageInsets: UIEdgeInsets = .zero
    private var isInline = false
    private var titleAdjustment = UIOffset.zero
    private var badgeAdjustment = UIOffset.zero
    private var badgeTitleAdjustment = UIOffset.zero

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFit
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.clipsToBounds = true
        for view in [imageView, label, badge] { addSubview(view) }
        addTapHandler { [weak self] in self?.onTap?() }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the item in a state of an appearance, with a color for what has none.
    func update(_ look: UITabBarItemAppearance, color: UIColor, isSelected: Bool, isInline: Bool) {
        let appearance = isSelected ? look.selected : look.normal
        let disabled = item.isEnabled ? nil : look.disabled
        let attributes = appearance.titleTextAttributes.merging(disabled?.titleTextAttributes ?? [:]) { $1 }
            .merging(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
        let color = item.isEnabled ? color : .tertiaryLabel
        let isIOS26 = traitCollection.isIOS26
        let weight: UIFont.Weight = isIOS26 && isSelected ? .semibold : .medium
        // The size beside an image is not measured.
        label.show(
            item.title, font: .systemFont(ofSize: isInline ? 12 : 10, weight: weight), color: color,
            attributes: attributes)
        self.isInline = isInline
        titleAdjustment =
            item.titlePositionAdjustment == .zero ? appearance.titlePositionAdjustment : item.titlePositionAdjustment
        badgeAdjustment = appearance.badgePositionAdjustment
        badgeTitleAdjustment = appearance.badgeTitlePositionAdjustment
        showCapsule(isIOS26 && isSelected)
        let own = item.shownImage(traitCollection)
        let image = isSelected ? item.selectedImage ?? own.image : own.image
        imageInsets = own.insets
        imageView.image = image?.templateUnlessOriginal
        imageView.tintColor = disabled?.iconColor ?? appearance.iconColor ?? color
        badge.isHidden = item.badgeValue == nil
        let badgeAttributes = appearance.badgeTextAttributes.merging(
            (isSelected ? item.badgeTextAttributes(for: .selected) : nil) ?? item.badgeTextAttributes(for: .normal)
                ?? [:]
        ) { $1 }
        badge.show(item.badgeValue, font: .systemFont(ofSize: 13), color: .white, attributes: badgeAttributes)
        badge.backgroundColor =
            item.badgeColor ?? appearance.badgeBackgroundColor ?? (isIOS26 ? .platterBadge : .systemRed)
        setNeedsLayout()
    }

    private func showCapsule(_ isShown: Bool) {
        if !isShown {
            capsule?.removeFromSuperview()
            capsule = nil
        } else if capsule == nil {
            let view = UIView(frame: bounds)
            // The color is not measured.
            view.backgroundColor = .tertiarySystemFill
            view.isUserInteractionEnabled = false
            insertSubview(view, at: 0)
            capsule = view
        }
    }

    /// The distance of an item from the bar's top before iOS 26 (measured).
    nonisolated static let topInset: CGFloat = 1

    /// The places of an item's parts, in points from the item's top.
    private struct Metrics {
        /// The center of the image, which is at most 28 points tall.
        var imageCenter = 18 - TabItemView.topInset
        /// The baseline of the title, 45 points below the bar's top (measured).
        var baseline = 45 - TabItemView.topInset
        var badgeHeight: CGFloat = 18
        /// The badge's origin, from the image's center and the item's top.
        var badgeOffset = CGPoint(x: 4, y: 2 - TabItemView.topInset)

        /// Creates the places of iOS 26, where the title is at 35 (measured).
        init(traits: UITraitCollection, font: UIFont, hasImage: Bool) {
            if traits.isIOS26 {
                imageCenter = 20
                baseline = 35 + font.ascender
                badgeHeight = 20
                badgeOffset = CGPoint(x: 8.5, y: 6)
            } else if !hasImage {
                // Measured.
                badgeOffset = CGPoint(x: 11, y: 3 - TabItemView.topInset)
            }
        }
    }

    /// The size of the image, in points: beside its title at most 18 high in compact height and 25 otherwise (Apple's
    /// interface guidelines).
    private var imageSize: CGSize {
        let size = imageView.image?.size ?? .zero
        let inlineHeight: CGFloat = traitCollection.verticalSizeClass == .compact ? 18 : 25
        let height = min(size.height, isInline ? inlineHeight : 28)
        return CGSize(width: size.height > 0 ? size.width * height / size.height : 0, height: height)
    }

    /// The width of the image and the title beside it, in points.
    var inlineWidth: CGFloat {
        let title = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 20)).width
        return imageSize.width + title + (imageSize.width > 0 && title > 0 ? Self.inlineGap : 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = Metrics(traits: traitCollection, font: label.font, hasImage: imageView.image != nil)
        capsule?.frame = bounds
        capsule?.layer.cornerRadius = min(bounds.width, bounds.height) / 2
        let (width, height) = (imageSize.width, imageSize.height)
        let labelSize = label.sizeThatFits(CGSize(width: bounds.width, height: 20))
        let gap = width > 0 && labelSize.width > 0 ? Self.inlineGap : 0
        let labelWidth = min(labelSize.width, max(0, isInline ? bounds.width - width - gap : bounds.width))
        let font: UIFont = label.font
        var imageOrigin = CGPoint(x: (bounds.width - width) / 2, y: metrics.imageCenter - height / 2)
        var titleOrigin = CGPoint(x: (bounds.width - labelWidth) / 2, y: metrics.baseline - font.ascender)
        if isInline {
            let start = (bounds.width - width - gap - labelWidth) / 2
            imageOrigin = CGPoint(
                x: isRightToLeft ? bounds.width - start - width : start, y: (bounds.height - height) / 2)
            titleOrigin = CGPoint(
                x: isRightToLeft ? start : start + width + gap, y: (bounds.height - labelSize.height) / 2)
        }
        imageView.frame = CGRect(
            x: pixelSnapped(imageOrigin.x), y: pixelSnapped(imageOrigin.y), width: width, height: height
        ).shrunk(by: imageInsets)
        label.frame = CGRect(
            x: pixelSnapped(titleOrigin.x) + titleAdjustment.horizontal,
            y: pixelSnapped(titleOrigin.y) + titleAdjustment.vertical, width: labelWidth, height: labelSize.height)
        layOutBadge(metrics, around: isInline ? imageView.frame.midX : bounds.midX)
    }

    /// The gap between an image and the title beside it, in points (not measured).
    private static let inlineGap: CGFloat = 6

    private func layOutBadge(_ metrics: Metrics, around center: CGFloat) {
        let badgeSize = badge.sizeThatFits(CGSize(width: 200, height: metrics.badgeHeight))
        // Half pixels are rounded down before iOS 26 (measured), else up (not measured).
        let rounding: CGFloat = traitCollection.isIOS26 ? 0 : 0.001
        let width = max(metrics.badgeHeight, badgeSize.width + 10)
        var x = center + metrics.badgeOffset.x - rounding
        // A title beside the image isn't covered (not measured).
        if isInline, !isRightToLeft { x = min(x, label.frame.minX - width) }
        badge.frame = CGRect(
            x: pixelSnapped(x) + badgeAdjustment.horizontal, y: metrics.badgeOffset.y + badgeAdjustment.vertical,
            width: width, height: metrics.badgeHeight)
        badge.layer.cornerRadius = metrics.badgeHeight / 2
        let offset = badgeTitleAdjustment
        badge.textInsets = UIEdgeInsets(
            top: offset.vertical, left: offset.horizontal, bottom: -offset.vertical, right: -offset.horizontal)
    }
}

extension UIColor {
    /// The color of badges of iOS 26: 255, 56, 60 (measured; the dark one is the system's red of iOS 26).
    static let platterBadge = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 1, green: 66 / 255, blue: 69 / 255, alpha: 1)
            : UIColor(red: 1, green: 56 / 255, blue: 60 / 255, alpha: 1)
    }
}
