import Foundation

/// The owner of a view and a node in the tree of controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// Creates a controller. Interface files don't exist on Linux: the name is stored and nothing is loaded from it.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init(_responder: ())
        didInitialize()
    }

    /// Creates a controller with an empty view, because archives don't exist on Linux; shared code compiles and runs.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init(_responder: ())
        didInitialize()
    }

    /// Encodes the controller; does nothing, because archives don't exist on Linux.
    open func encode(with coder: NSCoder) {}

    /// Sets up the controller at the end of each of its initializers.
    func didInitialize() {}

    /// Creates a controller without an interface file.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    deinit {
        storedView?.invalidateInheritedEnvironment()
        var children = storedChildren
        storedChildren = []
        TreeRelease.release(&children) { $0.storedChildren }
    }

    /// The name of the interface file; stored without effect.
    open private(set) var nibName: String?
    /// The bundle of the interface file; stored without effect.
    open private(set) var nibBundle: Bundle?
    /// The storyboard; always nil, because storyboards don't exist on Linux.
    open var storyboard: UIStoryboard? { nil }
    /// Performs a segue of the storyboard; there are none on Linux, so that a warning is logged.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        WarningLog.add("the segue \(identifier) can't be performed on Linux: storyboards aren't read")
    }
    /// Returns a Boolean value that indicates whether a segue is performed; true by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called before a segue is performed; it isn't called.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns a Boolean value that indicates whether a segue back may end here; it isn't called.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { responds(to: action) }
    /// Shows the controller to which a segue back leads; does nothing.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// The context of the app extension whose controller this is; always nil, because extensions don't run here.
    open var extensionContext: NSExtensionContext? { nil }
    /// A string that identifies the controller for state restoration; stored without effect.
    open var restorationIdentifier: String?
    /// The class that restores the controller; stored without effect.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    // MARK: View (see UIViewController+View)

    /// The view, or nil if it isn't loaded.
    ///
    /// Isolated to the main actor like the other properties; the attribute is for `deinit`, which is nonisolated.
    nonisolated(unsafe) var storedView: UIView?
    private(set) var isLoadingView = false

    /// The controller's view, created on first access by `loadView()`, followed by `viewDidLoad()`.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set { replaceView(newValue) }
    }

    /// The view, or nil if it isn't loaded.
    open var viewIfLoaded: UIView? { storedView }
    /// A Boolean value that indicates whether the view is loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Creates an empty view as large as the screen and assigns it to `view`. Don't call this method directly.
    open func loadView() { loadEmptyView() }

    private func loadEmptyView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Loads the view if it isn't loaded.
    open func loadViewIfNeeded() {
        guard storedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if storedView == nil {
            WarningLog.add(
                "\(type(of: self)).loadView created no view: assign one to `view`, or call super; an empty one is used")
            loadEmptyView()
        }
        message("viewDidLoad") { viewDidLoad() }
    }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}

    // MARK: Appearance (see UIViewController+Appearance)

    var appearance = ControllerAppearance()
    var needsUpdateOfUnavailableContent = false

    /// Sets the content that covers the view where there is nothing else. Called in the first layout of each
    /// appearance, and in the layout after ``setNeedsUpdateContentUnavailableConfiguration()``; subclasses override it.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// The state of the content that is unavailable: the traits, and the text of the navigation item's search.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { presentUnavailableState }

    /// The content that covers the view where there is nothing else; nil for none. Setting it loads the view.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailable.configuration }
        set { replaceUnavailableContent(with: newValue) }
    }
    /// Requests an update of the content that covers the view, in the next layout. A request by the update itself has
    /// no effect.
    open func setNeedsUpdateContentUnavailableConfiguration() { requestUpdateOfUnavailableContent() }

    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called while the view appears, once it is in the hierarchy.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// A Boolean value that indicates whether the controller forwards its appearance transitions to its children.
    ///
    /// If false, the controller calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` for
    /// them.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// The children that appear and disappear together with this controller.
    var appearingChildren: [UIViewController] { storedChildren.filter { child in child.storedView?.superview != nil } }

    /// Determines the children that appear together with this controller, before they do; for containers.
    func prepareAppearingChildren() {}

    /// Places the children's views before their appearance callbacks are called; for containers.
    func prepareToAppear() {}

    // MARK: Layout

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Updates content and style before the view's constraints and layout, before the view's own method (iOS 26), and
    /// after a property of an observable object has changed that the method read.
    open func updateProperties() {}
    /// Requests a call of `updateProperties` before the view's next layout pass (iOS 26).
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    /// Calls `updateProperties` on the controller and the views of its view that need it (iOS 26).
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
    /// Called when the view updates its constraints.
    open func updateViewConstraints() { storedView?.updateConstraints() }
    /// Called after the view's safe area has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called after the view's layout margins have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Notifies the controller that the size of its view is about to change.
    ///
    /// A visible window whose size is set calls it on its root controller and on presentations, with a coordinator that
    /// runs its closures at once. This implementation forwards the call to children that fill the view.
    /// - Parameter size: the new size of the view, in points.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.storedView.map({ $0.frame.size == storedView?.bounds.size }) ?? false {
            child.viewWillTransition(to: size, with: coordinator)
        }
    }
    /// Notifies the controller of new traits, before `traitCollectionDidChange(_:)`; does nothing.
    ///
    /// Unlike in UIKit, `traitCollection` is `newCollection` already. The coordinator runs its closures at once.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called after the controller's traits have changed, and before its view is notified.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Insets that are added to the view's safe area, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { storedView?.updateSafeAreaInsets() } }
    }
    /// The insets that the container's bars cover, in points.
    var containerSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if containerSafeAreaInsets != oldValue { storedView?.updateSafeAreaInsets() } }
    }
    /// A Boolean value that indicates whether the view's side margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.updateMargins() } }
    }
    /// The edges at which the view extends behind bars.
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { containerNeedsLayout() } }
    /// A Boolean value that indicates whether the view also extends behind opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { containerNeedsLayout() } }
    /// A Boolean value that indicates whether bars adjust scroll views' insets; stored without effect.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The preferred size of the view in points; stored for popovers and containers that read it.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            let container: (any UIContentContainer)? = parent ?? presentationState.active
            container?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// Called when the preferred size of a child changed; does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when the fitting size of a child changed; does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child in a size of this controller's view: the same.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The coordinator of the transition in progress, of this controller or the nearest container; nil without one.
    ///
    /// Changes that aren't animated have a coordinator, too.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var current: UIViewController? = self
        while let controller = current {
            if let coordinator = controller.runningCoordinator { return coordinator }
            current = controller.parent
        }
        return nil
    }
    var runningCoordinator: TransitionCoordinator?
    /// Returns the container that handles an action, such as showing a controller: the nearest that has the method.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var candidate = parent
        while let controller = candidate, !controller.canPerformAction(action, withSender: sender) {
            candidate = controller.parent
        }
        return candidate
    }
    weak var explicitContentScrollView: UIScrollView?

    // MARK: Tree (see UIViewController+Children)

    /// The container of this controller.
    open internal(set) weak var parent: UIViewController? {
        didSet {
            noteParent(insteadOf: oldValue)
            storedView?.invalidateInheritedEnvironment()
        }
    }
    /// The children, in the order in which they were added.
    ///
    /// Isolated to the main actor like the other properties; the attribute is for `deinit`, which is nonisolated.
    nonisolated(unsafe) var storedChildren: [UIViewController] = []
    /// The children, in the order in which they were added.
    open var children: [UIViewController] { storedChildren }
    /// Called before the controller is added to a container, or removed from one (nil).
    open func willMove(toParent parent: UIViewController?) { if parent == nil { noteLeaving() } }
    /// Called after the controller was added to a container, or removed from one (nil).
    ///
    /// A controller that was added to a visible one appears.
    open func didMove(toParent parent: UIViewController?) {
        guard let parent, parent.appearanceState == .appeared, parent.shouldAutomaticallyForwardAppearanceMethods,
            appearanceState == .disappeared, storedView?.window != nil,
            parent.appearingChildren.contains(where: { $0 === self })
        else { return }
        beginAppearanceTransition(true, animated: false)
        endAppearanceTransition()
    }
    /// Adds a child.
    open func addChild(_ childController: UIViewController) { insertChild(childController) }
    /// Removes the controller from its container.
    open func removeFromParent() {
        guard let parent else { return }
        if appearanceState.isVisible, storedView?.window == nil {
            noteLeaving()
            disappearAtOnce()
        }
        parent.storedChildren.removeAll { $0 === self }
        self.parent = nil
        parent.didRemoveChild(self)
        message("didMoveToParent:") { didMove(toParent: nil) }
    }
    /// Called after `removeFromParent()` has removed a child, before the child's own callback.
    func didRemoveChild(_ child: UIViewController) {}

    // MARK: Presentation (see UIViewController+Presentation)

    /// The controller that this one presents.
    open internal(set) var presentedViewController: UIViewController?
    weak var directPresenter: UIViewController?
    var presentationState = PresentationState()
    /// The object that provides the presentation if the style is `.custom`, and animators; held weakly.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentationState.transitioningDelegate }
        set { presentationState.transitioningDelegate = newValue }
    }
    /// The transition with which the controller appears; stored without effect, because nothing is animated.
    open var preferredTransition: Transition?
    /// The presentation style.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// The transition style; stored without effect.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// A Boolean value that indicates whether current-context presentations cover this controller; stored without
    /// effect.
    open var definesPresentationContext = false
    /// A Boolean value that indicates whether the controller provides the transition style of its context; stored
    /// without effect.
    open var providesPresentationContextTransitionStyle = false
    /// A Boolean value that indicates whether the user can't dismiss the controller.
    open var isModalInPresentation = false
    /// A Boolean value that indicates whether a presented controller that isn't full screen determines the status bar's
    /// appearance.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Presents a controller, with the animator of its transitioning delegate if the change is animated.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let (presenter, controller) = (presentationRoot, viewControllerToPresent)
        if let error = presenter.errorOfPresenting(controller, from: self) { return WarningLog.add(error) }
        presenter.presentedViewController = controller
        controller.directPresenter = presenter
        presenter.show(controller, from: self, animated: flag, completion: completion)
    }
    /// Dismisses the presented controller and those above it, or this one if it presents none.
    ///
    /// If the change is animated, the topmost controller's transitioning delegate provides the animator.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController != nil ? self : presentationRoot
        if presenter.presentedViewController != nil {
            presenter.drop(animated: flag, completion: completion)
        } else if let outer = presenter.directPresenter {
            outer.drop(animated: flag, completion: completion)
        } else {
            completion?()
        }
    }
    /// Pushes a controller onto the navigation controller, or presents it if there is none.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = ancestor(UINavigationController.self) {
            container.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
    /// Shows a controller as the detail of the nearest split view controller, or otherwise presents it (Apple's
    /// documentation).
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let container = ancestor(UISplitViewController.self) {
            container.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    // MARK: Container content

    /// The title, which bars use as the default for their items.
    open var title: String? { didSet { if title != oldValue { titleDidChange() } } }
    /// The controller's item in a navigation bar.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.controller = self
        storedNavigationItem = item
        return item
    }
    var storedNavigationItem: UINavigationItem?
    /// The controller's item in a tab bar.
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            storedTabBarItem = item
            return item
        }
        set {
            storedTabBarItem = newValue
            containersNeedLayout()
        }
    }
    var storedTabBarItem: UITabBarItem?
    /// A Boolean value that indicates whether the bars at the bottom are hidden while the controller is on a navigation
    /// stack.
    open var hidesBottomBarWhenPushed = false
    /// The items of a navigation controller's toolbar while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.barDidChange() } }
    /// Sets the toolbar items; the change isn't animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    // MARK: Status bar and orientation

    /// The preferred style of the status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// A Boolean value that indicates whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// The animation of the status bar's changes; without effect.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// A Boolean value that indicates whether the home indicator is hidden automatically.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that determines the status bar's style, or nil for this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines the status bar's visibility, or nil for this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Does nothing: the status bar's appearance is resolved for each snapshot.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Does nothing.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Does nothing.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// The actions below a preview by pressure, of which there is none: empty.
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    /// The edges whose gestures take precedence over the system's; without effect.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that determines these edges, or nil for this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Does nothing.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The child that determines the home indicator's visibility, or nil for this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// A Boolean value that indicates whether the orientation is locked (iOS 26); without effect.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// The child that determines whether the orientation is locked, or nil for this controller.
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    /// Does nothing.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
    /// A Boolean value that indicates whether the pointer is locked; without effect.
    open var prefersPointerLocked: Bool { false }
    /// The child that determines whether the pointer is locked, or nil for this controller.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Does nothing.
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    /// A Boolean value that indicates whether the keyboard stays when the first responder changes; without effect.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Rotates the interface to the device's orientation; does nothing.
    open class func attemptRotationToDeviceOrientation() {}
    /// A Boolean value that indicates whether the focus returns after a transition; without effect.
    open var restoresFocusAfterTransition = true
    /// The name of the controller in statistics; without effect.
    open var interactionActivityTrackingBaseName: String?
    /// The supported orientations; without effect.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The preferred orientation of a presentation; without effect.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// A Boolean value that indicates whether the interface rotates with the device; without effect.
    open var shouldAutorotate: Bool { true }
    /// Called before a rotation by its name before iOS 8; isn't called.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called in the animation of a rotation by its name before iOS 8; isn't called.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called after a rotation by its name before iOS 8; isn't called.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    // MARK: Editing

    private var storedIsEditing = false
    /// A Boolean value that indicates whether the controller is in editing mode.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Turns editing mode on or off; the change isn't animated.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        guard hasEditButton else { return }
        editButtonItem.title = (editing ? SystemWord.done : .edit).text
        editButtonItem.style = editing ? .done : .plain
    }
    private var hasEditButton = false
    /// A button with the title “Edit”, or “Done” while the controller is editing, that toggles editing.
    open private(set) lazy var editButtonItem: UIBarButtonItem = {
        hasEditButton = true
        let item = UIBarButtonItem(title: (isEditing ? SystemWord.done : .edit).text, style: isEditing ? .done : .plain)
        item.addAction { [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        return item
    }()

    // MARK: Traits

    /// The interface style that overrides the inherited one for the controller's view and its children.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue else { return }
            storedView?.traitsMayHaveChanged()
        }
    }
    var storedTraitOverrides: UITraitCollection? { didSet { storedView?.traitsMayHaveChanged() } }
    /// The traits that this controller overrides for itself, its view and its children.
    open var traitOverrides: any UITraitOverrides {
        get { storedTraitOverrides?.values ?? TraitValues() }
        set { storedTraitOverrides = UITraitCollection(overrides: newValue) }
    }
    /// The traits of which the controller was notified last; nil before its view was loaded.
    var traitObservation: TraitObservation?
    /// The traits that the container overrides for this controller.
    var overrideTraits: UITraitCollection? { didSet { storedView?.traitsMayHaveChanged() } }
    /// The traits of the view, or the inherited ones if the view isn't loaded.
    open var traitCollection: UITraitCollection { storedView?.traitCollection ?? inheritedTraits() }

    /// Never called, because there are no memory warnings on Linux.
    open func didReceiveMemoryWarning() {}

    /// The presenting controller, or otherwise the view's superview or the container (Apple's documentation of the
    /// responder chain).
    open override var next: UIResponder? { directPresenter ?? storedView?.superview ?? parent }

    // MARK: To be overridden (see UIViewController+Appearance)

    /// Begins to show or hide a child: calls `viewWillAppear(_:)` or `viewWillDisappear(_:)`.
    ///
    /// Balance each call with `endAppearanceTransition()`.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginForwardedAppearance(isAppearing, animated: animated)
    }
    /// Ends a transition that `beginAppearanceTransition(_:animated:)` began: calls `viewIsAppearing(_:)` and
    /// `viewDidAppear(_:)`, or `viewDidDisappear(_:)`.
    open func endAppearanceTransition() { endForwardedAppearance() }
    /// A Boolean value that indicates whether the controller appears because it is presented, until after
    /// `viewDidAppear(_:)`.
    open var isBeingPresented: Bool { appearance.isBeingPresented }
    /// A Boolean value that indicates whether the controller disappears because it is dismissed, until after
    /// `viewDidDisappear(_:)`.
    open var isBeingDismissed: Bool { appearance.isBeingDismissed }
    /// A Boolean value that indicates whether the controller appears because it was added to a container, until after
    /// `viewDidAppear(_:)`.
    open var isMovingToParent: Bool { appearance.isMovingToParent }
    /// A Boolean value that indicates whether the controller disappears because it was removed from a container, until
    /// after `viewDidDisappear(_:)`.
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }

    // MARK: To be overridden (see UIViewController+Children)

    /// The nearest enclosing navigation controller.
    open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    /// The nearest enclosing tab bar controller.
    open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
    /// The nearest enclosing split view controller.
    open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
    /// Replaces one child's view with another's; the final state is reached at once.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: Double,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        replaceView(of: fromViewController, withThatOf: toViewController, animations: animations)
        completion?(true)
    }

    // MARK: To be overridden (see UIViewController+Presentation)

    /// The controller that presented this one or its container.
    open var presentingViewController: UIViewController? { directPresenter ?? parent?.presentingViewController }
    /// The presentation of this controller or the nearest container; before it is presented, that of its style.
    open var presentationController: UIPresentationController? { ownPresentation }
    /// The presentation that shows this controller or the nearest container; nil for a controller that isn't presented.
    open var activePresentationController: UIPresentationController? { presentationRoot.presentationState.active }
    /// The presentation as a sheet; nil if the style is none of `.automatic`, `.pageSheet` and `.formSheet`.
    open var sheetPresentationController: UISheetPresentationController? { ownSheet }
    /// The presentation as a popover; nil if the style isn't `.popover`, except for an action sheet on an iPad.
    open var popoverPresentationController: UIPopoverPresentationController? { ownPopover }

    // MARK: To be overridden

    /// Overrides traits for a child; nil removes the override.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.overrideTraits = collection
    }
    /// Returns the traits that are overridden for a child, or nil if there are none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.overrideTraits
    }
    /// The notification that the controller that shows details changed; it isn't posted.
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")
    /// A Boolean value that indicates whether key commands reach the controller below a presentation; false. It isn't
    /// read.
    open var performsActionsWhilePresentingModally: Bool { false }
    /// Called on the primary controller when a split view controller without a style takes the secondary one away, and
    /// the delegate didn't put it anywhere; does nothing.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Returns the secondary controller that a split view controller without a style shows again; nil, the default, for
    /// the one before. Called on the primary controller unless the delegate returns one.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// Adds a key command to those of ``UIResponder/keyCommands``.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Removes a key command.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    /// The identifier of the controller's focus group; nil by default. It has no effect: there is no focus.
    open var focusGroupIdentifier: String? {
        get { focusGroup.identifier }
        set { focusGroup.identifier = newValue }
    }
    /// Notifies the controller, its view and the views in it at once if their traits changed.
    open func updateTraitsIfNeeded() { storedView?.updateTraitsInSubtree() }
    /// The area above the view's safe area. Deprecated in UIKit in favor of `view.safeAreaLayoutGuide`.
    open var topLayoutGuide: any UILayoutSupport { topBarsGuide }
    /// The area below the view's safe area. Deprecated in UIKit in favor of `view.safeAreaLayoutGuide`.
    open var bottomLayoutGuide: any UILayoutSupport { bottomBarsGuide }

    // MARK: Bars

    /// Updates the bars for the position of the content behind them; nil if no content scrolls.
    func updateBars(for scrollView: UIScrollView?) {}
    /// Called when the content of a scroll view moves whose `barOwner` the controller is.
    func contentDidScroll(_ scrollView: UIScrollView) { updateBars(for: scrollView) }

    // MARK: To be overridden (see UIViewController+View)

    /// The minimum margins of the controller's view, in points.
    ///
    /// The side margins are 16 on screens narrower than 414 points, otherwise 20 (measured); the top and bottom margins
    /// are 0.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: minimumSideMargin, bottom: 0, trailing: minimumSideMargin)
    }
    /// Returns the scroll view whose content the bars follow: the one that was set, otherwise the view itself or the
    /// first scrolling view among its first subviews.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { barScrollView }
    /// Sets the scroll view whose content the bars follow.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        explicitContentScrollView = scrollView
        containerNeedsLayout()
    }
}

extension UIViewController: UIAppearanceContainer {}
