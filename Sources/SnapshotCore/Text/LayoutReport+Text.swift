import BuilderUIKit

extension LayoutReport {
    /// Returns the output of `snapshot explain`.
    /// - Parameter name: an identifier, text or class of a view; nil for all views, after conflicts and ambiguities.
    /// - Throws: `CommandError.severalViews` or `.unknownView`.
    @MainActor
    package func text(forView name: String?) throws(CommandError) -> String {
        if let name {
            switch find(name) {
            case .views(let views): return text(for: views)
            case .several(let count): throw .severalViews(name: name, count: count)
            case .none(let nearest): throw .unknownView(name: name, nearest: nearest)
            }
        }
        var result = conflicts.map { "\($0)\n\n" }.joined()
        for ambiguity in ambiguities { result += "\(ambiguity)\n" }
        if !ambiguities.isEmpty { result += "\n" }
        return result + wholeText
    }
}
