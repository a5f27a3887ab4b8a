import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct AccessibilityBlockTests {
    @Test func closuresReplaceStoredValues() {
        let view = UIView()
        view.accessibilityLabel = "stored"
        var text: String? = "a"
        view.accessibilityLabelBlock = { text }
        #expect(view.accessibilityLabel == "a")
        text = nil
        #expect(view.accessibilityLabel == nil)
        view.accessibilityLabelBlock = nil
        #expect(view.accessibilityLabel == "stored")
        let image = UIImageView()
        #expect(!image.isAccessibilityElement)
        image.accessibilityLabelBlock = { "A hill" }
        #expect(image.isAccessibilityElement)
        view.isAccessibilityElementBlock = { true }
        view.accessibilityTraitsBlock = { [.button, .selected] }
        view.accessibilityValueBlock = { "1" }
        view.accessibilityHintBlock = { "hint" }
        view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
        view.accessibilityCustomActionsBlock = { [UIAccessibilityCustomAction(name: "Open") { _ in true }] }
        #expect(view.isAccessibilityElement && view.accessibilityTraits == [.button, .selected])
        #expect(view.accessibilityValue == "1" && view.accessibilityHint == "hint")
        #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.accessibilityCustomActions?.map(\.name) == ["Open"])
    }
}
