/// What a run does with each of its pictures: the same in this process and in workers.
struct RunOrder: Hashable, Sendable, Codable {
    /// The folder of the baselines.
    var baselines: String
    /// The folder for pictures of failures.
    var failures: String
    var mode: RecordMode
    var allowsOtherFingerprint = false
    /// Takes longer for smaller files.
    var isCompact = false

    var store: BaselineStore { BaselineStore(folder: baselines, failures: failures) }
}
