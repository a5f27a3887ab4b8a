import SnapshotCore

/// The summary of one picture that isn't the same: a row of its table.
struct SummaryRow {
    let entry: RunEntry
    /// The pictures of the row; nil if rows have none.
    var pictures: SummaryThumbnails?

    /// The row's line.
    /// - Parameter hasPictures: whether the table has columns for them.
    func text(hasPictures: Bool) -> String {
        var cells = [SummaryText.code(entry.name), words]
        if hasPictures { cells += SummaryThumbnails.Kind.allCases.map { pictures?.element($0) ?? "" } }
        return "| " + cells.joined(separator: " | ") + " |\n"
    }

    private static let rowsLimit = 3
    private static let regionLimit = 4
    private static let causeLimit = 3
    private static let lineLimit = 5

    private var words: String {
        let lines = entry.difference.map(lines(of:)) ?? messageLines
        return (["**\(entry.outcome.words)**"] + lines).joined(separator: "<br>")
    }

    // MARK: Of a difference

    private func lines(of difference: DifferenceRecord) -> [String] {
        var lines = [SummaryText.escaped(Self.numbers(of: difference))]
        let rows = difference.rows ?? []
        lines += rows.prefix(Self.rowsLimit).map { SummaryText.escaped($0) }
        let more = rows.count - Self.rowsLimit
        if more > 0 { lines.append("and in \(RunResults.count(more, "more place"))") }
        var told: Set<String> = []
        for region in difference.regions.prefix(Self.regionLimit) {
            let news = region.causes.prefix(Self.causeLimit).filter { told.insert($0).inserted }
            let reason = news.isEmpty ? (region.causes.isEmpty ? [] : ["as above"]) : news
            lines.append(
                SummaryText.escaped(region.place)
                    + (reason.isEmpty
                        ? "" : ": " + reason.map { SummaryText.escaped($0) }.joined(separator: "; ")))
        }
        let rest = difference.regions.count - Self.regionLimit
        if rest > 0 { lines.append("and \(RunResults.count(rest, "more region"))") }
        if told.isEmpty { lines += difference.changes.prefix(Self.causeLimit).map { SummaryText.escaped($0) } }
        // Its last line says which versions are other ones.
        if entry.outcome == .otherFingerprint, let versions = entry.message.split(separator: "\n").last {
            lines.append(SummaryText.escaped(String(versions)))
        }
        return lines
    }

    private static func numbers(of difference: DifferenceRecord) -> String {
        let noun = difference.differingPixels == 1 ? "pixel" : "pixels"
        let pixels =
            "\(SummaryText.number(difference.differingPixels)) \(noun) of \(SummaryText.number(difference.comparedPixels))"
        let regions = difference.regions.count
        let isSameSize =
            difference.recordedWidth == difference.drawnWidth && difference.recordedHeight == difference.drawnHeight
        return pixels + (regions > 1 ? " in \(regions) regions" : "")
            + (isSameSize
                ? ""
                : "; recorded as \(difference.recordedWidth) × \(difference.recordedHeight), drawn as "
                    + "\(difference.drawnWidth) × \(difference.drawnHeight)")
    }

    // MARK: Of anything else

    /// The message without what only who has the files can follow.
    private var messageLines: [String] {
        guard entry.outcome != .missing, entry.outcome != .recorded else { return [] }
        return entry.message.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("  actual: ") }
            .prefix(Self.lineLimit).map { SummaryText.escaped(String($0)) }
    }
}
