import Foundation

/// An explanation of a view's frame.
public struct FrameExplanation: Hashable, Sendable {
    /// The view.
    public var view: UIView
    /// The view's name in texts: its identifier, or its class and text.
    public var name: String
    /// The frame in the superview's coordinates, in points.
    public var frame: CGRect
    /// The left, width, right, top, height and bottom of a view that constraints place; empty for a view whose frame
    /// was set by code or by its superview's `layoutSubviews`.
    public var edges: [Edge]
    /// The optional constraints on the view that aren't satisfied.
    public var violatedConstraints: [ViolatedConstraint]

    /// An edge or a length.
    public struct Edge: Hashable, Sendable {
        /// The names of edges and lengths.
        public enum Name: String, Hashable, Sendable {
            /// An edge or a length.
            case left, width, right, top, height, bottom
        }

        /// The edge or length.
        public var name: Name
        /// The value in the superview's coordinates, in points, before rounding to pixels. Edges are those of the
        /// alignment rectangle, which differs from the frame for views with `alignmentRectInsets`.
        public var value: CGFloat
        /// The constraints that hold exactly and together determine the value: those that reference the view first,
        /// then those that reference the other items of these, and so on up to given sizes.
        public var reasons: [LayoutDiagnostics.Constraint]
        /// The number of reasons that concern the view itself.
        public var directCount: Int
        /// A Boolean value that indicates whether another value would satisfy all constraints as well.
        public var isAmbiguous: Bool
    }

    /// A constraint that isn't satisfied.
    public struct ViolatedConstraint: Hashable, Sendable {
        /// The constraint.
        public var constraint: LayoutDiagnostics.Constraint
        /// The distance from satisfying the constraint, in points.
        public var violation: CGFloat
    }

    /// Returns the edge or length with a name; nil for a view that constraints don't place.
    public subscript(name: Edge.Name) -> Edge? { edges.first { $0.name == name } }
}

extension FrameExplanation: CustomStringConvertible {
    /// The view's name and frame, and a line for each edge.
    public var description: String {
        (["\(name) \(NumberText.rect(frame))"] + lines(whole: true).map { "  " + $0 }).joined(separator: "\n")
    }

    /// Returns a line for each edge, with the constraints that reference the view itself.
    ///
    /// - Parameters:
    ///   - whole: A Boolean value that indicates whether further lines contain the constraints that these depend on.
    ///   - source: Returns the line of code that created a constraint.
    package func lines(
        whole: Bool, source: (LayoutDiagnostics.Constraint) -> SourceLine? = { _ in nil }
    ) -> [String] {
        func text(_ constraint: LayoutDiagnostics.Constraint) -> String {
            constraint.line + (source(constraint).map { "  \($0.text)" } ?? "")
        }
        if edges.isEmpty {
            return ["frame set, by code or by the superview's layoutSubviews: no constraints place this view"]
        }
        let width = edges.map { NumberText.short($0.value).count }.max() ?? 0
        var lines: [String] = []
        for edge in edges {
            let value = NumberText.short(edge.value)
            let head =
                edge.name.rawValue.padded(to: 7) + value.padded(to: width + 2)
            let indentation = String(repeating: " ", count: head.count)
            if let sum = sum(for: edge) {
                lines.append(head + sum)
                continue
            }
            let direct = edge.reasons.prefix(edge.directCount).map(text)
            let further = edge.reasons.dropFirst(edge.directCount)
            var texts = direct.isEmpty ? ["given"] : direct
            if edge.isAmbiguous { texts[texts.count - 1] += "  (ambiguous)" }
            if whole {
                texts += further.map { "← " + text($0) }
            } else if !further.isEmpty {
                texts[texts.count - 1] += "  ← \(further.count) more"
            }
            lines.append(head + texts[0])
            lines += texts.dropFirst().map { indentation + $0 }
        }
        for violated in violatedConstraints {
            lines.append("unmet  \(text(violated.constraint))  (by \(NumberText.short(violated.violation)))")
        }
        return lines
    }

    /// Returns two words such as `left + width` for an edge whose reasons are exactly those of the two others on its
    /// axis, if these have fewer.
    private func sum(for edge: Edge) -> String? {
        let text: String
        let names: (Edge.Name, Edge.Name)
        switch edge.name {
        case .left: (text, names) = ("right - width", (.right, .width))
        case .width: (text, names) = ("from left to right", (.left, .right))
        case .right: (text, names) = ("left + width", (.left, .width))
        case .top: (text, names) = ("bottom - height", (.bottom, .height))
        case .height: (text, names) = ("from top to bottom", (.top, .bottom))
        case .bottom: (text, names) = ("top + height", (.top, .height))
        }
        guard let first = self[names.0], let second = self[names.1] else { return nil }
        let own = Set(edge.reasons)
        let (one, other) = (Set(first.reasons), Set(second.reasons))
        guard one.union(other) == own, other.isStrictSubset(of: own) else { return nil }
        let isEnd = edge.name == .right || edge.name == .bottom
        return isEnd || one.isStrictSubset(of: own) ? text : nil
    }
}

extension LayoutDiagnostics.Constraint {
    /// The text in a list of reasons, with priority and identifier.
    package var line: String { identifier.map { "\(text)  '\($0)'" } ?? text }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
