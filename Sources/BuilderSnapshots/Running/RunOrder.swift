import BuilderUIKit

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
    /// What the pictures are held against.
    var comparison = Comparison.baselines

    enum Comparison: String, Hashable, Sendable, Codable {
        case baselines
        /// What is to become the baselines. Only masks excuse what differs, and no picture of a failure is left.
        case candidates
        /// The same from elsewhere: nothing that the files say of themselves is taken for true.
        case untrustedCandidates
    }

    func comparer(for screen: Screen) -> BaselineComparer {
        let isBaseline = comparison == .baselines
        var comparer = BaselineComparer(
            tolerance: isBaseline ? screen.tolerance : .exact, masks: screen.masks,
            allowsOtherFingerprint: allowsOtherFingerprint)
        comparer.leavesPictures = isBaseline
        comparer.trustsFiles = comparison != .untrustedCandidates
        return comparer
    }

    var store: BaselineStore { BaselineStore(folder: baselines, failures: failures) }
}
