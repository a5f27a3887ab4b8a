import Foundation

/// A search in a view's text, as a state that subclasses keep. Text views have one of their own.
@preconcurrency @MainActor
open class UIFindSession: _MainActorObject {
    /// The text that tells a search's result.
    public enum SearchResultDisplayStyle: Int, Hashable, Sendable {
        /// The number of the highlighted result and that of all, the latter alone, or nothing.
        case currentAndTotal, total, none
    }

    /// The number of the results.
    open var resultCount: Int { 0 }
    /// The index of the highlighted result; `NSNotFound` for none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// The text that tells the result.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// A Boolean value that indicates whether texts can be replaced; false by default.
    open var supportsReplacement: Bool { false }
    /// A Boolean value that indicates whether the highlighted text can be replaced.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Creates a search.
    public init() { super.init(_responder: ()) }

    /// Searches for a text; for subclasses.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted text; for subclasses.
    open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Replaces all found texts; for subclasses.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Highlights another result; for subclasses.
    open func highlightNextResult(inDirection direction: UITextStorageDirection) {}
    /// Ends the highlighting; for subclasses.
    open func invalidateFoundResults() {}
}

/// The rules by which texts are compared in a search.
@preconcurrency @MainActor
open class UITextSearchOptions: _MainActorObject {
    /// The match of a word.
    public enum WordMatchMethod: Int, Hashable, Sendable {
        /// Any part of the text, the beginnings of words, or whole words.
        case contains, startsWith, fullWord
    }

    /// The match of a word.
    open var wordMatchMethod: WordMatchMethod { .contains }
    /// The options of a comparison of strings.
    open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }
}

/// The search in a text view, by its text and from its selection on.
@MainActor
final class TextViewFindSession: UIFindSession {
    private weak var view: UITextView?
    private(set) var results: [NSRange] = []
    private var highlighted: Int?
    private var search: (query: String, options: UITextSearchOptions?)?
    /// The text in which the results were found.
    private var searchedText = ""
    /// Called after another text of the view has given other results.
    var resultsDidChange: (() -> Void)?

    init(in view: UITextView) {
        self.view = view
        super.init()
    }

    override var resultCount: Int { results.count }
    override var highlightedResultIndex: Int { highlighted ?? NSNotFound }
    override var supportsReplacement: Bool { view?.isEditable ?? false }
    /// The range of the highlighted result; nil for none.
    var highlightedRange: NSRange? { highlighted.map { results[$0] } }

    override func performSearch(query: String, options: UITextSearchOptions?) {
        search = (query, options)
        find(from: view?.selectedRange.location ?? 0)
    }

    override func highlightNextResult(inDirection direction: UITextStorageDirection) {
        guard let highlighted else { return }
        let step = direction == .backward ? results.count - 1 : 1
        self.highlighted = (highlighted + step) % results.count
        show()
    }

    override func performSingleReplacement(
        query: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement, let view, let range = highlightedRange else { return }
        view.replace(UITextRange(from: range), withText: replacementString)
        search = (query, options)
        find(from: range.location + replacementString.utf16.count)
    }

    override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement, let view else { return }
        search = (searchQuery, options)
        find(from: 0)
        // One search is enough for all changes.
        search = nil
        for range in results.reversed() { view.replace(UITextRange(from: range), withText: replacementString) }
        search = (searchQuery, options)
        find(from: 0)
    }

    override func invalidateFoundResults() {
        search = nil
        results = []
        highlighted = nil
        show()
    }

    /// Searches again if the text has changed, without scrolling.
    func textMayHaveChanged() {
        guard search != nil, let view, view.text ?? "" != searchedText else { return }
        find(from: highlightedRange?.location ?? view.selectedRange.location, scrolls: false)
        resultsDidChange?()
    }

    /// Searches again, and highlights the first result from a place of the text on, or the very first.
    private func find(from start: Int, scrolls: Bool = true) {
        guard let view, let search else { return }
        searchedText = view.text ?? ""
        results = searchedText.ranges(of: search.query, search.options ?? UITextSearchOptions(_responder: ()))
        highlighted = results.isEmpty ? nil : results.firstIndex { $0.location >= start } ?? 0
        show(scrolls: scrolls)
    }

    private func show(scrolls: Bool = true) {
        guard let view else { return }
        view.findSession = search == nil ? nil : self
        view.setNeedsDisplay()
        if scrolls, let highlightedRange { view.scrollRangeToVisible(highlightedRange) }
    }
}

extension String {
    /// Returns the ranges of a text that don't overlap, from the start on.
    @MainActor
    func ranges(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
        let text = self as NSString
        var result: [NSRange] = []
        var start = 0
        while !query.isEmpty, start < text.length {
            let rest = NSRange(location: start, length: text.length - start)
            let found = text.range(of: query, options: options.stringCompareOptions, range: rest)
            guard found.length > 0 else { break }
            start = found.location + found.length
            if text.matches(options.wordMatchMethod, at: found) { result.append(found) }
        }
        return result
    }
}

extension NSString {
    @MainActor
    fileprivate func matches(_ method: UITextSearchOptions.WordMatchMethod, at range: NSRange) -> Bool {
        func isLetter(_ index: Int) -> Bool {
            guard index >= 0, index < length, let scalar = Unicode.Scalar(character(at: index)) else { return false }
            return CharacterSet.alphanumerics.contains(scalar)
        }
        switch method {
        case .contains: return true
        case .startsWith: return !isLetter(range.location - 1)
        case .fullWord: return !isLetter(range.location - 1) && !isLetter(range.location + range.length)
        }
    }
}
