import Foundation

/// The arguments and the place of one call.
struct SnapshotRequest {
    /// The argument `named:`.
    var name: String?
    /// The position in a list of strategies, from 1; nil where there is none.
    var index: Int?
    var record: SnapshotTestingConfiguration.Record?
    /// The folder of baselines; nil for `__Snapshots__` beside the source.
    var directory: String?
    /// Seconds.
    var timeout: TimeInterval
    var testName: String
    var fileID: String
    var file: String
    var line: UInt
    var column: UInt

    init(
        name: String?, record: SnapshotTestingConfiguration.Record?, timeout: TimeInterval, testName: String,
        place: IssueLocation
    ) {
        self.name = name
        self.record = record
        self.timeout = timeout
        self.testName = testName
        fileID = "\(place.fileID)"
        file = "\(place.file)"
        line = place.line
        column = place.column
    }
}
