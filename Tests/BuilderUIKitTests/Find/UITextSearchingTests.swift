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
        ) {
            let place = "\(document ?? -1):\(range.start.offset)"
            looks = (looks.filter { $0 != place && $0 != place + "!" } + [place + (style == .highlighted ? "!" : "")])
                .sorted()
        }
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

    @Test func replacementGoesOnWithTheNextResult() {
        let pages = Pages()
        let session = UITextSearchingFindSession(searchableObject: pages)
        session.performSearch(query: "hill", options: nil)
        session.highlightNextResult(inDirection: .forward)
        session.performSingleReplacement(query: "hill", replacementString: "dale", options: nil)
        #expect(pages.texts == ["a hill", "no", "dales and hill"])
        #expect(session.highlightedResultIndex == 1 && pages.looks == ["0:2", "2:10!"])
        session.replaceAll(searchQuery: "hill", replacementString: "x", options: nil)
        #expect(pages.texts == ["a x", "no", "dales and x"] && session.resultCount == 0)
    }

    /// A search that ends later, and whose results come in another order than that of the texts.
    private final class SlowPage: NSObject, UITextSearching {
        typealias DocumentIdentifier = Int
        var selectedTextRange: UITextRange?
        private(set) var highlighted: [Int] = []
        var aggregator: UITextSearchAggregator<Int>?
        let ranges = (0..<4).map { UITextRange(from: NSRange(location: 10 * $0, length: 1)) }

        func performTextSearch(
            queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
        ) { aggregator = resultAggregator }
        func finish() {
            for (index, document) in [(3, 2), (1, 1), (2, 2), (0, 1)] {
                aggregator?.foundRange(ranges[index], searchString: "x", document: document)
            }
            aggregator?.finishedSearching()
        }
        func decorate(
            foundTextRange range: UITextRange, document: Int?, usingStyle style: UITextSearchFoundTextStyle
        ) { if style == .highlighted { highlighted.append(range.start.offset) } }
        func clearAllDecoratedFoundText() {}
        func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
            let (a, b) = (foundRange.start.offset, toRange.start.offset)
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        func compare(document: Int, toDocument: Int) -> ComparisonResult {
            document < toDocument ? .orderedAscending : document > toDocument ? .orderedDescending : .orderedSame
        }
    }

    @Test func resultsThatComeLaterAreSortedAndKeepTheHighlight() {
        let page = SlowPage()
        let session = UITextSearchingFindSession(searchableObject: page)
        var changes = 0
        session.resultsDidChange = { changes += 1 }
        session.performSearch(query: "x", options: nil)
        #expect(session.resultCount == 0 && changes == 1)
        page.finish()
        #expect(session.resultCount == 4 && session.highlightedResultIndex == 0 && changes == 2)
        session.highlightNextResult(inDirection: .forward)
        session.highlightNextResult(inDirection: .forward)
        #expect(page.highlighted == [0, 10, 20])
        page.aggregator?.invalidateFoundRange(page.ranges[0], inDocument: 1)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 1 && page.highlighted.last == 20)
        page.aggregator?.invalidateFoundRange(page.ranges[2], inDocument: 2)
        #expect(session.highlightedResultIndex == 1 && page.highlighted.last == 30, "the next one")
        page.aggregator?.invalidate()
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound && changes == 5)
    }

    @Test func editedTextsAreSearchedAgain() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.text = "a hill"
        let session = UITextSearchingFindSession(searchableObject: view)
        session.performSearch(query: "hill", options: nil)
        view.text = "x yyyy hill"
        #expect(view.foundTextStyles.map(\.range) == [NSRange(location: 7, length: 4)])
        session.performSingleReplacement(query: "hill", replacementString: "!", options: nil)
        #expect(view.text == "x yyyy !" && view.foundTextStyles.isEmpty)
    }
}
