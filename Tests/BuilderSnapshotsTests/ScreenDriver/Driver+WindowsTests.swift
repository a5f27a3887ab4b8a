import BuilderUIKit
import Foundation
import ScreenDriver
import Testing

/// Screens with more than one window.
@MainActor
struct DriverWindowsTests {
    private let log = EventLog()

    private func button(_ title: String, y: CGFloat) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
        log.listen(to: button, [(.touchUpInside, title)])
        return button
    }

    /// A window that passes touches on, except those of its subviews.
    @MainActor
    private final class OverlayWindow: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            super.hitTest(point, with: event).flatMap { $0 === self ? nil : $0 }
        }
    }

    @Test func anAlertInAWindowOfItsOwnIsTappedAndCoversTheRest() async throws {
        let (driver, controller) = try await makeDriver { $0.addButton("Send", "send", y: 300) }
        var alerts: UIWindow?
        try await driver.perform { main in
            let window = UIWindow(frame: main.bounds)
            window.windowLevel = .alert + 1
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let alert = UIAlertController(title: "Stop", message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { [log] _ in
                    log.entries.append("OK")
                    window.isHidden = true
                    alerts = nil
                })
            window.rootViewController?.present(alert, animated: true)
            alerts = window
        }
        #expect(alerts != nil)
        let covered = await refusal { try await driver.tap("send") }
        #expect(
            covered == .unreachable(view: "UIButton “Send” (identifier “send”)", .behind("UIAlertController")))
        #expect(driver.tree().contains("Stop"))
        try await driver.tap("OK")
        #expect(log.take() == ["OK"])
        try await driver.tap("send")
        #expect(controller.log.take() == ["Send"])
        #expect(!driver.exists("OK"))
    }

    @Test func aWindowBelowReceivesWhatTheOneAbovePassesOn() async throws {
        let overlay = OverlayWindow(frame: .zero)
        let (driver, controller) = try await makeDriver { controller in
            controller.addButton("Send", y: 100)
            controller.addButton("Below", y: 300)
        }
        try await driver.perform { main in
            overlay.frame = main.bounds
            overlay.windowScene = main.windowScene
            overlay.addSubview(button("Above", y: 300))
            overlay.isHidden = false
        }
        try await driver.tap("Send")
        #expect(controller.log.take() == ["Send"])
        try await driver.tap("Above")
        #expect(log.take() == ["Above"])
        #expect(
            await refusal { try await driver.tap("Below") }
                == .unreachable(view: "UIButton “Below”", .covered(by: "UIButton “Above” in another window")))
        overlay.isHidden = true
        try await driver.tap("Below")
        #expect(controller.log.take() == ["Below"])
    }

    @Test func theHigherLevelAndThenTheLaterWindowIsInFront() async throws {
        let windows = (0..<3).map { _ in UIWindow(frame: .zero) }
        let (driver, _) = try await makeDriver { $0.addButton("Send", y: 100) }
        try await driver.perform { main in
            for (index, window) in windows.enumerated() {
                // A banner at the top, in coordinates of its own.
                window.frame = CGRect(x: 0, y: 40, width: main.bounds.width, height: 80)
                window.windowScene = main.windowScene
                window.windowLevel = index == 0 ? .statusBar : .normal
                window.addSubview(button("Close \(index)", y: 20))
                window.isHidden = false
            }
        }
        try await driver.tap("Close 0")
        for index in 1...2 {
            let error = await refusal { try await driver.tap(ViewQuery("Close \(index)")) }
            #expect(error?.description.contains("UIButton “Close 0” in another window covers it") == true)
        }
        windows[0].isHidden = true
        try await driver.tap("Close 2")
        await #expect(throws: DriverError.self) { try await driver.tap("Close 1") }
        #expect(log.take() == ["Close 0", "Close 2"])
        // A name in two windows is that of the one in front.
        try await driver.perform { _ in
            for case let button as UIButton in windows.flatMap(\.subviews) { button.accessibilityLabel = "Close" }
        }
        try await driver.tap("Close")
        #expect(log.take() == ["Close 2"])
    }

    @Test func textIsTypedIntoAFieldOfAnotherWindow() async throws {
        let window = UIWindow(frame: .zero)
        let (driver, _) = try await makeDriver { $0.add(UITextField(), "name", y: 100) }
        try await driver.type("Ada", into: "name")
        try await driver.perform { main in
            window.frame = CGRect(x: 0, y: 300, width: main.bounds.width, height: 200)
            window.windowScene = main.windowScene
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
            field.accessibilityIdentifier = "code"
            window.addSubview(field)
            window.isHidden = false
        }
        try await driver.type("42", into: "code")
        #expect(try driver.text(of: "code") == "42")
        #expect(try driver.text(of: "name") == "Ada")
        try await driver.type("!", into: "name")
        #expect(try driver.text(of: "name") == "Ada!")
    }

    @Test func aWindowForAlertsTurnsWithTheDevice() async throws {
        let window = UIWindow(frame: .zero)
        let (driver, _) = try await makeDriver { _ in }
        try await driver.perform { main in
            window.frame = main.bounds
            window.windowScene = main.windowScene
            window.isHidden = false
        }
        try await driver.rotate(to: .landscape)
        #expect(window.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    }
}
