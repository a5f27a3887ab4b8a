import Foundation

/// The view of one bar button item: its title, image or custom view.
@MainActor
final class BarButtonView: UIView {
    override var privateClassName: String? { "_UIButtonBarButton" }
    override var derivedAccessibility: DerivedAccessibility {
        guard item.customView == nil else { return DerivedAccessibility() }
        var derived = DerivedAccessibility(
            isElement: item.isAccessibilityElement,
            label: item.accessibilityLabel ?? shownTitle ?? item.systemItem?.accessibilityTitle,
            value: item.accessibilityValue ?? item.badge?.stringValue, hint: item.accessibilityHint,
            traits: item.accessibilityTraits.union(.button))
        if (derived.label ?? "").isEmpty { derived.takeLabel(of: item.image) }
        if !item.isEnabled { derived.traits.insert(.notEnabled) }
        if item.isSelected { derived.traits.insert(.selected) }
        return derived
    }
    let item: UIBarButtonItem
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private var glyph: GlyphView?
    private var badgeView: BarButtonBadgeView?
    /// The mark behind the content of a selected item.
    private var selectionView: UIView?
    private var customSize: AdoptedViewSize?
    private var imageInsets: UIEdgeInsets = .zero
    private var titleOffset = UIOffset.zero
    /// The width of the widest of the item's possible titles, in points.
    private var widestTitle: CGFloat = 0

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        addSubview(label)
        addSubview(imageView)
        addTapHandler { [weak self] in self?.item.fire() }
    }

    required init?(coder: NSCoder) { nil }

    private var customView: UIView? { item.customView }

    /// The color of the item's own platter in the look of iOS 26; nil for glass.
    private(set) var platterColor: UIColor?

    /// Shows the item as it is now, in an appearance and a bar.
    func update(_ appearance: UIBarButtonItemAppearance, in bar: _BarView) {
        let traits = bar.traitCollection
        ownTintColor = item.tintColor
        accessibilityIdentifier = item.accessibilityIdentifier
        platterColor =
            traits.isIOS26 && item.isEnabled && item.style == .done
            ? item.tintColor.map(adjustedTint) ?? bar.tintColor : nil
        let color = item.isEnabled ? enabledColor(in: bar) : .tertiaryLabel
        let state: UIControl.State = item.isEnabled ? .normal : .disabled
        let regular: UIFont.Weight = traits.isIOS26 ? .medium : .regular
        let weight = item.style == .done ? .semibold : regular
        let look = item.isEnabled ? appearance.normal : appearance.disabled
        titleOffset =
            look.titlePositionAdjustment == .zero ? item.titlePositionAdjustment : look.titlePositionAdjustment
        let attributes = look.titleTextAttributes
            .merging(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        label.show(
            shownTitle, font: BarMetrics.font(weight, for: traits), color: color, attributes: attributes)
        let own = item.shownImage(traitCollection)
        imageInsets = own.image == nil ? .zero : own.insets
        let image =
            customView == nil && glyphKind == nil ? own.image ?? item.systemItem?.symbolImage(for: traits) : nil
        imageView.image = image?.templateUnlessOriginal
        imageView.tintColor = color
        imageView.isHidden = image == nil
        label.isHidden = customView != nil || image != nil || glyphKind != nil
        widestTitle = widestPossibleTitle(color: color, attributes: attributes)
        label.textAlignment = widestTitle > 0 ? .center : .natural
        updateGlyph(color)
        updateSelection(color)
        updateBadge()
        if let customView, customView.superview !== self {
            customSize = AdoptedViewSize(of: customView)
            addSubview(customView)
        }
        setNeedsLayout()
    }

    /// Returns the color of the title or image: the tint, and in the look of iOS 26 the label color unless the item or
    /// the bar has a tint of its own, and white on a prominent platter (none of the three is measured).
    private func enabledColor(in bar: _BarView) -> UIColor {
        guard bar.traitCollection.isIOS26, !showsSelection else { return tintColor ?? .systemBlue }
        return platterColor != nil ? .white : adjustedTint(item.tintColor ?? bar.ownTintColor ?? .label)
    }

    /// A prominent item's platter has the tint already.
    private var showsSelection: Bool { item.isSelected && platterColor == nil && item.customView == nil }

    /// Shows the mark of a selected item: 18 % of the content's color, as in a selected button (not measured).
    private func updateSelection(_ color: UIColor) {
        guard showsSelection else {
            selectionView?.removeFromSuperview()
            selectionView = nil
            return
        }
        let view = selectionView ?? UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        view.backgroundColor =
            item.isEnabled
            ? UIColor { color.resolvedColor(with: $0).withAlphaComponent(0.18) } : .tertiarySystemFill
        if view.superview == nil { insertSubview(view, at: 0) }
        selectionView = view
    }

    private func updateBadge() {
        guard let badge = item.badge else {
            badgeView?.removeFromSuperview()
            badgeView = nil
            return
        }
        let view = badgeView ?? BarButtonBadgeView(frame: .zero)
        if view.superview == nil { addSubview(view) }
        view.show(badge)
        badgeView = view
    }

    private var glyphKind: GlyphView.Glyph? {
        item.customView == nil && item.image == nil && item.systemItem == .add ? .plus : nil
    }

    private func updateGlyph(_ color: UIColor) {
        guard let kind = glyphKind else {
            glyph?.removeFromSuperview()
            glyph = nil
            return
        }
        let view = glyph ?? GlyphView(kind: kind)
        view.color = color
        if view.superview == nil { addSubview(view) }
        glyph = view
    }

    private func widestPossibleTitle(color: UIColor, attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        guard !label.isHidden, let titles = item.possibleTitles, !titles.isEmpty else { return 0 }
        let measure = UILabel(frame: .zero)
        return titles.reduce(0) { widest, title in
            measure.show(title, font: label.font ?? .systemFont(ofSize: 17), color: color, attributes: attributes)
            return max(widest, measure.intrinsicContentSize.width)
        }
    }

    private var shownTitle: String? { item.title ?? item.systemItem?.title }

    /// Returns the size of the button in a bar with a height in points.
    ///
    /// In the look of iOS 26, a button is as high as its platter, a text has 16 points at each side (measured), and an
    /// image lies in a square or has 10 points at each side (not measured).
    func naturalSize(maximumHeight: CGFloat) -> CGSize {
        let content = contentSize(maximumHeight: maximumHeight)
        guard traitCollection.isIOS26 else { return content }
        guard !item.hidesSharedBackground else { return CGSize(width: content.width, height: maximumHeight) }
        let inset = customView != nil ? 4 : label.isHidden ? 10 : PlatterMetrics.textInset
        return CGSize(width: max(maximumHeight, content.width + 2 * inset), height: maximumHeight)
    }

    private func contentSize(maximumHeight: CGFloat) -> CGSize {
        var size: CGSize
        if customView != nil {
            return customSize?.size ?? .zero
        } else if let glyph {
            size = glyph.kind.size
        } else if !imageView.isHidden {
            size = imageView.image?.size ?? .zero
        } else {
            size = label.sizeThatFits(CGSize(width: 10_000, height: maximumHeight))
            size.width = max(size.width, widestTitle)
        }
        if item.width > 0 { size.width = item.width }
        return size
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
        label.frame = label.frame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
        layOutSelection()
        layOutBadge()
    }

    /// Lays the mark around the content, or within the platter in the look of iOS 26.
    private func layOutSelection() {
        guard let selectionView else { return }
        let isOnPlatter = traitCollection.isIOS26 && !item.hidesSharedBackground
        selectionView.frame = isOnPlatter ? bounds.insetBy(dx: 4, dy: 4) : bounds.insetBy(dx: -6, dy: -4)
        let height = selectionView.frame.height
        selectionView.layer.cornerRadius = isOnPlatter ? height / 2 : min(6, height / 2)
    }

    /// Centers the badge on the content's upper trailing corner, or on the platter's in the look of iOS 26.
    private func layOutBadge() {
        guard let badgeView else { return }
        bringSubviewToFront(badgeView)
        // The corner of a platter is round.
        let inset =
            traitCollection.isIOS26 && !item.hidesSharedBackground ? bounds.height / 2 * (1 - sqrt(0.5)) : 0
        badgeView.place(around: CGPoint(x: isRightToLeft ? inset : bounds.width - inset, y: inset))
    }

    private func placeContent() {
        guard !traitCollection.isIOS26 else { return centerContent() }
        for view in [label, glyph].compactMap({ $0 as UIView? }) { view.frame = bounds }
        imageView.frame = bounds.shrunk(by: imageInsets)
        customView?.setUntransformedFrame(bounds)
    }

    /// Centers the content on its platter; half pixels are rounded up (measured on texts).
    private func centerContent() {
        let size = contentSize(maximumHeight: bounds.height)
        let fitted = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        let frame = CGRect(
            x: pixelSnapped((bounds.width - fitted.width) / 2), y: pixelSnapped((bounds.height - fitted.height) / 2),
            width: fitted.width, height: fitted.height)
        for view in [label, glyph].compactMap({ $0 as UIView? }) { view.frame = frame }
        imageView.frame = frame.shrunk(by: imageInsets)
        customView?.setUntransformedFrame(frame)
    }
}

extension UIView {
    /// Adds a gesture that calls a closure for each tap.
    func addTapHandler(_ handler: @escaping @MainActor () -> Void) {
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in handler() }
        addGestureRecognizer(tap)
    }
}

extension UILabel {
    /// Displays text in a font and color, which the attributes override.
    func show(_ text: String?, font: UIFont, color: UIColor, attributes: [NSAttributedString.Key: Any]) {
        self.font = attributes[.font] as? UIFont ?? font
        textColor = attributes[.foregroundColor] as? UIColor ?? color
        var others = attributes
        others[.font] = nil
        others[.foregroundColor] = nil
        if others.isEmpty {
            self.text = text
        } else {
            others[.font] = self.font
            others[.foregroundColor] = textColor
            attributedText = NSAttributedString(string: text ?? "", attributes: others)
        }
    }
}
