import Foundation
import SwiftlyUI
import Testing

/// Texts of Foundation's `AttributedString` with UIKit's attributes.
@MainActor
@Suite struct UILabelAttributedStringTests {
    private func attributes(_ text: AttributedString, at index: Int = 0) -> [NSAttributedString.Key: Any] {
        UILabel(text).attributedText?.attributes(at: index, effectiveRange: nil) ?? [:]
    }

    @Test func itsAttributesAreTheLabels() {
        var text = AttributedString("all")
        text.font = .bold(20)
        text.foregroundColor = .red
        text.backgroundColor = .blue
        text.kern = 2
        text.tracking = 3
        text.baselineOffset = 4
        text.underlineStyle = .double
        text.underlineColor = .green
        text.strikethroughStyle = .thick
        text.strikethroughColor = .gray
        text.link = URL(string: "https://example.org")
        let found = attributes(text)
        #expect(found[.font] as? UIFont == .bold(20))
        #expect(found[.foregroundColor] as? UIColor == .red)
        #expect(found[.backgroundColor] as? UIColor == .blue)
        #expect(found[.kern] as? CGFloat == 2)
        #expect(found[.tracking] as? CGFloat == 3)
        #expect(found[.baselineOffset] as? CGFloat == 4)
        #expect(found[.underlineStyle] as? Int == NSUnderlineStyle.double.rawValue)
        #expect(found[.underlineColor] as? UIColor == .green)
        #expect(found[.strikethroughStyle] as? Int == NSUnderlineStyle.thick.rawValue)
        #expect(found[.strikethroughColor] as? UIColor == .gray)
        #expect(found[.link] as? URL == URL(string: "https://example.org"))
    }

    @Test func eachPartKeepsItsOwn() {
        var large = AttributedString("Großes ")
        large.font = .bold(40)
        let text = large + AttributedString("👍 end")
        let label = UILabel(text)
        #expect(label.text == "Großes 👍 end")
        #expect(attributes(text)[.font] as? UIFont == .bold(40))
        #expect(attributes(text, at: 8)[.font] == nil)
        #expect(label.intrinsicContentSize.height == UILabel("G").font(.bold(40)).intrinsicContentSize.height)
    }

    @Test func noTextIsNone() {
        let none: AttributedString? = nil
        #expect(UILabel(none).attributedText == nil)
        #expect(Label(AttributedString()).intrinsicContentSize == CGSize(width: 16, height: 16))
    }

    @Test func rarerAttributesAreTheLabelsToo() {
        let (style, shadow, attachment) = (NSMutableParagraphStyle(), NSShadow(), NSTextAttachment())
        style.lineSpacing = 6
        var text = AttributedString("all")
        text.paragraphStyle = style
        text.strokeColor = .red
        text.strokeWidth = -2
        text.shadow = shadow
        text.obliqueness = 0.2
        text.expansion = 0.1
        text.ligature = 0
        text.attachment = attachment
        let found = attributes(text)
        #expect((found[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 6)
        #expect(found[.strokeColor] as? UIColor == .red)
        #expect(found[.strokeWidth] as? CGFloat == -2)
        #expect(found[.shadow] as? NSShadow === shadow)
        #expect(found[.obliqueness] as? CGFloat == 0.2)
        #expect(found[.expansion] as? CGFloat == 0.1)
        #expect(found[.ligature] as? Int == 0)
        #expect(found[.attachment] as? NSTextAttachment === attachment)
    }
}
