import BuilderUIKit

extension LayoutReport {
    /// The output of `snapshot explain --json`.
    private struct File: Encodable {
        struct View: Encodable {
            var name: String
            var type: String
            var identifier: String?
            /// The line of code that created the view.
            var source: String?
            var frame: [Double]
            /// The edges and lengths; empty for a view that constraints don't place.
            var edges: [Edge]
            /// The optional constraints that aren't satisfied.
            var unmet: [Unmet]

            enum CodingKeys: String, CodingKey {
                case name, type = "class", identifier, source, frame, edges, unmet
            }
        }

        struct Edge: Encodable {
            var name: String
            var value: Double
            var isAmbiguous: Bool
            /// The constraints that reference the view, and those that these depend on.
            var reasons: [String]
            var dependencies: [String]
        }

        struct Unmet: Encodable {
            var constraint: String
            var violation: Double
        }

        struct Source: Encodable, Hashable {
            var constraint: String
            var source: String
        }

        var screen: String
        /// The contradicting constraints, with the one that was left out.
        var conflicts: [Conflict]
        var ambiguous: [String]
        var views: [View]
        /// The lines of code that created the constraints among the reasons, each once.
        var sources: [Source]
    }

    private struct Conflict: Encodable {
        var constraints: [String]
        var broken: String
    }

    /// Returns the explanation as JSON.
    /// - Parameter name: An identifier, text or class of a view; nil for all views.
    /// - Throws: `CommandError.severalViews` or `.unknownView`.
    @MainActor
    package func json(ofScreen screen: String, forView name: String?) throws -> String {
        let views = try name.map { try self.views(named: $0) }
        let explanations = explanations(of: views)
        let reasons =
            conflicts.flatMap(\.constraints) + explanations.flatMap(\.edges).flatMap(\.reasons)
            + explanations.flatMap(\.violatedConstraints).map(\.constraint)
        var sources: [File.Source] = []
        for reason in reasons {
            guard let source = Self.source(of: reason) else { continue }
            let entry = File.Source(constraint: reason.line, source: source.text)
            if !sources.contains(entry) { sources.append(entry) }
        }
        return try JSONText.of(
            File(
                screen: screen,
                conflicts: conflicts.map { conflict in
                    Conflict(constraints: conflict.constraints.map(\.line), broken: conflict.broken.line)
                },
                ambiguous: ambiguities.map(\.name),
                views: explanations.map { explanation in
                    File.View(
                        name: explanation.name, type: ViewClassName.of(explanation.view),
                        identifier: explanation.view.accessibilityIdentifier,
                        source: Self.source(of: explanation.view)?.text,
                        frame: [
                            explanation.frame.minX, explanation.frame.minY, explanation.frame.width,
                            explanation.frame.height,
                        ].map(Double.init),
                        edges: explanation.edges.map { edge in
                            File.Edge(
                                name: edge.name.rawValue, value: Double(edge.value), isAmbiguous: edge.isAmbiguous,
                                reasons: edge.reasons.prefix(edge.directCount).map(\.line),
                                dependencies: edge.reasons.dropFirst(edge.directCount).map(\.line))
                        },
                        unmet: explanation.violatedConstraints.map {
                            File.Unmet(constraint: $0.constraint.line, violation: Double($0.violation))
                        })
                }, sources: sources))
    }

    /// Returns the views with a name.
    /// - Throws: `CommandError.severalViews` or `.unknownView`.
    @MainActor
    package func views(named name: String) throws(CommandError) -> [UIView] {
        switch find(name) {
        case .views(let views): views
        case .several(let count): throw .severalViews(name: name, count: count)
        case .none(let nearest): throw .unknownView(name: name, nearest: nearest)
        }
    }
}
