import BuilderUIKit
import Foundation
import Testing

/// Accessibility values of objects that aren't views.
@MainActor @Suite struct ObjectAccessibilityTests {
    private final class Annotation: NSObject {}
    private final class OwnLabel: NSObject { var accessibilityLabel: String? = "own" }

    @Test func objectsKeepTheirValues() {
        let action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
        #expect(action.accessibilityLabel == nil && !action.isAccessibilityElement)
        action.accessibilityLabel = "Archive"
        action.accessibilityTraits = .button
        let other = UIAction(title: "a") { _ in }
        other.accessibilityHint = "Hint"
        #expect(action.accessibilityLabel == "Archive" && action.accessibilityTraits == .button)
        #expect(action.accessibilityHint == nil && other.accessibilityHint == "Hint")
        let annotation = Annotation()
        annotation.accessibilityAttributedValue = NSAttributedString(string: "5")
        annotation.accessibilityElements = [action]
        #expect(annotation.accessibilityValue == "5")
        #expect(annotation.accessibilityElementCount() == 1)
        #expect(annotation.index(ofAccessibilityElement: other) == NSNotFound)
    }

    @Test func classesKeepPropertiesOfTheirOwn() {
        let view = UIView()
        view.accessibilityLabel = "view"
        #expect((view as NSObject).accessibilityLabel == nil)
        #expect(OwnLabel().accessibilityLabel == "own")
    }

    @Test(arguments: [
        (UIColor.black, "black"), (.white, "white"), (.red, "red"), (.green, "green"), (.blue, "blue"),
        (UIColor(red: 0.3, green: 0, blue: 0, alpha: 1), "dark red"), (UIColor(white: 0.5, alpha: 1), "gray"),
        (.brown, "brown"), (.orange, "orange"), (.clear, "transparent"),
    ])
    func colorsHaveNames(color: UIColor, name: String) { #expect(color.accessibilityName == name) }
}
