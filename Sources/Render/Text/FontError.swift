/// An error that makes a font unusable; `description` states the remedy.
public enum FontError: Error, Hashable, Sendable {
    /// None of the directories has Inter, the font that system text is drawn with.
    case systemFontMissing(file: String, directories: [String])
    /// No file exists for a face that a glyph run references.
    case faceMissing(name: String, directories: [String])
    /// The file exists, but it isn't a readable font.
    case unreadable(path: String, detail: String)
    /// A transform makes glyphs larger than can be drawn, or flattens them to nothing. `pixels` is their height.
    case unusableScale(face: String, pixels: Double)
}

extension FontError: CustomStringConvertible {
    /// The error's message, with its remedy.
    public var description: String {
        switch self {
        case .systemFontMissing(let file, let directories):
            return "The font file \(file) is in none of \(directories.joined(separator: ", ")). "
                + "Install Inter (on Debian: apt-get install fonts-inter), "
                + "or name its folder in the environment variable \(FontLibrary.directoriesVariable)."
        case .faceMissing(let name, let directories):
            let package = FallbackFonts.package(ofFace: name).map { " (on Debian: apt-get install \($0))" } ?? ""
            return "The font \(name) is in none of \(directories.joined(separator: ", ")). Install it\(package), "
                + "or name its folder in the environment variable \(FontLibrary.directoriesVariable)."
        case .unreadable(let path, let detail):
            return "The font file \(path) can't be used: \(detail). Install its package anew."
        case .unusableScale(let face, let pixels):
            return "The letters of \(face) can't be drawn \(pixels) pixels high. "
                + "Look at the transform and the font's size."
        }
    }
}
