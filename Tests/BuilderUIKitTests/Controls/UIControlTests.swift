import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIControlTests {
    private let stage = EventStage()

    /// A button in the window's corner that writes down its events.
    private func button(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 40)) -> UIButton {
        let button = UIButton(frame: frame)
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
            (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
            (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
            (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in names {
            button.addAction(UIAction { [stage] _ in stage.log.append(name) }, for: event)
        }
        stage.window.addSubview(button)
        return button
    }

    @Test func aTap() {
        let button = button()
        #expect(button.simulateTap() === button)
        #expect(stage.take() == ["down", "up inside", "primary"])
        button.simulateTap(taps: 2)
        #expect(stage.take() == ["down", "up inside", "primary", "down", "repeat", "up inside", "primary"])
    }

    @Test func theStateFollowsTheFinger() {
        let button = button()
        button.setTitle("up", for: .normal)
        button.setTitle("down", for: .highlighted)
        let touch = TouchSimulator(window: stage.window)
        touch.down(at: CGPoint(x: 50, y: 20))
        #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
        #expect(button.state == .highlighted)
        #expect(button.currentTitle == "down")
        touch.move(to: CGPoint(x: 50, y: 100))
        #expect(button.isHighlighted)
        touch.move(to: CGPoint(x: 50, y: 300))
        #expect(!button.isHighlighted && button.isTracking && !button.isTouchInside)
        touch.move(to: CGPoint(x: 50, y: 20))
        #expect(button.isHighlighted)
        touch.move(to: CGPoint(x: 50, y: 300))
        touch.up()
        #expect(!button.isHighlighted && !button.isTracking)
        #expect(button.currentTitle == "up")
        #expect(
            stage.take() == [
                "down", "drag inside", "drag outside", "exit", "drag inside", "enter", "drag outside", "exit",
                "up outside",
            ])
    }

    @Test func aCallThatComesInCancels() {
        let button = button()
        let touch = TouchSimulator(window: stage.window)
        touch.down(at: CGPoint(x: 50, y: 20))
        touch.cancel()
        #expect(!button.isTracking && !button.isHighlighted)
        #expect(stage.take() == ["down", "cancel"])
    }

    @Test func disabledControlsDoNothing() {
        let button = button()
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

    @Test func switchesTurn() {
        let toggle = UISwitch()
        var changes: [Bool] = []
        toggle.addAction(UIAction { [unowned toggle] _ in changes.append(toggle.isOn) }, for: .valueChanged)
        stage.window.addSubview(toggle)
        toggle.simulateTap()
        toggle.simulateTap()
        toggle.simulateDrag(from: CGPoint(x: 12, y: 15), by: CGVector(dx: 25, dy: 0))
        toggle.simulateDrag(from: CGPoint(x: 12, y: 15), by: CGVector(dx: 25, dy: 0))
        toggle.setOn(false, animated: true)
        #expect(changes == [true, false, true])
        toggle.isEnabled = false
        toggle.simulateTap()
        #expect(changes.count == 3)
    }

    @Test func actionsAreToldApartByTheirIdentifiers() {
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

    @Test func theSenderIsTheControl() {
        weak var sender: AnyObject?
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { sender = $0.sender as AnyObject? })
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        stage.window.addSubview(button)
        #expect(button.currentTitle == "Go")
        button.sendActions(for: .touchUpInside)
        #expect(sender == nil)
        button.simulateTap()
        #expect(sender === button)
    }

    @Test func aControlAnswersTapsBeforeGesturesAroundIt() {
        let box = stage.add("box", CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.add(UITapGestureRecognizer(), "tap", to: box)
        let button = button()
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

    @Test func aTapMaySelect() {
        let button = button()
        button.changesSelectionAsPrimaryAction = true
        button.simulateTap()
        #expect(button.isSelected && button.state == .selected)
        button.performPrimaryAction()
        #expect(!button.isSelected)
        button.isEnabled = false
        button.performPrimaryAction()
        #expect(stage.take() == ["down", "up inside", "primary", "primary"])
    }

    /// What is drawn of a button follows the finger: a system button's title fades.
    @Test func aPressedButtonFades() {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stage.window.addSubview(button)
        let touch = TouchSimulator(window: stage.window)
        touch.down(at: CGPoint(x: 50, y: 20))
        #expect((button.titleLabel?.alpha ?? 1) < 0.5)
        touch.up()
        #expect(button.titleLabel?.alpha == 1)
    }
}
