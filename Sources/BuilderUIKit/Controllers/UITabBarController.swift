import Foundation

/// A container controller that shows one of several controllers above a bar with an item for each.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    private let storedTabBar = UITabBar(frame: .zero)
    /// The controllers that were set or added; see ``controllers``.
    private var members: [UIViewController] = []
    /// The controller whose tab is selected; that of the More list for one without a place in the bar.
    weak var displayedController: UIViewController?
    /// A Boolean value that indicates whether the bar has an item for the More list (see UITabBarController+More).
    var showsMore = false
    /// The order of the tabs while the user rearranges them; nil else.
    var customization: TabCustomization?
    private weak var shownController: UIViewController?
    /// The transition between controllers that an animator animates.
    private var transition: ContainerTransition?

    /// The tab bar.
    open var tabBar: UITabBar { storedTabBar }
    /// The delegate.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Called after the user selected an item of the bar; by default without effect: the bar shows the controller
    /// itself.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: Tabs (see UITabBarController+Tabs)

    /// The tabs. Setting them makes their controllers; the tab of a controller that is removed is removed, too.
    open var tabs: [UITab] {
        get { storedTabs.tabs }
        set { replaceTabs(with: newValue) }
    }
    /// Sets the tabs; the change isn't animated.
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
    /// The selected tab.
    open var selectedTab: UITab? {
        get { selectedViewController.flatMap { selected in tabs.first { $0.viewController === selected } } }
        set { selectedViewController = newValue?.viewController ?? selectedViewController }
    }
    /// Returns the tab with an identifier, also one in a group.
    open func tab(forIdentifier identifier: String) -> UITab? { tabs.tab(forIdentifier: identifier) }
    /// The look on iPad; without effect.
    open var mode: Mode {
        get { storedTabs.mode }
        set { storedTabs.mode = newValue }
    }
    /// The name under which UIKit stores the user's customization; stored without effect.
    open var customizationIdentifier: String? {
        get { storedTabs.customizationIdentifier }
        set { storedTabs.customizationIdentifier = newValue }
    }
    /// The identifiers of the tabs in compact environments, or nil for all.
    open var compactTabIdentifiers: [String]? {
        get { storedTabs.compactTabIdentifiers }
        set {
            storedTabs.compactTabIdentifiers = newValue
            updateShownTabs()
        }
    }
    /// The controllers that the user may rearrange on the page of the More list's Edit button; all unless others are
    /// set. There is no button if there are none.
    open var customizableViewControllers: [UIViewController]? {
        get { storedTabs.customizable ?? viewControllers }
        set {
            storedTabs.customizable = newValue ?? []
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// The sidebar, which isn't shown.
    open var sidebar: Sidebar { storedSidebar }
    /// The way in which the bar becomes smaller while content scrolls (iOS 26); stored without effect.
    open var tabBarMinimizeBehavior: MinimizeBehavior {
        get { storedTabs.minimizeBehavior }
        set { storedTabs.minimizeBehavior = newValue }
    }
    /// Called before the user rearranges the bar's items; by default without effect, as the methods below.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Called after the page on which the user rearranges the items appeared.
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Called before that page disappears.
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Called after that page disappeared.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    // MARK: Controllers

    /// The controllers, in the order of their items, and of the rows of the More list.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { replace(newValue ?? []) }
    }
    /// The controllers that were set or added and haven't been removed from their parent since. Those that leave the
    /// stack of the More list have none until they have disappeared.
    var controllers: [UIViewController] {
        members.filter { $0.parent === self || showsMore && ($0.parent === more || $0.parent == nil) }
    }
    /// The controller of the controllers without a place in the bar: a list of those after the fourth one if there are
    /// more than five, and the one that was chosen above it.
    open var moreNavigationController: UINavigationController { more }
    private(set) lazy var more: MoreNavigationController = {
        let more = MoreNavigationController(nibName: nil, bundle: nil)
        more.onSelect = { [weak self] in self?.select($0, animated: true) }
        return more
    }()
    /// Sets the controllers; the change isn't animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Adds a child as the last tab, which is selected if it is the only one.
    open override func addChild(_ childController: UIViewController) {
        guard !controllers.contains(where: { $0 === childController }) else { return }
        transition?.endEarly()
        super.addChild(childController)
        guard childController.parent === self else { return }
        members.removeAll { $0 === childController }
        members.append(childController)
        membersDidChange(keepsSelection: selectedViewController != nil)
    }

    override func didRemoveChild(_ child: UIViewController) { endTab(of: child, at: child) }

    /// Removes the tab of a controller that is no longer a child. If it was selected, the first one becomes selected.
    ///
    /// - Parameter place: The controller whose item stood for it: itself, or that of the More list, above which it was.
    func endTab(of controller: UIViewController, at place: UIViewController) {
        guard let index = members.firstIndex(where: { $0 === controller }) else { return }
        members.remove(at: index)
        removeTabs(of: [controller])
        transition?.endEarly()
        let wasSelected = displayedController === place
        if controller.appearanceState.isVisible { controller.disappearAtOnce() }
        controller.viewIfLoaded?.removeFromSuperview()
        if place !== controller {
            more.choose(nil)
            // Its bar shows its items again.
            (controller as? UINavigationController)?.stackDidChange()
        } else if wasSelected {
            displayedController = nil
        }
        membersDidChange(keepsSelection: !wasSelected)
    }

    /// The index of the selected controller, or `NSNotFound` if there is none or the More list is selected.
    open var selectedIndex: Int {
        get {
            let selected = selectedViewController
            return controllers.firstIndex { $0 === selected } ?? NSNotFound
        }
        set {
            let controllers = controllers
            if controllers.indices.contains(newValue) { select(controllers[newValue]) }
        }
    }
    /// The selected controller; ``moreNavigationController`` while its list is shown. Controllers that aren't in the
    /// container are ignored.
    open var selectedViewController: UIViewController? {
        get { showsMore && displayedController === more ? more.chosen ?? more : displayedController }
        set { if let newValue { select(newValue) } }
    }

    private func replace(_ controllers: [UIViewController]) {
        transition?.endEarly()
        let selected = selectedViewController
        let leaving = members.filter { old in !controllers.contains { $0 === old } }
        members.removeAll { old in leaving.contains { $0 === old } }
        if showsMore, let chosen = more.chosen, leaving.contains(where: { $0 === chosen }) { more.choose(nil) }
        removeTabs(of: leaving)
        for controller in leaving where controller.parent === self {
            controller.message("willMoveToParent:") { controller.willMove(toParent: nil) }
            if controller.appearanceState.isVisible { controller.disappearAtOnce() }
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        let joining = controllers.filter { $0.parent !== self && !(showsMore && $0.parent === more) }
        for controller in joining { insertChild(controller) }
        members = controllers
        storedChildren = controllers.filter { $0.parent === self } + (showsMore ? [more] : [])
        for controller in joining {
            controller.message("didMoveToParent:", self) { controller.didMove(toParent: self) }
        }
        if let displayedController, leaving.contains(where: { $0 === displayedController }) {
            self.displayedController = nil
        }
        membersDidChange(keepsSelection: selected.map { old in !leaving.contains { $0 === old } } ?? false)
    }

    private func membersDidChange(keepsSelection: Bool) {
        updateMore()
        updateItems()
        if !keepsSelection, let first = controllers.first { select(first) }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the controllers' items, which may have been replaced.
    private func updateItems() {
        let items = tabControllers.compactMap(\.tabBarItem)
        if !(storedTabBar.items ?? []).elementsEqual(items, by: ===) { storedTabBar.items = items }
        if let displayedController, storedTabBar.selectedItem !== displayedController.tabBarItem {
            storedTabBar.selectedItem = displayedController.tabBarItem
        }
    }

    private func isSelectable(_ controller: UIViewController) -> Bool {
        guard controller !== selectedViewController else { return false }
        return showsMore && controller === more || controllers.contains { $0 === controller }
    }

    func select(_ controller: UIViewController, animated: Bool = false) {
        // One that was canceled restores the selection before.
        if let transition, transition.isCanceled { transition.endEarly() }
        guard isSelectable(controller) else { return }
        transition?.endEarly()
        // Its callbacks may have changed the selection.
        guard isSelectable(controller) else { return }
        let old = displayedController
        let new = tab(of: controller)
        if showsMore, new === more { showInMore(controller, animated: animated) }
        displayedController = new
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
                displayedController = old
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
        guard let controller = tabControllers.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            storedTabBar.selectedItem = displayedController?.tabBarItem
            return
        }
        select(controller)
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

    override func prepareAppearingChildren() { updateMore() }

    override var appearingChildren: [UIViewController] { displayedController.map { [$0] } ?? [] }
    open override var childForStatusBarStyle: UIViewController? { displayedController }
    open override var childForStatusBarHidden: UIViewController? { displayedController }

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
        guard let navigation = displayedController as? UINavigationController else {
            return displayedController?.hidesBottomBarWhenPushed ?? false
        }
        // Those of a stack on the stack, too, such as one in the More list.
        return (navigation.viewControllers.dropFirst() + navigation.flattenedStack.dropFirst())
            .contains(where: \.hidesBottomBarWhenPushed)
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
        updateShownTabs()
        updateMore()
        updateItems()
        let selected = displayedController
        if transition == nil {
            if let shownController, shownController !== selected { shownController.viewIfLoaded?.removeFromSuperview() }
            shownController = selected
        }
        if storedTabBar.superview !== view { view.addSubview(storedTabBar) }
        storedTabBar.isHidden = hidesBar
        let height = barHeight + view.safeAreaInsets.bottom
        let barFrame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        if storedTabBar.frame != barFrame { storedTabBar.frame = barFrame }
        customization?.page.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: barFrame.minY)
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
        let shown = (displayedController as? UINavigationController)?.contentController ?? displayedController
        return shown?.barScrollView
    }

    override func updateBars(for scrollView: UIScrollView?) {
        // Controllers that aren't selected may scroll, too.
        guard scrollView === contentScrollView else { return }
        storedTabBar.isAtScrollEdge = scrollView?.isAtEnd ?? true
        storedTabBar.contentColor = scrollView?.hidesBottomFade == true ? nil : barContentColor(of: scrollView)
    }
}

extension DelegateEvent where Value == UIViewController {
    /// Sent after the user selected a tab's controller.
    package static var didSelectTab: Self { Self("didSelectTab") }
}
