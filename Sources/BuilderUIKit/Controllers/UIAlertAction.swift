import Foundation

/// A choice in an alert.
@preconcurrency @MainActor
open class UIAlertAction: _MainActorObject {
    public enum Style: Int, Hashable, Sendable {
        case `default` = 0
        /// Leaves things as they are. An alert has one at most.
        case cancel = 1
        /// Takes something away: in red.
        case destructive = 2
    }

    public let title: String?
    public let style: Style
    open var isEnabled = true { didSet { alert?.viewIfLoaded?.setNeedsLayout() } }
    open var accessibilityIdentifier: String?
    let handler: ((UIAlertAction) -> Void)?
    weak var alert: UIAlertController?

    init(_title title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init(_responder: ())
    }

    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(_title: title, style, handler)
    }
}
