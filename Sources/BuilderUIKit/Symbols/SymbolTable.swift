import Foundation
import Render

/// The built-in symbols, by Apple's names. The outlines are the project's own.
enum SymbolTable {
    typealias Build = @Sendable (SymbolPen) -> Void

    struct Entry: Sendable {
        var width: CGFloat
        var height: CGFloat
        var build: Build

        init(_ width: CGFloat, _ height: CGFloat, _ build: @escaping Build) {
            self.width = width
            self.height = height
            self.build = build
        }
    }

    /// Returns the outlines of a symbol, or nil for a name that isn't built in.
    static func drawing(named name: String) -> SymbolDrawing? {
        guard let entry = entries[aliases[name] ?? name] else { return nil }
        let pen = SymbolPen(width: entry.width, height: entry.height)
        entry.build(pen)
        return pen.drawing
    }

    /// All names, sorted, including aliases.
    static var names: [String] { (Array(entries.keys) + Array(aliases.keys)).sorted() }

    private static let entries: [String: Entry] = [arrows, marks, circles, things, people, bars]
        .reduce(into: [:]) { result, group in result.merge(group) { first, _ in first } }

    /// Names that are drawn as another symbol, in a left-to-right layout.
    private static let aliases = [
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
        "arrow.backward": "arrow.left", "gear": "gearshape", "multiply": "xmark", "multiply.circle": "xmark.circle",
        "multiply.circle.fill": "xmark.circle.fill",
    ]
}
