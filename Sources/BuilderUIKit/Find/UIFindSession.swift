import Foundation

/// A search in a view's text, as a state that subclasses keep: that of text views is a `UITextSearchingFindSession`.
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
    /// Called after the results have changed, for the panel that shows their number.
    var resultsDidChange: (() -> Void)?

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
