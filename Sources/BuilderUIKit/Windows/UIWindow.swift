import Foundation

/// The root of a tree of views: the whole screen, or a part of it.
@preconcurrency @MainActor
open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }

    /// A window at `frame`, in points; hidden until it is shown.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        windowScene = UIApplication.shared.mainScene
        windowScene?.add(self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    /// A window as large as the scene's screen.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    // MARK: State

    open var windowLevel: Level = .normal
    open private(set) var isKeyWindow = false
    open var canBecomeKey: Bool { true }
    open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }
    open weak var windowScene: UIWindowScene? {
        didSet {
            if oldValue !== windowScene { oldValue?.remove(self) }
            windowScene?.add(self)
        }
    }
    /// What keyboard input would go to.
    weak var firstResponder: UIResponder?

    /// The safe area of the device that the window is drawn for, in points.
    var deviceSafeArea: UIEdgeInsets = .zero {
        didSet { if deviceSafeArea != oldValue { safeAreaMayHaveChanged() } }
    }
    /// Where a navigation bar begins, in points from the window's top; nil to look the device up by its size.
    var deviceNavigationBarTop: CGFloat? {
        didSet { if deviceNavigationBarTop != oldValue { rootViewController?.storedView?.setNeedsLayout() } }
    }

    override func computedSafeAreaInsets() -> UIEdgeInsets { deviceSafeArea }

    /// Where a navigation bar begins, in points from the window's top: the safe area's top, or on phones with a Dynamic
    /// Island a little above it (measured on such phones).
    var navigationBarTop: CGFloat { deviceNavigationBarTop ?? device?.navigationBarTop ?? deviceSafeArea.top }

    /// Points; the safe area's top where no device is known.
    var statusBarHeight: CGFloat { device?.statusBarHeight ?? deviceSafeArea.top }

    /// The device with this width and safe area, in portrait. The height may be another: whole contents are drawn in
    /// windows that are higher than any screen.
    private var device: Device? {
        Device.all.first {
            $0.size.width == bounds.width && $0.portrait.safeAreaInsets.top == deviceSafeArea.top
                && deviceSafeArea.top > 0
        }
    }

    // MARK: Content

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { rootDidChange(from: oldValue) }
    }
    /// Holds what presented controllers show, above the root view.
    var presentationViews: [PresentationView] = []

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue { rootDisappears() } else { showRoot() }
        }
    }

    open func makeKeyAndVisible() {
        UIApplication.shared.add(self)
        makeKey()
        isHidden = false
    }

    open func makeKey() {
        guard canBecomeKey else { return }
        UIApplication.shared.add(self)
        UIApplication.shared.makeKey(self)
    }

    open func becomeKey() {}
    open func resignKey() {}

    func setIsKey(_ isKey: Bool) {
        guard isKey != isKeyWindow else { return }
        isKeyWindow = isKey
        if isKey { becomeKey() } else { resignKey() }
    }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// Hands an event to the gestures and views that were touched.
    open func sendEvent(_ event: UIEvent) { touchDispatcher.send(event) }

    private(set) lazy var touchDispatcher = TouchDispatcher(window: self)

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeRootView()
        layOutPresentedControllers()
    }

    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        convert(point, to: window.map { $0 as UIView })
    }
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        convert(point, from: window.map { $0 as UIView })
    }

    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
