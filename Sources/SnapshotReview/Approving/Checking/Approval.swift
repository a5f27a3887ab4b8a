import ImageDiff
import Render
import SnapshotCore

/// A picture that passed all checks, and what it does to its baseline.
struct Approval: Sendable {
    enum Change: Hashable, Sendable {
        case new
        /// The size of the baseline before, in pixels; nil where it can't be read.
        case replaced(PixelSize?)
        /// The baseline is this picture already.
        case unchanged
    }

    let picture: DeclaredPicture
    let entry: RunEntry
    /// The baseline's path.
    let path: String
    /// The path of the staged picture.
    let file: String
    let size: PixelSize
    let change: Change
    /// The SHA-256 that the baseline must still have when it is replaced; nil for none.
    let recorded: String?
    /// The identity of the baseline before it was read; nil for none.
    let identity: FileIdentity?
}

extension Approval {
    /// One line for what becomes of the baseline, and one for each region that changes, with its causes.
    /// - Parameter isDryRun: true where nothing becomes of it yet.
    func text(isDryRun: Bool) -> String {
        let name = "\(picture.name): \(isDryRun ? "would be " : "")"
        switch change {
        case .unchanged where entry.outcome == .tolerated:
            return
                "\(picture.name): unchanged, within its tolerance or under its masks: “record” makes what is drawn the "
                + "baseline"
        case .unchanged: return "\(picture.name): unchanged"
        case .new: return "\(name)new, \(Self.text(size))"
        case .replaced(let before):
            var line = "\(name)replaced, \(Self.text(size))"
            if let before, before != size { line += ", was \(Self.text(before))" }
            if before == nil { line += ", was no picture that can be read" }
            return ([line] + regionLines).joined(separator: "\n")
        }
    }

    /// As the run found them; each cause once.
    private var regionLines: [String] {
        guard let regions = entry.difference?.regions, !regions.isEmpty else { return [] }
        var told: Set<String> = []
        var lines = regions.prefix(Self.regionLimit).map { region in
            let place = "  \(region.width) × \(region.height) pixels at (\(region.x), \(region.y)), "
            let causes = region.causes.prefix(Self.causeLimit).filter { told.insert($0).inserted }
            return place + "\(region.pixels) of them"
                + (causes.isEmpty ? "" : ": " + PlainText.of(causes.joined(separator: "; ")))
        }
        let rest = regions.count - Self.regionLimit
        if rest > 0 { lines.append("  and \(RunResults.count(rest, "more region"))") }
        return lines
    }

    private static let regionLimit = 8
    private static let causeLimit = 3

    private static func text(_ size: PixelSize) -> String { "\(size.width) × \(size.height) pixels" }
}
