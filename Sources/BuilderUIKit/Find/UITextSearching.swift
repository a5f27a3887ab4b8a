import Foundation

/// The look of a found text.
public enum UITextSearchFoundTextStyle: Int, Hashable, Sendable {
    /// The text's own look, that of a found text, or that of the highlighted one.
    case normal, found, highlighted
}

/// A view, or another object, in whose text a `UITextSearchingFindSession` searches.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    /// The identifier of one of several texts; objects with one text use nil.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selected range, from which on a search begins.
    var selectedTextRange: UITextRange? { get set }
    /// A Boolean value that indicates whether texts can be replaced; false by default.
    var supportsTextReplacement: Bool { get }
    /// Gives a found text a look.
    func decorate(
        foundTextRange range: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)
    /// Removes the look of all found texts.
    func clearAllDecoratedFoundText()
    /// Searches for a text, and adds what is found to the aggregator, at once or later.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Returns the order of two ranges in a text.
    func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
    ) -> ComparisonResult
    /// Returns the order of two texts; the same by default.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Prepares for the highlighting of a found text, for example by scrolling to it.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls to a found text.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// Returns a Boolean value that indicates whether a found text may be replaced; true by default.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a found text.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Replaces all texts that a search finds.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public var supportsTextReplacement: Bool { false }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
    ) -> Bool { true }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    /// Replaces what is found, from the last to the first, where `shouldReplace` permits it.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        let aggregator = UITextSearchAggregator<DocumentIdentifier>()
        aggregator.didChange = { [weak self, weak aggregator] in
            guard let self, let aggregator else { return }
            aggregator.didChange = nil
            for result in aggregator.sortedResults(in: self).reversed()
            where self.shouldReplace(foundTextRange: result.range, document: result.document, withText: withText) {
                self.replace(foundTextRange: result.range, document: result.document, withText: withText)
            }
        }
        performTextSearch(queryString: queryString, options: options, resultAggregator: aggregator)
    }
}

/// The collection of what a search finds.
@preconcurrency @MainActor
public final class UITextSearchAggregator<DocumentIdentifier: Hashable> {
    struct Result {
        let range: UITextRange
        let document: DocumentIdentifier?

        func isIdentical(to other: Self) -> Bool { range === other.range && document == other.document }

        /// Returns the order of two results, that of their documents first.
        @MainActor
        func order<Object: UITextSearching>(to other: Self, in object: Object) -> ComparisonResult
        where Object.DocumentIdentifier == DocumentIdentifier {
            if document == other.document {
                return object.compare(range, toRange: other.range, document: document)
            }
            guard let document, let other = other.document else {
                return document == nil ? .orderedAscending : .orderedDescending
            }
            return object.compare(document: document, toDocument: other)
        }
    }
    private(set) var results: [Result] = []
    private(set) var isFinished = false
    /// Called when the search has ended, or when results were removed.
    var didChange: (() -> Void)?

    init() {}

    /// The ranges of the found texts, as objects.
    public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: results.map(\.range)) }

    /// Adds a found text.
    public func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier?) {
        results.append(Result(range: range, document: document))
    }

    /// Ends the search.
    public func finishedSearching() {
        isFinished = true
        didChange?()
    }

    /// Removes a found text, for example because it was edited.
    public func invalidateFoundRange(_ range: UITextRange, inDocument document: DocumentIdentifier?) {
        results.removeAll { $0.range === range && $0.document == document }
        didChange?()
    }

    /// Removes all found texts.
    public func invalidate() {
        results = []
        didChange?()
    }

    /// Removes all found texts, as the search begins again.
    func restart() {
        results = []
        isFinished = false
    }

    /// Returns the found texts by the order of their documents, and of their ranges in these.
    func sortedResults<Object: UITextSearching>(in object: Object) -> [Result]
    where Object.DocumentIdentifier == DocumentIdentifier {
        results.sorted { $0.order(to: $1, in: object) == .orderedAscending }
    }
}
