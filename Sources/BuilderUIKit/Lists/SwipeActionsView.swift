import Foundation
import Render

/// The actions beside a row that is swiped aside.
///
/// Their lengths and fonts are not measured: at least 74 points for an action; from iOS 26, capsules.
@MainActor
final class SwipeActionsView: UIView {
    override var privateClassName: String? { "UISwipeActionPullView" }
    /// Receives an action that is tapped, and its view.
    var choose: ((UIContextualAction, UIView) -> Void)?
    let isAtRight: Bool
    /// A Boolean value that indicates whether a full swipe performs the first action.
    let performsFirstAction: Bool
    /// The buttons, from the row's edge inward.
    private var buttons: [SwipeActionButton] = []

    init(_ configuration: UISwipeActionsConfiguration, isAtRight: Bool) {
        self.isAtRight = isAtRight
        performsFirstAction = configuration.performsFirstActionWithFullSwipe
        super.init(frame: .zero)
        clipsToBounds = true
        for action in configuration.actions {
            let button = SwipeActionButton(action)
            button.addAction(
                UIAction { [weak self, weak button] _ in if let button { self?.choose?(action, button) } },
                for: .touchUpInside)
            buttons.append(button)
            // The outer ones are in front.
            insertSubview(button, at: 0)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func textSizeMayHaveChanged() { setNeedsLayout() }

    func performFirstAction() {
        if let first = buttons.first { choose?(first.action, first) }
    }

    /// The gap around the capsules of iOS 26, in points.
    private var gap: CGFloat { traitCollection.isIOS26 ? 8 : 0 }

    /// Returns the width of all actions beside a row of a height, in points.
    func width(forHeight height: CGFloat) -> CGFloat {
        buttons.reduce(gap) { $0 + $1.width(forHeight: height) + gap }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let widths = buttons.map { $0.width(forHeight: bounds.height) }
        let natural = widths.reduce(gap) { $0 + $1 + gap }
        // A finger that pulls further stretches the actions.
        let factor = natural > 0 && gap == 0 ? bounds.width / natural : 1
        var x = gap
        for (button, width) in zip(buttons, widths) {
            let width = width * factor
            button.frame = CGRect(
                x: isAtRight ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width + gap
        }
    }
}

/// An action beside a row: its color, with the image or the title in white.
@MainActor
final class SwipeActionButton: UIControl {
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(isElement: true, label: action.title, traits: stateTraits.union(.button))
    }

    override var privateClassName: String? { "UISwipeActionStandardButton" }
    let action: UIContextualAction
    private let background = UIView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)

    private static let leastWidth: CGFloat = 74
    private static let margin: CGFloat = 12
    /// The height of a row from which an action shows its title below its image, in points.
    private static let heightOfBoth: CGFloat = 91

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        background.backgroundColor = action.backgroundColor
        background.isUserInteractionEnabled = false
        imageView.image = action.image
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        imageView.tintColor = .white
        imageView.contentMode = .scaleAspectFit
        label.text = action.title
        label.textColor = .white
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        accessibilityLabel = action.title
        for view in [background, imageView, label] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func showsTitle(inHeight height: CGFloat) -> Bool {
        action.image == nil || height >= Self.heightOfBoth && !(action.title ?? "").isEmpty
    }

    private func titleFont(inHeight height: CGFloat) -> UIFont {
        .preferredFont(forTextStyle: action.image == nil ? .body : .footnote, compatibleWith: traitCollection)
    }

    func width(forHeight height: CGFloat) -> CGFloat {
        var content = imageView.intrinsicContentSize.width
        if showsTitle(inHeight: height) {
            label.font = titleFont(inHeight: height)
            content = max(content, label.intrinsicContentSize.width)
        }
        return max(Self.leastWidth, (content + 2 * Self.margin).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isIOS26 = traitCollection.isIOS26
        background.frame = isIOS26 ? bounds.insetBy(dx: 0, dy: min(4, bounds.height / 8)) : bounds
        background.layer.cornerRadius = isIOS26 ? min(background.bounds.height, background.bounds.width) / 2 : 0
        let showsTitle = showsTitle(inHeight: bounds.height)
        label.isHidden = !showsTitle
        imageView.isHidden = action.image == nil
        let image = imageView.isHidden ? .zero : imageView.intrinsicContentSize
        let width = max(0, bounds.width - 2 * Self.margin)
        let title =
            showsTitle ? label.sizeThatFits(CGSize(width: width, height: bounds.height)) : .zero
        let gap: CGFloat = showsTitle && image.height > 0 ? 4 : 0
        let top = (bounds.height - image.height - gap - title.height) / 2
        imageView.frame = CGRect(
            x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: (bounds.width - width) / 2, y: top + image.height + gap, width: width, height: title.height)
    }
}

extension SwipeActionButton: SystemControl {
    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] { [] }
    static var handlesTaps: Bool { false }
    func touchDidEndInside(_ touch: UITouch) {}
    /// No details: the title is that of the action's label.
    var textTreeDetails: [TextTreeDetail] { [] }
}
