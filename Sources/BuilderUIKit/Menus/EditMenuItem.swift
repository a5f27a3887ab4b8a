import Foundation
import Render

/// A part of a bar of edit actions: an element, or an arrow to elements that aren't shown.
@MainActor
final class EditMenuItem: UIControl {
    /// The contents of a part.
    enum Kind {
        case element(UIMenuElement)
        /// The arrows to the elements before and after the shown ones.
        case previous, next
    }

    let kind: Kind
    private let titleLabel = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let hairline = UIView(frame: .zero)
    /// A Boolean value that indicates whether a line separates the part from the one before.
    var hasHairline = false { didSet { hairline.isHidden = !hasHairline } }

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        var color = UIColor.label
        switch kind {
        case .element(let element):
            isEnabled = !element.menuAttributes.contains(.disabled)
            let isDestructive =
                element.menuAttributes.contains(.destructive)
                || (element as? UIMenu)?.options.contains(.destructive) ?? false
            color = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
            titleLabel.text = element.title
            // An image is shown in place of a title that is missing.
            imageView.image = element.title.isEmpty ? element.image : nil
        case .previous: imageView.image = UIImage(systemName: "chevron.backward")
        case .next: imageView.image = UIImage(systemName: "chevron.forward")
        }
        titleLabel.textColor = color
        imageView.tintColor = color
        imageView.contentMode = .center
        hairline.backgroundColor = .separator
        hairline.isHidden = true
        for view in [titleLabel, imageView, hairline] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var derivedAccessibility: DerivedAccessibility {
        var derived = DerivedAccessibility(isElement: true, traits: stateTraits.union(.button))
        switch kind {
        case .element(let element) where element.title.isEmpty: derived.takeLabel(of: element.image)
        case .element(let element): derived.label = element.title
        // The words for the arrows are not measured.
        case .previous: derived.label = "Show previous items"
        case .next: derived.label = "Show next items"
        }
        return derived
    }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }

    /// The space beside a title, in points (not measured).
    private static let margin: CGFloat = 13

    /// Returns the width of the contents and the space beside them, and at least 36 points.
    func naturalWidth() -> CGFloat {
        titleLabel.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
        let title = titleLabel.sizeThatFits(CGSize(width: 10_000, height: 10_000)).width
        let contents = max(title, imageView.image?.size.width ?? 0)
        return max(36, (contents + 2 * Self.margin).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(titleLabel.sizeThatFits(CGSize(width: 10_000, height: 10_000)).width, bounds.width)
        let height = titleLabel.font.lineHeight
        titleLabel.frame = CGRect(
            x: pixelSnapped((bounds.width - width) / 2), y: pixelSnapped((bounds.height - height) / 2), width: width,
            height: height)
        imageView.frame = bounds
        let line = 1 / layoutScale
        hairline.frame = CGRect(x: isRightToLeft ? bounds.width - line : 0, y: 0, width: line, height: bounds.height)
    }
}

extension EditMenuItem: SystemControl {
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }
    static var handlesTaps: Bool { false }
    func touchDidEndInside(_ touch: UITouch) {}
    /// No details: the title is that of the part's label.
    var textTreeDetails: [TextTreeDetail] { [] }
}
