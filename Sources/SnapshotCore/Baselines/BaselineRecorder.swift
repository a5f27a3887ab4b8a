import BuilderUIKit
import ImageDiff
import Render

/// Makes pictures baselines. A file holds the old picture or the new one at any time, and never half of either.
public struct BaselineRecorder: Sendable {
    /// Takes longer and makes smaller files of the same pixels.
    public var isCompact: Bool
    let gate: DeferredSignals

    /// - Parameter isCompact: true for smaller files of the same pixels, which take longer to make.
    public init(isCompact: Bool = false) {
        self.init(isCompact: isCompact, gate: DeferredSignals())
    }

    package init(isCompact: Bool, gate: DeferredSignals) {
        self.isCompact = isCompact
        self.gate = gate
    }

    /// Writes a picture's file, and makes its folder where that is missing.
    /// - Throws: `RenderError` when the picture can't be encoded, `AtomicFileError` or `CommandError` when the file
    ///   can't be written; it is as before then.
    public func record(_ drawn: DrawnPicture, to path: String) throws -> BaselineRecording {
        let before = try? Data(contentsOf: URL(fileURLWithPath: path))
        if let before, !isCompact, Self.holds(before, drawn) { return .unchanged }
        let png = try drawn.png(isCompact: isCompact)
        if isCompact, let before, before.count <= png.count, Self.holds(before, drawn) { return .unchanged }
        try FilePaths.makeFolder(FilePaths.folder(of: path))
        try gate.write { try AtomicFile.write(png, to: path) }
        return before == nil ? .created : .updated
    }

    /// Returns whether a file is intact and has the hash of this picture.
    private static func holds(_ file: Data, _ drawn: DrawnPicture) -> Bool {
        guard let file = try? PNGInspector.inspect(file), let hash = file.pixelHash else { return false }
        // Views come last, as they take longest.
        return file.fingerprint == drawn.fingerprint && hash == drawn.pixelHash && file.views() == drawn.views?.text
    }

    /// Returns whether two files hold the same picture, by what intact files say of themselves: the same pixels and
    /// views, drawn with the same versions.
    package static func isSame(_ file: PNGInfo?, _ other: PNGInfo) -> Bool {
        guard let file, let hash = file.pixelHash, hash == other.pixelHash else { return false }
        return (file.fingerprintText == other.fingerprintText || file.fingerprint == other.fingerprint)
            && file.views() == other.views()
    }
}
