import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct UITextViewLinkTests {
    private func picture(_ color: UIColor?, isLink: Bool = true) throws -> [UInt32] {
        var look: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 30)]
        if isLink { look[.link] = URL(string: "https://example.org") }
        let view = UITextView().attributedText(NSAttributedString(string: "link", attributes: look))
        if let color { view.linkTextAttributes([.foregroundColor: color]) }
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        let map = try Renderer().layOut(view, width: 200, height: 60, scale: 1).bitmap()
        return (0..<60).flatMap { y in (0..<200).map { map.pixel(x: $0, y: y) } }
    }

    @Test func linksHaveTheAttributesOfLinks() throws {
        #expect(try picture(.red) != picture(.green))
        #expect(try picture(.red) != picture(nil))
    }

    @Test func otherTextKeepsItsOwn() throws {
        #expect(try picture(.red, isLink: false) == picture(.green, isLink: false))
    }

    @Test func theTextKeepsItsAttributes() {
        let look: [NSAttributedString.Key: Any] = [.link: "https://example.org", .foregroundColor: UIColor.blue]
        let view = UITextView().attributedText(NSAttributedString(string: "link", attributes: look))
            .linkTextAttributes([.foregroundColor: UIColor.red])
        #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    }
}
