/// The configuration of a run: the same in this process and in workers.
package struct RunConfiguration: Hashable, Sendable, Codable {
    package var baselines: String
    /// The folder for pictures of failures.
    package var failures: String
    package var mode: RecordMode
    /// A Boolean value that indicates whether baselines of other libraries or fonts are compared, too.
    package var allowsOtherFingerprint = false
    package var isCompact = false
    /// The pictures to compare with.
    package var comparison = Comparison.baselines

    package init(
        baselines: String, failures: String, mode: RecordMode, allowsOtherFingerprint: Bool = false,
        isCompact: Bool = false, comparison: Comparison = Comparison.baselines
    ) {
        self.baselines = baselines
        self.failures = failures
        self.mode = mode
        self.allowsOtherFingerprint = allowsOtherFingerprint
        self.isCompact = isCompact
        self.comparison = comparison
    }

    /// The kinds of files that pictures are compared with.
    package enum Comparison: String, Hashable, Sendable, Codable {
        case baselines
        /// Candidates for baselines. Only masks excuse differences, and no picture of a failure is left.
        case candidates
        /// Candidates of untrusted origin: the metadata of the files is verified against their pixels.
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

    package var store: BaselineStore { BaselineStore(folder: baselines, failures: failures) }
}
