import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    private var members: [WeakWindow] = []

    /// A scene for the screen of the render in progress.
    public convenience init() {
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        self.init(session: UISceneSession(configuration: configuration), connectionOptions: ConnectionOptions())
        session.scene = self
    }

    open var screen: UIScreen { UIScreen.main }
    open var windows: [UIWindow] { members.compactMap(\.window) }
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }

    func add(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
        members.append(WeakWindow(window: window))
    }

    func remove(_ window: UIWindow) {
        members.removeAll { $0.window == nil || $0.window === window }
    }

    private struct WeakWindow {
        weak var window: UIWindow?
    }
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// How the interface stands.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 4
    case landscapeRight = 3

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A choice of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The status bar's colours.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
    /// Dark letters on a light interface, light ones on a dark one.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Hashable, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}

/// What a scene knows of its status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    open var isStatusBarHidden: Bool { scene?.keyWindow?.rootViewController?.resolvedStatusBarIsHidden ?? false }
    open var statusBarStyle: UIStatusBarStyle {
        scene?.keyWindow?.rootViewController?.resolvedStatusBarStyle ?? .default
    }
    /// In the screen's coordinates, in points; empty where the bar is hidden.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden, let window = scene?.keyWindow else { return .zero }
        return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.statusBarHeight)
    }
}
