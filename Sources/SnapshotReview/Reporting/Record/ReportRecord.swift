import Foundation
import SnapshotCore

/// The content of a report, for programs: the file `report.json` in its folder.
package struct ReportRecord: Hashable, Sendable, Codable, FormattedContent {
    /// The form of this file.
    package static let currentFormat = 1
    /// Its name in the report's folder.
    package static let fileName = "report.json"
    /// Of the decisions that somebody saved beside it.
    package static let decisionsName = "decisions.json"

    /// The form of the file that this was read from; `currentFormat` for one made here.
    var format = Self.currentFormat
    /// The tool that wrote it.
    var tool: Tool
    /// The run, as `verify` wrote it.
    var results: RunResults
    /// For each entry of the results, in their order, its files in the report's folder.
    var files: [Files]
    /// For each orphan of the results, in their order, its files in the report's folder.
    var orphans: [Files]

    struct Tool: Hashable, Sendable, Codable {
        var name: String
        var version: String
    }

    /// The pictures of one entry.
    struct Files: Hashable, Sendable, Codable {
        /// The entry's name; of an orphan its path.
        var name: String
        /// Nil where there is none.
        var baseline: File?
        var actual: File?
        var difference: File?
    }

    /// A file of the report.
    struct File: Hashable, Sendable, Codable {
        /// Below the report's folder, such as `pictures/3/actual.png`: made of the entry's number, never of its name.
        var path: String
        /// In 64 hexadecimal digits.
        var sha256: String
    }
}
