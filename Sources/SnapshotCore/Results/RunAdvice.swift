/// The commands that go on from a run that isn't green: what its output ends with.
package struct RunAdvice: Hashable, Sendable {
    /// The lines of advice.
    package let text: String

    /// - Parameters:
    ///   - toolName: how the command is called.
    ///   - artifacts: the option of the folder for pictures of failures, and `baselines` that of the baselines; nil for
    ///     none.
    ///   - hasPage: whether the run has made its page itself.
    /// - Returns: nil where there is nothing to look at or to approve.
    package init?(_ results: RunResults, toolName: String, artifacts: String?, baselines: String?, hasPage: Bool) {
        let outcomes = results.entries.map(\.outcome).filter { $0.verdict != .same }
        guard !outcomes.isEmpty else { return nil }
        let folder = artifacts.map { " --artifacts \(ShellWord.quoted($0))" } ?? ""
        let place = baselines.map { " --baselines \(ShellWord.quoted($0))" } ?? ""
        var parts: [String] = []
        if !hasPage { parts.append("“\(toolName) report\(folder)” shows them") }
        if outcomes.contains(where: { $0 == .differs || $0 == .missing }) {
            parts.append("“\(toolName) approve\(folder)\(place)” makes them baselines")
        }
        if parts.isEmpty { return nil }
        text = parts.joined(separator: ", ")
    }
}
