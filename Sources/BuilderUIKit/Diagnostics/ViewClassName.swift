import Foundation

/// The name of a view's class in text trees: without its module, and UIKit's name for classes that stand for UIKit's
/// private ones.
@MainActor
package enum ViewClassName {
    package static func of(_ view: UIView) -> String { special(view) ?? String(describing: type(of: view)) }

    /// Returns UIKit's name for a view, or nil for views that have their class' name.
    static func special(_ view: UIView) -> String? {
        switch view {
        case is ContainerControllerView: "UILayoutContainerView"
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

extension UIView {
    /// The description of the view in messages of other modules: its class with its identifier, or its text, and its
    /// location: the nearest view with an identifier, and the controller.
    ///
    /// ```
    /// UILabel:'Total' in UIStackView:form of LoginViewController
    /// ```
    public var _messageName: String {
        var text = ConstraintText.name(of: self)
        if let around = sequence(first: superview, next: { $0?.superview }).first(where: { $0?.isNamed ?? true }),
            let around
        {
            text += " in \(ConstraintText.name(of: around))"
        }
        if let controller = sequence(first: next, next: { $0?.next }).first(where: { $0 is UIViewController }),
            let controller
        {
            text += " of \(type(of: controller))"
        }
        return text
    }

    private var isNamed: Bool { !(accessibilityIdentifier ?? "").isEmpty }
}
