import Foundation
import Testing

@testable import BuilderUIKit

/// Searches in objects of an app's own, by UIKit's documentation.
@Suite @MainActor struct UITextSearchingTests {
    /// Texts that are searched by their numbers.
    private final class Pages: NSObject, UITextSearching {
        typealias DocumentIdentifier = Int
        var texts = ["a hill", "no", "hills and hill"]
        var selectedTextRange: UITextRange?
        var supportsTextReplacement: Bool { true }
        private(set) var looks: [String] = []

        func performTextSearch(
            queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
        ) {
            for (page, text) in texts.enumerated() {
                for range in text.ranges(of: queryString, options) {
                    resultAggregator.foundRange(UITextRange(from: range), searchString: queryString, document: page)
                }
            }
            resultAggregator.finishedSearching()
        }
        func decorate(
            foundTextRange range: UITextRange, document: Int?, usingStyle style: UITextSearchFoundTextStyle
        ) { looks.append("\(document ?? -1):\(range.start.offset)\(style == .highlighted ? "!" : "")") }
        func clearAllDecoratedFoundText() { looks = [] }
        func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
            .orderedSame
        }
        func replace(foundTextRange: UITextRange, document: Int?, withText: String) {
            let place = NSRange(
                location: foundTextRange.start.offset, length: foundTextRange.end.offset - foundTextRange.start.offset)
            let page = document ?? 0
            texts[page] = (texts[page] as NSString).replacingCharacters(in: place, with: withText)
        }
    }

    @Test func resultsOfSeveralTextsAreHighlightedInOrder() {
        let pages = Pages()
        let session = UITextSearchingFindSession(searchableObject: pages)
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
        session.performSearch(query: "hill", options: nil)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
        #expect(pages.looks == ["0:2!", "2:0", "2:10"])
        session.highlightNextResult(inDirection: .backward)
        #expect(session.highlightedResultIndex == 2 && pages.looks == ["0:2", "2:0", "2:10!"])
        session.performSingleReplacement(query: "hill", replacementString: "dale", options: nil)
        #expect(pages.texts == ["a hill", "no", "hills and dale"] && session.resultCount == 2)
        session.invalidateFoundResults()
        #expect(pages.looks == [] && session.resultCount == 0)
    }

    @Test func textViewsAreSearchedFromTheirSelection() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.text = "One hill, two Hills"
        view.selectedRange = NSRange(location: 5, length: 0)
        let session = UITextSearchingFindSession(searchableObject: view)
        session.performSearch(query: "hill", options: nil)
        #expect(session.resultCount == 2 && session.highlightedResultIndex == 1)
        #expect(view.foundTextStyles.map(\.range.location) == [4, 14])
        #expect(view.foundTextStyles.map(\.style) == [.found, .highlighted])
        #expect(session.supportsReplacement)
        session.replaceAll(searchQuery: "hill", replacementString: "dale", options: nil)
        #expect(view.text == "One dale, two dales" && view.foundTextStyles.isEmpty)
    }
}
