import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UISwitchTests {
    private let stage = EventStage()

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

    @Test func aSwitchKeepsItsSize() {
        #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
        #expect(
            UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    }
}
