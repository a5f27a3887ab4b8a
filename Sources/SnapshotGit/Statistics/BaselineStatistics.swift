import Foundation
import SnapshotCore

/// The result of `snapshot stats`.
package struct BaselineStatistics: Codable, Hashable {
    struct File: Codable, Hashable {
        var name: String
        var bytes: Int
    }

    /// The number of files and their bytes in the working tree.
    var count: Int
    var bytes: Int
    var largest: [File]
    /// Nil where the folder is in no repository.
    var growth: RepositoryGrowth?
    var compact: CompactSaving?

    package init(_ files: BaselineFiles, largest limit: Int, growth: RepositoryGrowth?, compact: CompactSaving?) {
        count = files.files.count
        bytes = files.bytes
        largest = files.largest.prefix(limit).map { File(name: $0.name, bytes: $0.bytes) }
        self.growth = growth
        self.compact = compact
    }

    package var text: String {
        var lines = ["\(RunResults.count(count, "baseline")), \(ByteCount.text(bytes))"]
        if !largest.isEmpty {
            lines += ["", "Largest:", TextTable.text(largest.map { ["  \($0.name)", ByteCount.text($0.bytes)] })]
        }
        if let growth { lines += [""] + Self.lines(growth) }
        if let compact { lines += ["", Self.line(compact)] }
        return lines.joined(separator: "\n")
    }

    private static func lines(_ growth: RepositoryGrowth) -> [String] {
        guard growth.versions > 0 else {
            return [growth.missing > 0 ? "No version is in this clone." : "No baseline was committed yet."]
        }
        let rows = growth.months.map { month in
            [
                "  \(month.month)", RunResults.count(month.versions, "version"),
                "+\(ByteCount.text(month.bytes))"
                    + (month.lfsBytes > 0 ? " and \(ByteCount.text(month.lfsBytes)) in Git LFS" : ""),
            ]
        }
        let total =
            "In the repository: \(RunResults.count(growth.versions, "version")), \(ByteCount.text(growth.bytes))"
            + (growth.lfsBytes > 0 ? ", and \(ByteCount.text(growth.lfsBytes)) in Git LFS" : "")
        return ["\(total). By month:", TextTable.text(rows)]
    }

    private static func line(_ compact: CompactSaving) -> String {
        let skipped =
            compact.skipped > 0 ? " (\(RunResults.count(compact.skipped, "file")) could not be tried)" : ""
        guard compact.tried > 0 else { return "What “record --compact” would save isn't known\(skipped)." }
        let share = compact.before > 0 ? 100 * (compact.before - compact.after) / compact.before : 0
        let whole =
            "“record --compact” would save \(compact.isEstimate ? "about " : "")\(ByteCount.text(compact.bytes))"
        let sample = compact.isEstimate ? ", by \(compact.tried) of \(compact.of) files" : ""
        return "\(whole), \(share) %\(sample)\(skipped)."
    }
}
