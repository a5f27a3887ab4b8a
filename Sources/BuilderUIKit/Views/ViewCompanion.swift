import Foundation

/// What another module keeps beside a view, told of what UIKit tells only to subclasses: the hooks that extensions of `UIView`
/// hang on.
///
/// A view has at most one; views without one pay nothing.
@MainActor
package protocol ViewCompanion: AnyObject {
    /// The view has come into a superview, or has left it.
    func viewDidMoveToSuperview(_ view: UIView)
    /// The view has placed its subviews.
    func viewDidLayoutSubviews(_ view: UIView)
    /// `top` leaves its tree, and the view with it, or with something that a constraint of the view speaks of. `lost` are the constraints
    /// between what leaves and what stays; they are inactive already.
    func view(_ view: UIView, leavesTreeWith top: UIView, losing lost: Set<ObjectIdentifier>)
    /// The view is the root of a layout that begins.
    func layoutWillBegin(at view: UIView)
    /// The view is the topmost one of a screen that has come to rest and is drawn now: the time to report what never came.
    func screenWillBeDrawn(_ view: UIView)
}

extension UIView {
    /// The view at the top of the tree that this one is in; itself without a superview.
    package var topmostView: UIView {
        var top = self
        while let superview = top.superview { top = superview }
        return top
    }
}
