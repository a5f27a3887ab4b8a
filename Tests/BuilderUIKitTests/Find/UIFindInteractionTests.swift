import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// The search in a view's text, by UIKit's documentation.
@Suite @MainActor struct UIFindInteractionTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))

    init() {
        window.traitOverrides[InterfaceDesignTrait.self] = .ios18
        window.deviceSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        view.text = "One hill, two Hills, three"
        view.isFindInteractionEnabled = true
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var interaction: UIFindInteraction? { view.findInteraction }

    private var navigator: FindNavigatorView? {
        window.layoutIfNeeded()
        return window.inputSetView?.subviews.lazy.compactMap { $0 as? FindNavigatorView }.first
    }

    /// Returns the session that has found a text.
    private func find(_ text: String) throws -> UIFindSession {
        let interaction = try #require(interaction)
        if !interaction.isFindNavigatorVisible { interaction.presentFindNavigator(showingReplace: false) }
        interaction.searchText = text
        return try #require(interaction.activeFindSession)
    }

    /// The places of the found texts.
    private var results: [NSRange] { view.foundTextStyles.map(\.range) }

    @Test func thePanelIsAtTheBottom() throws {
        let interaction = try #require(interaction)
        #expect(!interaction.isFindNavigatorVisible && navigator == nil && interaction.activeFindSession == nil)
        interaction.presentFindNavigator(showingReplace: false)
        let panel = try #require(navigator)
        #expect(interaction.isFindNavigatorVisible && panel.field.isFirstResponder)
        let frame = panel.convert(panel.bounds, to: nil)
        // The row is at least as high as the field, with 8 points at both sides of it, above the safe area.
        #expect(frame.maxY == 844 && frame.minX == 0 && frame.width == 390)
        #expect(frame.height >= 36 + 16 + 34 && frame.height < 120)
        interaction.dismissFindNavigator()
        #expect(navigator == nil && !interaction.isFindNavigatorVisible && interaction.activeFindSession == nil)
        #expect(window.firstResponder == nil)
    }

    @Test func resultsBeginAtTheSelectionAndGoAround() throws {
        let session = try find("hill")
        #expect(results == [NSRange(location: 4, length: 4), NSRange(location: 14, length: 4)])
        #expect(session.resultCount == 2 && session.highlightedResultIndex == 0)
        interaction?.findNext()
        #expect(session.highlightedResultIndex == 1)
        interaction?.findNext()
        #expect(session.highlightedResultIndex == 0)
        interaction?.findPrevious()
        #expect(session.highlightedResultIndex == 1)
        interaction?.dismissFindNavigator()
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound && results.isEmpty)
        view.selectedRange = NSRange(location: 10, length: 0)
        #expect(try find("hill").highlightedResultIndex == 1, "the text is searched when the panel is shown again")
        #expect(try find("lake").highlightedResultIndex == NSNotFound)
    }

    @Test func typingSearches() throws {
        interaction?.presentFindNavigator(showingReplace: false)
        let panel = try #require(navigator)
        panel.field.insertText("two")
        #expect(interaction?.searchText == "two" && interaction?.activeFindSession?.resultCount == 1)
        let labels = panel.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["1/1"])
        panel.field.insertText("x")
        #expect(labels.map(\.text) == ["0"])
    }

    @Test func foundTextsAreReplaced() throws {
        let session = try find("hill")
        let panel = try #require(navigator)
        let label = try #require(panel.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UILabel }.first)
        #expect(session.supportsReplacement)
        session.performSingleReplacement(query: "hill", replacementString: "lake", options: nil)
        #expect(view.text == "One lake, two Hills, three" && session.resultCount == 1)
        #expect(results == [NSRange(location: 14, length: 4)])
        #expect(label.text == "1/1")
        session.replaceAll(searchQuery: "e", replacementString: "", options: nil)
        #expect(view.text == "On lak, two Hills, thr" && session.resultCount == 0)
        #expect(label.text == "0")
        view.isEditable = false
        #expect(!session.supportsReplacement)
    }

    /// The marks and the number in the panel are those of the present text.
    @Test func anotherTextIsSearchedAgain() throws {
        let session = try find("hill")
        let panel = try #require(navigator)
        let label = try #require(panel.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UILabel }.first)
        interaction?.findNext()
        #expect(label.text == "2/2")
        view.text = "A hill, hills: the hill"
        #expect(results.map(\.location) == [2, 8, 19] && session.highlightedResultIndex == 2)
        #expect(label.text == "3/3")
        view.text = "Something else entirely"
        #expect(results.isEmpty && label.text == "0")
        view.attributedText = NSAttributedString(string: "hill")
        #expect(session.resultCount == 1 && label.text == "1/1")
        view.selectedRange = NSRange(location: 4, length: 0)
        view.insertText(" hill")
        #expect(session.resultCount == 2 && label.text == "1/2")
        interaction?.dismissFindNavigator()
        view.text = "hill hill hill"
        #expect(session.resultCount == 0)
    }

    @Test func editActionsShowThePanel() throws {
        #expect(view.canPerformAction(Selector("find:"), withSender: nil))
        #expect(!view.canPerformAction(Selector("findNext:"), withSender: nil))
        view.selectedRange = NSRange(location: 14, length: 5)
        view.useSelectionForFind(nil)
        #expect(navigator?.field.text == "Hills" && interaction?.activeFindSession?.resultCount == 1)
        #expect(view.canPerformAction(Selector("findNext:"), withSender: nil))
        interaction?.searchText = "hill"
        let first = interaction?.activeFindSession?.highlightedResultIndex
        view.findNext(nil)
        #expect(first == 1 && interaction?.activeFindSession?.highlightedResultIndex == 0)
        view.findPrevious(nil)
        #expect(interaction?.activeFindSession?.highlightedResultIndex == 1)
        interaction?.dismissFindNavigator()
        view.find(nil)
        #expect(navigator != nil)
        view.isFindInteractionEnabled = false
        #expect(!view.canPerformAction(Selector("find:"), withSender: nil))
    }

    private final class Words: UITextSearchOptions {
        var method = WordMatchMethod.contains
        override var wordMatchMethod: WordMatchMethod { method }
    }

    @Test func optionsMatchWords() throws {
        view.text = "hill uphill hills"
        let session = try find("hill")
        #expect(session.resultCount == 3)
        let options = Words(_responder: ())
        options.method = .startsWith
        session.performSearch(query: "hill", options: options)
        #expect(results.map(\.location) == [0, 12])
        options.method = .fullWord
        session.performSearch(query: "hill", options: options)
        #expect(results.map(\.location) == [0])
    }

    @Test func foundTextsAreMarked() throws {
        let environment = DisplayEnvironment(
            traits: view.traitCollection, scale: 1, tint: .systemBlue, warnings: DisplayWarnings())
        #expect(view.findMarks(from: .zero, in: environment).isEmpty)
        let session = try find("hill")
        #expect(view.findMarks(from: .zero, in: environment).count == 2)
        session.invalidateFoundResults()
        #expect(view.findMarks(from: .zero, in: environment).isEmpty)
    }

    private final class Delegate: UIFindInteractionDelegate {
        final class Session: UIFindSession {
            var queries: [String] = []
            override var resultCount: Int { 7 }
            override func performSearch(query: String, options: UITextSearchOptions?) { queries.append(query) }
        }

        let session = Session()
        var lines: [String] = []

        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
        func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
            lines.append("began \(interaction.isFindNavigatorVisible)")
        }
        func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
            lines.append("ended \(session === self.session)")
        }
    }

    @Test func delegatesProvideSessions() throws {
        let delegate = Delegate()
        let page = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
        let interaction = UIFindInteraction(sessionDelegate: delegate)
        page.addInteraction(interaction)
        interaction.presentFindNavigator(showingReplace: false)
        #expect(delegate.lines.isEmpty, "the view isn't in a window")
        window.addSubview(page)
        interaction.presentFindNavigator(showingReplace: false)
        interaction.searchText = "a"
        #expect(delegate.session.queries == ["a"] && interaction.activeFindSession === delegate.session)
        let panel = try #require(navigator)
        let labels = panel.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["7"] && panel.host === page)
        interaction.dismissFindNavigator()
        #expect(delegate.lines == ["began true", "ended true"] && navigator == nil)
    }

    @Test func sessionsEndWithTheirViewsWindow() throws {
        let delegate = Delegate()
        let page = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
        let interaction = UIFindInteraction(sessionDelegate: delegate)
        page.addInteraction(interaction)
        window.addSubview(page)
        interaction.presentFindNavigator(showingReplace: false)
        page.removeFromSuperview()
        #expect(navigator == nil && interaction.activeFindSession == nil)
        #expect(delegate.lines == ["began true", "ended true"])
        window.addSubview(page)
        interaction.presentFindNavigator(showingReplace: false)
        #expect(navigator?.host === page)
        #expect(delegate.lines == ["began true", "ended true", "began true"])
    }

    @Test func sessionsEndWithTheWindowOfViewsInside() throws {
        let delegate = Delegate()
        let box = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
        let page = UIView(frame: box.bounds)
        box.addSubview(page)
        let interaction = UIFindInteraction(sessionDelegate: delegate)
        page.addInteraction(interaction)
        window.addSubview(box)
        interaction.presentFindNavigator(showingReplace: false)
        page.removeFromSuperview()
        #expect(!interaction.isFindNavigatorVisible)
        #expect(navigator == nil && interaction.activeFindSession == nil)
        #expect(delegate.lines == ["began true", "ended true"])
        box.addSubview(page)
        interaction.presentFindNavigator(showingReplace: false)
        page.removeInteraction(interaction)
        #expect(navigator == nil && delegate.lines.count == 4)
    }
}
