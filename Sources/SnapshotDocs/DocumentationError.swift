import SnapshotCore

/// An error that prevents a documentation tree from being made or checked; nothing was written then.
enum DocumentationError: Error, Hashable {
    /// Errors within pages and sources, in the order of the files.
    case problems([DocumentationDiagnostic])
    /// No picture has this name.
    case unknownPicture(String, nearest: [String], all: [String])
    /// The catalog declares no pictures, and no page has markers.
    case nothingToDo
    /// No Markdown file lies there.
    case noPages([String])
    /// A page, or a folder of pages or sources, that isn't there.
    case missingPath(String, option: String)
    case unreadable(String, reason: String)
    /// A file of a picture's name that something else has made.
    case foreignFile(String)
    /// A picture that Git LFS hasn't fetched.
    case unfetchedFile(String)
    /// Some pictures could not be drawn; each error was written already.
    case notDrawn(CommandStatus)
    case notDeleted(path: String, reason: String)
    /// The same name for a page's picture and a file that the command line asks for.
    case sameFile(String)
}

extension DocumentationError: CustomStringConvertible, StatusError {
    var description: String {
        switch self {
        case .problems(let problems):
            problems.map(\.description).joined(separator: "\n")
        case .unknownPicture(let name, let nearest, let all):
            "no picture is called “\(name)”: "
                + (!nearest.isEmpty
                    ? "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?"
                    : all.isEmpty
                        ? "the catalog's documentation declares none"
                        : "the pictures are " + all.joined(separator: ", "))
        case .nothingToDo:
            "the catalog's documentation declares no pictures, and no page has a marker: give it DocumentationPictures, "
                + "or write <!-- snapshot: code NAME --> and <!-- snapshot: end --> into a page"
        case .noPages(let paths):
            "there is no Markdown page in \(paths.joined(separator: ", ")): name others with --pages"
        case .missingPath(let path, let option):
            "\(path) isn't there: name files or folders that exist with \(option), or mend the catalog's documentation"
        case .unreadable(let path, let reason):
            "\(path) can't be read (\(reason))"
        case .foreignFile(let path):
            "\(path) has the name of a picture and wasn't drawn by this tool, so it isn't overwritten: move it, or delete it"
        case .unfetchedFile(let path):
            "\(path) is a pointer of Git LFS, not the picture: fetch it with “git lfs pull”, or delete it"
        case .notDrawn: "nothing was written, as not every picture could be made"
        case .notDeleted(let path, let reason): "\(path) can't be deleted (\(reason))"
        case .sameFile(let path): "\(path) would be written twice: choose another name"
        }
    }

    var commandStatus: CommandStatus {
        switch self {
        case .problems, .foreignFile, .unfetchedFile: .badData
        case .unknownPicture, .nothingToDo, .noPages, .sameFile: .usage
        case .missingPath, .unreadable: .noInput
        case .notDrawn(let status): status
        case .notDeleted: .cannotCreate
        }
    }
}
