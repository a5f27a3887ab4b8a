import Foundation

/// Owns a view and takes part in a tree of controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// Interface files don't exist on Linux: the name is kept and nothing is loaded from it.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init(_responder: ())
    }

    /// Archives don't exist on Linux: a controller with an empty view, so that shared code compiles and runs.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init(_responder: ())
    }

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    deinit {
        storedView?.surroundingsAreStale()
        var children = storedChildren
        storedChildren = []
        TreeRelease.release(&children) { $0.storedChildren }
    }

    public let nibName: String?
    public let nibBundle: Bundle?
    open var storyboard: AnyObject? { nil }
    open var restorationIdentifier: String?

    // MARK: View (see UIViewController+View)

    /// Of the main actor like the rest; the mark is for `deinit`, which belongs to no actor.
    nonisolated(unsafe) var storedView: UIView?
    private(set) var isLoadingView = false

    /// The controller's view, made when it is first asked for: `loadView`, then `viewDidLoad`.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set { replaceView(newValue) }
    }

    open var viewIfLoaded: UIView? { storedView }
    open var isViewLoaded: Bool { storedView != nil }

    /// Makes the view and assigns it to `view`: an empty one as large as the screen. Never call it yourself.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func loadViewIfNeeded() {
        guard storedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if storedView == nil {
            WarningLog.current.add(
                .other(
                    "\(type(of: self)).loadView made no view: assign one to `view`, or call super; an empty one was used"
                ))
            UIViewController.loadEmptyView(of: self)
        }
        viewDidLoad()
    }

    /// Called once, after the view was made.
    open func viewDidLoad() {}

    // MARK: Appearance (see UIViewController+Appearance)

    var appearanceState = AppearanceState.disappeared
    var isAnimatingAppearance = false
    var wasToldThatItIsAppearing = false

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    /// Whether this controller hands on its own appearing to its children. False: it calls
    /// `beginAppearanceTransition` and `endAppearanceTransition` for them.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// The children that appear and disappear together with this controller.
    var appearingChildren: [UIViewController] {
        storedChildren.filter { child in child.storedView?.superview != nil }
    }

    /// Puts the children's views in place before they are told that they appear; for containers.
    func prepareToAppear() {}

    // MARK: Layout

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() { storedView?.updateConstraints() }
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    /// Notifies the controller that the size of its view is about to change.
    ///
    /// A visible window whose size is set calls it on its root controller, with a coordinator that runs its closures at once.
    /// This implementation passes the call on to the presented controller, and to children that fill the view.
    /// - Parameter size: the new size of the view, in points.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.storedView.map({ $0.frame.size == storedView?.bounds.size }) ?? false {
            child.viewWillTransition(to: size, with: coordinator)
        }
        presentedViewController?.viewWillTransition(to: size, with: coordinator)
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Insets that are added to the view's safe area, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { storedView?.safeAreaMayHaveChanged() } }
    }
    /// What the container's bars cover, in points.
    var containerSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if containerSafeAreaInsets != oldValue { storedView?.safeAreaMayHaveChanged() } }
    }
    /// Whether the view's side margins are never less than the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsMayHaveChanged() } }
    }
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { containerNeedsLayout() } }
    open var extendedLayoutIncludesOpaqueBars = false { didSet { containerNeedsLayout() } }
    open var automaticallyAdjustsScrollViewInsets = true
    /// Points; kept for popovers and containers that ask.
    open var preferredContentSize: CGSize = .zero
    weak var explicitContentScrollView: UIScrollView?

    // MARK: Tree (see UIViewController+Children)

    open internal(set) weak var parent: UIViewController? { didSet { storedView?.surroundingsAreStale() } }
    /// Of the main actor like the rest; the mark is for `deinit`, which belongs to no actor.
    nonisolated(unsafe) var storedChildren: [UIViewController] = []
    open var children: [UIViewController] { storedChildren }
    /// Called before the controller goes into a container, or out of one (nil).
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller went into a container, or out of one (nil).
    open func didMove(toParent parent: UIViewController?) { appearWithParent(parent) }
    open func addChild(_ childController: UIViewController) { insertChild(childController) }
    open func removeFromParent() { leaveParent() }

    // MARK: Presentation (see UIViewController+Presentation)

    open internal(set) var presentedViewController: UIViewController?
    weak var directPresenter: UIViewController?
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open var isModalInPresentation = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresenting(animated: flag, completion: completion)
    }
    /// Pushes onto the navigation controller, or presents where there is none.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

    // MARK: What containers show

    open var title: String? { didSet { if title != oldValue { titleDidChange() } } }
    /// What a navigation bar shows for this controller.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.controller = self
        storedNavigationItem = item
        return item
    }
    var storedNavigationItem: UINavigationItem?
    /// What a tab bar shows for this controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            storedTabBarItem = item
            return item
        }
        set {
            storedTabBarItem = newValue
            containerNeedsLayout()
        }
    }
    var storedTabBarItem: UITabBarItem?
    open var hidesBottomBarWhenPushed = false
    /// What a navigation controller's toolbar shows while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.barDidChange() } }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    // MARK: Status bar and orientation

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }

    // MARK: Editing

    private var storedIsEditing = false
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        guard hasEditButton else { return }
        editButtonItem.title = editing ? "Done" : "Edit"
        editButtonItem.style = editing ? .done : .plain
    }
    private var hasEditButton = false
    /// “Edit”, or “Done” while the controller is editing; turns editing on and off.
    open private(set) lazy var editButtonItem: UIBarButtonItem = {
        hasEditButton = true
        let item = UIBarButtonItem(title: isEditing ? "Done" : "Edit", style: isEditing ? .done : .plain)
        item.addAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        return item
    }()

    // MARK: Traits (see UIViewController+Traits)

    /// Overrides the style for the controller's view and its children.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue else { return }
            storedView?.surroundingsAreStale()
            storedView?.setNeedsLayout()
        }
    }
    /// Traits that the container overrides for this controller.
    var overrideTraits: UITraitCollection? { didSet { storedView?.surroundingsAreStale() } }
    open var traitCollection: UITraitCollection { storedView?.traitCollection ?? inheritedTraits() }

    open func didReceiveMemoryWarning() {}

    /// The presenting controller where there is one, else what holds the view (Apple's documentation of the chain).
    open override var next: UIResponder? { directPresenter ?? storedView?.superview ?? parent }

    // MARK: To be overridden (see UIViewController+Appearance)

    /// Begins to show or hide a child: `viewWillAppear` or `viewWillDisappear`. Each call needs an
    /// `endAppearanceTransition`.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        defaultBeginAppearanceTransition(isAppearing, animated: animated)
    }
    /// Ends what `beginAppearanceTransition` began: `viewIsAppearing` and `viewDidAppear`, or `viewDidDisappear`.
    open func endAppearanceTransition() {
        defaultEndAppearanceTransition()
    }
    open var isBeingPresented: Bool { defaultIsBeingPresented }
    open var isBeingDismissed: Bool { defaultIsBeingDismissed }
    open var isMovingToParent: Bool { defaultIsMovingToParent }
    open var isMovingFromParent: Bool { defaultIsMovingFromParent }

    // MARK: To be overridden (see UIViewController+Children)

    open var navigationController: UINavigationController? { defaultNavigationController }
    open var tabBarController: UITabBarController? { defaultTabBarController }
    /// Swaps one child's view for another's; the final state is reached at once.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: Double,
        animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        defaultTransition(
            from: fromViewController, to: toViewController, duration: duration, animations: animations,
            completion: completion)
    }

    // MARK: To be overridden (see UIViewController+Presentation)

    /// The controller that presented this one or its container.
    open var presentingViewController: UIViewController? { defaultPresentingViewController }

    // MARK: To be overridden (see UIViewController+Traits)

    /// Overrides traits for a child; nil takes the override back.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        defaultSetOverrideTraitCollection(collection, forChild: childViewController)
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        defaultOverrideTraitCollection(forChild: childViewController)
    }

    // MARK: To be overridden (see UIViewController+View)

    /// The least side margins of the controller's view, in points: 16 on screens narrower than 414 points, else 20
    /// (measured); nothing above and below.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { defaultSystemMinimumLayoutMargins }
    /// The scroll view whose content the bars follow: the one that was set, else the view itself or the first of its
    /// first subviews that scrolls.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        defaultContentScrollView(for: edge)
    }
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        defaultSetContentScrollView(scrollView, for: edge)
    }
}
