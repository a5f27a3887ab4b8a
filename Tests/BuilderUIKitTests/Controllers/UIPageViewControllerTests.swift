import Foundation
import Testing

@testable import BuilderUIKit

/// Pages that a finger turns.
@Suite @MainActor struct UIPageViewControllerTests {
    private let log = RecordingController.Log()

    private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let all: [UIViewController]
        let log: RecordingController.Log
        init(_ all: [UIViewController], _ log: RecordingController.Log) { (self.all, self.log) = (all, log) }

        private func page(beside controller: UIViewController, _ distance: Int) -> UIViewController? {
            guard let index = all.firstIndex(where: { $0 === controller }) else { return nil }
            return all.indices.contains(index + distance) ? all[index + distance] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(beside: viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(beside: viewController, 1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { log.entries.append("will turn") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.entries.append("turned \(completed)") }
    }

    private func show(
        _ style: UIPageViewController.TransitionStyle = .scroll, spacing: CGFloat = 0
    ) -> (UIWindow, UIPageViewController, Pages) {
        let pages = Pages((0..<3).map { RecordingController("\($0)", log) }, log)
        let controller = UIPageViewController(
            transitionStyle: style, navigationOrientation: .horizontal, options: [.interPageSpacing: spacing])
        (controller.dataSource, controller.delegate) = (pages, pages)
        controller.setViewControllers([pages.all[0]], direction: .forward, animated: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        log.entries = []
        return (window, controller, pages)
    }

    @Test func pagesFollowTheFinger() throws {
        let (window, controller, pages) = show(spacing: 20)
        let touch = TouchSimulator(window: window)
        touch.down(at: CGPoint(x: 300, y: 400))
        touch.move(to: CGPoint(x: 200, y: 400), duration: 0.2)
        window.layoutIfNeeded()
        #expect(abs(pages.all[0].view.frame.minX + 100) < 0.01 && abs(pages.all[1].view.frame.minX - 320) < 0.01)
        #expect(controller.viewControllers == [pages.all[0]] && pages.all[1].parent === controller)
        #expect(log.entries.prefix(1) == ["will turn"] && !log.entries.contains("1 did appear"))
        touch.wait(0.1)
        touch.up()
        #expect(log.entries.last == "turned false" && pages.all[0].view.frame.minX == 0)
        #expect(pages.all[1].parent == nil && pages.all[1].view.superview == nil)
        #expect((pages.all[0] as? RecordingController)?.appearanceState == .appeared)
    }

    @Test func dragsBeyondTheMiddleAndSwipesTurn() throws {
        let (window, controller, pages) = show()
        window.simulateDrag(from: CGPoint(x: 350, y: 400), by: CGVector(dx: -250, dy: 0))
        #expect(controller.viewControllers == [pages.all[1]] && controller.children == [pages.all[1]])
        #expect(log.entries.last == "turned true" && log.entries.contains("1 did appear"))
        #expect(pages.all[0].view.superview == nil && pages.all[1].view.frame == controller.view.bounds)
        window.simulateSwipe(.left)
        #expect(controller.viewControllers == [pages.all[2]])
        // There is no page after the last.
        window.simulateSwipe(.left)
        #expect(controller.viewControllers == [pages.all[2]])
        window.simulateSwipe(.right)
        #expect(controller.viewControllers == [pages.all[1]])
    }

    @Test func fingersThatReturnTurnTheOtherWay() throws {
        let (window, controller, pages) = show()
        controller.setViewControllers([pages.all[1]], direction: .forward, animated: false)
        let touch = TouchSimulator(window: window)
        touch.down(at: CGPoint(x: 200, y: 400))
        touch.move(to: CGPoint(x: 150, y: 400), duration: 0.1)
        #expect(pages.all[2].view.superview != nil)
        touch.move(to: CGPoint(x: 260, y: 400), duration: 0.1)
        #expect(pages.all[2].view.superview == nil && abs(pages.all[0].view.frame.minX + 340) < 0.01)
        touch.cancel()
        #expect(controller.viewControllers == [pages.all[1]] && controller.children.count == 1)
        #expect(log.entries.last == "turned false")
    }

    @Test func foldsAreMidwayBetweenTheFreeEdgeAndItsPlace() {
        let forward = PageFold(length: 400, distance: 100, isForward: true, isBook: false)
        #expect(forward.line == 350 && forward.edge == 300 && forward.flat == 0...350 && forward.flap == 300...350)
        let reverse = PageFold(length: 400, distance: 250, isForward: false, isBook: false)
        #expect(reverse.line == 250 && reverse.edge == 100 && reverse.flat == 0...250)
        let next = PageFold(length: 400, distance: 500, isForward: true, isBook: true)
        #expect(next.line == 200 && next.edge == 0 && next.flat == 200...200 && next.back == 0...200)
        let previous = PageFold(length: 400, distance: 100, isForward: false, isBook: true)
        #expect(previous.line == 50 && previous.edge == 100 && previous.flat == 50...200)
        #expect(previous.back == -100...100)
    }

    private func part(_ page: UIViewController) -> CGRect? { page.view.layer.mask?.frame.integral }

    @Test func aBooksPageShowsTheNextOneOnItsBack() {
        let (window, controller, pages) = showBook(.mid, .horizontal, 2)
        let touch = TouchSimulator(window: window)
        touch.down(at: CGPoint(x: 350, y: 400))
        touch.move(to: CGPoint(x: 250, y: 400), duration: 0.2)
        window.layoutIfNeeded()
        #expect(part(pages.all[1]) == CGRect(x: 0, y: 0, width: 150, height: 800) && part(pages.all[0]) == nil)
        #expect(abs(pages.all[2].view.frame.minX - 300) < 0.01)
        #expect(part(pages.all[2]) == CGRect(x: 0, y: 0, width: 50, height: 800))
        #expect(pages.all[3].view.frame == CGRect(x: 200, y: 0, width: 200, height: 800))
        #expect(controller.viewControllers == [pages.all[0], pages.all[1]])
        touch.cancel()
        window.layoutIfNeeded()
        #expect(controller.viewControllers == [pages.all[0], pages.all[1]] && controller.children.count == 2)
        #expect(part(pages.all[1]) == nil && pages.all[2].view.superview == nil && log.entries.last == "turned false")
    }

    @Test func curledPagesFollowTheFinger() throws {
        let (window, controller, pages) = show(.pageCurl)
        let touch = TouchSimulator(window: window)
        touch.down(at: CGPoint(x: 350, y: 400))
        touch.move(to: CGPoint(x: 100, y: 400), duration: 0.2)
        window.layoutIfNeeded()
        #expect(pages.all[0].view.frame.minX == 0 && controller.viewControllers == [pages.all[0]])
        #expect(part(pages.all[0]) == CGRect(x: 0, y: 0, width: 275, height: 800))
        #expect(pages.all[1].view.frame == window.bounds && log.entries.first == "will turn")
        touch.up()
        #expect(controller.viewControllers == [pages.all[1]] && log.entries.last == "turned true")
        #expect(pages.all[0].view.superview == nil && part(pages.all[0]) == nil)
        #expect(controller.view.subviews.filter { !$0.isHidden } == [pages.all[1].view])
    }

    /// The picture of a single-sided page on its back.
    private func picture(in controller: UIPageViewController) -> UIImageView? {
        controller.view.subviews.compactMap { $0.subviews.first as? UIImageView }.first
    }

    @Test func aSingleSidedPageShinesThroughItsBack() throws {
        let (window, controller, pages) = show(.pageCurl)
        pages.all[0].view.backgroundColor = .red
        let touch = TouchSimulator(window: window)
        touch.down(at: CGPoint(x: 350, y: 400))
        touch.move(to: CGPoint(x: 100, y: 400), duration: 0.2)
        window.layoutIfNeeded()
        let picture = try #require(self.picture(in: controller))
        let paper = try #require(picture.superview)
        #expect(paper.frame.integral == CGRect(x: 150, y: 0, width: 125, height: 800) && paper.clipsToBounds)
        #expect(picture.image?.size == CGSize(width: 400, height: 800))
        #expect(picture.transform.a == -1 && picture.transform.d == 1 && picture.alpha < 0.5)
        // The page's free edge is at the finger.
        let frame = picture.convert(picture.bounds, to: controller.view)
        #expect(abs(frame.minX - 150) < 0.01 && abs(frame.maxX - 550) < 0.01)
        touch.cancel()
        #expect(paper.superview == nil && self.picture(in: controller) == nil)
    }

    // MARK: The spine

    @Test(arguments: [
        (UIPageViewController.SpineLocation.max, false, true), (.min, true, true), (.max, true, false),
        (.min, false, false),
    ])
    func pagesTurnAwayFromTheSpine(
        spine: UIPageViewController.SpineLocation, isRightToLeft: Bool, isSpineAtRight: Bool
    ) throws {
        let (window, controller, pages) = showBook(spine, .horizontal, 1)
        if isRightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
        window.layoutIfNeeded()
        let (start, sign): (CGFloat, CGFloat) = isSpineAtRight ? (50, 1) : (350, -1)
        let touch = TouchSimulator(window: window)
        touch.down(at: CGPoint(x: start, y: 400))
        touch.move(to: CGPoint(x: start + sign * 250, y: 400), duration: 0.2)
        window.layoutIfNeeded()
        #expect(part(pages.all[0]) == CGRect(x: isSpineAtRight ? 125 : 0, y: 0, width: 275, height: 800))
        let picture = try #require(self.picture(in: controller))
        let frame = picture.convert(picture.bounds, to: controller.view)
        #expect(abs(frame.minX - (isSpineAtRight ? -150 : 150)) < 0.01)
        touch.up()
        #expect(controller.viewControllers == [pages.all[1]])
        window.simulateDrag(from: CGPoint(x: 200 + sign * 150, y: 400), by: CGVector(dx: -sign * 300, dy: 0))
        #expect(controller.viewControllers == [pages.all[0]])
    }

    @Test func aSpineAtTheBottomTurnsPagesDownward() {
        let (window, controller, pages) = showBook(.max, .vertical, 1)
        window.simulateDrag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 600))
        #expect(controller.viewControllers == [pages.all[1]])
    }

    @Test func theBackOfAPageIsTheNextOne() {
        let (window, controller, pages) = showBook(.min, .horizontal, 1)
        controller.isDoubleSided = true
        let touch = TouchSimulator(window: window)
        let turn = {
            touch.down(at: CGPoint(x: 350, y: 400))
            touch.move(to: CGPoint(x: 100, y: 400), duration: 0.2)
            window.layoutIfNeeded()
        }
        turn()
        #expect(abs(pages.all[1].view.frame.minX - 150) < 0.01 && pages.all[1].view.frame.width == 400)
        #expect(part(pages.all[1]) == CGRect(x: 0, y: 0, width: 125, height: 800))
        #expect(part(pages.all[0]) == CGRect(x: 0, y: 0, width: 275, height: 800) && picture(in: controller) == nil)
        #expect(pages.all[2].view.frame == window.bounds && pages.all[1].parent === controller)
        #expect(controller.viewControllers == [pages.all[0]])
        touch.cancel()
        #expect(controller.children == [pages.all[0]] && pages.all[1].view.superview == nil)
        #expect((pages.all[1] as? RecordingController)?.appearanceState == .disappeared)
        turn()
        touch.up()
        #expect(controller.viewControllers == [pages.all[2]] && controller.children == [pages.all[2]])
        #expect(pages.all[1].parent == nil && pages.all[1].view.superview == nil && part(pages.all[1]) == nil)
        #expect((pages.all[1] as? RecordingController)?.appearanceState == .disappeared)
        // Back again, the leaf shows the same back.
        touch.down(at: CGPoint(x: 50, y: 400))
        touch.move(to: CGPoint(x: 300, y: 400), duration: 0.2)
        window.layoutIfNeeded()
        #expect(abs(pages.all[1].view.frame.minX - 100) < 0.01)
        #expect(part(pages.all[0]) == CGRect(x: 0, y: 0, width: 250, height: 800))
        touch.up()
        #expect(controller.viewControllers == [pages.all[0]] && controller.children == [pages.all[0]])
    }

    /// Shows five curled pages, of which the first ones are shown.
    private func showBook(
        _ spine: UIPageViewController.SpineLocation, _ orientation: UIPageViewController.NavigationOrientation,
        _ count: Int
    ) -> (UIWindow, UIPageViewController, Pages) {
        let pages = Pages((0..<5).map { RecordingController("\($0)", log) }, log)
        let controller = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: orientation, options: [.spineLocation: spine.rawValue])
        (controller.dataSource, controller.delegate) = (pages, pages)
        controller.setViewControllers(Array(pages.all.prefix(count)), direction: .forward, animated: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (window, controller, pages)
    }

    @Test(arguments: [UIPageViewController.SpineLocation.min, .max])
    func aSpineAtAnEdgeShowsOnePage(spine: UIPageViewController.SpineLocation) {
        let (window, controller, pages) = showBook(spine, .horizontal, 1)
        #expect(controller.spineLocation == spine && !controller.isDoubleSided)
        #expect(pages.all[0].view.frame == window.bounds)
        let scrolled = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.spineLocation: spine])
        #expect(scrolled.spineLocation == .none)
    }

    @Test func aSpineInTheMiddleShowsTwoPages() {
        let (window, controller, pages) = showBook(.mid, .horizontal, 2)
        #expect(controller.spineLocation == .mid && controller.isDoubleSided)
        #expect(controller.viewControllers == [pages.all[0], pages.all[1]])
        #expect(pages.all[0].view.frame == CGRect(x: 0, y: 0, width: 200, height: 800))
        #expect(pages.all[1].view.frame == CGRect(x: 200, y: 0, width: 200, height: 800))
        let (other, _, stacked) = showBook(.mid, .vertical, 2)
        #expect(stacked.all[1].view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
        withExtendedLifetime((window, other)) {}
    }

    @Test func bothPagesBesideTheSpineTurn() {
        let (window, controller, pages) = showBook(.mid, .horizontal, 2)
        controller.turn(.forward)
        #expect(controller.viewControllers == [pages.all[2], pages.all[3]])
        controller.turn(.forward)
        #expect(controller.viewControllers == [pages.all[2], pages.all[3]], "only one page is left")
        controller.turn(.reverse)
        #expect(controller.viewControllers == [pages.all[0], pages.all[1]])
        withExtendedLifetime(window) {}
    }

    @Test func theBackOfAPageIsSkipped() {
        let (window, controller, pages) = showBook(.min, .horizontal, 1)
        controller.isDoubleSided = true
        controller.turn(.forward)
        #expect(controller.viewControllers == [pages.all[2]])
        controller.setViewControllers([pages.all[4], pages.all[3]], direction: .forward, animated: true)
        #expect(controller.viewControllers == [pages.all[4]])
        withExtendedLifetime(window) {}
    }

    @Test func aWrongNumberOfPagesIsNamed() {
        let (wrong, right) = (WarningLog(), WarningLog())
        wrong.asCurrent { _ = showBook(.mid, .horizontal, 1) }
        #expect(
            wrong.warnings.map(\.description).contains {
                $0.contains(
                    "The number of view controllers provided (1) doesn't match the number required (2) for the "
                        + "requested transition")
            })
        right.asCurrent { _ = showBook(.mid, .horizontal, 2) }
        #expect(right.warnings.isEmpty)
    }

    @Test func theDelegatePlacesTheSpineAfterARotation() {
        final class Book: UIPageViewControllerDelegate {
            var pages: [UIViewController] = []
            var orientations: [UIInterfaceOrientation] = []
            func pageViewController(
                _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
            ) -> UIPageViewController.SpineLocation {
                orientations.append(orientation)
                guard orientation.isLandscape else { return .min }
                pageViewController.setViewControllers(pages, direction: .forward, animated: false)
                return .mid
            }
        }
        let (window, controller, pages) = showBook(.min, .horizontal, 1)
        let book = Book()
        book.pages = Array(pages.all.prefix(2))
        controller.delegate = book
        window.frame = CGRect(x: 0, y: 0, width: 400, height: 700)
        #expect(book.orientations.isEmpty)
        window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
        window.layoutIfNeeded()
        #expect(book.orientations == [.landscapeRight] && controller.spineLocation == .mid)
        #expect(pages.all[1].view.frame == CGRect(x: 400, y: 0, width: 400, height: 400))
    }
}
