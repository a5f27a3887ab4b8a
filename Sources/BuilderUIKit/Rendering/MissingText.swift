import Render

/// A text with characters that no font has, so that a render shows boxes with their code points instead.
public struct MissingText: Hashable, Sendable {
    /// The view's accessibility identifier, or its class; `drawn text` for text that code draws.
    public var view: String
    /// The whole text.
    public var text: String
    /// The characters without a glyph, each once.
    public var glyphs: [MissingGlyph]

    /// Creates the description of a text that can't be drawn.
    public init(view: String, text: String, glyphs: [MissingGlyph]) {
        self.view = view
        self.text = text
        self.glyphs = glyphs
    }
}

extension MissingText: CustomStringConvertible {
    /// The view and the text, the first five characters, and the packages with fonts for them.
    public var description: String {
        let codePoints = glyphs.prefix(5).map(\.codePoint).joined(separator: ", ")
        let more = glyphs.count > 5 ? " and \(glyphs.count - 5) more" : ""
        let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
        let packages = Set(glyphs.filter { !$0.isFontInstalled }.map(\.package)).sorted()
        let remedy =
            packages.isEmpty
            ? "Use a font that has them." : "On Debian: apt-get install \(packages.joined(separator: " "))."
        return "no font has \(codePoints)\(more) of “\(shown)” (\(view)). \(remedy)"
    }
}
