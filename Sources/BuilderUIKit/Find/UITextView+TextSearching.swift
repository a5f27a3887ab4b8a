import Foundation

extension UITextView: UITextSearching {
    /// The found texts' looks that sessions of an app's own have set, in UTF-16 units of the text.
    var foundTextStyles: [(range: NSRange, style: UITextSearchFoundTextStyle)] {
        get { (attachments[ObjectIdentifier(FoundTextStyles.self)] as? FoundTextStyles)?.styles ?? [] }
        set {
            attachments[ObjectIdentifier(FoundTextStyles.self)] = newValue.isEmpty ? nil : FoundTextStyles(newValue)
            setNeedsDisplay()
        }
    }

    /// A Boolean value that indicates whether found texts can be replaced: `isEditable`.
    public var supportsTextReplacement: Bool { isEditable }

    /// Marks a found text: in yellow if it is the highlighted one, else paler.
    public func decorate(
        foundTextRange range: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle
    ) {
        let place = place(of: range)
        foundTextStyles.removeAll { $0.range == place }
        if style != .normal { foundTextStyles.append((place, style)) }
    }

    /// Removes all marks.
    public func clearAllDecoratedFoundText() { foundTextStyles = [] }

    /// Searches in the text at once.
    public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in (text ?? "").ranges(of: queryString, options) {
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

private final class FoundTextStyles {
    let styles: [(range: NSRange, style: UITextSearchFoundTextStyle)]
    init(_ styles: [(range: NSRange, style: UITextSearchFoundTextStyle)]) { self.styles = styles }
}
