import BuilderUIKit
import Foundation
import Render
import ScreenDriver
import Testing

@MainActor
struct DriverNavigationTests {
    private func makeStack(hidesBar: Bool = false) async throws -> (Driver, UINavigationController) {
        let first = PlainController { $0.addButton("Next", y: 200) }
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        navigation.isNavigationBarHidden = hidesBar
        let driver = try await Driver(navigation)
        try await driver.perform { _ in
            let second = PlainController { $0.addButton("Here", y: 200) }
            second.title = "Second"
            navigation.pushViewController(second, animated: true)
        }
        return (driver, navigation)
    }

    @Test func backTapsTheBackButton() async throws {
        let (driver, navigation) = try await makeStack()
        #expect(driver.exists("Here"))
        try await driver.back()
        #expect(navigation.viewControllers.count == 1)
        #expect(driver.exists("Next"))
        #expect(await refusal { try await driver.back() } == .nowhereBack)
    }

    @Test func backWithoutABarNeedsTheSwipe() async throws {
        let (driver, navigation) = try await makeStack(hidesBar: true)
        #expect(await refusal { try await driver.back() } == .nowhereBack)
        #expect(navigation.viewControllers.count == 2)
        try await driver.perform { _ in navigation.interactivePopGestureRecognizer?.delegate = nil }
        try await driver.back()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func backTapsTheBarOfTheOutermostStack() async throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(PlainController { $0.addButton("First", y: 200) }, for: .primary)
        let second = PlainController { $0.addButton("Second", y: 200) }
        split.setViewController(second, for: .secondary)
        let driver = try await Driver(split)
        let inner = try #require(second.navigationController)
        try await driver.perform { _ in
            inner.pushViewController(PlainController { $0.addButton("Third", y: 200) }, animated: false)
            inner.interactivePopGestureRecognizer?.isEnabled = false
        }
        try await driver.back()
        #expect(driver.exists("Second") && inner.viewControllers == [second])
        try await driver.back()
        #expect(driver.exists("First") && !driver.exists("Second"))
    }

    @Test func rotateTurnsTheScreen() async throws {
        let (driver, controller) = try await makeDriver { $0.addButton("Send", y: 100) }
        #expect(controller.view.bounds.size == CGSize(width: 375, height: 667))
        try await driver.rotate(to: .landscape)
        #expect(controller.view.bounds.size == CGSize(width: 667, height: 375))
        try await driver.perform { #expect($0.traitCollection.verticalSizeClass == .compact) }
        #expect(driver.orientation == .landscape)
        #expect(try driver.display().size == CGSize(width: 667, height: 375))
        try await driver.tap("Send")
        #expect(controller.log.take() == ["Send"])
        try await driver.rotate()
        #expect(controller.view.bounds.size == CGSize(width: 375, height: 667))
    }

    @MainActor
    private final class UprightController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    @Test func unsupportedOrientationsAreRefused() async throws {
        let driver = try await Driver(UprightController())
        let error = await refusal { try await driver.rotate(to: .landscape) }
        #expect(error == .cannotRotate(controller: "UprightController", orientation: "landscape"))
        let bare = try await Driver(UIButton(type: .system), width: 200)
        #expect(
            await refusal { try await bare.rotate() } == .cannotRotate(controller: nil, orientation: "landscape"))
    }

    @Test func eachStepCanBeDrawn() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let label = controller.add(UILabel(), "count", y: 50)
            label.text = "0"
            controller.addButton("Add", y: 100).addAction(
                UIAction { _ in label.text = "1" }, for: .touchUpInside)
        }
        let before = try driver.display().bitmap()
        #expect(try driver.display().bitmap() == before)
        #expect(driver.tree().contains("text=\"0\""))
        try await driver.tap("Add")
        #expect(try driver.display().bitmap() != before)
        #expect(driver.tree().contains("text=\"1\""))
        #expect(driver.accessibilityTree().contains("\"Add\""))
        _ = controller
    }

    @Test func bareViewsReceiveTouches() async throws {
        let log = EventLog()
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        log.listen(to: button, [(.touchUpInside, "Send")])
        let driver = try await Driver(button, width: 200)
        try await driver.tap("Send")
        #expect(log.take() == ["Send"])
    }

    @Test func bareViewsGrowWithTheirContent() async throws {
        let stack = UIStackView()
        stack.axis = .vertical
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        let action = UIAction { _ in
            let box = UIView()
            box.heightAnchor.constraint(equalToConstant: 40).isActive = true
            stack.addArrangedSubview(box)
        }
        button.addAction(action, for: .touchUpInside)
        stack.addArrangedSubview(button)
        let driver = try await Driver(stack, width: 200)
        let before = try driver.display().size.height
        try await driver.tap("More")
        #expect(try driver.display().size.height == before + 40)
    }
}
