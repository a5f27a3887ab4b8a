import BuilderUIKit
import Foundation

extension UIRefreshControl {
    /// The text below the spokes; nil, the default, for none.
    @discardableResult
    public func attributedTitle(_ title: NSAttributedString?) -> Self { setting { $0.attributedTitle = title } }

    /// Begins to refresh, or ends it. Only a control that refreshes is drawn, where the content was moved down to show
    /// it.
    @discardableResult
    public func refreshing(_ refreshing: Bool) -> Self {
        if refreshing { beginRefreshing() } else { endRefreshing() }
        return self
    }
}
