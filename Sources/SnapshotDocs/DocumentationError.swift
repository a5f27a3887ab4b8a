import SnapshotCore

/// An error that prevents a documentation tree from being written or checked; then no file is written.
enum DocumentationError: Error, Hashable {
    /// Pages and sources contain errors, in the order of the files.
    case diagnostics([DocumentationDiagnostic])
    /// No picture has this name.
    case unknownPicture(String, nearest: [String], all: [String])
    /// The catalog declares no pictures, and no page has markers.
    case nothingToDo
    /// There is no Markdown file in the folders.
    case noPages([String])
    /// A page, or a folder of pages or sources, doesn't exist.
    case missingPath(String, option: String)
    case unreadable(String, reason: String)
    /// A file with a picture's name was created by another program.
    case foreignFile(String)
    /// Git LFS hasn't fetched a picture.
    case unfetchedFile(String)
    /// Some pictures could not be drawn; each error has already been written.
    case notDrawn(CommandStatus)
    case notDeleted(path: String, reason: String)
    /// A page's picture and a file that the command line requests have the same path.
    case sameFile(String)
}

extension DocumentationError: CustomStringConvertible, StatusError {
    var description: String {
        switch self {
        case .diagnostics(let diagnostics):
            diagnostics.map(\.description).joined(separator: "\n")
        case .unknownPicture(let name, let nearest, let all):
            "no picture is named “\(name)”: "
                + (!nearest.isEmpty
                    ? "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?"
                    : all.isEmpty
                        ? "the catalog's documentation declares none"
                        : "the pictures are " + all.joined(separator: ", "))
        case .nothingToDo:
            "the catalog's documentation declares no pictures, and no page has a marker: add DocumentationPictures "
                + "to it, or <!-- snapshot: code NAME --> and <!-- snapshot: end --> to a page"
        case .noPages(let paths):
            "there is no Markdown page in \(paths.joined(separator: ", ")): pass others with --pages"
        case .missingPath(let path, let option):
            "\(path) does not exist: pass existing files or folders with \(option), or fix the catalog's documentation"
        case .unreadable(let path, let reason):
            "\(path) can't be read (\(reason))"
        case .foreignFile(let path):
            "\(path) has the name of a picture but was not drawn by this tool, so it is not overwritten: move or delete it"
        case .unfetchedFile(let path):
            "\(path) is a Git LFS pointer, not the picture: fetch it with “git lfs pull”, or delete it"
        case .notDrawn: "nothing was written, because not every picture could be drawn"
        case .notDeleted(let path, let reason): "\(path) can't be deleted (\(reason))"
        case .sameFile(let path): "\(path) would be written twice: choose another name"
        }
    }

    var commandStatus: CommandStatus {
        switch self {
        case .diagnostics, .foreignFile, .unfetchedFile: .badData
        case .unknownPicture, .nothingToDo, .noPages, .sameFile: .usage
        case .missingPath, .unreadable: .noInput
        case .notDrawn(let status): status
        case .notDeleted: .cannotCreate
        }
    }
}

/// A location in a page or source file, in the format of compilers.
struct FileLocation: Hashable, Sendable, CustomStringConvertible {
    var path: String
    /// The line, from 1.
    var line: Int

    var description: String { "\(path):\(line)" }
}

/// An error in a page or source file that prevents documentation from being written, with its location.
struct DocumentationDiagnostic: Hashable, Sendable {
    var location: FileLocation
    var reason: DocumentationContentError
}

extension DocumentationDiagnostic: CustomStringConvertible {
    var description: String { "\(location): \(reason)" }
}

/// An error in the content of a page or source file that keeps documentation from being made.
enum DocumentationContentError: Error, Hashable, Sendable {
    // Markers of pages.
    case noEnd(of: String)
    case endWithoutBegin
    case nested(within: Int)
    case notAlone
    /// With the words that it has.
    case almostMarker(String)
    case severalLines
    case unknownMarker(String, nearest: [String])
    case malformed(String)
    case editedByHand
    case textWithoutDigest
    case notUTF8
    case unknownPicture(String, nearest: [String])
    // Code.
    case unknownCode(String, nearest: [String], sources: [String])
    case ambiguousCode(String, [FileLocation])
    case emptyCode(String)
    case unbalancedCode(String, FileLocation)
    case regionWithoutEnd(String)
    case regionEndWithoutBegin(String)
    case regionBegunTwice(String, other: FileLocation)
    case malformedRegion
    case sourceNotUTF8(String, FileLocation)
}

extension DocumentationContentError: CustomStringConvertible {
    var description: String {
        switch self {
        case .noEnd(let marker):
            "the marker “\(marker)” has no end: write <!-- snapshot: end --> on a line below it, outside blocks of code"
        case .endWithoutBegin:
            "an end marker without a begin marker: write <!-- snapshot: picture NAME --> above it, or delete this line"
        case .nested(let line):
            "a marker begins inside that of line \(line): write <!-- snapshot: end --> above this line"
        case .notAlone:
            "a marker must be on its own line, outside block quotes: move it, or put it in backquotes if it is meant as text"
        case .almostMarker(let words):
            "this is almost a marker: write <!-- snapshot: \(words) -->, in lowercase and without a space before the "
                + "colon"
        case .severalLines:
            "a marker must be on one line: write <!-- snapshot: picture NAME -->, code NAME or end, with its “-->” on the "
                + "same line"
        case .unknownMarker(let text, let nearest):
            "“\(text)” is not a marker: " + Self.hint(nearest, else: "the markers are picture NAME, code NAME and end")
        case .malformed(let text):
            "“\(text)” is not a marker: write picture NAME, code NAME or end, with one name without spaces"
        case .editedByHand:
            "the text below this marker was edited by hand and would be overwritten: move your text elsewhere, then delete "
                + "everything between the markers"
        case .textWithoutDigest:
            "the text between this marker and its end was not written by “docs” and would be overwritten: move it "
                + "elsewhere, or delete it"
        case .notUTF8:
            "the page has markers and isn't UTF-8: save it as UTF-8"
        case .unknownPicture(let name, let nearest):
            "no picture is named “\(name)”: "
                + Self.hint(nearest, else: "declare it in the catalog's documentation")
        case .unknownCode(let name, let nearest, let sources):
            "no type or region is named “\(name)” in \(sources.joined(separator: ", ")): "
                + Self.hint(
                    nearest, else: "put “// snapshot: begin \(name)” and “// snapshot: end \(name)” around the code")
        case .ambiguousCode(let name, let found):
            "“\(name)” is ambiguous, it is declared at \(found.map(\.description).joined(separator: ", ")): quote a region "
                + "instead, between “// snapshot: begin NAME” and “// snapshot: end NAME” with a unique name"
        case .emptyCode(let name):
            "the region “\(name)” contains no code: put its markers around some"
        case .unbalancedCode(let name, let location):
            "“\(name)” can't be quoted: the braces of its declaration at \(location) are unbalanced"
        case .regionWithoutEnd(let name):
            "the region “\(name)” has no end: write “// snapshot: end \(name)” below it"
        case .regionEndWithoutBegin(let name):
            "an end of the region “\(name)” without a begin: write “// snapshot: begin \(name)” above it"
        case .regionBegunTwice(let name, let other):
            "a second region “\(name)”; the first is at \(other): rename one"
        case .malformedRegion:
            "write “// snapshot: begin NAME” or “// snapshot: end NAME”, with one name without spaces"
        case .sourceNotUTF8(let name, let location):
            "“\(name)” can't be quoted: the file at \(location) isn't UTF-8"
        }
    }

    private static func hint(_ nearest: [String], else other: String) -> String {
        nearest.isEmpty ? other : "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?"
    }
}
