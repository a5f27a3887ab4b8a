import Foundation

extension BitmapComparison: CustomStringConvertible {
    /// A few lines of text: the number of differing pixels, their greatest difference, the regions, and passing
    /// tolerances.
    public var description: String {
        var lines = [summary]
        lines += rowEdits.prefix(5).map(\.description)
        if rowEdits.count > 5 { lines.append("and \(rowEdits.count - 5) more inserted or removed parts") }
        lines += regions.prefix(5).map(\.description)
        if regions.count > 5 { lines.append("and \(regions.count - 5) more regions") }
        if !passes { lines.append(sweep.description) }
        return lines.joined(separator: "\n")
    }

    /// One line, such as `1204 of 2962440 pixels differ (0.0406 %) in 3 regions`.
    public var summary: String {
        var text = ""
        if recordedSize != drawnSize { text = "recorded with \(recordedSize) pixels, drawn with \(drawnSize): " }
        guard differingPixels > 0 else {
            if recordedSize == drawnSize { return "no pixel differs" + smoothedText }
            return text + "the rest is equal"
        }
        let share = String(format: "%.4g", differingShare * 100)
        text += "\(differingPixels) of \(comparedPixels) pixels differ (\(share) %)"
        text += regions.count == 1 ? " in 1 region" : " in \(regions.count) regions"
        return text + smoothedText
    }

    private var smoothedText: String {
        switch antialiasedPixels {
        case 0: return ""
        case 1: return "; 1 smoothed edge pixel left out"
        default: return "; \(antialiasedPixels) smoothed edge pixels left out"
        }
    }
}
