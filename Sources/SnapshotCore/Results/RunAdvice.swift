/// The commands that continue after a failed run, printed at the end of its output.
package struct RunAdvice: Hashable, Sendable {
    /// The lines of advice.
    package let text: String

    /// Creates the advice.
    /// - Parameters:
    ///   - toolName: the command's name.
    ///   - artifacts: the option of the folder for pictures of failures; nil for none.
    ///   - baselines: the option of the folder of the baselines; nil for none.
    ///   - hasPage: a Boolean value that indicates whether the run has written its page itself.
    /// - Returns: nil if there is nothing to review or to approve.
    package init?(_ results: RunResults, toolName: String, artifacts: String?, baselines: String?, hasPage: Bool) {
        let outcomes = results.entries.lazy.map(\.outcome).filter { $0.verdict != .same }
        guard !outcomes.isEmpty else { return nil }
        let folder = artifacts.map { " --artifacts \(ShellWord.quoted($0))" } ?? ""
        let baselineOption = baselines.map { " --baselines \(ShellWord.quoted($0))" } ?? ""
        var parts: [String] = []
        if !hasPage { parts.append("“\(toolName) report\(folder)” shows them") }
        if outcomes.contains(where: { $0 == .differs || $0 == .missing }) {
            parts.append("“\(toolName) approve\(folder)\(baselineOption)” makes them baselines")
        }
        if parts.isEmpty { return nil }
        text = parts.joined(separator: ", ")
    }
}
