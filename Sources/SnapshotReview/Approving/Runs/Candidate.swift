import SnapshotCore

/// A picture that a run drew and that isn't its baseline: what may become it.
package struct Candidate: Sendable {
    /// The run's entry.
    var entry: RunEntry
    /// The path in the artifact; nil if the run left no picture.
    var path: String?
    /// The SHA-256 that its file must have, in hexadecimal digits, by everybody who noted one.
    var digests: Set<String>
    /// The baseline that the run compared it with.
    var recorded: Recorded

    var name: String { entry.name }

    /// Returns whether it is the picture of a hash, for all that the run noted. What the run found to be right may have
    /// been any before: the run left no picture of it.
    func mayBe(_ hash: String) -> Bool {
        if entry.outcome.isSettled { return true }
        return path != nil && digests.allSatisfy { $0.lowercased() == hash.lowercased() }
    }

    /// The baseline at the time of the run.
    enum Recorded: Hashable, Sendable {
        case none
        case file(digest: String)
        /// The run was made by a tool that didn't note it.
        case unknown
    }
}

extension RunOutcome {
    /// A Boolean value that indicates whether a picture of this outcome is approved where nobody names it.
    var isApprovedUnasked: Bool {
        switch self {
        case .differs, .missing, .otherFingerprint: true
        default: false
        }
    }

    /// A Boolean value that indicates whether there is a picture that can become the baseline.
    var isApprovable: Bool { isApprovedUnasked || self == .unreadable }

    /// A Boolean value that indicates whether the baseline is what was drawn, for all that the run knows.
    var isSettled: Bool {
        switch self {
        case .same, .tolerated, .recorded: true
        default: false
        }
    }
}
