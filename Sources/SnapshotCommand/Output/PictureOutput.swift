import BuilderUIKit
import Render
import SnapshotCore

/// The destination of `render`'s pictures or texts.
struct PictureOutput: Sendable {
    enum Place: Hashable, Sendable {
        case standardOutput
        case file(String)
        case folder(String)
    }

    let place: Place
    let format: OutputFormat
    private let screens: [String]
    private let console: Console

    /// - Parameters:
    ///   - output: what `--output` says; nil for standard output where the text of one screen is asked for, else the
    ///     current folder.
    ///   - format: what `--format` says; nil for what the name of a file says, else PNG.
    ///   - screens: the names of what is drawn.
    /// - Throws: `CommandError.oneOutputForSeveralScreens`, `.emptyOption` or `.refusedOption`.
    init(
        _ output: String?, format asked: OutputFormat? = nil, screens: [String], tool: SnapshotTool
    ) throws(CommandError) {
        self.screens = screens
        console = tool.console
        let named = output.flatMap { Self.format(ofFile: $0, tool: tool) }
        format = asked ?? named ?? .png
        guard let output else {
            // One text is read where it was asked for; pictures, and several texts, are files.
            place = format.isTree && screens.count == 1 ? .standardOutput : .folder(tool.folder)
            return
        }
        if output.isEmpty { throw .emptyOption("--output") }
        let path = tool.resolve(output)
        if output == "-" {
            place = .standardOutput
        } else if named == format {
            place = .file(path)
        } else if named != nil
            || Self.otherPictures.contains(where: output.lowercased().hasSuffix) && !FilePaths.isFolder(path)
        {
            throw .refusedOption(option: "--output", reason: format.otherEnding)
        } else {
            place = .folder(path)
            return
        }
        if screens.count > 1 { throw .oneOutputForSeveralScreens(output: output, count: screens.count) }
    }

    /// Returns the format that a file name's ending requests; nil for folders.
    private static func format(ofFile output: String, tool: SnapshotTool) -> OutputFormat? {
        let name = output.lowercased()
        guard !output.hasSuffix("/"), let format = OutputFormat.allCases.first(where: { name.hasSuffix(".\($0)") }),
            !FilePaths.isFolder(tool.resolve(output))
        else { return nil }
        return format
    }

    /// Endings of pictures that are not written: whoever asks for one means a file.
    private static let otherPictures = [".jpg", ".jpeg", ".gif", ".webp", ".heic", ".tiff", ".bmp"]

    /// The folders that files are made in.
    var folders: [String] {
        switch place {
        case .standardOutput: []
        case .file(let path): [FilePaths.folder(of: path)]
        case .folder(let folder): [folder]
        }
    }

    /// The path of a screen's file; nil for standard output.
    func path(of screen: String) -> String? {
        switch place {
        case .standardOutput: nil
        case .file(let path): path
        case .folder("."): "\(screen).\(format)"
        case .folder(let folder): folder + (folder.hasSuffix("/") ? "" : "/") + "\(screen).\(format)"
        }
    }

    /// Makes the folder where it is missing, and finds out whether the files can be written.
    /// - Throws: `CommandError.cannotCreate`, `AtomicFileError`.
    func prepare() throws {
        for folder in folders {
            try FilePaths.makeFolder(folder)
            try AtomicFile.checkWritable(folder: folder)
        }
        for path in screens.compactMap(path(of:)) where FilePaths.isFolder(path) {
            throw CommandError.cannotCreate(path: path, reason: "it is a folder")
        }
    }

    /// Writes a picture or text.
    /// - Returns: the path to report; nil when it went to standard output.
    func write(_ data: Data, of screen: String) throws -> String? {
        if let path = path(of: screen) {
            try AtomicFile.write(data, to: path, surviving: .process)
            return path
        }
        try console.result(data)
        return nil
    }
}
