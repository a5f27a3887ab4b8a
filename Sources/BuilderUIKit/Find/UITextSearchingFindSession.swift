import Foundation

/// A search in an object's text, which begins at its selection.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    /// The object in whose text is searched.
    public private(set) weak var searchableObject: (any UITextSearching)?
    private var search: (any TextSearch)?

    /// Creates a search in an object's text.
    public init(searchableObject: any UITextSearching) {
        self.searchableObject = searchableObject
        super.init()
    }

    open override var resultCount: Int { search?.count ?? 0 }
    open override var highlightedResultIndex: Int { search?.highlighted ?? NSNotFound }
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        performSearch(query: query, options: options, from: 0)
    }

    open override func highlightNextResult(inDirection direction: UITextStorageDirection) {
        search?.highlightNext(direction)
    }

    open override func performSingleReplacement(
        query: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement, let search, let index = search.highlighted,
            search.replaceHighlighted(with: replacementString)
        else { return }
        performSearch(query: query, options: options, from: index)
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement else { return }
        // One search afterwards is enough for all changes.
        invalidateFoundResults()
        searchableObject?.replaceAll(
            queryString: searchQuery, options: options ?? UITextSearchOptions(_responder: ()),
            withText: replacementString)
        performSearch(query: searchQuery, options: options)
    }

    open override func invalidateFoundResults() {
        search?.end()
        search = nil
    }

    /// Searches from the selection on, or from a result on if the object has no selection.
    private func performSearch(query: String, options: UITextSearchOptions?, from index: Int) {
        invalidateFoundResults()
        if let searchableObject, !query.isEmpty {
            let search = makeSearch(in: searchableObject)
            self.search = search
            search.begin(query, options ?? UITextSearchOptions(_responder: ()), from: index) { [weak self] in
                self?.resultsDidChange?()
            }
        }
        resultsDidChange?()
    }

    private func makeSearch<Object: UITextSearching>(in object: Object) -> any TextSearch {
        ObjectSearch(object: object)
    }
}

/// A search in an object of any type.
@MainActor
private protocol TextSearch: AnyObject {
    var count: Int { get }
    /// The index of the highlighted result; nil without results.
    var highlighted: Int? { get }
    func begin(_ query: String, _ options: UITextSearchOptions, from index: Int, didChange: @escaping () -> Void)
    func highlightNext(_ direction: UITextStorageDirection)
    /// Ends the search and replaces the highlighted result, unless the object doesn't permit it.
    func replaceHighlighted(with text: String) -> Bool
    func end()
}

private final class ObjectSearch<Object: UITextSearching>: TextSearch {
    private typealias Result = UITextSearchAggregator<Object.DocumentIdentifier>.Result

    private weak var object: Object?
    private let aggregator = UITextSearchAggregator<Object.DocumentIdentifier>()
    private var results: [Result] = []
    private(set) var highlighted: Int?
    /// The index of the first highlighted result if the object has no selection.
    private var start = 0
    private var hasScrolled = false

    init(object: Object) { self.object = object }

    var count: Int { results.count }

    func begin(_ query: String, _ options: UITextSearchOptions, from index: Int, didChange: @escaping () -> Void) {
        start = index
        aggregator.didChange = { [weak self] in
            self?.resultsDidChange()
            didChange()
        }
        object?.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
    }

    func highlightNext(_ direction: UITextStorageDirection) {
        guard let highlighted, let object else { return }
        let step = direction == .backward ? count - 1 : 1
        self.highlighted = (highlighted + step) % count
        decorate(highlighted, in: object)
        scrollToHighlighted(in: object)
        self.highlighted.map { decorate($0, in: object) }
    }

    func replaceHighlighted(with text: String) -> Bool {
        guard let object, let result = highlighted.map({ results[$0] }),
            object.shouldReplace(foundTextRange: result.range, document: result.document, withText: text)
        else { return false }
        end()
        object.replace(foundTextRange: result.range, document: result.document, withText: text)
        return true
    }

    func end() {
        aggregator.didChange = nil
        object?.clearAllDecoratedFoundText()
    }

    /// Keeps the highlighted result, or highlights the next one, and scrolls to the first one of the search.
    private func resultsDidChange() {
        guard let object else { return }
        let old = highlighted.map { results[$0] }
        results = aggregator.isFinished ? aggregator.sortedResults(in: object) : []
        highlighted = results.isEmpty ? nil : index(after: old, in: object)
        object.clearAllDecoratedFoundText()
        if !hasScrolled { scrollToHighlighted(in: object) }
        for index in results.indices { decorate(index, in: object) }
    }

    private func index(after old: Result?, in object: Object) -> Int {
        if let old {
            return results.firstIndex { $0.isIdentical(to: old) }
                ?? results.firstIndex { $0.order(to: old, in: object) != .orderedAscending } ?? 0
        }
        guard let selection = object.selectedTextRange else { return min(start, count - 1) }
        return results.firstIndex {
            object.compare($0.range, toRange: selection, document: $0.document) != .orderedAscending
        } ?? 0
    }

    private func scrollToHighlighted(in object: Object) {
        guard let result = highlighted.map({ results[$0] }) else { return }
        hasScrolled = true
        object.willHighlight(foundTextRange: result.range, document: result.document)
        object.scrollRangeToVisible(result.range, inDocument: result.document)
    }

    private func decorate(_ index: Int, in object: Object) {
        object.decorate(
            foundTextRange: results[index].range, document: results[index].document,
            usingStyle: index == highlighted ? .highlighted : .found)
    }
}
