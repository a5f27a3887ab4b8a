/// The methods that a split view controller calls; all are optional.
///
/// In a window that becomes narrow, also in the first layout, the delegate chooses a column; then the columns that go
/// and come are reported, and the collapse. A window that becomes wide is reported in the same way. Controllers that
/// were created without a style don't report columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    // MARK: Columns

    /// Returns the column that a narrow window shows; by default, the one that was shown last. Called once for each
    /// collapse, before it.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the visible columns of a window that becomes wide; the proposed ones by default. Called once for each
    /// expansion, before it.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Called before a column is shown, also in the first layout.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Called before a column is hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Called after one column fills the window.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called after columns are beside each other again.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Called before the visible columns of a wide window change: one is shown or hidden, or the app prefers others.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Called before a swipe from the edge shows columns.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// Called after a swipe from the edge ended, also if it showed no columns.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    // MARK: Controllers without a style

    /// Returns the controller of the primary column in a window that becomes narrow; nil, the default, for the present
    /// one. Called before the question whether the secondary one was put onto it.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// Returns the controller of the primary column in a window that becomes wide; nil, the default, for the present
    /// one.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Returns a Boolean value that indicates whether the delegate put the secondary controller onto the primary one in
    /// a narrow window, which then shows the primary one.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the controller of the secondary column in a window that becomes wide; nil, the default, for the present
    /// one.
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // MARK: Showing controllers

    /// Returns a Boolean value that indicates whether the delegate showed a controller in place of the primary one.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    /// Returns a Boolean value that indicates whether the delegate showed a controller in place of the secondary one.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// Returns the visible columns to which the button changes; by default `automatic`, so that it shows or hides the
    /// primary column.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// Returns the supported orientations; by default, those of the controller itself. It isn't called.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
    /// Returns the orientation of a presentation; by default, that of the controller itself. It isn't called.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    private var proxied: ForwardedCalls<any UISplitViewControllerDelegate>? { ForwardedCalls(self) }

    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        proxied?.send([svc, proposed]) {
            $0.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposed)
        } ?? proposed
    }
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        proxied?.send([svc, proposed]) {
            $0.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposed)
        } ?? proposed
    }
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        proxied?.send([svc, column]) { $0.splitViewController(svc, willShow: column) }
    }
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        proxied?.send([svc, column]) { $0.splitViewController(svc, willHide: column) }
    }
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        proxied?.send([svc]) { $0.splitViewControllerDidCollapse(svc) }
    }
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        proxied?.send([svc]) { $0.splitViewControllerDidExpand(svc) }
    }
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        proxied?.send([svc, displayMode]) { $0.splitViewController(svc, willChangeTo: displayMode) }
    }
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        proxied?.send([svc]) { $0.splitViewControllerInteractivePresentationGestureWillBegin(svc) }
    }
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        proxied?.send([svc]) { $0.splitViewControllerInteractivePresentationGestureDidEnd(svc) }
    }

    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        proxied?.send([splitViewController]) { $0.primaryViewController(forCollapsing: splitViewController) } ?? nil
    }
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        proxied?.send([splitViewController]) { $0.primaryViewController(forExpanding: splitViewController) } ?? nil
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        proxied?.send([splitViewController, secondaryViewController, primaryViewController]) {
            $0.splitViewController(
                splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
        } ?? false
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        proxied?.send([splitViewController, primaryViewController]) {
            $0.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
        } ?? nil
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        proxied?.send([splitViewController, vc, sender]) {
            $0.splitViewController(splitViewController, show: vc, sender: sender)
        } ?? false
    }
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        proxied?.send([splitViewController, vc, sender]) {
            $0.splitViewController(splitViewController, showDetail: vc, sender: sender)
        } ?? false
    }
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        proxied?.send([svc]) { $0.targetDisplayModeForAction(in: svc) } ?? .automatic
    }
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask {
        proxied?.send([splitViewController]) {
            $0.splitViewControllerSupportedInterfaceOrientations(splitViewController)
        } ?? splitViewController.supportedInterfaceOrientations
    }
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation {
        proxied?.send([splitViewController]) {
            $0.splitViewControllerPreferredInterfaceOrientationForPresentation(splitViewController)
        } ?? splitViewController.preferredInterfaceOrientationForPresentation
    }
}

extension DelegateEvent where Value == UISplitViewController.DisplayMode {
    /// Sent before the display mode changes.
    package static var willChangeDisplayMode: Self { Self("willChangeDisplayMode") }
}

extension DelegateEvent where Value == UISplitViewController.Column {
    /// Sent before a column is hidden.
    package static var willHideColumn: Self { Self("willHideColumn") }
    /// Sent before a column is shown.
    package static var willShowColumn: Self { Self("willShowColumn") }
}
