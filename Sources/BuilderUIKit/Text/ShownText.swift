import Foundation
import Render

/// A text as a view or a layer draws it.
struct ShownText {
    /// The rectangle of the letters; null without any.
    ///
    /// It reaches from the height of capitals to the descenders, by estimated shares of the font's size. In lines that
    /// may be cut it is that of the glyphs' outlines, so that a line without descenders needs no room for them, and
    /// accents need theirs.
    private(set) var ink = CGRect.null
    /// A Boolean value that indicates whether the layout leaves out a part of the text.
    private(set) var isCut = false
    private(set) var runs: [GlyphRun] = []

    /// Adds the lines of a layout.
    ///
    /// - Parameters:
    ///   - text: The text that was laid out.
    ///   - rect: The rectangle whose top the lines begin at, and whose width they have room in.
    ///   - clip: The part of the rectangle that is displayed.
    mutating func add(_ layout: ParagraphLayout, of text: String, in rect: CGRect, clip: CGRect) {
        var ink = CGRect.null
        for line in layout.lines {
            let start = runs.count
            for case .glyphs(let run) in line.contents { runs.append(run) }
            let size = runs[start...].map(\.drawnSize).max() ?? 0
            guard line.width > 0, size > 0 else { continue }
            let y = rect.minY
            var letters = (y + line.baseline - 0.75 * size)...(y + line.baseline + 0.22 * size)
            if y + line.origin.y < clip.minY || y + line.origin.y + line.height > clip.maxY {
                let outlines = runs[start...].compactMap { $0.outlineRange() }
                if let lowest = outlines.map(\.lowerBound).min(), let greatest = outlines.map(\.upperBound).max() {
                    letters = (y + lowest)...(y + greatest)
                }
            }
            ink = ink.union(
                CGRect(
                    x: rect.minX + line.origin.x, y: letters.lowerBound, width: line.width,
                    height: letters.upperBound - letters.lowerBound))
        }
        guard !ink.isNull, let last = layout.lines.last else { return }
        let rest = Substring(text.utf16.suffix(max(0, text.utf16.count - last.range.upperBound)))
        let isUnfinished = rest.contains { !$0.isWhitespace }
        let isWide = layout.lines.contains { $0.width > rect.width + 0.5 }
        if isWide { ink = ink.intersection(CGRect(x: rect.minX, y: ink.minY, width: rect.width, height: ink.height)) }
        self.ink = self.ink.union(ink)
        if isWide || isUnfinished || layout.lines.contains(where: \.isTruncated) { isCut = true }
    }
}
