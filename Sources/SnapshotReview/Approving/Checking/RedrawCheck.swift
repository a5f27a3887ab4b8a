import BuilderUIKit
import Render
import SnapshotCore

/// Draws the screens again, in processes as `verify` does, and holds what they draw now against the candidates: these
/// are put aside as if they were baselines.
struct RedrawCheck {
    let tool: SnapshotTool
    let makeRun: (RunConfiguration) -> CatalogRun
    /// The folder of the candidates, `<picture's name>.png`.
    let staging: String
    /// A path that is never written to: pictures of redrawn differences aren't left.
    let scratch: String
    /// A Boolean value that indicates whether the candidates were drawn here.
    let trustsCandidates: Bool

    /// - Returns: by name, why candidates aren't what their screens draw.
    /// - Throws: `RunError`.
    @MainActor
    func refusals(of approvals: [Approval]) async throws -> [String: ApprovalError] {
        let configuration = RunConfiguration(
            baselines: staging, failures: scratch, mode: .never,
            comparison: trustsCandidates ? .candidates : .untrustedCandidates)
        var refusals: [String: ApprovalError] = [:]
        try await makeRun(configuration).run(approvals.map(\.picture)) { entry in
            for warning in entry.warnings { tool.console.warn(warning, of: entry.name) }
            refusals[entry.name] = refusal(entry)
        }
        return refusals
    }

    private func refusal(_ entry: RunEntry) -> ApprovalError? {
        switch entry.outcome {
        // Nothing is tolerated but what masks hide.
        case .same, .tolerated: nil
        case .differs, .otherFingerprint: .drawsOtherwise(Self.words(entry.difference))
        case .refused: .refusedTolerance
        case .missing, .recorded, .unreadable: .notDrawn("the picture that was put aside is gone")
        case .failed, .crashed, .timedOut, .unwritable:
            .notDrawn("\(entry.outcome.words): \(entry.message)")
        }
    }

    /// Such as “120 pixels of 1000: label “Email” moved down 3 pt”.
    private static func words(_ difference: DifferenceRecord?) -> String {
        guard let difference else { return "" }
        var words =
            difference.differingPixels == 0
            ? "the same pixels, of which its file says something else"
            : "\(RunResults.count(difference.differingPixels, "pixel")) of \(difference.comparedPixels)"
        if let cause = difference.regions.lazy.flatMap(\.causes).first ?? difference.changes.first {
            words += ": \(PlainText.of(cause))"
        }
        return words
    }
}
