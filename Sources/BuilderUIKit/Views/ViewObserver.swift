import Foundation

/// An observer that another module attaches to a view, with the notifications that UIKit delivers only to subclasses.
/// Extensions of `UIView` are built on it.
///
/// A view has at most one; views without one have no cost.
@MainActor
package protocol ViewObserver: AnyObject {
    /// Notifies the observer that the view was added to a superview, or removed from one.
    func viewDidMoveToSuperview(_ view: UIView)
    /// Notifies the observer that the view has laid out its subviews.
    func viewDidLayoutSubviews(_ view: UIView)
    /// Notifies the observer that `top` leaves its tree, with the view or with an item of one of the view's
    /// constraints.
    ///
    /// `lost` are the constraints between the leaving and the remaining part; they are inactive already.
    func view(_ view: UIView, leavesTreeWith top: UIView, losing lost: Set<ObjectIdentifier>)
    /// Notifies the observer that a layout begins with the view as its root.
    func layoutWillBegin(at view: UIView)
    /// Notifies the observer of the topmost view of an idle screen that it is about to be drawn, so that it can report
    /// unmet expectations.
    func screenWillBeDrawn(_ view: UIView)
}

extension UIView {
    /// The topmost view of the tree that contains this one; the view itself without a superview.
    package var topmostView: UIView {
        var top = self
        while let superview = top.superview { top = superview }
        return top
    }
}
