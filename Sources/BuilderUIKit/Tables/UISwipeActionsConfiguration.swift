import Foundation

/// An action that a swipe over a row offers.
///
/// A swipe of a finger, `UITableView.simulateSwipe(_:ofRowAt:)` or `UICollectionView.simulateSwipe(_:ofItemAt:)` shows
/// it.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The styles of an action.
    public enum Style: Int, Hashable, Sendable {
        /// The standard style.
        case normal = 0
        /// An action that deletes data, drawn in red.
        case destructive = 1
    }

    /// A closure that takes the action, the view that displays it, and a completion closure for the action's success.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style of the action.
    public let style: Style
    /// The closure to run when the action is chosen.
    public let handler: Handler
    /// The title of the action.
    open var title: String?
    /// The background color: red for destructive actions, gray for others, unless set.
    ///
    /// Setting nil restores the default.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }
    /// The image of the action.
    open var image: UIImage?
    private var ownBackgroundColor: UIColor?

    /// Creates an action with a style, a title and a handler.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

/// The actions at one side of a row, from the edge inward.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge inward.
    public let actions: [UIContextualAction]
    /// A Boolean value that indicates whether a full swipe performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration with actions, from the edge inward.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
