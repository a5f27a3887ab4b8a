import Foundation

/// The results of a run that another process reads while it goes on: lines of JSON.
package enum PictureStream {
    /// A line.
    package enum Line: Codable, Hashable, Sendable {
        /// The names of the pictures, in the order in which they are drawn.
        case pictures([String])
        case drawn(RunEntry)
    }

    /// The name of the hidden option of `verify` whose value is the path of a list of names, one per line: these
    /// pictures are drawn last, in that order. With it, the command writes this stream, and ends when standard input
    /// closes.
    package static let option = "stream-after"

    /// Returns a line with its end.
    package static func data(_ line: Line) throws -> Data { try WorkerLine.data(line) }

    package static func line(_ data: Data) throws -> Line { try JSONDecoder().decode(Line.self, from: data) }

    /// Returns pictures with those of a list after the others, in the order of the list.
    package static func ordered(_ pictures: [DeclaredPicture], last names: [String]) -> [DeclaredPicture] {
        let places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let last = pictures.filter { places[$0.name] != nil }.sorted { places[$0.name] ?? 0 < places[$1.name] ?? 0 }
        return pictures.filter { places[$0.name] == nil } + last
    }
}

extension CatalogRun {
    /// Draws and compares pictures, and writes each result to standard output as soon as it is known: `verify` for
    /// `watch`.
    /// - Parameter list: the path of the names of the pictures that are drawn last.
    /// - Throws: an error that prevents the run, or of standard output.
    @MainActor
    package func stream(_ pictures: [DeclaredPicture], last list: String) async throws {
        let signals = tool.deferSignals()
        // Screens may write to standard output.
        let output = dup(STDOUT_FILENO)
        guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
        WorkerLoop.endWithParent(signals)
        let names = (try? String(contentsOfFile: list, encoding: .utf8))?.split(separator: "\n").map(String.init)
        let ordered = PictureStream.ordered(pictures, last: names ?? [])
        let handle = FileHandle(fileDescriptor: output)
        try handle.write(contentsOf: PictureStream.data(.pictures(ordered.map(\.name))))
        try await run(ordered) { try handle.write(contentsOf: PictureStream.data(.drawn($0))) }
    }
}
