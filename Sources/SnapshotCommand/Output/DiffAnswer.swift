import ImageDiff
import Render
import SnapshotCore

/// The result of `snapshot diff`.
struct DiffAnswer: Codable {
    var passes: Bool
    /// A Boolean value that indicates whether every channel of every pixel counts.
    var isExact: Bool
    var difference: DifferenceRecord
    /// Pixels that only smooth an edge, and weren't counted.
    var antialiasedPixels: Int

    init(_ comparison: BitmapComparison, changes: [ViewChange], isExact: Bool) {
        self.isExact = isExact
        passes = comparison.passes
        difference = DifferenceRecord(comparison, changes: changes)
        antialiasedPixels = comparison.antialiasedPixels
    }

    var text: String {
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
                : "\(RunResults.count(count, "pixel")) of \(difference.comparedPixels) "
                    + (count == 1 ? "differs" : "differ") + (passes ? ", within the tolerance" : ""))
        if antialiasedPixels > 0 {
            lines.append("\(RunResults.count(antialiasedPixels, "more pixel")) only to smooth an edge")
        }
        lines += (difference.rows ?? []).map { "  \($0)" }
        for region in difference.regions {
            lines.append(
                "  \(region.place), "
                    + RunResults.count(region.pixels, "pixel")
                    + (region.causes.isEmpty ? "" : ": " + region.causes.joined(separator: "; ")))
        }
        if count > 0, !difference.sweep.isEmpty { lines.append(difference.sweep) }
        return lines.joined(separator: "\n")
    }
}
