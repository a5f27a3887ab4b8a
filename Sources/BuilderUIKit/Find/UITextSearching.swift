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
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// The collection of what a search finds.
@preconcurrency @MainActor
public final class UITextSearchAggregator<DocumentIdentifier: Hashable> {
    struct Result {
        let range: UITextRange
        let document: DocumentIdentifier?
    }
    private(set) var results: [Result] = []
    private(set) var isFinished = false
    /// The closure that is called when the search has ended, or when its results aren't right anymore.
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
}

/// A search in an object's text.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    /// The object in whose text is searched.
    public private(set) weak var searchableObject: (any UITextSearching)?
    private var search: (any TextSearch)?
    private var highlighted: Int?

    /// Creates a search in an object's text.
    public init(searchableObject: any UITextSearching) {
        self.searchableObject = searchableObject
        super.init()
    }

    open override var resultCount: Int { search?.count ?? 0 }
    open override var highlightedResultIndex: Int { highlighted ?? NSNotFound }
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        invalidateFoundResults()
        guard let searchableObject, !query.isEmpty else { return }
        let search = makeSearch(in: searchableObject)
        self.search = search
        search.begin(query, options ?? UITextSearchOptions(_responder: ())) { [weak self] in
            self?.highlighted = self?.search?.firstIndex
            self?.search?.show(self?.highlighted)
        }
    }

    open override func highlightNextResult(inDirection direction: UITextStorageDirection) {
        guard let highlighted, resultCount > 0 else { return }
        let step = direction == .backward ? resultCount - 1 : 1
        self.highlighted = (highlighted + step) % resultCount
        search?.show(self.highlighted)
    }

    open override func performSingleReplacement(
        query: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement, let highlighted else { return }
        search?.replace(highlighted, replacementString)
        performSearch(query: query, options: options)
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement else { return }
        searchableObject?.replaceAll(
            queryString: searchQuery, options: options ?? UITextSearchOptions(_responder: ()),
            withText: replacementString)
        performSearch(query: searchQuery, options: options)
    }

    open override func invalidateFoundResults() {
        search?.end()
        (search, highlighted) = (nil, nil)
    }

    private func makeSearch<Object: UITextSearching>(in object: Object) -> any TextSearch {
        ObjectSearch(object: object)
    }
}

/// A search in an object of any type.
@MainActor
private protocol TextSearch: AnyObject {
    var count: Int { get }
    /// The index of the first result from the selection on, or of the very first; nil without results.
    var firstIndex: Int? { get }
    func begin(_ query: String, _ options: UITextSearchOptions, didChange: @escaping () -> Void)
    func show(_ highlighted: Int?)
    func replace(_ index: Int, _ text: String)
    func end()
}

private final class ObjectSearch<Object: UITextSearching>: TextSearch {
    private weak var object: Object?
    private let aggregator = UITextSearchAggregator<Object.DocumentIdentifier>()

    init(object: Object) { self.object = object }

    var count: Int { aggregator.isFinished ? aggregator.results.count : 0 }

    var firstIndex: Int? {
        guard count > 0, let object else { return nil }
        guard let selection = object.selectedTextRange else { return 0 }
        let index = aggregator.results.firstIndex {
            object.compare($0.range, toRange: selection, document: $0.document) != .orderedAscending
        }
        return index ?? 0
    }

    func begin(_ query: String, _ options: UITextSearchOptions, didChange: @escaping () -> Void) {
        aggregator.didChange = didChange
        object?.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
    }

    func show(_ highlighted: Int?) {
        guard let object else { return }
        object.clearAllDecoratedFoundText()
        for (index, result) in aggregator.results.enumerated() {
            if index == highlighted {
                object.willHighlight(foundTextRange: result.range, document: result.document)
                object.scrollRangeToVisible(result.range, inDocument: result.document)
            }
            object.decorate(
                foundTextRange: result.range, document: result.document,
                usingStyle: index == highlighted ? .highlighted : .found)
        }
    }

    func replace(_ index: Int, _ text: String) {
        guard let object, aggregator.results.indices.contains(index) else { return }
        let result = aggregator.results[index]
        if object.shouldReplace(foundTextRange: result.range, document: result.document, withText: text) {
            object.replace(foundTextRange: result.range, document: result.document, withText: text)
        }
    }

    func end() {
        aggregator.didChange = nil
        object?.clearAllDecoratedFoundText()
    }
}
