import Foundation
import Render

/// A row of an open menu: a state, a title with a subtitle, and an image; or a tile with an image and a title below it.
@MainActor
final class MenuRow: UIControl {
    /// The contents of an element beside others of its row.
    enum Tile {
        /// An image, or the title of an element without one.
        case image
        case imageAndTitle
    }

    /// The properties that a row has because of the rows around it.
    struct Placement {
        /// The contents of a row that is a tile; nil for a row of its own.
        var tile: Tile?
        /// A Boolean value that indicates whether there is room for a checkmark.
        var hasStates = false
        /// A Boolean value that indicates whether images come before titles, as in the look of iOS 26.
        var hasLeadingImages = false
        /// A Boolean value that indicates whether a line separates the row from the one above.
        var hasHairline = false
    }

    let element: UIMenuElement
    var placement = Placement() { didSet { placementDidChange() } }
    private let titleLabel = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let stateView = UIImageView(image: UIImage(systemName: "checkmark"))
    private let hairline = UIView(frame: .zero)

    init(_ element: UIMenuElement) {
        self.element = element
        super.init(frame: .zero)
        titleLabel.text = element.title
        subtitleLabel.text = element.subtitle
        subtitleLabel.isHidden = (element.subtitle ?? "").isEmpty
        subtitleLabel.textColor = .secondaryLabel
        isEnabled = !element.menuAttributes.contains(.disabled)
        let isDestructive =
            element.menuAttributes.contains(.destructive)
            || (element as? UIMenu)?.options.contains(.destructive) ?? false
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        titleLabel.textColor = color
        for view in [imageView, stateView] {
            view.tintColor = color
            view.contentMode = .center
        }
        imageView.image = element is UIMenu ? UIImage(systemName: "chevron.forward") : element.image
        stateView.isHidden = !isOn
        hairline.backgroundColor = .separator
        for view in [hairline, stateView, titleLabel, subtitleLabel, imageView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// A Boolean value that indicates whether the element is marked.
    var isOn: Bool { ((element as? UIAction)?.state ?? (element as? UICommand)?.state) == .on }

    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(
            isElement: true, label: DerivedAccessibility.joined([element.title, element.subtitle]),
            traits: stateTraits.union(isOn ? [.button, .selected] : .button))
    }

    override var isHighlighted: Bool { didSet { updateBackground() } }

    /// The background of a marked tile is not measured.
    private func updateBackground() {
        let marked: UIColor? = placement.tile != nil && isOn ? .tertiarySystemFill : nil
        backgroundColor = isHighlighted ? .systemFill : marked
    }

    private func placementDidChange() {
        let isTile = placement.tile != nil
        titleLabel.isHidden = placement.tile == .image && element.image != nil
        titleLabel.textAlignment = isTile ? .center : .natural
        subtitleLabel.isHidden = isTile || (element.subtitle ?? "").isEmpty
        stateView.isHidden = isTile || !isOn
        imageView.image = element is UIMenu && !isTile ? UIImage(systemName: "chevron.forward") : element.image
        layer.cornerRadius = isTile && traitCollection.isIOS26 ? 16 : 0
        updateBackground()
        setNeedsLayout()
    }

    // MARK: Layout

    private static let margin: CGFloat = 16
    /// The room for a mark and for an image, in points; they grow with the text.
    private var stateWidth: CGFloat { scaled(20) }
    private var imageWidth: CGFloat { scaled(28) }
    /// The room for what follows the texts. Large text needs what the mark of a submenu leaves of it (not measured).
    private var trailingWidth: CGFloat {
        element is UIMenu && hasLargeText ? imageView.intrinsicContentSize.width : imageWidth
    }

    private var hasLargeText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    private func scaled(_ length: CGFloat) -> CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: length, compatibleWith: traitCollection)
    }

    private func updateFonts() {
        // At accessibility text sizes no text is cut (not measured).
        titleLabel.numberOfLines = hasLargeText ? 0 : 2
        subtitleLabel.numberOfLines = hasLargeText ? 0 : 1
        let symbols = UIImage.SymbolConfiguration(textStyle: .body)
        for view in [imageView, stateView] { view.preferredSymbolConfiguration = symbols }
        titleLabel.font = .preferredFont(
            forTextStyle: placement.tile == nil ? .body : .footnote, compatibleWith: traitCollection)
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    }

    /// Returns the distances of the texts from the row's leading and trailing sides.
    private var textInsets: (leading: CGFloat, trailing: CGFloat) {
        var insets = (leading: Self.margin, trailing: Self.margin)
        if placement.hasStates { insets.leading += stateWidth }
        if placement.hasLeadingImages { insets.leading += imageWidth + 8 }
        if imageView.image != nil, !isImageLeading { insets.trailing += trailingWidth + 8 }
        return insets
    }

    private var isImageLeading: Bool { placement.hasLeadingImages && !(element is UIMenu) }

    /// Returns the height of the texts with 11 points above and below, and at least 44 points.
    func height(width: CGFloat) -> CGFloat {
        updateFonts()
        if let tile = placement.tile { return tileHeight(tile, width: width) }
        let texts = textHeights(width: width)
        return max(44, ((texts.title + texts.subtitle + 22) * layoutScale).rounded(.up) / layoutScale)
    }

    private func textHeights(width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        let insets = textInsets
        let available = CGSize(width: max(0, width - insets.leading - insets.trailing), height: 10_000)
        return (
            titleLabel.sizeThatFits(available).height,
            subtitleLabel.isHidden ? 0 : subtitleLabel.sizeThatFits(available).height
        )
    }

    // MARK: Tiles

    /// The space beside and above a tile's contents, and between them, in points (not measured).
    private static let tileMargin: CGFloat = 4
    private static let tileGap: CGFloat = 4

    private func tileTitleHeight(width: CGFloat) -> CGFloat {
        let available = CGSize(width: max(0, width - 2 * Self.tileMargin), height: 10_000)
        return titleLabel.isHidden ? 0 : titleLabel.sizeThatFits(available).height
    }

    /// Returns the height of the contents with 8 points above and below, at least 44 points, and 66 with both.
    private func tileHeight(_ tile: Tile, width: CGFloat) -> CGFloat {
        let title = tileTitleHeight(width: width)
        let image = imageView.image == nil ? 0 : imageWidth
        let both = title > 0 && image > 0
        return max(both ? 66 : 44, (image + title + (both ? Self.tileGap : 0) + 16).rounded(.up))
    }

    private func layOutTile() {
        let title = tileTitleHeight(width: bounds.width)
        let image = imageView.image == nil ? 0 : imageWidth
        let gap = title > 0 && image > 0 ? Self.tileGap : 0
        let y = pixelSnapped((bounds.height - title - image - gap) / 2)
        imageView.frame = CGRect(x: 0, y: y, width: bounds.width, height: image)
        titleLabel.frame = CGRect(
            x: Self.tileMargin, y: y + image + gap, width: max(0, bounds.width - 2 * Self.tileMargin), height: title)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateFonts()
        if placement.tile != nil { layOutTile() } else { layOutRow() }
        hairline.isHidden = !placement.hasHairline
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / layoutScale)
    }

    private func layOutRow() {
        let insets = textInsets
        let texts = textHeights(width: bounds.width)
        let width = max(0, bounds.width - insets.leading - insets.trailing)
        let y = pixelSnapped((bounds.height - texts.title - texts.subtitle) / 2)
        place(titleLabel, x: insets.leading, y: y, width: width, height: texts.title)
        place(subtitleLabel, x: insets.leading, y: y + texts.title, width: width, height: texts.subtitle)
        place(stateView, x: Self.margin - 4, y: 0, width: stateWidth, height: bounds.height)
        let imageWidth = isImageLeading ? imageWidth : trailingWidth
        let imageX =
            isImageLeading
            ? Self.margin + (placement.hasStates ? stateWidth : 0) : bounds.width - Self.margin - imageWidth
        place(imageView, x: imageX, y: 0, width: imageWidth, height: bounds.height)
    }

    /// Sets a frame whose x is measured from the leading side.
    private func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        view.frame = CGRect(
            x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
}

extension MenuRow: SystemControl {
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }
    static var handlesTaps: Bool { false }
    func touchDidEndInside(_ touch: UITouch) {}
    /// No details: the title is that of the row's label.
    var textTreeDetails: [TextTreeDetail] { [] }
}
