import BuilderUIKit
import Foundation
import Testing

/// The texts with attributes that views override are those that assistive technologies speak.
@MainActor
@Suite struct AccessibilityOverridingTests {
    private final class Price: UIView {
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityAttributedLabel: NSAttributedString? {
            get { NSAttributedString(string: "Price") }
            set {}
        }
        override var accessibilityAttributedValue: NSAttributedString? {
            get { NSAttributedString(string: "3 euros") }
            set {}
        }
        override var accessibilityAttributedHint: NSAttributedString? {
            get { NSAttributedString(string: "Opens the bill") }
            set {}
        }
        override var accessibilityHeaderElements: [Any]? {
            get { ["Header"] }
            set {}
        }
        override var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
            get { [UIAccessibilityLocationDescriptor(name: "Drag", view: self)] }
            set {}
        }
    }

    @Test func textsWithAttributesAreSpoken() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        view.addSubview(Price(frame: CGRect(x: 0, y: 0, width: 80, height: 20)))
        let text = try Renderer().layOut(view, width: 320, height: 240, reading: { $0.accessibilityTextTree }).value
        #expect(text == "1 \"Price\" value=\"3 euros\" hint=\"Opens the bill\" frame=(0 0; 80 20)\n")
    }

    @Test func theRestIsStoredOrOverridden() {
        let price = Price()
        #expect(price.accessibilityHeaderElements?.count == 1)
        #expect(price.accessibilityDragSourceDescriptors?.first?.name == "Drag")
        #expect((price as NSObject).accessibilityAttributedLabel?.string == "Price")
        let view = UIView()
        view.accessibilityHeaderElements = ["A", "B"]
        #expect(view.accessibilityHeaderElements?.count == 2)
        view.accessibilityLabel = "Plain"
        #expect(view.accessibilityAttributedLabel?.string == "Plain")
        view.accessibilityAttributedLabel = NSAttributedString(string: "Rich", attributes: [.kern: 1.5])
        #expect(view.accessibilityLabel == "Rich")
        #expect(view.accessibilityAttributedLabel?.attribute(.kern, at: 0, effectiveRange: nil) != nil)
        view.accessibilityLabel = "Other"
        #expect(view.accessibilityAttributedLabel?.string == "Other")
    }
}
