import CFileSystem
import Foundation
import Render

/// Writes pictures as baselines. At any time, a file contains either the old picture or the new one, and never a part
/// of one.
public struct BaselineRecorder: Sendable {
    /// A Boolean value that indicates whether files are smaller for the same pixels, which takes longer.
    public var isCompact: Bool
    let signals: DeferredSignals

    /// Creates a recorder.
    /// - Parameter isCompact: true for smaller files of the same pixels, which take longer to encode.
    public init(isCompact: Bool = false) { self.init(isCompact: isCompact, signals: DeferredSignals()) }

    package init(isCompact: Bool, signals: DeferredSignals) {
        self.isCompact = isCompact
        self.signals = signals
    }

    /// Writes a picture's file, and creates its folder if it is missing.
    /// - Throws: `RenderError` when the picture can't be encoded, `AtomicFileError` or `CommandError` when the file
    ///   can't be written, which is then unchanged.
    public func record(_ drawn: RenderedSnapshot, to path: String) throws -> BaselineRecording {
        let before = try? Data(contentsOf: URL(fileURLWithPath: path))
        if let before, !isCompact, Self.holds(before, drawn) { return .unchanged }
        let png = try drawn.png(isCompact: isCompact)
        if isCompact, let before, before.count <= png.count, Self.holds(before, drawn) { return .unchanged }
        try FilePaths.makeFolder(FilePaths.folder(of: path))
        try signals.whileDeferred { try AtomicFile.write(png, to: path) }
        return before == nil ? .created : .updated
    }

    /// Returns whether a file is intact and has the hash of this picture.
    private static func holds(_ file: Data, _ drawn: RenderedSnapshot) -> Bool {
        guard let file = try? PNGInspector.inspect(file), let hash = file.pixelHash else { return false }
        // Views come last, since they take longest.
        return file.fingerprint == drawn.fingerprint && hash == drawn.pixelHash && file.views() == drawn.views?.text
    }

    /// Returns whether intact files hold the same pixels and views, drawn with the same versions.
    package static func isSame(_ file: PNGInfo?, _ other: PNGInfo) -> Bool {
        guard let file, let hash = file.pixelHash, hash == other.pixelHash else { return false }
        return (file.fingerprintText == other.fingerprintText || file.fingerprint == other.fingerprint)
            && file.views() == other.views()
    }
}

/// A picture's file that becomes a baseline as it is.
package struct BaselineReplacement: Sendable {
    /// The baseline.
    package var path: String
    /// The file of the picture, in a folder that other users can't write.
    package var source: String
    /// The SHA-256 of the baseline that it replaces; nil if there is none.
    package var replaced: String?
    /// The identity of the baseline's file before it was hashed; while it is unchanged, the file isn't read again.
    package var identity: FileIdentity?

    package init(path: String, source: String, replaced: String? = nil, identity: FileIdentity? = nil) {
        self.path = path
        self.source = source
        self.replaced = replaced
        self.identity = identity
    }

    fileprivate var expected: ReplacedFile {
        replaced.map { ReplacedFile.digest($0.lowercased(), identity) } ?? .nothing
    }
}

/// An error of recording a batch of files; every baseline is then unchanged.
enum BaselineReplacementError: Error, Hashable {
    /// The baseline isn't the one that was to be replaced.
    case changedMeanwhile(path: String)
}

extension BaselineReplacementError: CustomStringConvertible, StatusError {
    var description: String {
        switch self {
        case .changedMeanwhile(let path):
            "\(path) was changed by another process; nothing was written: run “verify” again"
        }
    }

    var commandStatus: CommandStatus { .notCompared }
}

extension BaselineRecorder {
    /// Makes files baselines, all of them or none. They are written under temporary names and flushed to the disk
    /// before the first is renamed, and earlier renames are reverted if a later one fails. Each baseline is checked
    /// directly before it is replaced.
    /// - Throws: `BaselineReplacementError`, `FileTransactionError`, `AtomicFileError` or `CommandError`; all baselines
    ///   are then unchanged, except those that `FileTransactionError.notReverted` names.
    package func replace(_ replacements: [BaselineReplacement], in folder: String) throws {
        guard !replacements.isEmpty else { return }
        try signals.whileDeferred {
            var files = FileTransaction()
            for item in replacements { files.add(fileAt: item.source, to: item.path, replacing: item.expected) }
            files.flush = { Self.flush(folder) }
            do {
                try files.write()
            } catch FileTransactionError.changedMeanwhile(let path) {
                throw BaselineReplacementError.changedMeanwhile(path: path)
            }
            _ = Self.flush(folder)
        }
    }

    /// Flushes the folder's file system once, instead of each file.
    private static func flush(_ folder: String) -> Bool {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return cc_flush_file_system(descriptor) == 0
    }
}
