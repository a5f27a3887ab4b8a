import Foundation

/// Shows the top controller of a stack below a bar.
///
/// The top controller's view fills the controller's and reaches behind the bar; its safe area begins at the bar's bottom
/// edge. Changes of the stack arrive at once, animated or not.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    let storedNavigationBar: UINavigationBar
    /// The view whose controller is on top, as far as it has been put in place.
    weak var shownController: UIViewController?
    /// Whether the large title has given way to scrolled content.
    var isLargeTitleCollapsed = false

    public init(rootViewController: UIViewController) {
        storedNavigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setUp()
        pushViewController(rootViewController, animated: false)
    }

    /// Bars of own classes can't be made here: Swift calls no initialiser of a class that it doesn't know. The system's
    /// bar is used.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        storedNavigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setUp()
        if let navigationBarClass, navigationBarClass != UINavigationBar.self {
            WarningLog.current.add(
                .other("UINavigationController can't make a \(navigationBarClass): the system's navigation bar is used")
            )
        }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        storedNavigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        storedNavigationBar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        storedNavigationBar.navigationController = self
    }

    open var navigationBar: UINavigationBar { storedNavigationBar }
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Stack (see UINavigationController+Stack)

    /// The root first, the shown one last.
    open var viewControllers: [UIViewController] {
        get { storedChildren }
        set { replaceStack(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { storedChildren.last }
    /// The presented controller, else the top one.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(viewControllers, animated: animated)
    }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }
    /// Takes the top controller away and gives it; nil for the root, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? { popTop(animated: animated) }
    /// Takes away what lies above the controller; nil where it isn't on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        storedChildren.first.flatMap { pop(to: $0, animated: animated) }
    }

    // MARK: Bar

    open var isNavigationBarHidden = false {
        didSet { if isNavigationBarHidden != oldValue { barDidChange() } }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Shows the top controller's `toolbarItems` at the bottom; true by default.
    open var isToolbarHidden = true {
        didSet { if isToolbarHidden != oldValue { barDidChange() } }
    }
    /// The bar at the bottom, made when it is first asked for.
    open var toolbar: UIToolbar {
        if let knownToolbar { return knownToolbar }
        let bar = UIToolbar(frame: .zero)
        knownToolbar = bar
        return bar
    }
    private(set) var knownToolbar: UIToolbar?
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()

    func barDidChange() {
        storedView?.setNeedsLayout()
    }

    // MARK: View

    open override func loadView() {
        let view = ContainerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.onLayout = { [weak self] in self?.layOutStack() }
        view.addSubview(storedNavigationBar)
        self.view = view
    }

    override func prepareToAppear() {
        layOutStack()
    }

    override var appearingChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
        storedNavigationBar.barStyle == .black ? .lightContent : .default
    }
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
}

extension UINavigationController {
    /// What a change of the stack would be animated as.
    public enum Operation: Int, Hashable, Sendable {
        case none = 0
        case push = 1
        case pop = 2
    }

    /// Seconds: how long hiding a bar takes where it is animated.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.33
}

/// Hears of changes of the stack. All methods are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
