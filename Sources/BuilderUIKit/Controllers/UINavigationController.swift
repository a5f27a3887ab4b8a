import Foundation

/// A container controller that shows the top controller of a stack below a navigation bar.
///
/// The top controller's view fills the container's and extends behind the bar; its safe area begins at the bar's bottom
/// edge. Changes of the stack take effect at once, animated or not, unless an animator of the delegate or a finger
/// drives them.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    let storedNavigationBar = UINavigationBar(frame: .zero)
    /// The controller on top whose view was placed last.
    weak var shownController: UIViewController?
    /// A Boolean value that indicates whether the large title is collapsed because content was scrolled, and the search
    /// bar, unless it stays.
    var isLargeTitleCollapsed = false
    /// The transition between top controllers that an animator animates.
    var transition: ContainerTransition?
    /// The interaction of the finger that swipes back.
    var backSwipe: UIPercentDrivenInteractiveTransition?
    /// The rules by which the bars hide by themselves; nil until the app sets one.
    var knownBarHiding: BarHiding?
    /// The interaction of a finger whose pop begins.
    var startingBackSwipe: UIPercentDrivenInteractiveTransition?

    /// The search bar that floats at the bottom, and the search whose results or dimming view was shown last.
    weak var floatingSearchBar: UISearchBar?
    weak var shownSearch: UISearchController?

    /// Creates a controller with a root.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a controller with the system's bars.
    ///
    /// Custom bar classes are ignored, because Swift can't call an initializer of a class that is unknown at compile
    /// time.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        if let navigationBarClass, navigationBarClass != UINavigationBar.self {
            WarningLog.add(
                "UINavigationController can't create a \(navigationBarClass): a UINavigationBar is used")
        }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Always creates an empty controller, because archives don't exist on Linux.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func didInitialize() {
        super.didInitialize()
        storedNavigationBar.navigationController = self
    }

    /// The navigation bar.
    open var navigationBar: UINavigationBar { storedNavigationBar }
    /// The delegate. A picker of images narrows its type by a property of its own.
    @_disfavoredOverload
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Stack (see UINavigationController+Stack)

    /// The controllers on the stack, the root first and the visible one last.
    open var viewControllers: [UIViewController] {
        get { storedChildren }
        set { replaceStack(newValue, animated: false) }
    }
    /// The controller on top of the stack.
    open var topViewController: UIViewController? { storedChildren.last }
    /// The presented controller, or the top one if there is none.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Replaces the stack, with the delegate's animator if the change is animated.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(viewControllers, animated: animated)
    }
    /// Pushes a controller, with the delegate's animator if the change is animated.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        endCanceledTransition()
        guard !storedChildren.contains(where: { $0 === viewController }), viewController !== self else {
            return WarningLog.add(
                "\(type(of: viewController)) is on the navigation stack already: push a new controller, or pop to it")
        }
        change(animated: animated) {
            insertChild(viewController)
        } completion: { [self] completed in
            guard completed else { return }
            viewController.message("didMoveToParent:", self) { viewController.didMove(toParent: self) }
        }
    }
    /// Pops the top controller and returns it, or nil for the root, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        endCanceledTransition()
        guard storedChildren.count > 1, let top = topViewController else { return nil }
        remove([top], animated: animated)
        return top
    }
    /// Pops the controllers above the given one and returns them, or nil if it isn't on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }
    /// Pops all controllers but the root and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        endCanceledTransition()
        return storedChildren.first.flatMap { pop(to: $0, animated: animated) }
    }

    // MARK: Bar

    /// A Boolean value that indicates whether the navigation bar is hidden.
    open var isNavigationBarHidden = false { didSet { if isNavigationBarHidden != oldValue { barDidChange() } } }
    /// Hides or shows the navigation bar; the change isn't animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// A Boolean value that indicates whether the toolbar with the top controller's `toolbarItems` is hidden; true by
    /// default.
    open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { barDidChange() } } }
    /// The toolbar at the bottom, created on first access.
    open var toolbar: UIToolbar! {
        if let knownToolbar { return knownToolbar }
        let bar = UIToolbar(frame: .zero)
        knownToolbar = bar
        return bar
    }
    private(set) var knownToolbar: UIToolbar?
    /// Hides or shows the toolbar; the change isn't animated.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// A Boolean value that indicates whether swipes up hide the bars, and swipes down show them; false by default.
    open var hidesBarsOnSwipe: Bool {
        get { hidesBars(for: .swipe) }
        set { setHidesBars(for: .swipe, newValue) }
    }
    /// A Boolean value that indicates whether taps in the content that nothing else handles hide and show the bars; false
    /// by default.
    open var hidesBarsOnTap: Bool {
        get { hidesBars(for: .tap) }
        set { setHidesBars(for: .tap, newValue) }
    }
    /// A Boolean value that indicates whether views in place of a keyboard hide the bars until a tap in the content; false
    /// by default. The system's keyboard, which isn't shown, doesn't hide them.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { hidesBars(for: .keyboard) }
        set { setHidesBars(for: .keyboard, newValue) }
    }
    /// A Boolean value that indicates whether a compact height hides the bars until a tap in the content; false by
    /// default.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { hidesBars(for: .compactHeight) }
        set { setHidesBars(for: .compactHeight, newValue) }
    }
    /// The gesture that pops the top controller: a swipe from the left edge, or from the right one from right to left.
    ///
    /// Its own delegate lets it begin while the navigation bar shows a back button.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipeRecognizer }
    /// The gesture that pops the top controller by a swipe anywhere in the content (iOS 26). It isn't handled: swipes
    /// from the edge pop controllers.
    open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
    private lazy var backSwipeRecognizer = BackSwipeGestureRecognizer(of: self)

    func barDidChange() {
        storedView?.setNeedsLayout()
        if isNested { outermost.storedView?.setNeedsLayout() }
    }

    /// Called after controllers have left the stack, and after their own callbacks.
    func didReleaseChildren() {}

    override func updateBars(for scrollView: UIScrollView?) {
        storedNavigationBar.isAtScrollEdge = scrollView?.isAtStart ?? true
        knownToolbar?.isAtScrollEdge = scrollView?.isAtEnd ?? true
        let color = barContentColor(of: scrollView)
        storedNavigationBar.contentColor = scrollView?.hidesTopFade == true ? nil : color
        knownToolbar?.contentColor = scrollView?.hidesBottomFade == true ? nil : color
        (parent as? UITabBarController)?.updateBars(for: scrollView)
    }

    override func contentDidScroll(_ scrollView: UIScrollView) {
        super.contentDidScroll(scrollView)
        guard storedNavigationBar.prefersLargeTitles || contentController?.navigationItem.searchController != nil else {
            return
        }
        let was = isLargeTitleCollapsed
        updateCollapse(scrollView)
        if was != isLargeTitleCollapsed { storedView?.setNeedsLayout() }
    }

    /// The controller's item in a tab bar; unless one is set, that of the root of the stack.
    open override var tabBarItem: UITabBarItem! {
        get {
            guard storedTabBarItem == nil, let root = storedChildren.first, title == nil || root.storedTabBarItem != nil
            else { return super.tabBarItem }
            return root.tabBarItem
        }
        set { super.tabBarItem = newValue }
    }

    // MARK: Columns

    /// Pushes the secondary controller of a split view controller that has no style.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { pushViewController(secondaryViewController, animated: false) }
    /// Pops the top controller, which a split view controller without a style shows in its secondary column.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { popViewController(animated: false) }

    // MARK: View

    open override func loadView() {
        view = ContainerControllerView { [weak self] in self?.layOutStack() }
        view.addSubview(storedNavigationBar)
        view.addGestureRecognizer(backSwipeRecognizer)
        knownBarHiding?.attach(to: view)
    }

    override func prepareToAppear() { layOutStack() }

    override var appearingChildren: [UIViewController] {
        [topViewController, activeSearch].compactMap(\.self)
    }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
        storedNavigationBar.barStyle == .black ? .lightContent : .default
    }
    open override var childForStatusBarStyle: UIViewController? { hidesBar ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
}

extension UINavigationController {
    /// The kind of a change of the stack.
    public enum Operation: Int, Hashable, Sendable {
        /// No change.
        case none = 0
        /// A controller is pushed.
        case push = 1
        /// A controller is popped.
        case pop = 2
    }

    /// The duration of hiding or showing a bar with animation, in seconds.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.33
}

/// Methods that report changes of the stack. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before the navigation controller shows a controller.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after the navigation controller has shown a controller.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Returns the animation of an animated change of the top controller; nil for the system's.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction that drives an animation; nil for none.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the supported orientations; by default, those of the top controller. It isn't called.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    /// Returns the orientation of a presentation; by default, that of the top controller. It isn't called.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    private var proxied: ForwardedCalls<any UINavigationControllerDelegate>? { ForwardedCalls(self) }

    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        proxied?.send([navigationController, viewController, animated]) {
            $0.navigationController(navigationController, willShow: viewController, animated: animated)
        }
    }
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        proxied?.send([navigationController, viewController, animated]) {
            $0.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        proxied?.send([navigationController, operation, fromVC, toVC]) {
            $0.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        } ?? nil
    }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        proxied?.send([navigationController, animationController]) {
            $0.navigationController(navigationController, interactionControllerFor: animationController)
        } ?? nil
    }
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        proxied?.send([navigationController]) {
            $0.navigationControllerSupportedInterfaceOrientations(navigationController)
        } ?? navigationController.topViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
    }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        proxied?.send([navigationController]) {
            $0.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
        } ?? navigationController.topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
}

extension DelegateEvent where Value == (viewController: UIViewController, animated: Bool) {
    /// Sent before a navigation controller shows a controller.
    package static var willShow: Self { Self("willShow") }
    /// Sent after a navigation controller showed a controller.
    package static var didShow: Self { Self("didShow") }
}
