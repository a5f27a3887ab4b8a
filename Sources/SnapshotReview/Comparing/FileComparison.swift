import Foundation
import ImageDiff
import Render
import SnapshotCore

/// The comparison of two picture files, for `snapshot diff`.
package struct FileComparison {
    private let recorded: ComparedFile
    private let drawn: ComparedFile
    private let tolerance: Tolerance
    private let masks: [PixelBox]
    /// The result of the comparison.
    package let report: DiffReport

    /// Reads and compares two files.
    package init(
        _ recordedPath: String, _ drawnPath: String, tolerance: Tolerance, masks: [PixelBox]
    ) throws(DiffError) {
        let recorded = try ComparedFile(recordedPath)
        let drawn = try ComparedFile(drawnPath)
        if let refusal = tolerance.refusal(
            for: recorded.views?.visibleViews ?? [], in: recorded.picture, masks: masks)
        {
            throw .refused(reason: "\(refusal)")
        }
        let comparison: BitmapComparison
        do {
            comparison = try BitmapComparison(recorded.picture, drawn.picture, tolerance: tolerance, masks: masks)
        } catch {
            throw .refused(reason: "\(error)")
        }
        let changes = recorded.views.flatMap { views in drawn.views.map { views.changes(to: $0) } } ?? []
        report = DiffReport(comparison, changes: changes, isExact: tolerance == .exact)
        self.recorded = recorded
        self.drawn = drawn
        self.tolerance = tolerance
        self.masks = masks
    }

    /// Writes the picture of the differences.
    /// - Throws: `DiffError.noPicture`.
    package func writeDifference(to path: String, through signals: DeferredSignals) throws(DiffError) {
        do {
            let picture = try BitmapComparison.differencePicture(
                recorded.picture, drawn.picture, tolerance: tolerance, masks: masks)
            let file = try PNGEncoder().encode(picture, scale: recorded.scale ?? 1)
            try signals.write { try AtomicFile.write(file, to: path, surviving: .process) }
        } catch {
            throw .noPicture(reason: "\(error)")
        }
    }
}

/// The content of a picture's file.
private struct ComparedFile {
    let picture: StraightBitmap
    /// The views of the picture; nil if the file has none.
    let views: ViewTree?
    /// The number of pixels per point; nil if the file has no scale.
    let scale: Double?

    init(_ path: String) throws(DiffError) {
        guard FilePaths.isFile(path) || !FilePaths.exists(path) else {
            throw .unreadable(path: path, reason: "it is a folder or a device: name a file")
        }
        let file: Data
        do {
            file = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
        do {
            picture = try StraightBitmap(data: file)
        } catch {
            throw .unreadable(path: path, reason: "\(error)")
        }
        let info = try? PNGInspector.inspect(file)
        views = info?.views().flatMap(ViewTree.init(text:))
        scale = info?.scale
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
            lines.append("\(Plural.of(antialiasedPixels, "more pixel")) only to smooth an edge")
        }
        lines += (difference.rows ?? []).map { "  \($0)" }
        for region in difference.regions {
            lines.append(
                "  \(region.place), "
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
    package var commandStatus: CommandStatus { RunVerdict.notCompared.commandStatus }
}
