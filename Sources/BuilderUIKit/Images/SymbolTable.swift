import Foundation
import Render

/// The symbols that are drawn here, by Apple's names. The outlines are the project's own.
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

    /// The outlines of a symbol; nil for a name that isn't drawn here.
    static func drawing(named name: String) -> SymbolDrawing? {
        guard let entry = entries[aliases[name] ?? name] else { return nil }
        let pen = SymbolPen(width: entry.width, height: entry.height)
        entry.build(pen)
        return pen.drawing
    }

    static var names: [String] { (Array(entries.keys) + Array(aliases.keys)).sorted() }

    private static let entries: [String: Entry] = [arrows, marks, circles, things, people, bars]
        .reduce(into: [:]) { result, group in result.merge(group) { first, _ in first } }

    /// Names that are drawn as another symbol, in a layout from left to right.
    private static let aliases = [
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
        "arrow.backward": "arrow.left", "gear": "gearshape", "multiply": "xmark", "multiply.circle": "xmark.circle",
        "multiply.circle.fill": "xmark.circle.fill",
    ]
}
