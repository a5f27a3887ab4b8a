import Foundation

extension UITextView: UITextSearching {
    /// The found texts' looks by their places in the text, in UTF-16 units.
    var foundTextStyles: [(range: NSRange, style: UITextSearchFoundTextStyle)] {
        (knownFoundTexts?.styles ?? [:]).map { ($0.key, $0.value) }
            .sorted { ($0.range.location, $0.range.length) < ($1.range.location, $1.range.length) }
    }

    private var knownFoundTexts: FoundTexts? { attachments[ObjectIdentifier(FoundTexts.self)] as? FoundTexts }

    private var foundTexts: FoundTexts {
        if let knownFoundTexts { return knownFoundTexts }
        let found = FoundTexts()
        attachments[ObjectIdentifier(FoundTexts.self)] = found
        return found
    }

    /// Repeats the search if the text is another one.
    func searchedTextMayHaveChanged() {
        guard let found = knownFoundTexts, let aggregator = found.aggregator, let search = found.search,
            search.text != text ?? ""
        else { return }
        aggregator.restart()
        performTextSearch(queryString: search.query, options: search.options, resultAggregator: aggregator)
    }

    /// A Boolean value that indicates whether found texts can be replaced: `isEditable`.
    public var supportsTextReplacement: Bool { isEditable }

    /// Marks a found text: in yellow if it is the highlighted one, else paler.
    public func decorate(
        foundTextRange range: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle
    ) {
        foundTexts.styles[place(of: range)] = style == .normal ? nil : style
        setNeedsDisplay()
    }

    /// Removes all marks.
    public func clearAllDecoratedFoundText() {
        guard let knownFoundTexts, !knownFoundTexts.styles.isEmpty else { return }
        knownFoundTexts.styles = [:]
        setNeedsDisplay()
    }

    /// Searches in the text at once, and again after changes of the text as long as the aggregator exists.
    public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        let text = text ?? ""
        foundTexts.search = (queryString, options, text)
        foundTexts.aggregator = resultAggregator
        for range in text.ranges(of: queryString, options) {
            resultAggregator.foundRange(UITextRange(from: range), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    /// Returns the order of two ranges' beginnings.
    public func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
    ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

    /// Scrolls to a found text.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        scrollRangeToVisible(place(of: range))
    }

    /// Replaces a found text.
    public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        replace(foundTextRange, withText: withText)
    }

    /// Replaces all texts that a search finds.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        for range in (text ?? "").ranges(of: queryString, options).reversed() {
            replace(UITextRange(from: range), withText: withText)
        }
    }

    private func place(of range: UITextRange) -> NSRange {
        let start = offset(from: beginningOfDocument, to: range.start)
        return NSRange(location: start, length: offset(from: range.start, to: range.end))
    }
}

@MainActor
private final class FoundTexts {
    var styles: [NSRange: UITextSearchFoundTextStyle] = [:]
    /// The latest search, and the text in which it found something.
    var search: (query: String, options: UITextSearchOptions, text: String)?
    weak var aggregator: UITextSearchAggregator<AnyHashable?>?
}
