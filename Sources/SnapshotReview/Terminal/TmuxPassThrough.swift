/// Sequences that tmux passes to the terminal around it, where its option `allow-passthrough` is on.
enum TmuxPassThrough {
    static func wrap(_ sequence: String) -> String {
        "\u{1B}Ptmux;"
            + sequence.split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "\u{1B}\u{1B}")
            + "\u{1B}\\"
    }

    /// Returns the text that draws a picture of which tmux has no record: it clears the rows first, and moves the
    /// cursor below the picture at the end.
    static func draw(_ sequences: [String], rows: Int) -> String {
        String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A" + sequences.map(wrap).joined() + "\u{1B}[\(rows)B\r"
    }
}
