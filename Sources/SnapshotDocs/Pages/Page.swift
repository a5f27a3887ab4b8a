import Foundation
import Render
import SnapshotCore

/// A page of the documentation, with its requests.
struct Page: Sendable {
    /// The path, as it is opened and reported.
    let path: String
    /// The DocC catalog (`.docc`) that contains it; nil for other pages.
    let catalog: String?
    /// The content of the file as it was read.
    let original: Data
    private(set) var lines: [PageLine]
    private(set) var blocks: [PageBlock]
    /// The pictures that it shows without markers.
    let references: [ImageReference]

    func location(of line: Int) -> FileLocation { FileLocation(path: path, line: line + 1) }

    /// Reads a page.
    /// - Throws: `DocumentationError.diagnostics` for all of its markers; `.unreadable`.
    init(path: String) throws(DocumentationError) {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .unreadable(path, reason: FilePaths.reason(error))
        }
        try self.init(path: path, data: data)
    }

    /// Parses a page.
    /// - Throws: `DocumentationError.diagnostics`.
    init(path: String, data: Data) throws(DocumentationError) {
        self.path = path
        original = data
        catalog = Self.catalog(of: path)
        guard let lines = PageLine.lines(of: data) else {
            guard data.range(of: Data("snapshot:".utf8)) == nil else {
                throw .diagnostics([
                    DocumentationDiagnostic(location: FileLocation(path: path, line: 1), reason: .notUTF8)
                ])
            }
            // This page isn't UTF-8 and has no markers; its links are ASCII.
            var parser = PageParser(path: path)
            let text = String(decoding: data, as: UTF8.self)
            parser.read(text.split(whereSeparator: \.isNewline).map { PageLine(text: String($0), ending: "\n") })
            (self.lines, blocks, references) = ([], [], parser.references)
            return
        }
        var parser = PageParser(path: path)
        parser.read(lines)
        guard parser.diagnostics.isEmpty else { throw .diagnostics(parser.diagnostics) }
        self.lines = lines
        blocks = parser.blocks
        references = parser.references
    }

    var data: Data { PageLine.data(of: lines) }

    /// Replaces the text between the markers of a block.
    mutating func fill(_ index: Int, with text: [String]) {
        let block = blocks[index]
        // The begin marker's line has a line end, since its end marker is on a later line.
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

    /// Returns the innermost folder around a page whose name ends in `.docc`.
    static func catalog(of path: String) -> String? {
        var folder = FilePaths.folder(of: path)
        while folder != ".", folder != "/" {
            if folder.lowercased().hasSuffix(".docc") { return folder }
            folder = FilePaths.folder(of: folder)
        }
        return nil
    }
}

/// Two markers of a page, and the text between them.
struct PageBlock: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case picture(String)
        case code(String)
    }

    var content: Content
    /// The line of the begin marker, counted from 0; the generated text begins in the next line.
    var begin: Int
    /// The line of the end marker.
    var end: Int
    /// The indentation of the begin marker, and of each generated line.
    var indentation: String
    /// The generated text, without the indentation.
    var made: [String]
    var digest: String?

    /// A Boolean value that indicates whether there is no text yet, or all of it was deleted so that it is generated
    /// again.
    var isEmpty: Bool { made.allSatisfy { $0.allSatisfy { $0 == " " || $0 == "\t" } } }

    /// Returns whether the page already has this text, with its digest.
    func holds(_ text: [String]) -> Bool { digest == PageDigest.digest(of: text) && PageDigest.areSame(made, text) }

    /// The reason why its text can't be replaced; nil if it can.
    var diagnostic: DocumentationContentError? {
        if isEmpty { return nil }
        guard let digest else { return .textWithoutDigest }
        return digest == PageDigest.digest(of: made) ? nil : .editedByHand
    }
}

/// A line of a text file, with its line end.
struct PageLine: Hashable, Sendable {
    var text: String
    /// The line end: a line feed, or a carriage return and a line feed, or nothing at the end of the file.
    var ending: String

    /// Returns the lines of a file, which give the same bytes when they are joined; nil if it isn't UTF-8.
    static func lines(of data: Data) -> [PageLine]? {
        var lines: [PageLine] = []
        var rest = data[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n"))
            var content = rest[..<(end ?? rest.endIndex)]
            rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
            var ending = end == nil ? "" : "\n"
            if end != nil, content.last == UInt8(ascii: "\r") {
                content = content.dropLast()
                ending = "\r\n"
            }
            guard let text = String(validating: content, as: UTF8.self) else { return nil }
            lines.append(PageLine(text: text, ending: ending))
        }
        return lines
    }

    static func data(of lines: [PageLine]) -> Data {
        var data = Data()
        for line in lines { data.append(contentsOf: (line.text + line.ending).utf8) }
        return data
    }

    /// The spaces and tabs at its beginning.
    var indentation: String { String(text.prefix { $0 == " " || $0 == "\t" }) }
    var isBlank: Bool { text.allSatisfy { $0 == " " || $0 == "\t" } }
}

/// A digest that distinguishes generated text from edited text.
///
/// Line ends, trailing spaces and the common indentation are ignored, since Git and editors change them.
enum PageDigest {
    static let length = 16

    static func digest(of lines: [String]) -> String {
        let hash = FastHash()
        for line in lines { hash.update(trimmed(line) + "\n") }
        return String(hash.text.prefix(length))
    }

    static func isDigest(_ text: String) -> Bool {
        text.utf8.count == length && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    /// Returns whether two texts are the same except for ignored spaces.
    static func areSame(_ one: [String], _ other: [String]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { trimmed($0) == trimmed($1) }
    }

    private static func trimmed(_ line: String) -> Substring {
        line.lastIndex { $0 != " " && $0 != "\t" }.map { line[...$0] } ?? ""
    }
}
