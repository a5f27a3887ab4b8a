import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIControlTests {
    private let stage = EventStage()

    @Test func aTap() {
        let button = stage.addButton()
        #expect(button.simulateTap() === button)
        #expect(stage.take() == ["down", "up inside", "primary"])
        button.simulateTap(taps: 2)
        #expect(stage.take() == ["down", "up inside", "primary", "down", "repeat", "up inside", "primary"])
    }

    @Test func aCallThatComesInCancels() {
        let button = stage.addButton()
        let touch = TouchSimulator(window: stage.window)
        touch.down(at: CGPoint(x: 50, y: 20))
        touch.cancel()
        #expect(!button.isTracking && !button.isHighlighted)
        #expect(stage.take() == ["down", "cancel"])
    }

    @Test func disabledControlsDoNothing() {
        let button = stage.addButton()
        button.isEnabled = false
        #expect(button.simulateTap() === button)
        #expect(stage.take().isEmpty)
        button.isEnabled = true
        let touch = TouchSimulator(window: stage.window)
        touch.down(at: CGPoint(x: 50, y: 20))
        button.isEnabled = false
        #expect(!button.isTracking && !button.isHighlighted)
        touch.up()
        #expect(stage.take() == ["down", "cancel"])
    }

    @Test func subclassesFollowTheFinger() {
        final class Dial: UIControl {
            var log: [String] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("begin \(touch.location(in: self).x)")
                return touch.location(in: self).x < 80
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("go on \(touch.location(in: self).x) \(touch.previousLocation(in: self).x)")
                return touch.location(in: self).x < 80
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
            override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
        }
        let dial = Dial(frame: CGRect(x: 10, y: 0, width: 100, height: 40))
        stage.window.addSubview(dial)
        let touch = TouchSimulator(window: stage.window)
        touch.down(at: CGPoint(x: 30, y: 20))
        touch.move(to: CGPoint(x: 40, y: 20))
        touch.up()
        #expect(dial.log == ["begin 20.0", "go on 30.0 20.0", "end"])
        dial.log = []
        touch.down(at: CGPoint(x: 95, y: 20))
        touch.up()
        #expect(dial.log == ["begin 85.0"])
        dial.log = []
        touch.down(at: CGPoint(x: 30, y: 20))
        touch.move(to: CGPoint(x: 100, y: 20))
        #expect(!dial.isTracking)
        touch.up()
        #expect(dial.log == ["begin 20.0", "go on 90.0 20.0"])
    }

    @Test func addActionReplacesTheActionWithTheSameIdentifier() {
        let control = UIControl()
        var log: [String] = []
        let identifier = UIAction.Identifier("one")
        let old = UIAction(identifier: identifier) { _ in log.append("old") }
        let new = UIAction(identifier: identifier) { _ in log.append("new") }
        let other = UIAction { _ in log.append("other") }
        control.addAction(old, for: .touchDown)
        control.addAction(other, for: .touchDown)
        control.addAction(other, for: .touchUpInside)
        control.addAction(new, for: .valueChanged)
        #expect(control.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(log == ["new", "other", "new", "other"])
        control.removeAction(identifiedBy: identifier, for: .touchDown)
        control.removeAction(other, for: .allEvents)
        log = []
        control.sendActions(for: .allTouchEvents)
        #expect(log.isEmpty)
        control.sendActions(for: .allEvents)
        #expect(log == ["new"])
    }

    @Test func aControlReceivesTapsBeforeRecognizersOfItsSuperview() {
        let box = stage.add("box", CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.add(UITapGestureRecognizer(), "tap", to: box)
        let button = stage.addButton()
        box.addSubview(button)
        button.simulateTap()
        #expect(stage.take() == ["down", "up inside", "primary"])
        button.isEnabled = false
        button.simulateTap()
        #expect(stage.take() == ["tap ended"])
        button.isEnabled = true
        stage.add(UITapGestureRecognizer(), "own tap", to: button)
        button.simulateTap()
        #expect(stage.take() == ["down", "cancel", "own tap ended"])
    }
}
