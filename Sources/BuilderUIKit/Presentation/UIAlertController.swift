import Foundation

/// An alert with actions, shown as a card in the center of the screen or as a sheet at its bottom.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in model.delete() })
/// present(alert, animated: true)
/// ```
///
/// A tap on an action dismisses the alert and then calls the action's handler. Its look follows
/// the render's design: that of iOS 13 to 18, or of iOS 26. On an iPad an action sheet is a popover from the source of
/// its `popoverPresentationController`; a tap beside it chooses the cancel action, which has no row there.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The style of an alert controller.
    public enum Style: Int, Hashable, Sendable {
        /// A sheet at the bottom of the screen.
        case actionSheet = 0
        /// A card in the center of the screen.
        case alert = 1
    }

    /// The alert's style.
    open private(set) var preferredStyle = Style.alert
    /// The text below the title.
    open var message: String? { didSet { viewIfLoaded?.setNeedsLayout() } }
    open override var title: String? { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields, or nil if there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private(set) var fields: [UITextField] = []
    /// The importance of an alert (iOS 16).
    public enum Severity: Int, Hashable, Sendable {
        /// That of most alerts.
        case `default` = 0
        /// An alert of a destructive action.
        case critical = 1
    }
    /// The importance of the alert (iOS 16); stored without effect, as on iPhones.
    open var severity = Severity.default
    /// The action in bold, in place of the cancel action; on iOS 26, it is filled with the tint color.
    open var preferredAction: UIAlertAction? { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// Creates an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }

    override func didInitialize() {
        super.didInitialize()
        modalPresentationStyle = .overFullScreen
    }

    /// Adds an action. A second cancel action is ignored with a warning (UIKit terminates the app).
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return misuse("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        action.alert = self
        actions.append(action)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Adds a text field to an alert. Ignored with a warning in an action sheet (UIKit terminates the app).
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return misuse("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        fields.append(field)
        viewIfLoaded?.setNeedsLayout()
    }

    /// A Boolean value that indicates whether this is an action sheet on an iPad.
    var isActionSheetOnPad: Bool { preferredStyle == .actionSheet && traitCollection.userInterfaceIdiom == .pad }
    /// A Boolean value that indicates whether the alert is shown in a popover.
    var isInPopover: Bool { presentationState.active is UIPopoverPresentationController }

    /// The size of an action sheet in a popover is that of its actions.
    open override var preferredContentSize: CGSize {
        get { isInPopover ? (view as? AlertView)?.popoverSize ?? .zero : super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }

    /// Calls the handler of the cancel action, after the user dismissed the popover.
    func userDidDismiss() {
        guard let cancel = actions.first(where: { $0.style == .cancel }) else { return }
        cancel.handler?(cancel)
    }

    private func misuse(_ text: String) { WarningLog.add("\(text); it was ignored") }

    open override func loadView() { view = AlertView(self) }

    /// Makes the first text field the first responder, unless another one is.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let first = fields.first, !fields.contains(where: \.isFirstResponder) else { return }
        // The layout puts the fields into the card.
        view.layoutIfNeeded()
        first.becomeFirstResponder()
    }

    /// Performs the action as a tap on its row would.
    public func simulateChoice(of action: UIAlertAction) {
        guard action.isEnabled, action.alert === self else { return }
        guard let presenter = presentingViewController else {
            action.handler?(action)
            return
        }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }
}

/// An action of an alert.
@preconcurrency @MainActor
open class UIAlertAction: _MainActorObject {
    /// The style of an action.
    public enum Style: Int, Hashable, Sendable {
        /// The default style.
        case `default` = 0
        /// An action that changes nothing. An alert has at most one.
        case cancel = 1
        /// An action that deletes or changes data, drawn in red.
        case destructive = 2
    }

    /// The action's title.
    public let title: String?
    /// The action's style.
    public let style: Style
    /// A Boolean value that indicates whether the action is enabled.
    open var isEnabled = true { didSet { alert?.viewIfLoaded?.setNeedsLayout() } }
    /// A string that identifies the action in tests.
    open var accessibilityIdentifier: String?
    let handler: ((UIAlertAction) -> Void)?
    weak var alert: UIAlertController?

    /// Creates an action with a handler that is called after the alert was dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init(_responder: ())
    }
}
