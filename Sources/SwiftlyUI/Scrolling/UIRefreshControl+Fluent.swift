import BuilderUIKit
import Foundation

extension UIRefreshControl {
    /// The text below the activity indicator; nil, the default, for none.
    @discardableResult
    public func attributedTitle(_ title: NSAttributedString?) -> Self { setting { $0.attributedTitle = title } }

    /// Begins or ends refreshing. The control is drawn only while it refreshes and the content is scrolled down to show
    /// it.
    @discardableResult
    public func refreshing(_ refreshing: Bool) -> Self {
        if refreshing { beginRefreshing() } else { endRefreshing() }
        return self
    }
}
