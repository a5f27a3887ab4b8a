import Foundation

/// A container controller that shows one of several pages, of which a data source provides the neighbors.
///
/// Pages change at once, without an animation, and in one page at a time. The page control at the bottom is shown for the
/// scroll style, if the data source returns a number of pages. In that style pages follow a finger that turns them; the
/// page curl isn't drawn, so that such a page turns when the finger is lifted.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The style of turning.
    public enum TransitionStyle: Int, Hashable, Sendable {
        /// Like a book's page, or by scrolling.
        case pageCurl, scroll
    }

    /// The axis on which pages follow each other.
    public enum NavigationOrientation: Int, Hashable, Sendable {
        /// From left to right, or from top to bottom.
        case horizontal, vertical
    }

    /// The direction of a turn.
    public enum NavigationDirection: Int, Hashable, Sendable {
        /// To a later page, or to an earlier one.
        case forward, reverse
    }

    /// The place of a book's spine.
    public enum SpineLocation: Int, Hashable, Sendable {
        /// None; at the beginning; in the middle; at the end.
        case none, min, mid, max
    }

    /// The key of an option.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The place of the spine.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The style of turning.
    public let transitionStyle: TransitionStyle
    /// The axis.
    public let navigationOrientation: NavigationOrientation
    /// The place of the spine: at the beginning for the page curl style.
    open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
    /// The delegate.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The object that provides the neighbors of a page.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { updatePageControl() } }
    /// A Boolean value that indicates whether pages have backs; without effect.
    open var isDoubleSided = false
    private let pageControl = UIPageControl(frame: .zero)
    private lazy var turnRecognizer = PageTurnGestureRecognizer(of: self)
    /// The turn that a finger has begun.
    var fingerTurn: PageTurn?
    /// The space between pages, in points.
    private var interPageSpacing: CGFloat = 0

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spacing = options?[.interPageSpacing]
        interPageSpacing = max(0, (spacing as? CGFloat) ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with the page curl style.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with the page curl style.
    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    /// The shown pages.
    open var viewControllers: [UIViewController]? { storedChildren.filter { $0 !== fingerTurn?.page } }
    /// The gesture that turns pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [turnRecognizer] }

    /// Shows pages; the change isn't animated.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        cancelFingerTurn()
        show(viewControllers ?? [], animated: animated)
        completion?(true)
    }

    private func show(_ pages: [UIViewController], animated: Bool) {
        let isVisible = appearanceState.isVisible
        let leaving = storedChildren.filter { old in !pages.contains { $0 === old } }
        let joining = pages.filter { $0.parent !== self }
        for page in leaving {
            page.message("willMoveToParent:") { page.willMove(toParent: nil) }
            if isVisible { page.beginAppearanceTransition(false, animated: animated) }
        }
        for page in joining {
            insertChild(page)
            if isVisible { page.beginAppearanceTransition(true, animated: animated) }
        }
        storedChildren = pages
        if isViewLoaded { layOutPages() }
        for page in leaving {
            page.viewIfLoaded?.removeFromSuperview()
            if isVisible { page.endAppearanceTransition() }
            page.removeFromParent()
        }
        for page in joining {
            if isVisible { page.endAppearanceTransition() }
            page.message("didMoveToParent:", self) { page.didMove(toParent: self) }
        }
        updatePageControl()
    }

    // MARK: Turning

    /// Returns the page beside the shown ones; nil if there is none.
    func neighbor(_ direction: NavigationDirection) -> UIViewController? {
        guard let pages = viewControllers, let page = direction == .forward ? pages.last : pages.first else {
            return nil
        }
        return direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: page)
            : dataSource?.pageViewController(self, viewControllerBefore: page)
    }

    func turn(_ direction: NavigationDirection) {
        cancelFingerTurn()
        let pages = storedChildren
        guard let next = neighbor(direction) else { return }
        delegate?.pageViewController(self, willTransitionTo: [next])
        send(.willTransition, [next])
        show([next], animated: true)
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: pages, transitionCompleted: true)
        send(.didFinishTransition, pages)
    }

    private func pageControlDidChange() {
        let index = dataSource?.presentationIndex(for: self) ?? 0
        turn(pageControl.currentPage > index ? .forward : .reverse)
    }

    // MARK: View

    open override func loadView() {
        view = ContainerControllerView { [weak self] in self?.layOutPages() }
        view.addGestureRecognizer(turnRecognizer)
        pageControl.addAction(UIAction { [weak self] _ in self?.pageControlDidChange() }, for: .valueChanged)
        view.addSubview(pageControl)
        updatePageControl()
    }

    override func prepareToAppear() { layOutPages() }

    private var showsPageControl: Bool {
        transitionStyle == .scroll && navigationOrientation == .horizontal && pageControl.numberOfPages > 0
    }

    func updatePageControl() {
        guard isViewLoaded else { return }
        pageControl.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
        if pageControl.numberOfPages > 0 { pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
        pageControl.isHidden = !showsPageControl
        view.setNeedsLayout()
    }

    /// The height of the page control's area, in points.
    private static let pageControlHeight: CGFloat = 37

    func layOutPages() {
        guard let view = viewIfLoaded else { return }
        var area = view.bounds
        if showsPageControl {
            let bottom = view.safeAreaInsets.bottom
            area.size.height = max(0, area.height - Self.pageControlHeight - bottom)
            pageControl.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: Self.pageControlHeight)
        }
        for page in storedChildren {
            guard let content = page.view else { continue }
            view.insertBehindBars(content)
            let offset = offset(of: page, in: area)
            let frame = area.offsetBy(dx: offset.x, dy: offset.y)
            if content.frame != frame { content.frame = frame }
        }
    }

    /// Returns the distance of a page from its place while a finger turns pages, in points.
    private func offset(of page: UIViewController, in area: CGRect) -> CGPoint {
        guard let turn = fingerTurn else { return .zero }
        let isHorizontal = navigationOrientation == .horizontal
        let length = (isHorizontal ? area.width : area.height) + interPageSpacing
        var way = min(max(turn.distance, -length), length)
        if page === turn.page { way += turn.direction == .forward ? length : -length }
        return isHorizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
    }
}

/// The methods that provide pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before another one; nil at the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after another one; nil at the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of pages in the page control; optional.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the index of the selected page in the page control; optional.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for _: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for _: UIPageViewController) -> Int { 0 }
}

/// The methods that a page controller calls; all are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called before the user turns to pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Called after the user turned the page.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Returns the place of the spine in an orientation; it isn't called, nor are the others.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// Returns the supported orientations.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the controller is presented.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    public func pageViewController(_: UIPageViewController, willTransitionTo _: [UIViewController]) {}
    public func pageViewController(
        _: UIPageViewController, didFinishAnimating _: Bool, previousViewControllers _: [UIViewController],
        transitionCompleted _: Bool
    ) {}
    public func pageViewController(
        _: UIPageViewController, spineLocationFor _: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .min }
    public func pageViewControllerSupportedInterfaceOrientations(
        _: UIPageViewController
    ) -> UIInterfaceOrientationMask { .all }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
}

extension DelegateEvent where Value == [UIViewController] {
    /// Sent before a user turns to another page.
    package static var willTransition: Self { Self("willTransition") }
    /// Sent after a user turned to another page, with the previous ones.
    package static var didFinishTransition: Self { Self("didFinishTransition") }
}
