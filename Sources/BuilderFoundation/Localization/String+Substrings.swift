import Foundation

extension NSString.EnumerationOptions {
    /// Words: runs of letters, digits and the apostrophes, points and commas between them; ideographs by themselves.
    public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }
    /// Sentences: parts that end with a full stop, a question or an exclamation mark before white space.
    public static var bySentences: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 4) }
}

extension String {
    /// Calls a closure with parts of a range, such as lines, words or sentences, and with the ranges of each part and
    /// of the part with what separates it from the next.
    public func enumerateSubstrings<Bounds: RangeExpression>(
        in range: Bounds, options opts: EnumerationOptions = [],
        _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) where Bounds.Bound == Index {
        let range = range.relative(to: self)
        var parts: [Range<Index>]
        switch opts.rawValue & 0xFF {
        case NSString.EnumerationOptions.byWords.rawValue: parts = words(in: range)
        case NSString.EnumerationOptions.bySentences.rawValue: parts = sentences(in: range)
        default: return enumerate(self, in: range, options: opts, body)
        }
        if opts.contains(.reverse) { parts.reverse() }
        let starts = parts.map(\.lowerBound).sorted()
        for part in parts {
            let next = starts.first { $0 > part.lowerBound } ?? range.upperBound
            let text = opts.contains(.substringNotRequired) ? nil : String(self[part])
            var stops = false
            body(text, part, part.lowerBound..<next, &stops)
            if stops { return }
        }
    }

    private func words(in range: Range<Index>) -> [Range<Index>] {
        var words: [Range<Index>] = []
        var start: Index?
        var index = range.lowerBound
        /// Ends the word before an index.
        func end(at index: Index) {
            if let first = start { words.append(first..<index) }
            start = nil
        }
        while index < range.upperBound {
            let next = self.index(after: index)
            let character = self[index]
            if character.isIdeograph {
                end(at: index)
                words.append(index..<next)
            } else if character.isLetter || character.isNumber || character == "_" {
                if start == nil { start = index }
            } else if start == nil || !"'’.,:".contains(character) || next >= range.upperBound
                || !(self[next].isLetter || self[next].isNumber) || self[next].isIdeograph
            {
                end(at: index)
            }
            index = next
        }
        end(at: range.upperBound)
        return words
    }

    private func sentences(in range: Range<Index>) -> [Range<Index>] {
        var sentences: [Range<Index>] = []
        var start = range.lowerBound
        var index = range.lowerBound
        while index < range.upperBound {
            let next = self.index(after: index)
            let isEnd =
                "。？！".contains(self[index])
                || ".?!…".contains(self[index]) && (next == range.upperBound || self[next].isWhitespace)
            if isEnd || self[index].isNewline {
                // White space after a sentence belongs to it.
                var end = next
                while end < range.upperBound, self[end].isWhitespace { end = self.index(after: end) }
                sentences.append(start..<end)
                start = end
                index = end
            } else {
                index = next
            }
        }
        if start < range.upperBound { sentences.append(start..<range.upperBound) }
        return sentences
    }
}

/// Calls Foundation's method of the same name.
private func enumerate<Text: StringProtocol>(
    _ text: Text, in range: Range<Text.Index>, options: String.EnumerationOptions,
    _ body: @escaping (String?, Range<Text.Index>, Range<Text.Index>, inout Bool) -> Void
) { text.enumerateSubstrings(in: range, options: options, body) }

extension Character {
    fileprivate var isIdeograph: Bool { unicodeScalars.first?.properties.isIdeographic == true }
}
