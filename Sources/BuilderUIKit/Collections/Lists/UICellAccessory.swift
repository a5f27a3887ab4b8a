import Foundation

/// A symbol or text at the end of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// The states of a cell in which an accessory is displayed.
    public enum DisplayedState: Int, Hashable, Sendable {
        /// In every state.
        case always = 0
        /// While the collection is being edited.
        case whenEditing = 1
        /// While the collection is not being edited.
        case whenNotEditing = 2
    }

    enum Content {
        case glyph(GlyphView.Glyph, width: CGFloat)
        case text(String, UIFont)
    }

    let content: Content
    let state: DisplayedState
    let isHidden: Bool
    /// The color; nil for the tint color.
    let color: UIColor?

    /// The properties of a disclosure indicator.
    public struct DisclosureIndicatorOptions {
        /// A Boolean value that indicates whether the space stays empty.
        public var isHidden: Bool
        /// The width of the space, in points; nil for the system's.
        public var reservedLayoutWidth: CGFloat?
        /// The color; nil for the system's gray.
        public var tintColor: UIColor?

        /// Creates options.
        public init(isHidden: Bool = false, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The properties of a checkmark.
    public struct CheckmarkOptions {
        /// A Boolean value that indicates whether the space stays empty.
        public var isHidden: Bool
        /// The width of the space, in points; nil for the system's.
        public var reservedLayoutWidth: CGFloat?
        /// The color; nil for the tint color.
        public var tintColor: UIColor?

        /// Creates options.
        public init(isHidden: Bool = false, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The properties of a label.
    public struct LabelOptions {
        /// A Boolean value that indicates whether the space stays empty.
        public var isHidden: Bool
        /// The color; nil for the secondary label's.
        public var tintColor: UIColor?
        /// The font; body text by default.
        public var font: UIFont

        /// Creates options.
        public init(
            isHidden: Bool = false, tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body)
        ) {
            self.isHidden = isHidden
            self.tintColor = tintColor
            self.font = font
        }
    }

    /// Returns a chevron, in a space of 14 points (measured on iOS 26).
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            content: .glyph(.disclosure, width: options.reservedLayoutWidth ?? 14), state: displayed,
            isHidden: options.isHidden, color: options.tintColor ?? .tertiaryLabel)
    }

    /// Returns a checkmark, in a space of 24 points (measured on iOS 26).
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            content: .glyph(.checkmark, width: options.reservedLayoutWidth ?? 24), state: displayed,
            isHidden: options.isHidden, color: options.tintColor)
    }

    /// Returns a text in gray.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            content: .text(text, options.font), state: displayed, isHidden: options.isHidden,
            color: options.tintColor ?? .secondaryLabel)
    }

    // MARK: Display

    func isDisplayed(whileEditing isEditing: Bool) -> Bool {
        switch state {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    func makeView() -> UIView {
        let view: UIView
        switch content {
        case .glyph(let kind, _):
            let glyph = GlyphView(kind: kind)
            glyph.color = color
            view = glyph
        case .text(let text, let font):
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = font
            label.textColor = color
            label.adjustsFontForContentSizeCategory = true
            view = label
        }
        view.isHidden = isHidden
        return view
    }

    /// Returns the size of the accessory's view, and the width of the space in which it is centered, in points.
    func size(of view: UIView) -> (view: CGSize, width: CGFloat) {
        switch content {
        case .text:
            let size = view.intrinsicContentSize
            return (size, size.width)
        case .glyph(let kind, let width):
            var size = kind.size(for: view.traitCollection)
            size.width = (size.width * view.layoutScale - 0.01).rounded(.up) / view.layoutScale
            return (size, max(width, size.width))
        }
    }
}
