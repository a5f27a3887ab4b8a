import Foundation

/// The view of one bar button item: its title, image or custom view.
@MainActor
final class BarButtonView: UIView {
    override var privateClassName: String? { "_UIButtonBarButton" }
    let item: UIBarButtonItem
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private var glyph: GlyphView?
    private var customSize: AdoptedViewSize?
    private var imageInsets: UIEdgeInsets = .zero
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

    func update(_ appearance: UIBarButtonItemAppearance) {
        ownTintColor = item.tintColor
        accessibilityIdentifier = item.accessibilityIdentifier
        let color: UIColor = item.isEnabled ? (tintColor ?? .systemBlue) : .tertiaryLabel
        let state: UIControl.State = item.isEnabled ? .normal : .disabled
        let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
        let attributes = (item.isEnabled ? appearance.normal : appearance.disabled).titleTextAttributes
            .merging(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        label.show(
            shownTitle, font: BarMetrics.font(weight, for: traitCollection), color: color, attributes: attributes)
        let own = item.shownImage(traitCollection)
        imageInsets = own.image == nil ? .zero : own.insets
        let image = customView == nil && glyphKind == nil ? own.image ?? item.systemItem?.symbolImage : nil
        imageView.image = image?.templateUnlessOriginal
        imageView.tintColor = color
        imageView.isHidden = image == nil
        label.isHidden = customView != nil || image != nil || glyphKind != nil
        widestTitle = widestPossibleTitle(color: color, attributes: attributes)
        label.textAlignment = widestTitle > 0 ? .center : .natural
        updateGlyph(color)
        if let customView, customView.superview !== self {
            customSize = AdoptedViewSize(of: customView)
            addSubview(customView)
        }
        setNeedsLayout()
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

    func naturalSize(maximumHeight: CGFloat) -> CGSize {
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
        for view in [label, glyph].compactMap({ $0 as UIView? }) { view.frame = bounds }
        imageView.frame = bounds.shrunk(by: imageInsets)
        customView?.setUntransformedFrame(bounds)
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
