import Foundation
import Settling

/// The root of a tree of views: the whole screen, or a part of it.
@preconcurrency @MainActor
open class UIWindow: UIView {
    override class var moduleClass: UIView.Type { UIWindow.self }
    /// The position of a window in front of or behind others; has no effect on snapshots.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The level as a number.
        public var rawValue: CGFloat
        /// Creates a level from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of an app's windows: 0.
        public static let normal = Level(0)
        /// The level of the status bar: 1000.
        public static let statusBar = Level(1000)
        /// The level of alerts: 2000.
        public static let alert = Level(2000)
    }

    /// Creates a window with a frame, in points; it is hidden until it is shown.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        windowScene = UIApplication.shared.mainScene
        windowScene?.add(self)
    }

    /// Creates a hidden window of the size of the main screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a hidden window from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    /// Creates a window of the size of the scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        isHidden = true
        self.windowScene = windowScene
        // A class's own initializer doesn't call observers.
        windowScene.add(self)
    }

    // MARK: Size

    /// The window's frame, in points; a change of the size of a visible window notifies the root controller first.
    open override var frame: CGRect {
        get { super.frame }
        set { resize(to: newValue.size) { super.frame = newValue } }
    }

    /// The window's bounds, in points; a change of the size of a visible window notifies the root controller first.
    open override var bounds: CGRect {
        get { super.bounds }
        set { resize(to: newValue.size) { super.bounds = newValue } }
    }

    /// Changes the size with `change`, between the notification of the root controller and of the presentations, the
    /// lowest first, and the transition's closures.
    private func resize(to size: CGSize, _ change: () -> Void) {
        guard let controller = rootViewController, !isHidden, size != super.bounds.size else { return change() }
        let coordinator = TransitionCoordinator()
        announceTraits(with: coordinator)
        controller.viewWillTransition(to: size, with: coordinator)
        for container in presentationViews {
            container.presentation.viewWillTransition(to: size, with: coordinator)
        }
        change()
        coordinator.finish()
    }

    // MARK: State

    /// The position of the window in front of or behind others; has no effect on snapshots, which show one window.
    open var windowLevel: Level = .normal
    /// A Boolean value that indicates whether constraints of the content may resize the window; false. A change has no
    /// effect.
    open var canResizeToFitContent: Bool {
        get { false }
        set {}
    }
    /// A Boolean value that indicates whether the window is the key window.
    open private(set) var isKeyWindow = false
    /// A Boolean value that indicates whether the window can become the key window; true by default.
    open var canBecomeKey: Bool { true }
    /// The screen of the window's scene, or the main screen without a scene. There is no other, so setting it has no
    /// effect.
    open var screen: UIScreen {
        get { windowScene?.screen ?? UIScreen.main }
        set {}
    }
    /// The scene that contains the window.
    open weak var windowScene: UIWindowScene? {
        didSet {
            if oldValue !== windowScene { oldValue?.remove(self) }
            windowScene?.add(self)
            if oldValue?.storedTraitOverrides != windowScene?.storedTraitOverrides { traitsMayHaveChanged() }
        }
    }
    package weak var firstResponder: UIResponder? { didSet { if firstResponder !== oldValue { setNeedsInputViews() } } }
    /// The panel of a search in a view's text.
    weak var findNavigator: FindNavigatorView?
    /// The open menu of edit actions.
    var editMenu: EditMenu?
    /// The view whose menu of edit actions the last touch closed.
    weak var sourceOfClosedEditMenu: UIView?
    /// The first responder's input views, at the bottom of the window; nil if there are none.
    var inputSetView: InputSetView?
    /// The height that the input views cover, in points.
    var inputHeight: CGFloat = 0
    /// A Boolean value that indicates whether the first responder's input views are asked for in the next layout.
    var needsInputViews = true

    /// The safe area of the device for which the window is drawn, in points.
    var deviceSafeArea: UIEdgeInsets = .zero { didSet { if deviceSafeArea != oldValue { updateSafeAreaInsets() } } }
    /// The top of a navigation bar, in points from the window's top; nil to use the device of the window's size.
    var deviceNavigationBarTop: CGFloat? {
        didSet { if deviceNavigationBarTop != oldValue { rootViewController?.storedView?.setNeedsLayout() } }
    }

    /// The screen's traits in the last layout.
    private var knownScreenTraits = UITraitCollection.inherited

    override func noteScreenTraits() {
        windowScene?.notifyOfChangedTraits()
        let traits = UITraitCollection.inherited
        guard traits !== knownScreenTraits, traits != knownScreenTraits else { return }
        knownScreenTraits = traits
        markTraits()
    }

    override func computedSafeAreaInsets() -> UIEdgeInsets { deviceSafeArea }

    /// The top of a navigation bar, in points from the window's top.
    ///
    /// It is the safe area's top, or slightly above it on phones with a Dynamic Island (measured on such phones).
    var navigationBarTop: CGFloat { deviceNavigationBarTop ?? device?.navigationBarTop ?? deviceSafeArea.top }

    /// The height of the status bar, in points; the safe area's top if the device is unknown.
    var statusBarHeight: CGFloat { device?.statusBarHeight ?? deviceSafeArea.top }

    /// The device with this width and safe area, in portrait.
    ///
    /// The height may differ: whole contents are drawn in windows that are higher than any screen.
    private var device: Device? {
        Device.all.first {
            $0.size.width == bounds.width && $0.portrait.safeAreaInsets.top == deviceSafeArea.top
                && deviceSafeArea.top > 0
        }
    }

    // MARK: Content

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? { didSet { rootDidChange(from: oldValue) } }
    /// The views of presented controllers, above the root view.
    var presentationViews: [PresentationView] = []

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            guard !newValue else { return rootDisappears() }
            windowScene?.add(self)
            ViewAppearance.apply(to: self)
            showRoot()
            rootNeedsLayout()
        }
    }

    private var waitsForRunLoop = false

    /// Lays out a visible window the next time the main run loop turns, as in an app. Renders lay out their windows
    /// themselves.
    ///
    /// A loop that runs within a block of the main queue doesn't drain that queue, and asynchronous code waits without
    /// a loop, so both are requested.
    override func rootNeedsLayout() {
        guard !waitsForRunLoop, !isHidden, !ShownWindows.isInRender else { return }
        waitsForRunLoop = true
        let layOut: @Sendable () -> Void = { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.waitsForRunLoop else { return }
                self.waitsForRunLoop = false
                if !self.isHidden { self.layoutIfNeeded() }
            }
        }
        RunLoop.main.perform(inModes: [.common], block: layOut)
        DispatchQueue.main.asDispatch(layOut)
    }

    /// Makes the window the key window and shows it.
    open func makeKeyAndVisible() {
        UIApplication.shared.add(self)
        windowScene?.add(self)
        makeKey()
        isHidden = false
    }

    /// Makes the window the key window, unless `canBecomeKey` is false.
    open func makeKey() {
        guard canBecomeKey else { return }
        UIApplication.shared.add(self)
        UIApplication.shared.makeKey(self)
    }

    /// Called after the window became the key window; does nothing.
    open func becomeKey() {}
    /// Called after the window stopped being the key window; does nothing.
    open func resignKey() {}

    func setIsKey(_ isKey: Bool) {
        guard isKey != isKeyWindow else { return }
        isKeyWindow = isKey
        if isKey { becomeKey() } else { resignKey() }
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// Sends an event to the gestures and views that were touched.
    open func sendEvent(_ event: UIEvent) {
        closeEditMenu(for: event)
        touchDispatcher.send(event)
    }

    private(set) lazy var touchDispatcher = TouchDispatcher(window: self)

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRootView()
        layOutPresentedControllers()
        layOutInputViews()
    }

    /// Converts a point from the window's coordinates to those of another window; nil for this window.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        convert(point, to: window.map { $0 as UIView })
    }
    /// Converts a point to the window's coordinates from those of another window; nil for this window.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        convert(point, from: window.map { $0 as UIView })
    }

    /// The notification that a window became visible; not posted here.
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// The notification that a window became hidden; not posted here.
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// The notification that a window became the key window; not posted here.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// The notification that a window stopped being the key window; not posted here.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
