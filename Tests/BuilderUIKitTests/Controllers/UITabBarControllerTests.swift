import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UITabBarControllerTests {
    private let stage = ControllerStage()

    @Test func tabsAreChosen() throws {
        let controllers = (0..<3).map { index in
            let controller = UIViewController()
            controller.title = "\(index)"
            return controller
        }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        try stage.show(tabs, on: "iPhone 12")
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.items?.count == 3)
        tabs.selectedIndex = 2
        #expect(tabs.selectedViewController === controllers[2])
        #expect(controllers[2].view.window != nil)
        #expect(controllers[0].view.window == nil)
        #expect(!controllers[1].isViewLoaded)
        #expect(controllers[2].view.safeAreaInsets.bottom == 83)
        tabs.selectedIndex = 9
        #expect(tabs.selectedIndex == 2)
    }
}
