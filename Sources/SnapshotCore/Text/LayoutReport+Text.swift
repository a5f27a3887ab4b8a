import BuilderUIKit

extension LayoutReport {
    /// Returns the output of `snapshot explain`.
    /// - Parameter name: an identifier, text or class of a view; nil for all views, after conflicts and ambiguities.
    /// - Throws: `CommandError.severalViews` or `.unknownView`.
    @MainActor
    package func text(forView name: String?) throws(CommandError) -> String {
        if let name { return text(for: try views(named: name)) }
        var result = conflicts.map { "\($0)\n\n" }.joined()
        result += conflictSources.map { "  code   \($0)\n" }.joined() + (conflictSources.isEmpty ? "" : "\n")
        for ambiguity in ambiguities { result += "\(ambiguity)\n" }
        if !ambiguities.isEmpty { result += "\n" }
        return result + wholeText
    }
}
