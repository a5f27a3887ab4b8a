import Foundation
import SnapshotCore

/// A page of the documentation, with what it asks for.
struct Page: Sendable {
    /// As it is opened and reported.
    let path: String
    /// The DocC catalog (`.docc`) that it lies in; nil for other pages.
    let catalog: String?
    /// The file as it was read.
    let original: Data
    private(set) var lines: [PageLine]
    private(set) var blocks: [PageBlock]
    /// The pictures that it shows without markers.
    let references: [ImageReference]

    func place(of line: Int) -> TextPlace { TextPlace(path: path, line: line + 1) }

    /// Reads a page.
    /// - Throws: `DocumentationError.problems` for its markers, all of them; `.unreadable`.
    init(path: String) throws(DocumentationError) {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .unreadable(path, reason: error.localizedDescription)
        }
        try self.init(path: path, data: data)
    }

    /// - Throws: `DocumentationError.problems`.
    init(path: String, data: Data) throws(DocumentationError) {
        self.path = path
        original = data
        catalog = Self.catalog(of: path)
        guard let lines = PageLine.lines(of: data) else {
            guard data.range(of: Data("snapshot:".utf8)) == nil else {
                throw .problems([DocumentationDiagnostic(place: TextPlace(path: path, line: 1), reason: .notUTF8)])
            }
            // Somebody's page that asks for nothing; what it links to is ASCII.
            var parser = PageParser(path: path)
            let text = String(decoding: data, as: UTF8.self)
            parser.read(text.split(whereSeparator: \.isNewline).map { PageLine(text: String($0), ending: "\n") })
            (self.lines, blocks, references) = ([], [], parser.references)
            return
        }
        var parser = PageParser(path: path)
        parser.read(lines)
        guard parser.problems.isEmpty else { throw .problems(parser.problems) }
        self.lines = lines
        blocks = parser.blocks
        references = parser.references
    }

    var data: Data { PageLine.data(of: lines) }

    /// Puts a made text between the markers of a block.
    mutating func fill(_ index: Int, with text: [String]) {
        let block = blocks[index]
        // The begin marker has a line end, as its end marker stands on a line below it.
        let ending = lines[block.begin].ending
        let made = text.map { PageLine(text: $0.isEmpty ? "" : block.indentation + $0, ending: ending) }
        lines.replaceSubrange((block.begin + 1)..<block.end, with: made)
        let end = block.begin + 1 + made.count
        let digest = PageDigest.digest(of: text)
        lines[end].text = lines[end].indentation + PageMarker.end(digest: digest).text
        let shift = end - block.end
        blocks[index].made = text
        blocks[index].digest = digest
        blocks[index].end = end
        for later in blocks.indices.dropFirst(index + 1) {
            blocks[later].begin += shift
            blocks[later].end += shift
        }
    }

    /// The innermost folder around a page whose name ends in `.docc`.
    static func catalog(of path: String) -> String? {
        var folder = FilePaths.folder(of: path)
        while folder != ".", folder != "/" {
            if folder.lowercased().hasSuffix(".docc") { return folder }
            folder = FilePaths.folder(of: folder)
        }
        return nil
    }
}
