import Foundation

/// The expected frames of views that fill their superviews, from their own constraints, before anything is solved.
///
/// A view's part of the safe area, and the margins that include it, depend on the view's position. Computed from the
/// empty frame of a view that was never placed, they are wrong, and everything is solved a second time with the correct
/// ones. A screen's outermost stack is such a view. Only views that are new to the engine have expected frames, and
/// solved frames take precedence.
extension LayoutTree {
    /// Sets the expected frames of a view's descendants, as far as the safe area extends.
    func expectFrames(below view: UIView) {
        guard !system.isFitting else { return }
        var waiting = [view]
        while let parent = waiting.popLast() {
            let views = parent.storedSubviews.filter { !$0.layoutFlags.contains(.isEngineBoundary) }
            if expectFrames(of: views, in: parent) { waiting += views }
        }
    }

    /// Sets the expected frames of an added view and its descendants.
    func expectFrames(from view: UIView) {
        guard !system.isFitting, let parent = view.storedSuperview, system.item(of: view) == nil else { return }
        if expectFrames(of: [view], in: parent) { expectFrames(below: view) }
    }

    /// Sets the expected frames of views. Returns false if the safe area doesn't extend to them, or if its extent isn't
    /// known.
    private func expectFrames(of views: [UIView], in parent: UIView) -> Bool {
        guard !parent.bounds.isEmpty, parent.safeAreaInsetsForSubviews != .zero, !parent.scrollsContent else {
            return false
        }
        guard views.contains(where: { $0.expectsFrame }) else { return true }
        let edges = ExpectedEdges.all(in: parent)
        for view in views where view.expectsFrame {
            guard let rect = edges[ObjectIdentifier(view)]?.rectangle else { continue }
            parent.setNeedsLayout()
            view.setUntransformedFrame(
                view.frame(forAlignmentRect: system.rounded(rect, scale: system.root.layoutScale)))
        }
        return true
    }
}

extension UIView {
    /// A Boolean value that indicates whether constraints place the view, no layout has placed it, and its insets may
    /// matter.
    fileprivate var expectsFrame: Bool {
        !translatesAutoresizingMaskIntoConstraints && bounds.size == .zero
            && (!storedSubviews.isEmpty || !reservedGuides.isEmpty || usesMarginsGuideForLayout)
    }
}

/// The edges that a view's constraints determine, in its superview's coordinates.
private struct ExpectedEdges {
    fileprivate enum Edge: Int { case left, top, right, bottom }

    /// The position in points and the weight of each edge.
    private var coordinates: [(coordinate: CGFloat, weight: Float)?] = [nil, nil, nil, nil]

    /// The rectangle; nil if an edge isn't determined, or if there is no space between the edges.
    var rectangle: CGRect? {
        guard let left = coordinates[0]?.coordinate, let top = coordinates[1]?.coordinate,
            let right = coordinates[2]?.coordinate, let bottom = coordinates[3]?.coordinate,
            right > left, bottom > top
        else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the edges of all subviews, by view, as far as important constraints tie them to the same edge of the
    /// superview or of its safe area or margins.
    ///
    /// An inequality counts if it extends a view to the edge; one that keeps the view inside doesn't determine where
    /// its content ends.
    @MainActor
    static func all(in parent: UIView) -> [ObjectIdentifier: ExpectedEdges] {
        var result: [ObjectIdentifier: ExpectedEdges] = [:]
        let isMirrored = parent.isRightToLeft
        for constraint in parent.heldConstraints
        where constraint.multiplier == 1 && constraint.priority >= .defaultHigh {
            guard let first = constraint.firstItem, let second = constraint.secondItem,
                let edge = Edge(constraint.firstAttribute, isMirrored: isMirrored),
                edge == Edge(constraint.secondAttribute, isMirrored: isMirrored)
            else { continue }
            let constant = constraint.effectiveConstant
            if let view = first as? UIView, view.storedSuperview === parent, let outer = outline(second, of: parent) {
                result[ObjectIdentifier(view), default: ExpectedEdges()]
                    .take(edge, coordinate(of: edge, in: outer) + constant, constraint, isFirst: true)
            } else if let view = second as? UIView, view.storedSuperview === parent,
                let outer = outline(first, of: parent)
            {
                result[ObjectIdentifier(view), default: ExpectedEdges()]
                    .take(edge, coordinate(of: edge, in: outer) - constant, constraint, isFirst: false)
            }
        }
        return result
    }

    /// - Parameter isFirst: A Boolean value that indicates whether the view is the constraint's first item.
    @MainActor
    private mutating func take(_ edge: Edge, _ coordinate: CGFloat, _ constraint: NSLayoutConstraint, isFirst: Bool) {
        // Equalities take precedence over all inequalities.
        var weight = constraint.priority.rawValue
        if constraint.relation == .equal {
            weight += 1000
        } else {
            let grows = (constraint.relation == .greaterThanOrEqual) == isFirst
            guard grows == (edge == .right || edge == .bottom) else { return }
        }
        if let known = coordinates[edge.rawValue], known.weight > weight { return }
        coordinates[edge.rawValue] = (coordinate, weight)
    }

    /// Returns the rectangle that a view, its safe area or its margins have in constraints, in the view's own
    /// coordinates.
    @MainActor
    private static func outline(_ item: AnyObject, of parent: UIView) -> CGRect? {
        if item === parent { return parent.bounds.inset(by: parent.alignmentRectInsets) }
        guard let guide = item as? UILayoutGuide, guide.owningView === parent,
            guide.role == .safeArea || guide.role == .margins
        else { return nil }
        return parent.bounds.inset(by: parent.alignmentRectInsets).inset(by: guide.insets(in: parent))
    }

    private static func coordinate(of edge: Edge, in rectangle: CGRect) -> CGFloat {
        switch edge {
        case .left: rectangle.minX
        case .top: rectangle.minY
        case .right: rectangle.maxX
        case .bottom: rectangle.maxY
        }
    }
}

extension ExpectedEdges.Edge {
    /// Creates an edge; nil for other attributes, and for leading and trailing if they are measured from the right.
    fileprivate init?(_ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool) {
        switch attribute {
        case .left: self = .left
        case .right: self = .right
        case .leading where !isMirrored: self = .left
        case .trailing where !isMirrored: self = .right
        case .top: self = .top
        case .bottom: self = .bottom
        default: return nil
        }
    }
}
