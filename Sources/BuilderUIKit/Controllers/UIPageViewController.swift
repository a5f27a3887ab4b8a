import Foundation

/// A container controller that shows one of several pages, of which a data source provides the neighbors.
///
/// Pages change at once, without an animation. The page control at the bottom is shown for the scroll style, if the
/// data source returns a number of pages. Pages follow a finger that turns them: in the scroll style side by side, and
/// in the curl style folded back along a straight line, with shades (not measured). The back of a page is the next page
/// if pages have backs; otherwise the page shines through paper. With a spine at the right, as at the beginning in a
/// layout from right to left, or at the bottom, pages turn forward to the right or downward.
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
    open private(set) var transitionStyle: TransitionStyle
    /// The axis.
    open private(set) var navigationOrientation: NavigationOrientation
    /// The place of the spine, from the options and the delegate; by default at the beginning for the page curl style.
    /// With a spine in the middle, two pages are shown.
    open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? curlSpine : .none }
    /// The place of the spine in the page curl style.
    private var curlSpine = SpineLocation.min
    /// A Boolean value that indicates whether the delegate is being asked for the spine, and may set pages for it.
    private var isChangingSpine = false
    /// The delegate.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The object that provides the neighbors of a page.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { updatePageControl() } }
    /// A Boolean value that indicates whether pages have backs, so that the data source provides a back and a front for
    /// each turn; true with a spine in the middle.
    open var isDoubleSided: Bool {
        get { hasBacks || spineLocation == .mid }
        set { hasBacks = newValue }
    }
    private var hasBacks = false
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
        let spine = options?[.spineLocation]
        let number = (spine as? Int) ?? (spine as? NSNumber)?.intValue
        let location = (spine as? SpineLocation) ?? number.flatMap { SpineLocation(rawValue: $0) }
        if let location, location != .none { curlSpine = location }
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
    open var viewControllers: [UIViewController]? {
        guard let turn = fingerTurn else { return storedChildren }
        return storedChildren.filter { page in !turn.joining.contains { $0 === page } }
    }
    /// The gesture that turns pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [turnRecognizer] }

    /// Shows pages; the change isn't animated. Of a front and a back, the front is shown.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        cancelFingerTurn()
        let pages = viewControllers ?? []
        if !isChangingSpine { checkCount(of: pages) }
        let showsFront = isDoubleSided && spineLocation != .mid && pages.count == 2 && !isChangingSpine
        show(showsFront ? [pages[0]] : pages, animated: animated)
        completion?(true)
    }

    /// Warns about another number of pages than that of the style, for which UIKit raises an exception.
    private func checkCount(of pages: [UIViewController]) {
        let required = spineLocation == .mid ? 2 : 1
        let takesBack = isDoubleSided && pages.count == 2
        guard !pages.isEmpty, pages.count != required, !takesBack else { return }
        WarningLog.add(
            "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(required)) "
                + "for the requested transition: \(type(of: self)) shows those provided")
    }

    /// Asks the delegate for the place of the spine when the orientation changes.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        guard transitionStyle == .pageCurl, let delegate, let old = viewIfLoaded?.bounds.size else { return }
        let isLandscape = size.width > size.height
        guard isLandscape != (old.width > old.height) else { return }
        abandonFingerTurn()
        isChangingSpine = true
        let location = delegate.pageViewController(self, spineLocationFor: isLandscape ? .landscapeRight : .portrait)
        isChangingSpine = false
        if location != .none { curlSpine = location }
        checkCount(of: storedChildren)
        view.setNeedsLayout()
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
        let pages = viewControllers ?? []
        return (direction == .forward ? pages.last : pages.first).flatMap { neighbor(direction, of: $0) }
    }

    private func neighbor(_ direction: NavigationDirection, of page: UIViewController) -> UIViewController? {
        direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: page)
            : dataSource?.pageViewController(self, viewControllerBefore: page)
    }

    /// Returns the pages that a turn shows, none if there are too few, and the back of the turned page if the turn
    /// doesn't show it. The back is shown beside a spine in the middle.
    func leafToTurn(_ direction: NavigationDirection) -> (pages: [UIViewController], back: UIViewController?) {
        guard let near = neighbor(direction) else { return ([], nil) }
        guard transitionStyle == .pageCurl, isDoubleSided else { return ([near], nil) }
        guard let far = neighbor(direction, of: near) else { return ([], nil) }
        guard spineLocation == .mid else { return ([far], near) }
        return (direction == .forward ? [near, far] : [far, near], nil)
    }

    func turn(_ direction: NavigationDirection) {
        cancelFingerTurn()
        let pages = storedChildren
        let next = leafToTurn(direction).pages
        guard !next.isEmpty else { return }
        delegate?.pageViewController(self, willTransitionTo: next)
        send(.willTransition, next)
        show(next, animated: true)
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
        if let turn = fingerTurn, let curl = turn.curl { return layOut(curl, of: turn, in: area) }
        for page in storedChildren {
            guard let content = page.view else { continue }
            view.insertBehindBars(content)
            let offset = offset(of: page, in: area)
            let frame = place(of: page, in: area).offsetBy(dx: offset.x, dy: offset.y)
            if content.frame != frame { content.frame = frame }
        }
    }

    /// Returns the place of a page: all of the area, or the half before or behind a spine in the middle. The first half
    /// is the left or the upper one in both layout directions.
    private func place(of page: UIViewController, in area: CGRect) -> CGRect {
        guard spineLocation == .mid, storedChildren.count == 2 else { return area }
        return half(page === storedChildren[0] ? 0 : 1, of: area)
    }

    private func half(_ index: Int, of area: CGRect) -> CGRect {
        let halves =
            navigationOrientation == .horizontal
            ? area.divided(atDistance: area.width / 2, from: .minXEdge)
            : area.divided(atDistance: area.height / 2, from: .minYEdge)
        return index == 0 ? halves.slice : halves.remainder
    }

    /// Places the pages of a turn, and draws the one that curls.
    private func layOut(_ curl: PageCurl, of turn: PageTurn, in area: CGRect) {
        guard let view = viewIfLoaded, let old = viewControllers else { return }
        let isBook = turnsBook(turn)
        for pages in [old, turn.pages] {
            for (index, page) in pages.enumerated() {
                guard let content = page.view else { continue }
                view.insertBehindBars(content)
                let frame = isBook ? half(index, of: area) : area
                if content.frame != frame { content.frame = frame }
            }
        }
        let leaf = leaf(of: turn)
        guard let content = leaf.front?.view else { return }
        if let back = leaf.back?.view { view.insertBehindBars(back) }
        let axis = PageAxis(
            area: area, isHorizontal: navigationOrientation == .horizontal, isMirrored: isSpineAtFarEdge)
        let fold = PageFold(
            length: axis.length, distance: abs(turn.distance), isForward: turn.direction == .forward, isBook: isBook)
        curl.show(content, back: leaf.back?.view, fold: fold, axis: axis, in: view)
    }

    /// Returns the distance of a page from its place while a finger turns pages, in points.
    private func offset(of page: UIViewController, in area: CGRect) -> CGPoint {
        guard let turn = fingerTurn else { return .zero }
        let isHorizontal = navigationOrientation == .horizontal
        let length = (isHorizontal ? area.width : area.height) + interPageSpacing
        var way = min(max(turn.distance, -length), length)
        if turn.pages.contains(where: { $0 === page }) { way += turn.direction == .forward ? length : -length }
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
    private var proxied: ForwardedCalls<any UIPageViewControllerDataSource>? { ForwardedCalls(self) }

    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        proxied?.send([pageViewController]) { $0.presentationCount(for: pageViewController) } ?? 0
    }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        proxied?.send([pageViewController]) { $0.presentationIndex(for: pageViewController) } ?? 0
    }
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
    /// Returns the place of the spine in an orientation to which the size changes, and may set the pages for it. It is
    /// called for the page curl style; the methods below aren't.
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
    private var proxied: ForwardedCalls<any UIPageViewControllerDelegate>? { ForwardedCalls(self) }

    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        proxied?.send([pageViewController, pendingViewControllers]) {
            $0.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
        }
    }
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        proxied?.send([pageViewController, finished, previousViewControllers, completed]) {
            $0.pageViewController(
                pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
                transitionCompleted: completed)
        }
    }
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        proxied?.send([pageViewController, orientation]) {
            $0.pageViewController(pageViewController, spineLocationFor: orientation)
        } ?? .min
    }
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask {
        proxied?.send([pageViewController]) { $0.pageViewControllerSupportedInterfaceOrientations(pageViewController) }
            ?? .all
    }
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation {
        proxied?.send([pageViewController]) {
            $0.pageViewControllerPreferredInterfaceOrientationForPresentation(pageViewController)
        } ?? .portrait
    }
}

extension DelegateEvent where Value == [UIViewController] {
    /// Sent before a user turns to another page.
    package static var willTransition: Self { Self("willTransition") }
    /// Sent after a user turned to another page, with the previous ones.
    package static var didFinishTransition: Self { Self("didFinishTransition") }
}
