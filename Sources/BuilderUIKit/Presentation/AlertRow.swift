import Foundation
import Render

/// An action of an alert: a row with a title, or a capsule in the look of iOS 26.
@MainActor
final class AlertRow: UIControl {
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(isElement: true, label: label.text, traits: stateTraits.union(.button))
    }

    private let label = UILabel(frame: .zero)
    private var choose: () -> Void = {}
    private var fill: UIColor?
    /// A Boolean value that indicates whether the action is the cancel action.
    private(set) var isCancel = false
    private var isCapsule = false

    override func didInitialize() {
        super.didInitialize()
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
    }

    func show(_ choice: AlertCard.Choice, _ metrics: AlertMetrics.Action) {
        choose = choice.choose
        isCancel = choice.action.style == .cancel
        isCapsule = metrics.isCapsule
        setNeedsLayout()
        label.text = choice.action.title
        isEnabled = choice.action.isEnabled
        accessibilityIdentifier = choice.action.accessibilityIdentifier
        let tint = tintColor ?? .systemBlue
        let isDestructive = choice.action.style == .destructive
        if metrics.isCapsule {
            // The colors of text, and those of a preferred action, are not measured.
            fill = choice.isPreferred ? tint : .tertiarySystemFill
            label.font = .systemFont(ofSize: metrics.fontSize, weight: metrics.fontWeight)
            label.textColor = isDestructive ? .systemRed : choice.isPreferred ? .white : .label
        } else {
            fill = nil
            label.font = .systemFont(ofSize: metrics.fontSize, weight: choice.isBold ? .semibold : metrics.fontWeight)
            label.textColor = isDestructive ? .systemRed : tint
        }
        if !isEnabled { label.textColor = .tertiaryLabel }
        layer.cornerRadius = metrics.isCapsule ? metrics.height / 2 : 0
        updateBackground()
    }

    var titleWidth: CGFloat { label.intrinsicContentSize.width }

    override var isHighlighted: Bool { didSet { updateBackground() } }

    private func updateBackground() { backgroundColor = isHighlighted ? .systemFill : fill }

    override func layoutSubviews() {
        super.layoutSubviews()
        // An odd remainder is below the text, as in a label that is higher than its text.
        let room = bounds.insetBy(dx: 8, dy: 0)
        label.frame = room
        guard isCapsule else { return }
        // The title of a capsule is as large as its text (measured); half pixels are rounded down horizontally (not
        // measured), and up vertically (measured).
        let fitting = label.intrinsicContentSize
        let size = CGSize(width: min(fitting.width, room.width), height: min(fitting.height, room.height))
        label.frame = CGRect(
            x: centered(size.width, in: bounds.width), y: pixelSnapped((bounds.height - size.height) / 2),
            width: size.width, height: size.height)
    }
}

extension AlertRow: SystemControl {
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }
    static var handlesTaps: Bool { false }
    func touchDidEndInside(_ touch: UITouch) {}
    /// No details: the title is that of the row's label.
    var textTreeDetails: [TextTreeDetail] { [] }
}
