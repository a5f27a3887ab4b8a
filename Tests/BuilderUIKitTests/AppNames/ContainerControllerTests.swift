import BuilderUIKit
import Foundation
import Testing

@MainActor
@Suite struct ContainerControllerTests {
    private final class Page: UIViewController {
        var events: [String] = []
        override func viewWillAppear(_ animated: Bool) { events.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
        override func viewDidDisappear(_ animated: Bool) { events.append("didDisappear") }
    }

    private final class Pages: UIPageViewControllerDataSource {
        let all: [Page]
        var index = 0

        init(_ all: [Page]) { self.all = all }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { neighbor(of: viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { neighbor(of: viewController, 1) }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { all.count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }

        private func neighbor(of controller: UIViewController, _ distance: Int) -> UIViewController? {
            guard let index = all.firstIndex(where: { $0 === controller }) else { return nil }
            return all.indices.contains(index + distance) ? all[index + distance] : nil
        }
    }

    private func show(_ controller: UIViewController, width: CGFloat = 390) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func pageControllerShowsItsPageAboveThePageControl() throws {
        let source = Pages([Page(), Page()])
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = source
        pages.setViewControllers([source.all[0]], direction: .forward, animated: false)
        let window = show(pages)
        #expect(source.all[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 763))
        let control = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(control.numberOfPages == 2)
        pages.setViewControllers([source.all[1]], direction: .forward, animated: true)
        #expect(source.all[0].events == ["willAppear", "didAppear", "didDisappear"])
        #expect(source.all[1].events == ["willAppear", "didAppear"])
        #expect(source.all[0].parent == nil)
        withExtendedLifetime(window) {}
    }

    @Test func splitControllerShowsOneColumnInANarrowWindow() {
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (UIViewController(), UIViewController())
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        #expect(split.viewController(for: .primary) === primary)
        let window = show(split)
        #expect(split.isCollapsed)
        #expect(secondary.view.window === window)
        #expect(primary.viewIfLoaded?.window == nil)
        split.show(.primary)
        window.layoutIfNeeded()
        #expect(primary.view.window === window)
    }

    @Test func splitControllerShowsColumnsBesideEachOther() {
        let split = UISplitViewController(style: .doubleColumn)
        let (primary, secondary) = (UIViewController(), UIViewController())
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let parent = UIViewController()
        parent.addChild(split)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: split)
        parent.view.addSubview(split.view)
        let window = show(parent, width: 1000)
        split.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
        window.layoutIfNeeded()
        #expect(split.viewControllers.map { $0.view.frame.width.rounded() } == [320, 680])
    }

    @Test func storyboardMakesControllersOfTheirClasses() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let made = storyboard.instantiateViewController(withIdentifier: "StoryboardController")
        #expect(made is StoryboardController)
        let other: StoryboardController = storyboard.instantiateViewController(identifier: "x") { coder in
            StoryboardController(coder: coder)
        }
        #expect(other.view.bounds.width > 0)
    }

    @Test func nibRegistersTheClassOfItsName() {
        let table = UITableView()
        table.register(UINib(nibName: "NibCell", bundle: nil), forCellReuseIdentifier: "cell")
        #expect(table.dequeueReusableCell(withIdentifier: "cell") is NibCell)
    }
}

final class StoryboardController: UIViewController {}

final class NibCell: UITableViewCell {}
