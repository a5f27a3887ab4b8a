import Foundation

/// A container controller that shows one of several controllers above a bar with an item for each.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    private let storedTabBar = UITabBar(frame: .zero)
    private var selection: Int?
    private weak var shownController: UIViewController?
    /// The transition between controllers that an animator animates.
    private var transition: ContainerTransition?

    /// The tab bar.
    open var tabBar: UITabBar { storedTabBar }
    /// The delegate.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Called after the user selected an item of the bar; by default without effect: the bar shows the controller itself.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: Controllers

    /// The controllers, in the order of their items.
    open var viewControllers: [UIViewController]? {
        get { storedChildren.isEmpty ? nil : storedChildren }
        set { replace(newValue ?? []) }
    }
    /// The controller of the controllers without a place in the bar, which all have one here: an empty one.
    open private(set) lazy var moreNavigationController = UINavigationController()
    /// Sets the controllers; the change isn't animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// The index of the selected controller, or `NSNotFound` if there is none.
    open var selectedIndex: Int {
        get { selection ?? NSNotFound }
        set { select(newValue) }
    }
    /// The selected controller. Controllers that aren't in the container are ignored.
    open var selectedViewController: UIViewController? {
        get { selection.flatMap { storedChildren.indices.contains($0) ? storedChildren[$0] : nil } }
        set {
            if let newValue, let index = storedChildren.firstIndex(where: { $0 === newValue }) { select(index) }
        }
    }

    private func replace(_ controllers: [UIViewController]) {
        transition?.endEarly()
        let selected = selectedViewController
        let leaving = storedChildren.filter { old in !controllers.contains { $0 === old } }
        for controller in leaving {
            controller.message("willMoveToParent:") { controller.willMove(toParent: nil) }
            if controller.appearanceState.isVisible { controller.disappearAtOnce() }
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        let joining = controllers.filter { $0.parent !== self }
        for controller in joining { insertChild(controller) }
        storedChildren = controllers
        for controller in joining {
            controller.message("didMoveToParent:", self) { controller.didMove(toParent: self) }
        }
        updateItems()
        selection = nil
        let kept = controllers.firstIndex { $0 === selected }
        if !controllers.isEmpty { select(kept ?? 0) }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the controllers' items, which may have been replaced.
    private func updateItems() {
        let items = storedChildren.compactMap(\.tabBarItem)
        if !(storedTabBar.items ?? []).elementsEqual(items, by: ===) { storedTabBar.items = items }
        if let selected = selectedViewController, storedTabBar.selectedItem !== selected.tabBarItem {
            storedTabBar.selectedItem = selected.tabBarItem
        }
    }

    private func select(_ index: Int) {
        // One that was canceled restores the selection before.
        if let transition, transition.isCanceled { transition.endEarly() }
        guard storedChildren.indices.contains(index), index != selection else { return }
        transition?.endEarly()
        // Its callbacks may have changed the selection.
        guard storedChildren.indices.contains(index), index != selection else { return }
        let old = selectedViewController
        selection = index
        let new = storedChildren[index]
        storedTabBar.selectedItem = new.tabBarItem
        guard let view = viewIfLoaded else { return }
        guard appearanceState.isVisible, old !== new else { return view.setNeedsLayout() }
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if let old, view.window != nil {
            animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        }
        let coordinator = TransitionCoordinator(isAnimated: animator != nil)
        coordinator.begin(from: old, to: new, in: self)
        let transition = animator.flatMap { makeTransition(from: old, to: new, with: $0, coordinator) }
        old?.beginAppearanceTransition(false, animated: animator != nil)
        new.beginAppearanceTransition(true, animated: animator != nil)
        if let transition, let old {
            return animate(transition, from: old, to: new, in: view, coordinator)
        }
        layOutTabs()
        coordinator.runAnimations()
        old?.endAppearanceTransition()
        new.endAppearanceTransition()
        coordinator.finish()
    }

    private func makeTransition(
        from old: UIViewController?, to new: UIViewController,
        with animator: any UIViewControllerAnimatedTransitioning, _ coordinator: TransitionCoordinator
    ) -> ContainerTransition? {
        guard let old else { return nil }
        let interaction = delegate?.tabBarController(self, interactionControllerFor: animator)
        return ContainerTransition(
            from: old, to: new, animator: animator, interaction: interaction, coordinator: coordinator)
    }

    private func animate(
        _ transition: ContainerTransition, from old: UIViewController, to new: UIViewController, in view: UIView,
        _ coordinator: TransitionCoordinator
    ) {
        transition.begin(in: view)
        self.transition = transition
        layOutTabs()
        transition.start { [self] completed in
            if !completed {
                selection = storedChildren.firstIndex { $0 === old }
                storedTabBar.selectedItem = old.tabBarItem
                new.beginAppearanceTransition(false, animated: true)
                old.beginAppearanceTransition(true, animated: true)
            }
            self.transition = nil
            layOutTabs()
            transition.end()
            let (hidden, shown) = completed ? (old, new) : (new, old)
            hidden.endAppearanceTransition()
            shown.endAppearanceTransition()
            coordinator.finish(cancelled: !completed)
        }
    }

    private func userSelected(_ item: UITabBarItem) {
        guard let index = storedChildren.firstIndex(where: { $0.tabBarItem === item }) else { return }
        let controller = storedChildren[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            storedTabBar.selectedItem = selectedViewController?.tabBarItem
            return
        }
        select(index)
        delegate?.tabBarController(self, didSelect: controller)
        send(.didSelectTab, controller)
    }

    // MARK: View

    open override func loadView() {
        view = ContainerControllerView { [weak self] in self?.layOutTabs() }
        storedTabBar.onSelect = { [weak self] item in self?.userSelected(item) }
        storedTabBar.delegate = self
        view.addSubview(storedTabBar)
    }

    override func prepareToAppear() { layOutTabs() }

    override var appearingChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    private var barHeight: CGFloat {
        BarMetrics.tabBarHeight(for: traitCollection, safeBottom: storedView?.safeAreaInsets.bottom ?? 0)
    }

    /// A Boolean value that indicates whether the bar is hidden, whatever the selected controller's preference is.
    open var isTabBarHidden = false {
        didSet {
            guard isTabBarHidden != oldValue else { return }
            layOutTabs()
        }
    }

    /// Hides or shows the bar; the change isn't animated.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    private var hidesBar: Bool {
        if isTabBarHidden { return true }
        guard let navigation = selectedViewController as? UINavigationController else {
            return selectedViewController?.hidesBottomBarWhenPushed ?? false
        }
        return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    /// The view above the tab bar (iOS 26); nil for none.
    open var bottomAccessory: UITabAccessory? {
        didSet {
            guard bottomAccessory !== oldValue else { return }
            layOutTabs()
        }
    }

    /// Sets the view above the tab bar (iOS 26); the change isn't animated.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        self.bottomAccessory = bottomAccessory
    }

    private var accessoryView: TabAccessoryView?

    /// Places the accessory above the bar, and returns the height that it takes.
    private func layOutAccessory(above top: CGFloat, in view: UIView) -> CGFloat {
        guard let bottomAccessory else {
            accessoryView?.removeFromSuperview()
            accessoryView = nil
            return 0
        }
        let platter = accessoryView ?? TabAccessoryView(frame: .zero)
        accessoryView = platter
        platter.content = bottomAccessory.contentView
        if platter.superview !== view { view.insertSubview(platter, belowSubview: storedTabBar) }
        let side = PlatterMetrics.tabSideMargin
        let room = view.bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: view.safeAreaInsets.left + side, bottom: 0, right: view.safeAreaInsets.right + side))
        let height = TabAccessoryView.height + TabAccessoryView.gap
        let frame = CGRect(x: room.minX, y: top - height, width: room.width, height: TabAccessoryView.height)
        if platter.frame != frame { platter.frame = frame }
        return height
    }

    private func layOutTabs() {
        guard let view = viewIfLoaded else { return }
        updateItems()
        let selected = selectedViewController
        if transition == nil {
            if let shownController, shownController !== selected { shownController.viewIfLoaded?.removeFromSuperview() }
            shownController = selected
        }
        if storedTabBar.superview !== view { view.addSubview(storedTabBar) }
        storedTabBar.isHidden = hidesBar
        let height = barHeight + view.safeAreaInsets.bottom
        let barFrame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        if storedTabBar.frame != barFrame { storedTabBar.frame = barFrame }
        let bottom = view.bounds.height - (hidesBar ? view.safeAreaInsets.bottom : height)
        let accessoryHeight = layOutAccessory(above: bottom, in: view)
        guard let selected, let content = selected.view else { return updateBars(for: nil) }
        // During a transition, its animator adds the content to a container.
        if transition == nil { view.insertBehindBars(content) }
        var frame = view.bounds
        let extends =
            selected.edgesForExtendedLayout.contains(.bottom)
            && (storedTabBar.isTranslucent || selected.extendedLayoutIncludesOpaqueBars)
        if !hidesBar, !extends { frame.size.height = barFrame.minY }
        selected.containerSafeAreaInsets = UIEdgeInsets(
            top: 0, left: 0, bottom: (hidesBar || !extends ? 0 : barHeight) + accessoryHeight, right: 0)
        if let transition {
            transition.finalFrame = frame
        } else if content.frame != frame {
            content.frame = frame
        }
        selected.updateSystemMargins()
        let scrollView = contentScrollView
        if let scrollView, scrollView.barOwner == nil { scrollView.barOwner = self }
        updateBars(for: scrollView)
    }

    /// The scroll view whose content the tab bar follows.
    private var contentScrollView: UIScrollView? {
        let selected = selectedViewController
        return ((selected as? UINavigationController)?.topViewController ?? selected)?.barScrollView
    }

    override func updateBars(for scrollView: UIScrollView?) {
        // Controllers that aren't selected may scroll, too.
        guard scrollView === contentScrollView else { return }
        storedTabBar.isAtScrollEdge = scrollView?.isAtEnd ?? true
        storedTabBar.contentColor = scrollView?.hidesBottomFade == true ? nil : barContentColor(of: scrollView)
    }
}

/// Methods that approve and report the selection of a controller. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns a Boolean value that indicates whether the controller may be selected by a tap; true by default.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after the user has selected a controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Returns the animation from one controller of a visible container to another; nil for none.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction that drives an animation; nil for none.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the supported orientations; by default, those of the selected controller. It isn't called.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    /// Returns the orientation of a presentation; by default, that of the selected controller. It isn't called.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
    /// Called before the user rearranges the items, which isn't possible here; it isn't called.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// Called before the user has rearranged the items; it isn't called.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Called after the user has rearranged the items; it isn't called.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
}

extension UITabBarControllerDelegate {
    private var proxied: ForwardedCalls<any UITabBarControllerDelegate>? { ForwardedCalls(self) }

    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        proxied?.send([tabBarController, viewController]) {
            $0.tabBarController(tabBarController, shouldSelect: viewController)
        } ?? true
    }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        proxied?.send([tabBarController, viewController]) {
            $0.tabBarController(tabBarController, didSelect: viewController)
        }
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        proxied?.send([tabBarController, fromVC, toVC]) {
            $0.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        } ?? nil
    }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        proxied?.send([tabBarController, animationController]) {
            $0.tabBarController(tabBarController, interactionControllerFor: animationController)
        } ?? nil
    }
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        proxied?.send([tabBarController]) { $0.tabBarControllerSupportedInterfaceOrientations(tabBarController) }
            ?? tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
    }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        proxied?.send([tabBarController]) {
            $0.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
        } ?? tabBarController.selectedViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {
        proxied?.send([tabBarController, viewControllers]) {
            $0.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
        }
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        proxied?.send([tabBarController, viewControllers, changed]) {
            $0.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
        }
    }
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        proxied?.send([tabBarController, viewControllers, changed]) {
            $0.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
        }
    }
}

extension DelegateEvent where Value == UIViewController {
    /// Sent after the user selected a tab's controller.
    package static var didSelectTab: Self { Self("didSelectTab") }
}
