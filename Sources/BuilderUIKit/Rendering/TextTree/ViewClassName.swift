import Foundation

/// What a view's class is called in texts: without its module, and as UIKit calls it where the class stands for one that
/// UIKit keeps to itself.
@MainActor
package enum ViewClassName {
    package static func of(_ view: UIView) -> String {
        special(view) ?? String(describing: type(of: view))
    }

    /// Nil for views that are called as their class is.
    static func special(_ view: UIView) -> String? {
        switch view {
        case is ContainerView: "UILayoutContainerView"
        case is PresentationView: "UITransitionView"
        case is BarBackgroundView: "_UIBarBackground"
        case is BarButtonView, is BackButtonView: "_UIButtonBarButton"
        case is TabItemView: "UITabBarButton"
        case is TableCellContentView: "UITableViewCellContentView"
        case is CollectionCellContentView: "UIView"
        case is StatusBarView: "_UIStatusBar"
        case let label as UILabel where label.button != nil: "UIButtonLabel"
        case _ where (view.superview as? UITableViewCell)?.separatorView === view: "_UITableViewCellSeparatorView"
        default: nil
        }
    }
}
