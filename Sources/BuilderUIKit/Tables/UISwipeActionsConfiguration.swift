import Foundation

/// What a swipe over a row offers. Swiped rows are not drawn: the actions are kept for code that asks for them, and their
/// handlers may be called.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Hashable, Sendable {
        case normal = 0
        case destructive = 1
    }

    /// Gets the action, the view that shows it, and a closure that wants to hear whether the action was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    /// Red for destructive actions, else grey; nil goes back to that.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }
    open var image: UIImage?
    private var ownBackgroundColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

/// The actions at one side of a row, from the edge inwards.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// Whether a long swipe does the first action; true by default.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
