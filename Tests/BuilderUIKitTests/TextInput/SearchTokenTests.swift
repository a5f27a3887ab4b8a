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

    @Test func theClearButtonDeletesTokens() throws {
        let field = field()
        #expect(!field.showsClearButton)
        field.tokens = [UISearchToken(icon: nil, text: "Red")]
        field.layoutIfNeeded()
        #expect(field.showsClearButton)
        field.text = "wine"
        try #require(field.clearButton).sendActions(for: .touchUpInside)
        #expect(field.tokens.isEmpty && field.text == "" && !field.showsClearButton)
        field.tokens = [UISearchToken(icon: nil, text: "Red")]
        field.allowsDeletingTokens = false
        #expect(!field.showsClearButton)
        field.text = "wine"
        field.layoutIfNeeded()
        try #require(field.clearButton).sendActions(for: .touchUpInside)
        #expect(field.tokens.count == 1 && field.text == "")
    }

    @Test func longTokensLeaveRoomForText() throws {
        let field = field()
        // The clear button takes its part of the room, as it does beside tokens.
        field.text = "a"
        let room = field.textRect(forBounds: field.bounds)
        field.text = nil
        let long = UISearchToken(icon: nil, text: String(repeating: "long ", count: 40))
        field.tokens = [long]
        let token = try #require(views(field).first)
        let text = field.textRect(forBounds: field.bounds)
        #expect(abs(text.width - 80) < 0.01 && abs(text.maxX - room.maxX) < 0.01)
        #expect(abs(token.frame.maxX + 4 - text.minX) < 0.01)
        let label = try #require(token.subviews.compactMap { $0 as? UILabel }.first)
        token.layoutIfNeeded()
        #expect(label.frame.maxX <= token.bounds.width && label.bounds.width < label.intrinsicContentSize.width)
        // A short one keeps its width beside two long ones, which share what is left.
        field.tokens = [UISearchToken(icon: nil, text: "Red")]
        let width = try #require(views(field).first).frame.width
        field.tokens = [long, UISearchToken(icon: nil, text: "Red"), UISearchToken(icon: nil, text: long.text)]
        let widths = views(field).map(\.frame.width)
        try #require(widths.count == 3)
        #expect(abs(widths[1] - width) < 0.01 && abs(widths[0] - widths[2]) < 0.01 && widths[0] > width)
        #expect(abs(field.textRect(forBounds: field.bounds).width - 80) < 0.01)
    }

    @Test func theDeleteKeySelectsAndDeletesTokens() throws {
        let field = field()
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.tokens = [UISearchToken(icon: nil, text: "Red"), UISearchToken(icon: nil, text: "Old")]
        field.text = "a"
        field.deleteBackward()
        #expect(field.text == "" && field.tokens.count == 2 && changes == 1, "the text comes first")
        field.deleteBackward()
        #expect(views(field).map(\.isSelected) == [false, true] && field.tokens.count == 2 && changes == 1)
        field.deleteBackward()
        #expect(field.tokens.map(\.text) == ["Red"] && changes == 2)
        #expect(views(field).map(\.isSelected) == [false], "the next one needs two keys, too")
        // Typing replaces the selected token.
        field.deleteBackward()
        field.insertText("x")
        #expect(field.tokens.isEmpty && field.text == "x" && changes == 3)
        field.tokens = [UISearchToken(icon: nil, text: "Red")]
        field.text = ""
        field.deleteBackward()
        #expect(views(field).map(\.isSelected) == [true])
        field.text = "y"
        #expect(views(field).map(\.isSelected) == [false], "the insertion point is behind the text")
        field.text = ""
        field.allowsDeletingTokens = false
        field.deleteBackward()
        field.deleteBackward()
        #expect(views(field).map(\.isSelected) == [false])
    }

    /// A delegate that rejects a digit, and notes how many tokens there are when it is asked.
    private final class Judge: NSObject, UITextFieldDelegate {
        var counts: [Int] = []

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            counts.append((textField as? UISearchTextField)?.tokens.count ?? 0)
            return string != "1"
        }
    }

    @Test func allowedTypingReplacesTheSelectedToken() {
        let field = field()
        let judge = Judge()
        field.delegate = judge
        var counts: [Int] = []
        field.addAction(UIAction { [weak field] _ in counts.append(field?.tokens.count ?? -1) }, for: .editingChanged)
        field.tokens = [UISearchToken(icon: nil, text: "Red"), UISearchToken(icon: nil, text: "Old")]
        field.deleteBackward()
        field.insertText("1")
        #expect(field.tokens.count == 2 && field.text == "" && counts.isEmpty)
        #expect(views(field).map(\.isSelected) == [false, true])
        field.insertText("a")
        #expect(field.tokens.map(\.text) == ["Red"] && field.text == "a" && counts == [1])
        #expect(judge.counts == [2, 2])
        field.text = ""
        field.deleteBackward()
        field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.tokens.isEmpty && field.text == "ni" && counts == [1, 0])
    }

    @Test func tokensThatMayNotBeDeletedStay() {
        let field = field()
        field.tokens = [UISearchToken(icon: nil, text: "Red")]
        field.deleteBackward()
        field.allowsDeletingTokens = false
        field.insertText("x")
        #expect(field.tokens.count == 1 && field.text == "x" && views(field).map(\.isSelected) == [false])
        field.text = ""
        field.allowsDeletingTokens = true
        field.deleteBackward()
        #expect(views(field).map(\.isSelected) == [true])
        field.allowsDeletingTokens = false
        #expect(views(field).map(\.isSelected) == [false])
    }

    @Test func cancelingASearchRemovesTokens() throws {
        let search = UISearchController(searchResultsController: nil)
        let field = search.searchBar.searchTextField
        search.isActive = true
        field.tokens = [UISearchToken(icon: nil, text: "Red")]
        search.searchBar.text = "a"
        search.searchBar.cancelButton.sendActions(for: .touchUpInside)
        #expect(!search.isActive && field.tokens.isEmpty && field.text == "")
    }
}
