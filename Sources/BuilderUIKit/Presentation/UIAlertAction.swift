import Foundation

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

    init(_title title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init(_responder: ())
    }

    /// Creates an action with a handler that is called after the alert was dismissed.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(_title: title, style, handler)
    }
}
