import BuilderUIKit
import Render

/// Where the pictures of a `render` go.
struct PictureOutput: Sendable {
    enum Place: Hashable, Sendable {
        case standardOutput
        case file(String)
        case folder(String)
    }

    let place: Place
    private let screens: [String]
    private let console: Console

    /// - Parameters:
    ///   - output: what `--output` says; nil for the current folder.
    ///   - screens: the names of what is drawn.
    /// - Throws: `CommandError.oneOutputForSeveralScreens` or `.emptyOption`.
    init(_ output: String?, screens: [String], tool: SnapshotTool) throws(CommandError) {
        self.screens = screens
        console = tool.console
        guard let output else {
            place = .folder(tool.folder)
            return
        }
        if output.isEmpty { throw .emptyOption("--output") }
        let path = tool.resolve(output)
        if output == "-" {
            place = .standardOutput
        } else if output.lowercased().hasSuffix(".png"), !output.hasSuffix("/"), !FilePlace.isFolder(path) {
            place = .file(path)
        } else if Self.otherPictures.contains(where: output.lowercased().hasSuffix), !FilePlace.isFolder(path) {
            throw .refusedOption(
                option: "--output", reason: "pictures are PNG: end the name in .png, or name a folder")
        } else {
            place = .folder(path)
            return
        }
        if screens.count > 1 { throw .oneOutputForSeveralScreens(output: output, count: screens.count) }
    }

    /// Endings of pictures that are not written: whoever asks for one means a file.
    private static let otherPictures = [".jpg", ".jpeg", ".gif", ".webp", ".heic", ".tiff", ".bmp", ".pdf", ".svg"]

    /// The folders that files are made in.
    var folders: [String] {
        switch place {
        case .standardOutput: []
        case .file(let path): [FilePlace.folder(of: path)]
        case .folder(let folder): [folder]
        }
    }

    /// The path of a screen's file; nil for standard output.
    func path(of screen: String) -> String? {
        switch place {
        case .standardOutput: nil
        case .file(let path): path
        case .folder("."): "\(screen).png"
        case .folder(let folder): folder.hasSuffix("/") ? "\(folder)\(screen).png" : "\(folder)/\(screen).png"
        }
    }

    /// Makes the folder where it is missing, and finds out whether the files can be written.
    /// - Throws: `CommandError.cannotCreate`, `AtomicFileError`.
    func prepare() throws {
        for folder in folders {
            try FilePlace.makeFolder(folder)
            try AtomicFile.checkWritable(folder: folder)
        }
        for path in screens.compactMap(path(of:)) where FilePlace.isFolder(path) {
            throw CommandError.cannotCreate(path: path, reason: "it is a folder")
        }
    }

    /// Writes a picture.
    /// - Returns: the path to report; nil when the picture went to standard output.
    func write(_ png: Data, of screen: String) throws -> String? {
        if let path = path(of: screen) {
            try AtomicFile.write(png, to: path, surviving: .process)
            return path
        }
        try console.result(png)
        return nil
    }
}
