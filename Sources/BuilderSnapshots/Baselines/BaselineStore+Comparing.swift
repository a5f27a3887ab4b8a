import BuilderUIKit
import Render

extension BaselineStore {
    /// Compares what was drawn with the baseline, pixel by pixel.
    ///
    /// Where they differ, or the baseline is missing, what was drawn is left in `failures`; where they are equal,
    /// pictures of an earlier failure are taken away. A comparison that can't be made is an answer too: it never counts
    /// as equal.
    /// - Throws: `RenderError` when the display can't be painted; `AtomicFileError` and others when pictures of the
    ///   failure can't be written.
    public func compare(
        _ display: Display, with screen: String, _ configuration: SnapshotConfiguration
    ) throws -> BaselineVerdict {
        let path = path(of: screen, configuration)
        guard FilePlace.exists(path) else {
            let actual = try leave(display.png(), at: actualPath(of: screen, configuration))
            return .missing(path: path, actual: actual)
        }
        let file: Data
        let info: PNGInfo
        do {
            file = try Data(contentsOf: URL(fileURLWithPath: path))
            info = try PNGInspector.inspect(file)
        } catch {
            let actual = try leave(display.png(), at: actualPath(of: screen, configuration))
            return .unreadable(path: path, reason: Self.reason(error), actual: actual)
        }

        let bitmap = try display.bitmap()
        if info.pixelHash == bitmap.pixelHash(scale: display.scale) {
            removeFailures(of: screen, configuration)
            return .equal
        }
        return try difference(bitmap, display, file, info, screen, configuration)
    }

    /// The verdict on a file whose hash is another, or which has none that counts.
    private func difference(
        _ bitmap: Bitmap, _ display: Display, _ file: Data, _ info: PNGInfo, _ screen: String,
        _ configuration: SnapshotConfiguration
    ) throws -> BaselineVerdict {
        let path = path(of: screen, configuration)
        let fingerprint = display.fingerprint
        let png: Data
        do {
            png = try PNGEncoder(fingerprint: fingerprint).encode(bitmap, scale: display.scale)
        } catch {
            throw RenderError(error)
        }
        let expected: Bitmap
        let actual: Bitmap
        do {
            expected = try ImageDecoder.decode(file)
            // Through a file and back as well: what translucent pixels lose on that way is no difference.
            actual = try ImageDecoder.decode(png)
        } catch {
            let left = try leave(png, at: actualPath(of: screen, configuration))
            return .unreadable(path: path, reason: Self.reason(error), actual: left)
        }

        let comparison = PixelComparison(expected, actual)
        if comparison.areEqual, info.scale == nil || info.scale == display.scale {
            removeFailures(of: screen, configuration)
            return .equal
        }
        let mark = try PNGEncoder().encode(
            PixelComparison.differencePicture(expected, actual), scale: display.scale)
        let mismatch = BaselineMismatch(
            path: path,
            recorded: BaselineMismatch.Size(width: expected.width, height: expected.height, scale: info.scale),
            drawn: BaselineMismatch.Size(width: actual.width, height: actual.height, scale: display.scale),
            comparison: comparison,
            actual: try leave(png, at: actualPath(of: screen, configuration)),
            difference: try leave(mark, at: differencePath(of: screen, configuration)))
        let changes = info.fingerprint.map { fingerprint.differences(from: $0).filter(\.affectsPixels) } ?? []
        return changes.isEmpty ? .differs(mismatch) : .otherFingerprint(changes, mismatch)
    }

    private func leave(_ png: Data, at path: String) throws -> String {
        try FilePlace.makeFolder(FilePlace.folder(of: path))
        try AtomicFile.write(png, to: path, surviving: .process)
        return path
    }

    private func removeFailures(of screen: String, _ configuration: SnapshotConfiguration) {
        unlink(actualPath(of: screen, configuration))
        unlink(differencePath(of: screen, configuration))
    }

    private static func reason(_ error: any Error) -> String {
        (error as? ImageError)?.description ?? error.localizedDescription
    }
}
