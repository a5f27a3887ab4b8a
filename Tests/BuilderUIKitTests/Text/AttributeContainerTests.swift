import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct AttributeContainerTests {
    @Test func aDictionaryBecomesTheAttributesOfAText() throws {
        let font = UIFont.boldSystemFont(ofSize: 15)
        let url = try #require(URL(string: "https://example.com"))
        let container = AttributeContainer([
            .font: font, .foregroundColor: UIColor.red, .kern: CGFloat(2),
            .underlineStyle: NSUnderlineStyle.single.rawValue, .link: url, NSAttributedString.Key("own"): 1,
        ])
        let text = NSAttributedString(AttributedString("a", attributes: container))
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == font)
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect(attributes[.kern] as? CGFloat == 2)
        #expect(attributes[.underlineStyle] as? Int == 1)
        #expect(attributes[.link] as? URL == url)
        #expect(attributes.count == 5)
    }

    @Test func anEmptyDictionaryHasNoAttributes() {
        #expect(AttributeContainer([:]) == AttributeContainer())
    }
}
