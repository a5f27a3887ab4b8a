import Foundation
import Render

/// The destination of `render`'s pictures or texts.
package struct RenderOutput: Sendable {
    private enum Destination: Hashable, Sendable {
        case standardOutput
        case file(String)
        case folder(String)
    }

    private let destination: Destination
    package let format: OutputFormat
    private let screens: [String]
    private let console: Console

    /// Determines the format and the destination.
    /// - Parameters:
    ///   - output: the value of `--output`; nil for standard output if `format` is a text and there is one screen, else
    ///     for the tool's folder.
    ///   - format: the value of `--format`; nil for the format of the file's extension, else PNG.
    ///   - screens: the file names of the screens.
    /// - Throws: `CommandError.oneOutputForSeveralScreens`, `.emptyOption` or `.invalidOption`.
    package init(
        _ output: String?, format requested: OutputFormat? = nil, screens: [String], tool: SnapshotTool
    ) throws(CommandError) {
        self.screens = screens
        console = tool.console
        let named = output.flatMap { Self.format(ofFile: $0, tool: tool) }
        format = requested ?? named ?? .png
        guard let output else {
            // Only a single text goes to standard output by default.
            destination = format.isText && screens.count == 1 ? .standardOutput : .folder(tool.folder)
            return
        }
        if output.isEmpty { throw .emptyOption("--output") }
        let path = tool.resolve(output)
        if output == "-" {
            destination = .standardOutput
        } else if named?.ending == format.ending {
            destination = .file(path)
        } else if named != nil
            || Self.otherPictures.contains(where: output.lowercased().hasSuffix) && !FilePaths.isFolder(path)
        {
            throw .invalidOption(option: "--output", reason: format.otherEnding)
        } else {
            destination = .folder(path)
            return
        }
        if screens.count > 1 { throw .oneOutputForSeveralScreens(output: output, count: screens.count) }
    }

    /// Returns the format that a file name's extension requests; nil for folders.
    private static func format(ofFile output: String, tool: SnapshotTool) -> OutputFormat? {
        let name = output.lowercased()
        let formats = OutputFormat.allCases.sorted { $0.fileExtension.count > $1.fileExtension.count }
        guard !output.hasSuffix("/"), let format = formats.first(where: { name.hasSuffix(".\($0.fileExtension)") }),
            !FilePaths.isFolder(tool.resolve(output))
        else { return nil }
        return format
    }

    /// The extensions of formats that can't be written. A path with one of them is a file, not a folder.
    private static let otherPictures = [".jpg", ".jpeg", ".gif", ".webp", ".heic", ".tiff", ".bmp"]

    private var folders: [String] {
        switch destination {
        case .standardOutput: []
        case .file(let path): [FilePaths.folder(of: path)]
        case .folder(let folder): [folder]
        }
    }

    /// Returns the path of a screen's file; nil for standard output.
    private func path(of screen: String) -> String? {
        switch destination {
        case .standardOutput: nil
        case .file(let path): path
        case .folder("."): "\(screen).\(format.fileExtension)"
        case .folder(let folder): folder + (folder.hasSuffix("/") ? "" : "/") + "\(screen).\(format.fileExtension)"
        }
    }

    /// Creates the folder if it is missing, and checks that the files can be written.
    /// - Throws: `CommandError.cannotCreate`, `AtomicFileError`.
    package func prepare() throws {
        for folder in folders {
            try FilePaths.makeFolder(folder)
            try AtomicFile.checkWritable(folder: folder)
        }
        for path in screens.compactMap(path(of:)) where FilePaths.isFolder(path) {
            throw CommandError.cannotCreate(path: path, reason: "it is a folder")
        }
    }

    /// Writes a picture or text.
    /// - Returns: the path to report; nil for standard output.
    package func write(_ data: Data, of screen: String) throws -> String? {
        if let path = path(of: screen) {
            try AtomicFile.write(data, to: path, surviving: .process)
            return path
        }
        try console.result(data)
        return nil
    }
}
