import Foundation
import ImageDiff
import Render
import SnapshotCore

/// The comparison of two picture files, for `snapshot diff`.
package struct FileComparison {
    private let comparison: SnapshotComparison
    private let masks: [PixelBox]
    /// The number of pixels per point of the recorded picture; nil if its file has no scale.
    private let scale: Double?
    /// The result of the comparison.
    package let report: DiffReport

    /// Reads and compares two files.
    package init(
        _ recordedPath: String, _ drawnPath: String, tolerance: Tolerance, masks: [PixelBox]
    ) throws(DiffError) {
        let recorded = try ComparedFile(recordedPath)
        let drawn = try ComparedFile(drawnPath)
        let comparer = SnapshotComparer(tolerance: tolerance, masks: masks)
        do {
            try comparer.checkTolerance(for: recorded.views, in: recorded.bitmap)
            comparison = try comparer.compare(recorded.bitmap, with: drawn.bitmap)
        } catch {
            throw .refused(reason: "\(error)")
        }
        let changes = comparison.changes(from: recorded.views, to: drawn.views)
        report = DiffReport(comparison.pixels, changes: changes, isExact: tolerance == .exact)
        self.masks = masks
        scale = recorded.scale
    }

    /// Writes the picture of the differences.
    /// - Throws: `DiffError.noPicture`.
    package func writeDifference(to path: String, through signals: DeferredSignals) throws(DiffError) {
        do {
            let file = try comparison.differencePNG(scale: scale ?? 1, masks: masks)
            try signals.whileDeferred { try AtomicFile.write(file, to: path, surviving: .process) }
        } catch {
            throw .noPicture(reason: "\(error)")
        }
    }
}

/// The content of a picture's file.
private struct ComparedFile {
    let bitmap: StraightBitmap
    /// The views of the picture; nil if the file has none.
    let views: ViewTree?
    /// The number of pixels per point; nil if the file has no scale.
    let scale: Double?

    init(_ path: String) throws(DiffError) {
        guard FilePaths.isFile(path) || !FilePaths.exists(path) else {
            throw .unreadable(path: path, reason: "it is a folder or a device: pass a file")
        }
        let file: Data
        do {
            file = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .unreadable(path: path, reason: FilePaths.reason(error))
        }
        let snapshot = RecordedSnapshot(file)
        do {
            bitmap = try snapshot.bitmap()
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
        views = snapshot.views
        scale = snapshot.scale
    }
}

/// The result of `snapshot diff`.
package struct DiffReport: Codable {
    /// A Boolean value that indicates whether the pictures are the same within the tolerance.
    package var passes: Bool
    /// A Boolean value that indicates whether every channel of every pixel is compared.
    private var isExact: Bool
    private var difference: DifferenceRecord
    /// The number of ignored pixels that only antialias an edge.
    private var antialiasedPixels: Int

    fileprivate init(_ comparison: BitmapComparison, changes: [ViewChange], isExact: Bool) {
        self.isExact = isExact
        passes = comparison.passes
        difference = DifferenceRecord(comparison, changes: changes)
        antialiasedPixels = comparison.antialiasedPixels
    }

    /// The result as text, without a line end.
    package var text: String {
        var lines: [String] = []
        let (recorded, drawn) = (
            "\(difference.recordedWidth) × \(difference.recordedHeight)",
            "\(difference.drawnWidth) × \(difference.drawnHeight)"
        )
        if recorded != drawn { lines.append("\(recorded) and \(drawn) pixels") }
        let count = difference.differingPixels
        lines.append(
            count == 0
                ? "no pixel of \(difference.comparedPixels) differs" + (isExact ? "" : " by more than the tolerance")
                : "\(Plural.of(count, "pixel")) of \(difference.comparedPixels) "
                    + (count == 1 ? "differs" : "differ") + (passes ? ", within the tolerance" : ""))
        if antialiasedPixels > 0 {
            lines.append(
                "\(Plural.of(antialiasedPixels, "antialiased pixel")) \(antialiasedPixels == 1 ? "is" : "are") ignored")
        }
        lines += (difference.rows ?? []).map { "  \($0)" }
        for region in difference.regions {
            lines.append(
                "  \(region.boxText), "
                    + Plural.of(region.pixels, "pixel")
                    + (region.causes.isEmpty ? "" : ": " + region.causes.joined(separator: "; ")))
        }
        if count > 0, !difference.sweep.isEmpty { lines.append(difference.sweep) }
        return lines.joined(separator: "\n")
    }
}

/// An error of comparing two files.
package enum DiffError: Error, Hashable {
    /// A file can't be read as a picture.
    case unreadable(path: String, reason: String)
    /// The tolerance or the masks are invalid for the pictures.
    case refused(reason: String)
    /// The picture of the differences could not be created or written, after the comparison.
    case noPicture(reason: String)
}

extension DiffError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) can't be compared: \(reason)"
        case .refused(let reason), .noPicture(let reason): reason
        }
    }

    /// 2: could not compare.
    package var commandStatus: CommandStatus { .notCompared }
}
