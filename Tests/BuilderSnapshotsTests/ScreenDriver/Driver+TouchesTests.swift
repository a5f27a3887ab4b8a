import BuilderUIKit
import Foundation
import ScreenDriver
import Testing

@MainActor
struct DriverTouchesTests {
    @Test func tapSendsTheControlEventsOfAFinger() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let button = controller.addButton("Send", "send", y: 100)
            controller.log.listen(
                to: button, [(.touchDown, "down"), (.touchUpOutside, "outside"), (.touchCancel, "cancel")])
        }
        try await driver.tap("send")
        #expect(controller.log.take() == ["down", "Send"])
    }

    @Test func tapOfALabelInAButtonIsOneOfTheButton() async throws {
        let (driver, controller) = try await makeDriver { $0.addButton("Send", y: 100) }
        try await driver.tap(.type(named: "UIButtonLabel").and(.text("Send")))
        #expect(controller.log.take() == ["Send"])
    }

    @Test func tapAtAPlaceTouchesThere() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let view = controller.add(UIView(), "pad", y: 100, width: 100, height: 50)
            let tap = UITapGestureRecognizer { [log = controller.log] tap in
                let point = tap.location(in: tap.view)
                log.entries.append("\(Int(point.x)) \(Int(point.y))")
            }
            view.addGestureRecognizer(tap)
        }
        try await driver.tap("pad", at: CGPoint(x: 0.25, y: 0.8))
        try await driver.tap("pad")
        #expect(controller.log.take() == ["25 40", "50 25"])
    }

    @Test func doubleTapIsRecognizedInsteadOfTwoTaps() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let view = controller.add(UIView(), "pad", y: 100)
            let double = UITapGestureRecognizer { [log = controller.log] _ in log.entries.append("double") }
            double.numberOfTapsRequired = 2
            let single = UITapGestureRecognizer { [log = controller.log] _ in log.entries.append("single") }
            single.require(toFail: double)
            view.addGestureRecognizer(double)
            view.addGestureRecognizer(single)
        }
        try await driver.doubleTap("pad")
        #expect(controller.log.take() == ["double"])
        try await driver.tap("pad")
        #expect(controller.log.take() == ["single"])
    }

    @Test func longPressBeginsAfterItsDurationOnly() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let view = controller.add(UIView(), "pad", y: 100)
            let press = UILongPressGestureRecognizer { [log = controller.log] press in
                if press.state == .began { log.entries.append("began") }
                if press.state == .ended { log.entries.append("ended") }
            }
            press.minimumPressDuration = 0.8
            view.addGestureRecognizer(press)
        }
        try await driver.longPress("pad", duration: 0.5)
        #expect(controller.log.take() == [])
        try await driver.longPress("pad")
        #expect(controller.log.take() == ["began", "ended"])
    }

    @Test(arguments: Driver.Direction.allCases)
    func swipeIsRecognizedInItsDirection(_ direction: Driver.Direction) async throws {
        let (driver, controller) = try await makeDriver { controller in
            let view = controller.add(UIView(), "pad", y: 100, width: 200, height: 200)
            for (way, name) in [
                (UISwipeGestureRecognizer.Direction.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
            ] {
                let swipe = UISwipeGestureRecognizer { [log = controller.log] _ in log.entries.append(name) }
                swipe.direction = way
                view.addGestureRecognizer(swipe)
            }
        }
        try await driver.swipe(direction, on: "pad")
        #expect(controller.log.take() == [direction.rawValue])
    }

    @Test func dragMovesByItsDistanceAndRests() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let view = controller.add(UIView(), "pad", y: 100, width: 100, height: 100)
            view.addGestureRecognizer(pan(controller.log))
        }
        try await driver.drag("pad", by: CGVector(dx: 30, dy: -40))
        #expect(controller.log.take().last == "ended 30 -40 at 0")
    }

    @Test func dragOntoAViewEndsAtItsCenter() async throws {
        let (driver, controller) = try await makeDriver { controller in
            let view = controller.add(UIView(), "card", y: 100, width: 100, height: 100)
            view.addGestureRecognizer(pan(controller.log))
            controller.add(UIView(), "bin", x: 200, y: 400, width: 50, height: 50)
        }
        try await driver.drag("card", onto: "bin")
        // From (70, 150) to (225, 425).
        #expect(controller.log.take().last == "ended 155 275 at 0")
    }

    /// Returns a recognizer that records the way and the speed with which a drag ends.
    private func pan(_ log: EventLog) -> UIGestureRecognizer {
        UIPanGestureRecognizer { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .ended else { return }
            let way = pan.translation(in: pan.view)
            let velocity = pan.velocity(in: pan.view)
            log.entries.append(
                "ended \(Int(way.x.rounded())) \(Int(way.y.rounded())) at \(Int(hypot(velocity.x, velocity.y)))")
        }
    }

    @Test func timersFireInVirtualTimeAfterActions() async throws {
        let (driver, controller) = try await makeDriver { controller in
            controller.add(UIView(), "pad", y: 100)
        }
        try await driver.perform { _ in
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { controller.log.entries.append("late") }
        }
        #expect(controller.log.take() == ["late"])
        driver.settlingLimit = .infinity
        #expect(driver.settlingLimit == 86_400)
        driver.settlingLimit = 0.5
        try await driver.perform { _ in
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { controller.log.entries.append("late") }
        }
        #expect(controller.log.take() == [])
        try await driver.wait(2)
        #expect(controller.log.take() == [])
        try await driver.wait(1)
        #expect(controller.log.take() == ["late"])
    }

    @Test func closedDriverKeepsNoWindow() async throws {
        let driver = try await Driver(UISwitch(), width: 200)
        try await driver.toggle(.type(UISwitch.self))
        weak let window = try driver.window
        #expect(window != nil)
        driver.close()
        #expect(window == nil)
    }

    @Test func closedDriverRefuses() async throws {
        let (driver, _) = try await makeDriver { $0.addButton("Send", y: 100) }
        driver.close()
        #expect(await refusal { try await driver.tap("Send") } == .closed)
        #expect(driver.tree().isEmpty)
    }
}
