import Foundation

/// Why the views of a screen lie where they lie, in words: what `snapshot explain` prints.
@MainActor
package struct LayoutReport {
    /// Which views are meant by a name.
    package enum Match {
        case views([UIView])
        /// A class or text that several views have.
        case several(Int)
        /// `nearest` are similar names, best first.
        case none(nearest: [String])
    }

    private let root: UIView
    private let explainer: LayoutExplainer
    package let conflicts: [LayoutConflict]
    package let ambiguities: [LayoutAmbiguity]

    /// Reads a tree that was laid out.
    package init(of root: UIView) {
        self.root = root
        explainer = LayoutExplainer(for: root)
        conflicts = explainer.conflicts()
        ambiguities = explainer.ambiguities()
    }

    // MARK: Finding views

    /// The views with an accessibility identifier; where there are none, the one with a text or, else, of a class.
    package func find(_ name: String) -> Match {
        let named = explainer.views.filter { $0.accessibilityIdentifier == name }
        if !named.isEmpty { return .views(named) }
        for key in [Self.text, Self.className] {
            let found = explainer.views.filter { key($0) == name }
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
        ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.currentTitle ?? ($0 as? UITextField)?.text
    }

    // MARK: Text

    /// All views, indented by depth, with what fixes each edge.
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

    /// Some views, with everything that their edges rest on.
    package func text(for views: [UIView]) -> String {
        explainer.explanations(of: views).map { explanation in
            let path = sequence(first: explanation.view, next: \.superview).map { ConstraintText.name(of: $0, .brief) }
            let lines = explanation.lines(whole: true).map { "  \($0)\n" }.joined()
            return ViewTextTree.line(of: explanation.view) + "\n"
                + "  in     \(path.dropFirst().joined(separator: " < "))\n" + lines
        }.joined(separator: "\n")
    }
}
