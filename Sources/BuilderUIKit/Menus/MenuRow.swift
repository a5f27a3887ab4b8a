import Foundation
import Render

/// A row of an open menu: a state, a title with a subtitle, and an image.
@MainActor
final class MenuRow: UIControl {
    /// The properties that a row has because of the rows around it.
    struct Placement {
        /// A Boolean value that indicates whether there is room for a checkmark.
        var hasStates = false
        /// A Boolean value that indicates whether images come before titles, as in the look of iOS 26.
        var hasLeadingImages = false
        /// A Boolean value that indicates whether a line separates the row from the one above.
        var hasHairline = false
    }

    let element: UIMenuElement
    var placement = Placement() { didSet { setNeedsLayout() } }
    private let titleLabel = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let stateView = UIImageView(image: UIImage(systemName: "checkmark"))
    private let hairline = UIView(frame: .zero)

    init(_ element: UIMenuElement) {
        self.element = element
        super.init(frame: .zero)
        titleLabel.numberOfLines = 2
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
        imageView.image = element is UIMenu ? UIImage(systemName: "chevron.right") : element.image
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

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }

    // MARK: Layout

    private static let margin: CGFloat = 16
    /// The room for a mark and for an image, in points; they grow with the text.
    private var stateWidth: CGFloat { scaled(20) }
    private var imageWidth: CGFloat { scaled(28) }

    private func scaled(_ length: CGFloat) -> CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: length, compatibleWith: traitCollection)
    }

    private func updateFonts() {
        let symbols = UIImage.SymbolConfiguration(textStyle: .body)
        for view in [imageView, stateView] { view.preferredSymbolConfiguration = symbols }
        titleLabel.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    }

    /// Returns the distances of the texts from the row's leading and trailing sides.
    private var textInsets: (leading: CGFloat, trailing: CGFloat) {
        var insets = (leading: Self.margin, trailing: Self.margin)
        if placement.hasStates { insets.leading += stateWidth }
        if placement.hasLeadingImages { insets.leading += imageWidth + 8 }
        if imageView.image != nil, !isImageLeading { insets.trailing += imageWidth + 8 }
        return insets
    }

    private var isImageLeading: Bool { placement.hasLeadingImages && !(element is UIMenu) }

    /// Returns the height of the texts with 11 points above and below, and at least 44 points.
    func height(width: CGFloat) -> CGFloat {
        updateFonts()
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

    override func layoutSubviews() {
        super.layoutSubviews()
        updateFonts()
        let insets = textInsets
        let texts = textHeights(width: bounds.width)
        let width = max(0, bounds.width - insets.leading - insets.trailing)
        let y = pixelSnapped((bounds.height - texts.title - texts.subtitle) / 2)
        place(titleLabel, x: insets.leading, y: y, width: width, height: texts.title)
        place(subtitleLabel, x: insets.leading, y: y + texts.title, width: width, height: texts.subtitle)
        place(stateView, x: Self.margin - 4, y: 0, width: stateWidth, height: bounds.height)
        let imageX =
            isImageLeading
            ? Self.margin + (placement.hasStates ? stateWidth : 0) : bounds.width - Self.margin - imageWidth
        place(imageView, x: imageX, y: 0, width: imageWidth, height: bounds.height)
        hairline.isHidden = !placement.hasHairline
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / layoutScale)
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
