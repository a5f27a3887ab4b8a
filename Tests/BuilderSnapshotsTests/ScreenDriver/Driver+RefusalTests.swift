import BuilderUIKit
import Foundation
import ScreenDriver
import Testing

/// What a finger can't do.
@MainActor
struct DriverRefusalTests {
    private func obstacle(
        _ query: ViewQuery = "send", _ build: @escaping (PlainController) -> Void
    ) async throws -> DriverError.Obstacle? {
        let (driver, controller) = try await makeDriver(build)
        let error = await refusal { try await driver.tap(query) }
        #expect(controller.log.entries.isEmpty)
        guard case .unreachable(_, let obstacle) = error else { return nil }
        return obstacle
    }

    @Test func hiddenViews() async throws {
        #expect(try await obstacle { $0.addButton("Send", "send", y: 100).isHidden = true } == .hidden(by: nil))
        let inside = try await obstacle { controller in
            let box = controller.add(UIView(), "box", y: 100)
            box.isHidden = true
            box.addSubview(controller.addButton("Send", "send", y: 0))
        }
        #expect(inside == .hidden(by: "UIView (identifier “box”)"))
    }

    @Test func transparentViews() async throws {
        #expect(try await obstacle { $0.addButton("Send", "send", y: 100).alpha = 0.005 } == .transparent(by: nil))
        let (driver, controller) = try await makeDriver { $0.addButton("Send", "send", y: 100).alpha = 0.02 }
        try await driver.tap("send")
        #expect(controller.log.take() == ["Send"])
    }

    @Test func viewsWithoutSize() async throws {
        #expect(try await obstacle { $0.add(UIView(), "send", y: 100, height: 0) } == .noSize)
    }

    @Test func disabledControls() async throws {
        #expect(try await obstacle { $0.addButton("Send", "send", y: 100).isEnabled = false } == .disabled(nil))
    }

    @Test func disabledBarItems() async throws {
        let log = EventLog()
        let controller = UIViewController()
        let save = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in log.entries.append("save") })
        save.isEnabled = false
        controller.navigationItem.rightBarButtonItem = save
        let driver = try await Driver(UINavigationController(rootViewController: controller))
        let disabled = await refusal { try await driver.tap("Save") }
        guard case .unreachable(_, .disabled) = disabled else {
            Issue.record("a disabled bar button item takes a tap: \(String(describing: disabled))")
            return
        }
        try await driver.perform { _ in save.isEnabled = true }
        try await driver.tap("Save")
        #expect(log.take() == ["save"])
    }

    @Test func viewsWithInteractionTurnedOff() async throws {
        let own = try await obstacle { $0.addButton("Send", "send", y: 100).isUserInteractionEnabled = false }
        #expect(own == .interactionOff(by: nil))
        let outer = try await obstacle { controller in
            let box = controller.add(UIView(), "box", y: 100)
            box.isUserInteractionEnabled = false
            box.addSubview(controller.addButton("Send", "send", y: 0))
        }
        #expect(outer == .interactionOff(by: "UIView (identifier “box”)"))
    }

    @Test func textsAndCellsInsideOfWhatTakesNoTouches() async throws {
        let label = try await obstacle { controller in
            let box = controller.add(UIView(), "box", y: 100)
            box.isUserInteractionEnabled = false
            let label = controller.add(UILabel(), "send", y: 0)
            box.addSubview(label)
        }
        #expect(label == .interactionOff(by: "UIView (identifier “box”)"))
        // A view behind it receives the touch.
        let through = try await obstacle { controller in
            controller.add(UIView(), "behind", y: 100)
            controller.addButton("Send", "send", y: 100).isUserInteractionEnabled = false
        }
        #expect(through == .interactionOff(by: nil))
    }

    @Test func viewsWithInteractionTurnedOffInContainers() async throws {
        let controller = PlainController { controller in
            let list = controller.add(UIScrollView(), "list", y: 200, height: 300)
            list.contentSize = CGSize(width: 200, height: 2000)
            let box = controller.add(UIView(), "box", x: 0, y: 100)
            box.isUserInteractionEnabled = false
            box.addSubview(controller.add(UILabel(), "send", x: 0, y: 0))
            list.addSubview(box)
        }
        let driver = try await Driver(UINavigationController(rootViewController: controller))
        let error = await refusal { try await driver.tap("send") }
        guard case .unreachable(_, .interactionOff(by: "UIView (identifier “box”)")) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        // A finger that moves scrolls nevertheless.
        try await driver.drag("send", by: CGVector(dx: 0, dy: -60))
        let list = try #require(try driver.find("list") as? UIScrollView)
        #expect(list.contentOffset.y > 0)
    }

    @Test func textsInsideOfAButtonAreTapped() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let button = controller.addButton("Send", y: 100)
            let box = controller.add(UIView(), "box", x: 0, y: 0)
            box.isUserInteractionEnabled = false
            let label = controller.add(UILabel(), "hint", x: 0, y: 0)
            box.addSubview(label)
            button.addSubview(box)
        }
        try await driver.tap("hint")
        #expect(controller.log.take() == ["Send"])
    }

    @Test func viewsOffTheScreen() async throws {
        #expect(try await obstacle { $0.addButton("Send", "send", y: 3000) } == .offScreen(scrollView: nil))
        let scrolled = try await obstacle { controller in
            let list = controller.add(UIScrollView(), "list", y: 100, height: 200)
            list.contentSize = CGSize(width: 200, height: 2000)
            list.addSubview(controller.addButton("Send", "send", x: 0, y: 1000))
        }
        #expect(scrolled == .offScreen(scrollView: "UIScrollView (identifier “list”)"))
    }

    @Test func coveredViewsNameTheOtherOne() async throws {
        let covered = try await obstacle { controller in
            controller.addButton("Send", "send", y: 100)
            controller.add(UIView(), "banner", y: 90, height: 100)
        }
        #expect(covered == .covered(by: "UIView (identifier “banner”)"))
    }

    @Test func coversThatPassTouchesOnAreNone() async throws {
        let (driver, controller) = try await makeDriver { controller in
            controller.addButton("Send", "send", y: 100)
            controller.add(UIImageView(), "shine", y: 90, height: 100)
        }
        try await driver.tap("send")
        #expect(controller.log.take() == ["Send"])
    }

    @Test func aPartThatIsFreeIsTapped() async throws {
        let (driver, controller) = try await makeDriver { controller in
            controller.addButton("Send", "send", y: 100)
            controller.add(UIView(), "banner", x: 60, y: 90, width: 300, height: 100)
        }
        try await driver.tap("send")
        #expect(controller.log.take() == ["Send"])
        let error = await refusal { try await driver.tap("send", at: CGPoint(x: 0.9, y: 0.5)) }
        #expect(error?.description.contains("banner") == true)
    }

    @Test func viewsOutsideTheirSuperviews() async throws {
        let outside = try await obstacle { controller in
            let box = controller.add(UIView(), "box", y: 100, height: 40)
            box.addSubview(controller.addButton("Send", "send", y: 60))
        }
        #expect(outside == .outside("UIView (identifier “box”)"))
    }

    @Test func viewsBehindAPresentedController() async throws {
        let (driver, controller) = try await makeDriver { $0.addButton("Send", "send", y: 300) }
        try await driver.perform { _ in
            let alert = UIAlertController(title: "Stop", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in controller.log.entries.append("OK") })
            controller.present(alert, animated: true)
        }
        let error = await refusal { try await driver.tap("send") }
        guard case .unreachable(_, .behind(let name)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(name == "UIAlertController")
        try await driver.tap("OK")
        try await driver.tap("send")
        #expect(controller.log.take() == ["OK", "Send"])
    }

    @Test func textsSayWhatToDo() {
        let all: [DriverError] = [
            .noView(query: "“x”", near: []), .severalViews(query: "“x”", views: ["a", "b"]),
            .unreachable(view: "a", .disabled(nil)), .wrongView(view: "a", action: "toggle", needs: "a UISwitch"),
            .noFocus(view: nil), .noFocus(view: "a"), .lostFocus(typed: "a", rest: "b"),
            .noRow(view: "a", row: 3, section: 0, count: 2), .outOfRange(view: "a", value: "3", range: "0 to 1"),
            .unchanged(view: "a", action: "toggle"), .cannotScroll(view: "a"), .nowhereBack,
            .cannotRotate(controller: "A", orientation: "landscape"),
            .cannotRotate(controller: nil, orientation: "landscape"), .closed,
        ]
        for error in all { #expect(error.description.contains(": "), "\(error)") }
        #expect(Set(all.map(\.description)).count == all.count)
    }
}
