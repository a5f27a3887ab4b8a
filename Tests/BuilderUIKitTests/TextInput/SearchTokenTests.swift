import Foundation
import Testing

@testable import BuilderUIKit

/// The tokens of a search field, which are drawn before its text.
@Suite @MainActor struct SearchTokenTests {
    private func field() -> UISearchTextField {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        field.traitOverrides[InterfaceDesignTrait.self] = .ios18
        field.placeholder = "Search"
        field.layoutIfNeeded()
        return field
    }

    private func views(_ field: UISearchTextField) -> [SearchTokenView] {
        field.layoutIfNeeded()
        return field.subviews.compactMap { $0 as? SearchTokenView }
    }

    @Test func tokensAreBeforeTheText() throws {
        let field = field()
        let start = field.textRect(forBounds: field.bounds).minX
        #expect(field.textLabel.text == "Search")
        field.insertToken(UISearchToken(icon: nil, text: "Red"), at: 0)
        field.insertToken(UISearchToken(icon: UIImage(systemName: "star"), text: "Old"), at: 1)
        let tokens = views(field)
        try #require(tokens.count == 2)
        let (first, second) = (tokens[0].frame, tokens[1].frame)
        #expect(abs(first.minX - start) < 0.01 && abs(first.midY - 18) < 0.5 && first.width > 20)
        #expect(abs(second.minX - first.maxX - 4) < 0.01 && second.width > first.width)
        #expect(abs(field.textRect(forBounds: field.bounds).minX - second.maxX - 4) < 0.01)
        #expect((field.textLabel.text ?? "").isEmpty && tokens[0].backgroundColor == .systemBlue)
        field.tokenBackgroundColor = .systemRed
        #expect(views(field).map(\.backgroundColor) == [.systemRed, .systemRed])
        field.removeToken(at: 0)
        #expect(views(field).map(\.token.text) == ["Old"])
        field.tokens = []
        #expect(views(field).isEmpty && field.textLabel.text == "Search")
        #expect(field.textRect(forBounds: field.bounds).minX == start)
    }

    @Test func tokensAreAtTheRightFromRightToLeft() throws {
        let field = field()
        let start = field.textRect(forBounds: field.bounds).minX
        field.tokens = [UISearchToken(icon: nil, text: "Red")]
        field.semanticContentAttribute = .forceRightToLeft
        field.setNeedsLayout()
        let token = try #require(views(field).first)
        #expect(abs(token.frame.maxX - (300 - start)) < 0.01)
        #expect(abs(field.textRect(forBounds: field.bounds).maxX - (token.frame.minX - 4)) < 0.01)
    }

    @Test func longTokensStayInTheField() throws {
        let field = field()
        field.tokens = [UISearchToken(icon: nil, text: String(repeating: "long ", count: 40))]
        let token = try #require(views(field).first)
        #expect(token.frame.maxX <= 300 && field.textRect(forBounds: field.bounds).width >= 0)
    }
}
