import Foundation
import SnapshotBuild
import SnapshotCore

/// The pictures that a change reaches by the names in the sources.
///
/// A name is no proof: a screen may depend on a file by shared state, by a class's name as text, by an object that its
/// catalog passes to it. So the reach is the order in which pictures are drawn, and never a reason to leave one out.
struct ScreenReach {
    private let folders: [String]
    private var sources: SourceNames?
    /// The names of the types that each picture has shown, and the number of the drawing; no types for those that
    /// couldn't be drawn.
    private var shown: [String: (types: [String], names: Set<String>, drawing: Int)] = [:]

    /// - Parameter folders: the folders of the Swift files.
    init(folders: [String]) { self.folders = folders }

    /// Takes a picture that was drawn.
    mutating func add(_ entry: RunEntry, drawing: Int) {
        guard let types = entry.types else {
            shown[entry.name] = nil
            return
        }
        if let known = shown[entry.name], known.types == types {
            shown[entry.name]?.drawing = drawing
        } else {
            let names = types.reduce(into: Set()) { $0.formUnion(SourceNames.Types.names(in: $1)) }
            shown[entry.name] = (types, names, drawing)
        }
    }

    /// Forgets pictures that aren't selected or declared any more.
    mutating func keep(_ names: Set<String>) { shown = shown.filter { names.contains($0.key) } }

    /// Reads the sources, so that the next changes are compared with them.
    mutating func readSources() { sources = SourceNames(folders: folders, reusing: sources, check: {}) }

    /// Returns the pictures that changed files don't reach by name, those first that weren't drawn for longest; none if
    /// the reach isn't known: a file that is no source, a part of the catalog.
    mutating func picturesLeftOut(by changed: Set<String>) -> [String] {
        let before = sources
        readSources()
        guard let before, let after = sources else { return [] }
        let paths = Set(
            changed.map { path in
                let folder = FilePaths.folder(of: path)
                return "\(FilePaths.real(folder) ?? folder)/\(FilePaths.name(of: path))"
            })
        guard let reached = SourceNames.typesReached(byFiles: paths, before: before, after: after) else { return [] }
        let others = shown.filter { $0.value.names.isDisjoint(with: reached.names) }
        // Nothing is shown of what was changed, or all of it.
        if others.count == shown.count { return [] }
        return others.sorted { ($0.value.drawing, $0.key) < ($1.value.drawing, $1.key) }.map(\.key)
    }
}
