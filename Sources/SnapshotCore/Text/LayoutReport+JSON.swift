import BuilderUIKit

extension LayoutReport {
    /// The output of `snapshot explain --json`.
    private struct File: Encodable {
        struct View: Encodable {
            var name: String
            var type: String
            var identifier: String?
            var frame: [Double]
            /// The edges and lengths; empty for a view that constraints don't place.
            var edges: [Edge]
            /// The optional constraints that aren't satisfied.
            var unmet: [Unmet]

            enum CodingKeys: String, CodingKey {
                case name, type = "class", identifier, frame, edges, unmet
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

        var screen: String
        /// The contradicting constraints, with the one that was left out.
        var conflicts: [Conflict]
        var ambiguous: [String]
        var views: [View]
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
        return try JSONText.of(
            File(
                screen: screen,
                conflicts: conflicts.map { conflict in
                    Conflict(constraints: conflict.constraints.map(\.line), broken: conflict.broken.line)
                },
                ambiguous: ambiguities.map(\.name),
                views: explanations(of: views).map { explanation in
                    File.View(
                        name: explanation.name, type: ViewClassName.of(explanation.view),
                        identifier: explanation.view.accessibilityIdentifier,
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
                }))
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
