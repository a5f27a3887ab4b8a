import Testing

@testable import BuilderUIKit

@MainActor
@Suite("Scroll edge appearance for content added later")
struct UINavigationControllerListTests {
    private func shown(_ controller: UIViewController) -> (navigation: UINavigationController, window: UIWindow) {
        let navigation = UINavigationController(rootViewController: controller)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (navigation, window)
    }

    @Test("the bar follows a list that is added later, and is at the scroll edge without one")
    func barFollowsLateLists() {
        let controller = UIViewController()
        let (navigation, window) = shown(controller)
        #expect(navigation.navigationBar.isAtScrollEdge)
        let table = UITableView(frame: controller.view.bounds)
        controller.view.addSubview(table)
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.isAtScrollEdge)
        table.contentOffset.y = 100
        #expect(!navigation.navigationBar.isAtScrollEdge)
        table.removeFromSuperview()
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.isAtScrollEdge)
    }

    @Test("the bar is at the scroll edge above a list inside another view")
    func nestedLists() {
        let controller = UIViewController()
        let (navigation, window) = shown(controller)
        let container = UIView(frame: controller.view.bounds)
        container.addSubview(UIScrollView(frame: container.bounds))
        controller.view.addSubview(container)
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.isAtScrollEdge)
    }
}
