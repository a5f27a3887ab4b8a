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

    /// A member that an app adds to all objects.
    private func describe(_ object: NSObject) {
        object.accessibilityLabel = "label"
        object.accessibilityHint = "hint"
        object.accessibilityValue = "value"
        object.accessibilityTraits = .header
        object.isAccessibilityElement = true
    }

    @Test func objectsOfAllClassesHaveTheValuesOfTheirClass() {
        let (button, item) = (UIButton(), UIBarButtonItem())
        let (attachment, controller) = (NSTextAttachment(), UIViewController())
        for object in [button, item, attachment, controller] as [NSObject] { describe(object) }
        #expect(button.accessibilityLabel == "label" && button.accessibilityHint == "hint")
        #expect(button.accessibilityValue == "value" && button.accessibilityTraits == .header)
        #expect(button.isAccessibilityElement)
        #expect(item.accessibilityLabel == "label" && item.accessibilityTraits == .header)
        #expect(attachment.accessibilityLabel == "label" && attachment.accessibilityHint == "hint")
        #expect(controller.accessibilityLabel == "label")
        button.accessibilityLabel = "Buy"
        button.accessibilityElements = [item]
        #expect((button as NSObject).accessibilityLabel == "Buy")
        #expect((button as NSObject).accessibilityElementCount() == 1)
        let image = UIImage()
        describe(image)
        #expect(image.accessibilityLabel == "label")
    }

    @Test func overridesAreThoseOfAllObjects() {
        final class Own: UIViewController {
            override var accessibilityLabel: String? {
                get { "own" }
                set {}
            }
        }
        let own: NSObject = Own()
        own.accessibilityLabel = "other"
        #expect(own.accessibilityLabel == "own")
        #expect(own.accessibilityAttributedLabel == NSAttributedString(string: "own"))
        #expect(OwnLabel().accessibilityLabel == "own")
    }

    @Test func attributedTextsAreThePlainOnesToo() {
        let text = NSAttributedString(string: "Add", attributes: [.kern: 1])
        let view = UIView()
        let objects: [NSObject] = [view, UIBarButtonItem(), UIAccessibilityElement(accessibilityContainer: view)]
        for object in objects {
            object.accessibilityAttributedLabel = text
            #expect(object.accessibilityLabel == "Add" && object.accessibilityAttributedLabel == text)
            object.accessibilityLabel = "Remove"
            #expect(object.accessibilityAttributedLabel == NSAttributedString(string: "Remove"))
            object.accessibilityLabel = nil
            #expect(object.accessibilityAttributedLabel == nil)
        }
        let item = UIBarButtonItem()
        item.accessibilityAttributedLabel = text
        #expect(item.accessibilityLabel == "Add")
    }

    @Test func elementsAreFoundByEquality() {
        let (view, other) = (UIView(), UIView())
        for object in [Annotation(), UIView()] as [NSObject] {
            object.accessibilityElements = ["a", view, NSNumber(value: 3)]
            #expect(object.index(ofAccessibilityElement: "a") == 0)
            #expect(object.index(ofAccessibilityElement: view) == 1)
            #expect(object.index(ofAccessibilityElement: NSNumber(value: 3)) == 2)
            #expect(object.index(ofAccessibilityElement: other) == NSNotFound)
            #expect(object.index(ofAccessibilityElement: "b") == NSNotFound)
        }
    }

    @Test(arguments: [
        (UIColor.black, "black"), (.white, "white"), (.red, "red"), (.green, "green"), (.blue, "blue"),
        (UIColor(red: 0.3, green: 0, blue: 0, alpha: 1), "dark red"), (UIColor(white: 0.5, alpha: 1), "gray"),
        (.brown, "brown"), (.orange, "orange"), (.clear, "transparent"),
    ])
    func colorsHaveNames(color: UIColor, name: String) { #expect(color.accessibilityName == name) }
}
