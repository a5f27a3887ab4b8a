import BuilderSwiftUI

/// The card of a tip: its title, message, buttons and a button that closes it. Its lengths aren't measured.
@preconcurrency @MainActor
open class TipUIView: UIView {
    /// The length of the picture in points; without effect.
    open var imageSize: CGSize?
    /// The look. Kept, not drawn.
    open var viewStyle: (any TipViewStyle)?
    /// The radius of the corners in points.
    open var cornerRadius: CGFloat = 13 { didSet { layer.cornerRadius = cornerRadius } }

    private static let margin: CGFloat = 16
    private static let separatorDistance: CGFloat = 10
    private var closeButton: UIView?

    /// Creates the card of a tip, whose arrow isn't drawn.
    public init(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = cornerRadius
        let close = Self.closeButton { tip.invalidate(reason: .tipClosed) }
        let title = UIStackView(arrangedSubviews: [Self.label(tip.title, .headline, .label), close])
        closeButton = close
        title.alignment = .top
        title.spacing = 8
        let stack = UIStackView(arrangedSubviews: [title])
        if let message = tip.message { stack.addArrangedSubview(Self.label(message, .subheadline, .secondaryLabel)) }
        for action in tip.actions {
            stack.setCustomSpacing(Self.separatorDistance, after: stack.arrangedSubviews.last ?? title)
            let separator = Separator()
            stack.addArrangedSubview(separator)
            stack.setCustomSpacing(Self.separatorDistance, after: separator)
            let button = Self.actionButton(action.label().string) {
                action.handler()
                actionHandler(action)
            }
            button.isEnabled = !action.disabled
            stack.addArrangedSubview(button)
        }
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        // A taller card has the texts at its top.
        let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.margin)
        bottom.priority = UILayoutPriority(240)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -Self.margin), bottom,
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
        ])
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the view at a point: the close button up to 22 points around its middle, where no other button is.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        guard found != nil, !(found is UIControl), let closeButton else { return found }
        let place = closeButton.convert(CGPoint(x: closeButton.bounds.midX, y: closeButton.bounds.midY), to: self)
        return max(abs(point.x - place.x), abs(point.y - place.y)) <= 22 ? closeButton : found
    }

    private static func label(_ text: Text, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text.string
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }

    /// Returns a button with a cross that grows with the title.
    private static func closeButton(_ close: @escaping @MainActor () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "xmark")
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .headline)
        configuration.baseForegroundColor = .secondaryLabel
        configuration.contentInsets = .zero
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in close() })
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        return button
    }

    /// Returns a button below the texts, whose title begins where they begin.
    private static func actionButton(_ title: String, _ run: @escaping @MainActor () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        configuration.contentInsets = .zero
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in run() })
        button.contentHorizontalAlignment = .leading
        return button
    }

    /// A line of one pixel above an action.
    private final class Separator: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .separator
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: 1 / max(traitCollection.displayScale, 1))
        }
    }
}

/// A tip in a popover.
@preconcurrency @MainActor
open class TipUIPopoverViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    /// The length of the picture in points; without effect.
    open var imageSize: CGSize?
    /// The look. Kept, not drawn.
    open var viewStyle: (any TipViewStyle)?

    private let card: TipUIView?
    /// The width of the popover in points, not measured.
    private static let width: CGFloat = 300

    /// Creates a popover for a view or a bar button item.
    public init(
        _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
        actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        card = TipUIView(tip, actionHandler: actionHandler)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.sourceItem = sourceItem
        popoverPresentationController?.backgroundColor = card?.backgroundColor
        popoverPresentationController?.delegate = self
    }

    /// Creates a popover without a tip.
    public required init?(coder: NSCoder) {
        card = nil
        super.init(coder: coder)
    }

    open override func loadView() {
        view = card ?? UIView()
        preferredContentSize = view.systemLayoutSizeFitting(
            CGSize(width: Self.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns `none`: the popover stays one on a phone.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}

/// A cell with a tip.
@preconcurrency @MainActor
open class TipUICollectionViewCell: UICollectionViewCell {
    private var card: TipUIView?

    /// Shows a tip.
    open func configureTip(
        _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        card?.removeFromSuperview()
        let card = TipUIView(tip, arrowEdge: arrowEdge, actionHandler: actionHandler)
        card.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(card)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: contentView.topAnchor),
            card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
        self.card = card
    }
}

/// A tip among views of SwiftUI, which aren't laid out.
public struct TipView<Content: Tip>: _PrimitiveView {
    public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {}
}

extension View {
    /// Returns the view itself: tips aren't laid out.
    public func tipBackground<S: ShapeStyle>(_ style: S) -> Self { self }
    /// Returns the view itself: tips aren't laid out.
    public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> Self { self }
    /// Returns the view itself: tips aren't laid out.
    public func tipImageSize(_ size: CGSize?) -> Self { self }
    /// Returns the view itself: tips aren't laid out.
    public func tipImageStyle<S: ShapeStyle>(_ style: S) -> Self { self }

    /// Returns the view itself, without a popover.
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) -> Self { self }
}
