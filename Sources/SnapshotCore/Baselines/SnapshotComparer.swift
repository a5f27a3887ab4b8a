import Foundation
import ImageDiff
import Render

/// Compares the pixels of a drawn picture with a recorded file, both in memory.
///
/// `BaselineComparer` adds the files of a catalog's baselines and their failures, `assertSnapshot` its images.
package struct SnapshotComparer: Sendable {
    package var tolerance: Tolerance
    /// The rectangles of the drawn picture, in its pixels, that aren't compared.
    package var masks: [PixelBox]

    package init(tolerance: Tolerance, masks: [PixelBox] = []) {
        self.tolerance = tolerance
        self.masks = masks
    }

    /// Validates the tolerance's numbers.
    /// - Throws: `SnapshotOptionError.tolerance`.
    package func validate() throws(SnapshotOptionError) {
        do throws(ComparisonError) {
            try tolerance.validate()
        } catch {
            throw .tolerance("\(error)")
        }
    }

    /// Checks that no view could change altogether and still pass.
    /// - Parameters:
    ///   - views: The views of the picture; nil compares the tolerance with the picture alone.
    ///   - bitmap: The picture.
    /// - Throws: `SnapshotOptionError.tolerance`.
    package func checkTolerance(for views: ViewTree?, in bitmap: StraightBitmap) throws(SnapshotOptionError) {
        if let error = tolerance.refusal(for: views?.visibleViews ?? [], in: bitmap, masks: masks) {
            throw .tolerance("\(error)")
        }
    }

    /// Compares the pixels.
    /// - Throws: `SnapshotOptionError.tolerance` for an invalid tolerance or mask.
    package func compare(
        _ recorded: StraightBitmap, with drawn: StraightBitmap
    ) throws(SnapshotOptionError) -> SnapshotComparison {
        do throws(ComparisonError) {
            let pixels = try BitmapComparison(recorded, drawn, tolerance: tolerance, masks: masks)
            return SnapshotComparison(recorded: recorded, drawn: drawn, pixels: pixels, tolerance: tolerance)
        } catch {
            throw .tolerance("\(error)")
        }
    }
}

/// A comparison of a drawn picture with a recorded one.
package struct SnapshotComparison {
    package let recorded: StraightBitmap
    package let drawn: StraightBitmap
    /// The differences of the pixels.
    package let pixels: BitmapComparison
    fileprivate let tolerance: Tolerance

    /// Returns the changes of the views; none where one of the pictures has no views.
    package func changes(from recordedViews: ViewTree?, to drawnViews: ViewTree?) -> [ViewChange] {
        recordedViews.flatMap { recorded in drawnViews.map { recorded.changes(to: $0) } } ?? []
    }

    /// Returns the file of a picture of the differences.
    /// - Parameters:
    ///   - scale: Pixels for each point.
    ///   - masks: The rectangles that it marks as masked.
    /// - Throws: `ComparisonError` or `ImageError`.
    package func differencePNG(scale: Double, masks: [PixelBox] = []) throws -> Data {
        let picture = try BitmapComparison.differencePicture(recorded, drawn, tolerance: tolerance, masks: masks)
        return try PNGEncoder().quick().encode(picture, scale: scale)
    }
}

/// The file of a recorded picture: its metadata, and on demand its pixels and views.
package struct RecordedSnapshot {
    package let file: Data
    /// Nil for a file that is no PNG.
    package let info: PNGInfo?

    /// Creates a snapshot of any file.
    package init(_ file: Data) {
        self.file = file
        info = try? PNGInspector.inspect(file)
    }

    /// Creates a snapshot of a PNG file.
    /// - Throws: `ImageError` for other files.
    init(png file: Data) throws {
        self.file = file
        info = try PNGInspector.inspect(file)
    }

    /// The hash of the pixels; nil where the file has none, or was changed after it was written.
    package var pixelHash: String? { info?.pixelHash }

    /// The number of pixels for each point; nil where the file doesn't contain it.
    package var scale: Double? { info?.scale }

    /// The views of the picture, read at each call; nil where the file has none.
    package var views: ViewTree? { info?.views().flatMap(ViewTree.init(text:)) }

    /// Decodes the pixels.
    /// - Throws: `ImageError`.
    package func bitmap() throws -> StraightBitmap { try StraightBitmap(data: file) }

    /// Returns the libraries and fonts that drew the picture in other versions than the given ones.
    package func otherVersions(than fingerprint: Fingerprint) -> [Fingerprint.Difference] {
        info?.fingerprint.map { fingerprint.otherVersions(from: $0) } ?? []
    }
}
