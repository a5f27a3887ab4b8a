import Foundation
import Render

/// The markers of a text's list items, as TextKit 2 adds them to the layout of paragraphs with `textLists`.
///
/// A marker stands between tabs, with one tab before it for each list that contains the item, at the paragraph's tab
/// stops; further lines begin with the text, unless the paragraph has a `headIndent` (the places aren't measured).
/// Items are numbered through adjacent paragraphs with an equal list, including those of nested lists.
private struct ListMarkers {
    /// The markers with the characters of their paragraphs.
    private(set) var markers: [(range: Range<Int>, text: String)] = []
    /// The lists around the last paragraph with the numbers of their last items, from the outermost.
    private var items: [(list: NSTextList, number: Int)] = []

    init(of text: NSAttributedString) {
        guard Self.hasLists(text) else { return }
        let string = text.string as NSString
        var next = 0
        while next < string.length {
            let range = string.paragraphRange(for: NSRange(location: next, length: 0))
            next = max(range.upperBound, next + 1)
            let style = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle
            guard let lists = style?.textLists, !lists.isEmpty else {
                items = []
                continue
            }
            let marker = marker(ofItemIn: lists)
            let written = string.substring(with: range).drop { $0 == "\t" }
            if !written.hasPrefix(marker + "\t") {
                let tabs = String(repeating: "\t", count: lists.count)
                markers.append((range.lowerBound..<range.upperBound, "\(tabs)\(marker)\t"))
            }
        }
    }

    private static func hasLists(_ text: NSAttributedString) -> Bool {
        var result = false
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, _, _ in
            if let style = value as? NSParagraphStyle, !style.textLists.isEmpty { result = true }
        }
        return result
    }

    /// Counts an item of the last of some lists, and returns its marker.
    private mutating func marker(ofItemIn lists: [NSTextList]) -> String {
        let common = zip(items, lists).prefix { $0.list.isEqual($1) }.count
        items.removeSubrange(common...)
        for list in lists[common...] { items.append((list, list.startingItemNumber - 1)) }
        items[items.count - 1].number += 1
        var first = items.count - 1
        while first > 0, items[first].list.listOptions.contains(.prependEnclosingMarker) { first -= 1 }
        return items[first...].map { item in
            item.list.marker(forItemNumber: max(item.number, item.list.startingItemNumber))
        }.joined()
    }
}

extension AttributedText {
    /// Adds the markers of an attributed string's list items, except of those whose characters begin with them.
    mutating func addListMarkers(of text: NSAttributedString) {
        let markers = ListMarkers(of: text).markers
        guard !markers.isEmpty else { return }
        var rest = markers[...]
        var marked: [Run] = []
        var start = 0
        for run in runs {
            let end = start + run.length
            while start < end {
                while let first = rest.first, first.range.upperBound <= start { rest.removeFirst() }
                var part = run
                var stop = end
                if let marker = rest.first {
                    if marker.range.lowerBound > start {
                        stop = min(end, marker.range.lowerBound)
                    } else {
                        stop = min(end, marker.range.upperBound)
                        part.attributes.paragraph.marker = marker.text
                    }
                }
                part.length = stop - start
                marked.append(part)
                start = stop
            }
        }
        runs = marked
    }
}
