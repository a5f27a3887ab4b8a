import Foundation
import ImageDiff
import Render

/// Two pictures of the same thing, by two painters: they agree when they differ in smoothed edges only.
public struct Agreement: CustomStringConvertible {
    public let comparison: BitmapComparison
    private let recorded: StraightBitmap
    private let drawn: StraightBitmap

    /// Colors as different as an eye hardly sees pass, and pixels that smooth an edge.
    private static let tolerance = Tolerance(measure: .yiq(threshold: 0.1, countsAntialiasing: false))

    public init(_ painted: Bitmap, _ other: Bitmap) throws {
        recorded = StraightBitmap(painted)
        drawn = StraightBitmap(other)
        comparison = try BitmapComparison(recorded, drawn, tolerance: Self.tolerance)
    }

    /// The share of the pixels that differ otherwise, 0…1; 1 for pictures of different sizes.
    public var share: Double {
        comparison.recordedSize == comparison.drawnSize ? comparison.differingShare : 1
    }

    /// Writes the two pictures and their difference into the folder of the environment variable `DOCUMENT_PICTURES`,
    /// for looking at; nothing without it.
    public func keep(as name: String, _ painted: Bitmap, _ other: Bitmap) throws {
        guard let folder = ProcessInfo.processInfo.environment["DOCUMENT_PICTURES"] else { return }
        let place = URL(fileURLWithPath: folder)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let difference = try BitmapComparison.differencePicture(recorded, drawn, tolerance: Self.tolerance)
        for (kind, bitmap) in [("painted", painted), ("document", other), ("difference", difference)] {
            try PNGEncoder().encode(bitmap, scale: 1).write(to: place.appendingPathComponent("\(name).\(kind).png"))
        }
    }

    public var description: String {
        "\(comparison.differingPixels) of \(comparison.comparedPixels) pixels differ; \(comparison.regions.prefix(5))"
    }
}
