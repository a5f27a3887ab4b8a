import Foundation

/// An action for a row in the form before iOS 11, from `tableView(_:editActionsForRowAt:)`.
///
/// `UITableView.simulateSwipe(_:ofRowAt:)` shows it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// The styles of an action.
    public enum Style: Int, Hashable, Sendable {
        /// The standard style: red.
        case `default` = 0
        /// An action that deletes data: red.
        public static let destructive = Style.default
        /// An action without a particular meaning: gray.
        case normal = 1
    }

    /// The style of the action.
    public let style: Style
    /// The closure to run when the action is chosen.
    let handler: (UITableViewRowAction, IndexPath) -> Void
    /// The title of the action.
    open var title: String?
    /// The background color: red, or gray for normal actions, unless set.
    open lazy var backgroundColor: UIColor? = style == .default ? .systemRed : .systemGray
    /// The visual effect of the background; nil by default.
    open var backgroundEffect: UIVisualEffect?

    /// Creates an action with a style, a title and a closure that takes the action and the row.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
