import Foundation
import Testing

@testable import BuilderUIKit

/// The actions that assistive technologies perform, which responders override.
@Suite @MainActor struct AccessibilityActionTests {
    private final class Player: UIView {
        var log: [String] = []
        override func accessibilityActivate() -> Bool {
            log.append("activate")
            return true
        }
        override func accessibilityIncrement() { log.append("increment") }
        override func accessibilityDecrement() { log.append("decrement") }
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
            log.append("scroll")
            return direction == .next
        }
        override func accessibilityPerformEscape() -> Bool { true }
        override func accessibilityPerformMagicTap() -> Bool { true }
        override var accessibilityFrame: CGRect {
            get { CGRect(x: 1, y: 2, width: 3, height: 4) }
            set {}
        }
        override var accessibilityPath: UIBezierPath? {
            get { UIBezierPath(rect: bounds) }
            set {}
        }
    }

    @Test func nothingIsPerformedByDefault() {
        for responder in [UIView(), UIViewController()] as [UIResponder] {
            #expect(!responder.accessibilityActivate() && !responder.accessibilityScroll(.next))
            #expect(!responder.accessibilityPerformEscape() && !responder.accessibilityPerformMagicTap())
            #expect(responder.accessibilityCustomActions == nil && responder.accessibilityCustomRotors == nil)
        }
    }

    @Test func overridesArePerformed() {
        let player = Player(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view: UIView = player
        #expect(view.accessibilityActivate() && view.accessibilityScroll(.next) && !view.accessibilityScroll(.previous))
        view.accessibilityIncrement()
        view.accessibilityDecrement()
        #expect(view.accessibilityPerformEscape() && view.accessibilityPerformMagicTap())
        #expect(player.log == ["activate", "scroll", "scroll", "increment", "decrement"])
        #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.accessibilityPath?.bounds == view.bounds)
    }

    @Test func customActionsAndRotorsAreKept() {
        let view = UIView()
        var count = 0
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { action in
                count += action.name == "Archive" ? 1 : 0
                return true
            }
        ]
        view.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Links") { _ in nil }]
        let action = view.accessibilityCustomActions?.first
        #expect(action.flatMap { action in action.actionHandler.map { $0(action) } } == true)
        #expect(count == 1 && view.accessibilityCustomRotors?.map(\.name) == ["Links"])
    }
}
