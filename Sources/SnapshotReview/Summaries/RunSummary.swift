import Foundation
import SnapshotCore

/// The results of a run in Markdown, for a comment or a page of a build server: counts, a table of pictures that aren't
/// the same, and thumbnails.
///
/// It never exceeds GitHub's limit for a comment, whatever the number of differences; the steps' own pages allow more.
struct RunSummary {
    /// The size limit in bytes. GitHub refuses comments of more than 65,536 characters, and a user's own text may be
    /// added.
    static let limit = 60_000
    /// The first line of every text.
    static let heading = "## Snapshots: "
    /// The number of rows with pictures.
    static let pictureLimit = 30
    private static let orphanLimit = 20
    private static let filterLimit = 8

    let text: String
    /// The pictures that the text shows.
    let pictures: [SummaryThumbnails]

    /// Decodes and scales the pictures of up to `pictureLimit` rows, on all cores.
    /// - Parameter folderURL: the URL of the pictures' folder, as it is written in links; nil for no pictures.
    init(_ results: RunResults, toolName: String, folderURL: String?, sources: RunImages) {
        // Pictures that could not be compared come first: they may hide any difference.
        let entries =
            results.entries.filter { $0.outcome.verdict == .notCompared }
            + results.entries.filter { $0.outcome.verdict == .differs }
        let pictures =
            folderURL.map {
                Self.pictures(of: Array(entries.prefix(Self.pictureLimit)), folderURL: $0, sources: sources)
            } ?? []
        let hasPictures = pictures.contains { !$0.thumbnails.isEmpty }

        let head = Self.head(of: results, failures: entries.count)
        let tail = Self.tail(of: results, failures: entries.count, toolName: toolName)
        var table = entries.isEmpty ? "" : Self.tableHead(hasPictures: hasPictures)
        // This is enough for the line with the number of further ones.
        let room = Self.limit - head.utf8.count - tail.utf8.count - 100
        var size = table.utf8.count
        var count = 0
        for (index, entry) in entries.enumerated() {
            let row = SummaryRow(entry: entry, pictures: index < pictures.count ? pictures[index] : nil)
                .text(hasPictures: hasPictures)
            guard size + row.utf8.count <= room else { break }
            table += row
            size += row.utf8.count
            count += 1
        }
        if !table.isEmpty { table += "\n" }
        let rest = entries.count - count
        if rest > 0 { table += "… and \(Plural.of(rest, "more picture")).\n\n" }
        text = head + table + tail
        self.pictures = Array(pictures.prefix(count))
    }

    // MARK: Header and footer

    private static func head(of results: RunResults, failures: Int) -> String {
        let count = results.entries.count
        let isOrphaned = results.failsOnOrphans && !results.orphans.isEmpty
        let title =
            if failures > 0 {
                "\(failures) of \(Plural.of(count, "picture")) \(failures == 1 ? "is" : "are") not the same"
            } else if isOrphaned {
                Plural.of(results.orphans.count, "baseline") + " without a screen"
            } else if count == 0 {
                "nothing was compared"
            } else {
                count == 1 ? "the picture is the same" : "all \(count) pictures are the same"
            }
        var text = heading + "\(title)\n\n\(results).\n\n"
        if let shard = results.scope.shard { text += "Shard \(shard.number) of \(shard.count).\n\n" }
        if !results.scope.filters.isEmpty {
            let filters = results.scope.filters.prefix(filterLimit).map { SummaryText.code($0) }.joined(separator: ", ")
            text += "Filters: \(filters).\n\n"
        }
        return text
    }

    private static func tableHead(hasPictures: Bool) -> String {
        var titles = ["picture", "result"]
        if hasPictures { titles += SummaryThumbnails.Role.allCases.map { wide($0.rawValue) } }
        return "| " + titles.joined(separator: " | ") + " |\n|" + titles.map { _ in "---|" }.joined() + "\n"
    }

    /// Returns a title about as wide as a picture: sites shrink pictures before they wrap text.
    private static func wide(_ title: String) -> String {
        title + String(repeating: "&nbsp;", count: max(0, 24 - 2 * title.count))
    }

    private static func tail(of results: RunResults, failures: Int, toolName: String) -> String {
        func command(_ words: String) -> String { SummaryText.code("\(toolName) \(words)") }
        var text = ""
        if !results.orphans.isEmpty {
            text += "Baselines that no screen declares, which \(command("prune")) deletes:\n\n"
            for orphan in results.orphans.prefix(orphanLimit) { text += "- \(SummaryText.code(orphan))\n" }
            let rest = results.orphans.count - orphanLimit
            if rest > 0 { text += "- and \(rest) more\n" }
            text += "\n"
        }
        if failures > 0 {
            text +=
                "The run's report, which \(command("report")) creates from its results, has the full pictures. "
                + "To accept a change, \(command("approve --from ARTIFACT")) makes the candidates of this run "
                + "baselines, from the folder of its artifact; \(command("record --mode failed")) renders them "
                + "again.\n"
        }
        if let commit = results.commit { text += "\nCommit: \(SummaryText.code(String(commit.prefix(40)))).\n" }
        return text
    }

    // MARK: Pictures

    private static func pictures(
        of entries: [RunEntry], folderURL: String, sources: RunImages
    ) -> [SummaryThumbnails] {
        ConcurrentMap.results(entries.count) { index in
            SummaryThumbnails(number: index + 1, folderURL: folderURL, entry: entries[index], sources: sources)
        }.compactMap { try? $0.get() }
    }
}

/// The summary of one picture that isn't the same: a row of its table.
struct SummaryRow {
    let entry: RunEntry
    /// The pictures of the row; nil if rows have none.
    var pictures: SummaryThumbnails?

    /// Returns the row's line.
    /// - Parameter hasPictures: a Boolean value that indicates whether the table has columns for pictures.
    func text(hasPictures: Bool) -> String {
        var cells = [SummaryText.code(entry.name), words]
        if hasPictures { cells += SummaryThumbnails.Role.allCases.map { pictures?.element($0) ?? "" } }
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

    // MARK: Differences

    private func lines(of difference: DifferenceRecord) -> [String] {
        var lines = [SummaryText.escaped(Self.numbers(of: difference))]
        let rows = difference.rows ?? []
        lines += rows.prefix(Self.rowsLimit).map { SummaryText.escaped($0) }
        let more = rows.count - Self.rowsLimit
        if more > 0 { lines.append("and in \(Plural.of(more, "more place"))") }
        var reported: Set<String> = []
        for region in difference.regions.prefix(Self.regionLimit) {
            let news = region.causes.prefix(Self.causeLimit).filter { reported.insert($0).inserted }
            let reason = news.isEmpty ? (region.causes.isEmpty ? [] : ["as above"]) : news
            lines.append(
                SummaryText.escaped(region.boxText)
                    + (reason.isEmpty
                        ? "" : ": " + reason.map { SummaryText.escaped($0) }.joined(separator: "; ")))
        }
        let rest = difference.regions.count - Self.regionLimit
        if rest > 0 { lines.append("and \(Plural.of(rest, "more region"))") }
        if reported.isEmpty { lines += difference.changes.prefix(Self.causeLimit).map { SummaryText.escaped($0) } }
        // The last line of the message names the versions that differ.
        if entry.outcome == .otherFingerprint, let versions = entry.message.split(separator: "\n").last {
            lines.append(SummaryText.escaped(String(versions)))
        }
        return lines
    }

    private static func numbers(of difference: DifferenceRecord) -> String {
        let noun = difference.differingPixels == 1 ? "pixel" : "pixels"
        let pixels =
            "\(SummaryText.number(difference.differingPixels)) \(noun) of "
            + SummaryText.number(difference.comparedPixels)
        let regions = difference.regions.count
        let isSameSize =
            difference.recordedWidth == difference.drawnWidth && difference.recordedHeight == difference.drawnHeight
        return pixels + (regions > 1 ? " in \(regions) regions" : "")
            + (isSameSize
                ? ""
                : "; recorded as \(difference.recordedWidth) × \(difference.recordedHeight), drawn as "
                    + "\(difference.drawnWidth) × \(difference.drawnHeight)")
    }

    // MARK: Other outcomes

    /// The message without lines that refer to files of the run.
    private var messageLines: [String] {
        guard entry.outcome != .missing, entry.outcome != .recorded else { return [] }
        return entry.message.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("  actual: ") }
            .prefix(Self.lineLimit).map { SummaryText.escaped(String($0)) }
    }
}
