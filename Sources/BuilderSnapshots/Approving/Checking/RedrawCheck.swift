import BuilderUIKit
import Render

/// Draws the screens again, in processes as `verify` does, and holds what they draw now against the candidates: these are put aside
/// as if they were baselines.
struct RedrawCheck {
    let tool: SnapshotTool
    let options: RunOptions
    /// The folder of the candidates, `<picture's name>.png`.
    let staging: String
    /// Where pictures of what is drawn otherwise go; nobody looks at them.
    let scratch: String

    /// - Returns: by name, why candidates aren't what their screens draw.
    /// - Throws: `RunError`.
    @MainActor
    func refusals(of approvals: [Approval]) async throws -> [String: ApprovalRefusal] {
        let order = RunOrder(baselines: staging, failures: scratch, mode: .never)
        var refusals: [String: ApprovalRefusal] = [:]
        try await options.run(order, for: tool).run(approvals.map(\.picture)) { entry in
            for warning in entry.warnings { tool.console.warn(warning, of: entry.name) }
            refusals[entry.name] = refusal(entry)
        }
        return refusals
    }

    private func refusal(_ entry: RunEntry) -> ApprovalRefusal? {
        switch entry.outcome {
        case .same: nil
        case .tolerated: .drawsOtherwise("within its tolerance")
        case .differs, .otherFingerprint: .drawsOtherwise(Self.words(entry.difference))
        case .refused: .refusedTolerance
        case .missing, .recorded, .unreadable: .notDrawn("the picture that was put aside is gone")
        case .failed, .crashed, .timedOut, .unwritable:
            .notDrawn("\(entry.outcome.words): \(entry.message)")
        }
    }

    /// Such as “120 pixels of 1000 differ: label “Email” moved down 3 pt”.
    private static func words(_ difference: DifferenceRecord?) -> String {
        guard let difference else { return "" }
        var words = "\(RunResults.count(difference.differingPixels, "pixel")) of \(difference.comparedPixels)"
        if let cause = difference.regions.lazy.flatMap(\.causes).first ?? difference.changes.first {
            words += ": \(PlainText.of(cause))"
        }
        return words
    }
}
