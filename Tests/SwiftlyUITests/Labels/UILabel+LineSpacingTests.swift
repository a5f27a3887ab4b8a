import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct UILabelLineSpacingTests {
    private func attribute<Value>(_ key: NSAttributedString.Key, of label: UILabel) -> Value? {
        label.attributedText?.attribute(key, at: 0, effectiveRange: nil) as? Value
    }

    @Test func theTextKeepsTheLabelsAttributes() {
        let label = UILabel("a b").font(.bold(20)).textColor(.red).alignment(.center).lineBreak(.byCharWrapping)
            .lineSpacing(7)
        let style: NSParagraphStyle? = attribute(.paragraphStyle, of: label)
        #expect(style?.lineSpacing == 7)
        #expect(style?.alignment == .center)
        #expect(style?.lineBreakMode == .byCharWrapping)
        #expect(attribute(.font, of: label) == UIFont.systemFont(ofSize: 20, weight: .bold))
        #expect(attribute(.foregroundColor, of: label) == UIColor.red)
        #expect(attribute(.kern, of: label) as CGFloat? == nil)
        #expect(label.text == "a b")
    }

    @Test func spaceBetweenLettersIsKern() {
        let label = UILabel("a b").lineSpacing(0, wordSpacing: 3)
        #expect(attribute(.kern, of: label) as CGFloat? == 3)
    }

    @Test func earlierAttributesAreLost() {
        let label = UILabel(NSAttributedString(string: "a", attributes: [.underlineStyle: 1])).lineSpacing(3)
        #expect(attribute(.underlineStyle, of: label) as Int? == nil)
    }

    @Test func withoutTextNothingHappens() {
        #expect(UILabel(nil).lineSpacing(5).attributedText == nil)
        #expect(UILabel("").lineSpacing(5).attributedText?.length == 0)
    }

    @Test func whatIsNotANumberIsReported() {
        let (label, found) = LayoutDiagnostics.collecting {
            UILabel("a").lineSpacing(.nan).lineSpacing(4, wordSpacing: .infinity)
        }
        #expect(attribute(.paragraphStyle, of: label) as NSParagraphStyle? == nil)
        #expect(found.count == 2)
        #expect(found.allSatisfy { "\($0)".contains("UILabel") })
    }
}
