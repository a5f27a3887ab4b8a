import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIButtonTouchTests {
    private let stage = EventStage()

    @Test func theStateFollowsTheFinger() {
        let button = stage.addButton()
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

    @Test func aTapMaySelect() {
        let button = stage.addButton()
        button.changesSelectionAsPrimaryAction = true
        button.simulateTap()
        #expect(button.isSelected && button.state == .selected)
        button.performPrimaryAction()
        #expect(!button.isSelected)
        button.isEnabled = false
        button.performPrimaryAction()
        #expect(stage.take() == ["down", "up inside", "primary", "primary"])
    }

    /// The drawing of a button follows the finger: a system button's title fades.
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
