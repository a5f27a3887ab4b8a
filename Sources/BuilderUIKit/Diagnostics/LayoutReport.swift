import Foundation

/// A textual explanation of the frames of a screen's views, which `snapshot explain` prints.
@MainActor
package struct LayoutReport {
    /// The result of a search for views by name.
    package enum Match {
        case views([UIView])
        /// Several views with the same class or text.
        case several(Int)
        /// No view. `nearest` are similar names, best first.
        case none(nearest: [String])
    }

    private let root: UIView
    private let explainer: LayoutExplainer
    package let conflicts: [LayoutConflict]
    package let ambiguities: [LayoutAmbiguity]

    /// Creates a report of a tree that has been laid out.
    package init(of root: UIView) {
        self.root = root
        explainer = LayoutExplainer(for: root)
        conflicts = explainer.conflicts()
        ambiguities = explainer.ambiguities()
    }

    // MARK: Finding views

    /// Returns the views with an accessibility identifier; if there are none, the one with a text, otherwise the one of
    /// a class. Views inside another one of them don't count.
    package func find(_ name: String) -> Match {
        let named = explainer.views.filter { $0.accessibilityIdentifier == name }
        if !named.isEmpty { return .views(named) }
        for key in [Self.text, Self.className] {
            let all = explainer.views.filter { key($0) == name }
            // A button's label has the button's text.
            let found = all.filter { view in !all.contains { $0 !== view && view.isDescendant(of: $0) } }
            if found.count > 1 { return .several(found.count) }
            if !found.isEmpty { return .views(found) }
        }
        var names: [String] = []
        for key in [{ $0.accessibilityIdentifier }, Self.text, Self.className] {
            for name in explainer.views.compactMap(key) where !name.isEmpty && !names.contains(name) {
                names.append(name)
            }
        }
        let candidates = names.map { (name: $0, aliases: [String]()) }
        return .none(nearest: NameMatcher.nearest(to: name, among: candidates, limit: 3))
    }

    private static let className: (UIView) -> String? = { ViewClassName.of($0) }

    private static let text: (UIView) -> String? = {
        ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.currentTitle
            ?? ($0 as? UITextField).flatMap { $0.isSecureTextEntry ? nil : $0.text }
    }

    // MARK: Explanations

    /// Returns the explanations of some views, or of all.
    package func explanations(of views: [UIView]?) -> [FrameExplanation] {
        explainer.explanations(of: views ?? explainer.views)
    }

    // MARK: Lines of code

    /// Returns the line of code that created a view, if that was recorded; see ``CreationSites``.
    package static func source(of view: UIView) -> SourceLine? { CreationSites.current?.line(of: view) }

    /// Returns the line of code that created a constraint.
    package static func source(of constraint: LayoutDiagnostics.Constraint) -> SourceLine? {
        constraint.constraint.flatMap { CreationSites.current?.line(of: $0) }
    }

    /// The constraints of the conflicts with the lines of code that created them, each once.
    package var conflictSources: [String] {
        var lines: [String] = []
        for constraint in conflicts.flatMap(\.constraints) {
            guard let source = Self.source(of: constraint) else { continue }
            let line = "\(source.text)  \(constraint.line)"
            if !lines.contains(line) { lines.append(line) }
        }
        return lines
    }

    // MARK: Text

    /// The text of all views, indented by depth, with the reasons for each edge.
    package var wholeText: String {
        let explanations = explainer.explanations(of: explainer.views)
        var depths: [ObjectIdentifier: Int] = [:]
        var text = ""
        for explanation in explanations {
            let view = explanation.view
            let depth = view === root ? 0 : (view.superview.flatMap { depths[ObjectIdentifier($0)] } ?? 0) + 1
            depths[ObjectIdentifier(view)] = depth
            let indentation = String(repeating: "  ", count: depth)
            text += indentation + ViewTextTree.line(of: view) + "\n"
            guard !explanation.edges.isEmpty else { continue }
            for line in explanation.lines(whole: false) { text += indentation + "  · " + line + "\n" }
        }
        return text
    }

    /// Returns the text of some views, with all constraints that determine their edges, and the lines of code that
    /// created them.
    package func text(for views: [UIView]) -> String {
        explainer.explanations(of: views).map { explanation in
            let path = sequence(first: explanation.view, next: \.superview).map { ConstraintText.name(of: $0, .brief) }
            let lines = explanation.lines(whole: true, source: Self.source).map { "  \($0)\n" }.joined()
            return ViewTextTree.line(of: explanation.view) + "\n"
                + (Self.source(of: explanation.view).map { "  code   \($0.text)\n" } ?? "")
                + "  in     \(path.dropFirst().joined(separator: " < "))\n" + lines
        }.joined(separator: "\n")
    }
}
