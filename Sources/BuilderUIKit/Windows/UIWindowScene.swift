import Foundation

/// A scene that displays windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    private var members: [Weak<UIWindow>] = []

    /// Creates a scene for the screen of the render in progress.
    public convenience init() {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        self.init(session: UISceneSession(configuration: configuration), connectionOptions: ConnectionOptions())
        session.scene = self
    }

    /// The screen of the scene.
    open var screen: UIScreen { UIScreen.main }
    /// The windows of the scene that haven't been released.
    open var windows: [UIWindow] { members.compactMap(\.object) }
    /// The key window of the scene; nil if there is none.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    /// The traits of the screen with the scene's overrides.
    open var traitCollection: UITraitCollection {
        let screens = screen.traitCollection
        return storedTraitOverrides.map { UITraitCollection(traitsFrom: [screens, $0]) } ?? screens
    }
    /// The traits that the scene overrides for its windows.
    open var traitOverrides: any UITraitOverrides {
        get { storedTraitOverrides?.values ?? TraitValues() }
        set {
            storedTraitOverrides = UITraitCollection(overrides: newValue)
            for window in windows { window.traitsMayHaveChanged() }
        }
    }
    private(set) var storedTraitOverrides: UITraitCollection?
    /// The traits of which the scene was notified last; nil if it isn't notified.
    var traitObservation: TraitObservation?

    /// Called before a layout of its windows after the scene's traits changed, for a scene with registrations.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The orientation of the interface: landscape right if the screen is wider than high, otherwise portrait.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }
    /// The place of the scene on the screen, and its orientation.
    open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }
    /// The object that provides the items of shares in the scene; kept without effect. Nil by default.
    open weak var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)?
    /// The manager of the status bar.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }

    func add(_ window: UIWindow) {
        remove(window)
        members.append(Weak(window))
    }

    func remove(_ window: UIWindow) { members.removeAll { $0.object == nil || $0.object === window } }
}

/// An object that is notified of a window scene's changes of state.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene; nil by default.
    var window: UIWindow? { get set }
    /// Called after the size, the orientation or the traits changed; it isn't called.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// Performs a quick action of the app's icon; it isn't called.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    private var proxied: ForwardedCalls<any UIWindowSceneDelegate>? { ForwardedCalls(self) }

    public var window: UIWindow? {
        get { proxied?.next?.window }
        set { proxied?.next?.window = newValue }
    }
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        proxied?.send([windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection]) {
            $0.windowScene(
                windowScene, didUpdate: previousCoordinateSpace, interfaceOrientation: previousInterfaceOrientation,
                traitCollection: previousTraitCollection)
        }
    }
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        proxied?.send([windowScene, shortcutItem, completionHandler]) {
            $0.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
        }
    }
}

/// The orientations of the interface.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    /// An unknown orientation.
    case unknown = 0
    /// Portrait, with the device upright.
    case portrait = 1
    /// Portrait, with the device upside down.
    case portraitUpsideDown = 2
    /// Landscape, with the device's top to the right.
    case landscapeLeft = 4
    /// Landscape, with the device's top to the left.
    case landscapeRight = 3

    /// A Boolean value that indicates whether the orientation is portrait or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the orientation is a landscape one.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The orientations' bits.
    public let rawValue: UInt
    /// Creates a set of orientations from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Portrait.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// Landscape with the device's top to the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Landscape with the device's top to the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All orientations but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The colors of the status bar.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
    /// Dark text on a light interface, light text on a dark one.
    case `default` = 0
    /// Light text.
    case lightContent = 1
    /// Dark text.
    case darkContent = 3
}

/// The animations of the status bar; nothing is animated.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
    /// No animation.
    case none = 0
    /// Fades in and out.
    case fade = 1
    /// Slides in and out.
    case slide = 2
}

/// The state of a scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// A Boolean value that indicates whether the status bar is hidden.
    ///
    /// The root controller of the key window determines it.
    open var isStatusBarHidden: Bool { scene?.keyWindow?.rootViewController?.resolvedStatusBarIsHidden ?? false }
    /// The style of the status bar, which the root controller of the key window determines.
    open var statusBarStyle: UIStatusBarStyle {
        scene?.keyWindow?.rootViewController?.resolvedStatusBarStyle ?? .default
    }
    /// The frame of the status bar in the screen's coordinates, in points; empty if it is hidden.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden, let window = scene?.keyWindow else { return .zero }
        return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.statusBarHeight)
    }
}
