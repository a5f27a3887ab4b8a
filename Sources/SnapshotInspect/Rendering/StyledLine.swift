import SnapshotReview

/// The look of text in the terminal.
struct TextStyle: Hashable, Sendable {
    /// The color as `0xRRGGBB`; nil for the terminal's.
    var color: UInt32?
    var isBold = false
    var isDim = false
    var isInverse = false

    static let plain = TextStyle()
    static let bold = TextStyle(isBold: true)
    static let dim = TextStyle(isDim: true)
    static let inverse = TextStyle(isInverse: true)
    /// The color of what is wrong.
    static let warning = TextStyle(color: 0xE0_5A00, isBold: true)
}

/// A line of the terminal: texts in different looks.
struct StyledLine: Hashable, Sendable {
    /// A text in one look.
    private struct Run: Hashable, Sendable {
        var text: String
        var width: Int
        var style: TextStyle
        /// A Boolean value that indicates whether the text is sent as it is, with its own control sequences.
        var isRaw = false
    }

    private var runs: [Run] = []
    /// The number of columns.
    private(set) var width = 0

    init() {}

    init(_ text: String, _ style: TextStyle = .plain) { append(text, style) }

    /// The text without its look; control sequences are left out.
    var text: String {
        runs.map { $0.isRaw ? String(repeating: " ", count: $0.width) : $0.text }.joined()
    }

    /// Appends a text of any origin.
    mutating func append(_ text: String, _ style: TextStyle = .plain) {
        let visible = DisplayWidth.visible(text)
        if !visible.isEmpty { add(Run(text: visible, width: DisplayWidth.of(visible), style: style)) }
    }

    /// Appends control sequences that cover a number of columns.
    mutating func append(raw sequence: String, width: Int) {
        add(Run(text: sequence, width: width, style: .plain, isRaw: true))
    }

    mutating func append(_ line: StyledLine) {
        for run in line.runs { add(run) }
    }

    private mutating func add(_ run: Run) {
        runs.append(run)
        width += run.width
    }

    /// Returns the line with another look, such as that of a selection.
    func with(_ change: (inout TextStyle) -> Void) -> StyledLine {
        var line = self
        for index in line.runs.indices { change(&line.runs[index].style) }
        return line
    }

    /// Returns the line in exactly `columns`: filled with spaces, or cut with an ellipsis.
    func fitted(to columns: Int) -> StyledLine {
        var line = StyledLine()
        let isCut = width > columns
        let limit = isCut ? columns - 1 : columns
        var last = TextStyle.plain
        for run in runs where line.width < limit {
            last = run.style
            if line.width + run.width <= limit {
                line.add(run)
                continue
            }
            if run.isRaw { break }
            var text = ""
            var taken = 0
            for character in run.text {
                let width = DisplayWidth.of(character)
                if line.width + taken + width > limit { break }
                text.append(character)
                taken += width
            }
            line.add(Run(text: text, width: taken, style: run.style))
            break
        }
        // An ellipsis follows the text even where half of a wide character would have fit.
        if isCut, columns > 0 { line.add(Run(text: "…", width: 1, style: last)) }
        let rest = columns - line.width
        if rest > 0 {
            let fill = TextStyle(isInverse: last.isInverse)
            line.add(Run(text: String(repeating: " ", count: rest), width: rest, style: fill))
        }
        return line
    }

    /// Returns the line without its first columns.
    func dropping(_ columns: Int) -> StyledLine {
        guard columns > 0 else { return self }
        var line = StyledLine()
        var left = columns
        for run in runs {
            if left >= run.width {
                left -= run.width
                continue
            }
            if left == 0 || run.isRaw {
                line.add(run)
                left = 0
                continue
            }
            var text = run.text[...]
            while left > 0, let first = text.first {
                left -= DisplayWidth.of(first)
                text = text.dropFirst()
            }
            // The second half of a wide character is a space; marks that combine with it are dropped with it.
            let rest = String(repeating: " ", count: max(0, -left)) + text
            left = 0
            line.add(Run(text: rest, width: DisplayWidth.of(rest), style: run.style))
        }
        return line
    }

    /// Returns the characters and control sequences of the line.
    /// - Parameter colors: The colors of the terminal; nil for none.
    func encoded(with colors: TerminalColors?) -> String {
        var result = ""
        var current = TextStyle.plain
        for run in runs {
            if run.style != current || run.isRaw {
                result += Self.sequence(for: run.style, colors)
                current = run.style
            }
            result += run.text
        }
        return result + "\u{1B}[0m"
    }

    private static func sequence(for style: TextStyle, _ colors: TerminalColors?) -> String {
        var codes = ["0"]
        if style.isBold { codes.append("1") }
        if style.isDim { codes.append("2") }
        if style.isInverse { codes.append("7") }
        if let color = style.color, let colors { codes.append(colors.code(of: color)) }
        return "\u{1B}[" + codes.joined(separator: ";") + "m"
    }
}
