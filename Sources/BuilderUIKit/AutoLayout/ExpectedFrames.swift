import Foundation

/// Where views will stand that fill their superviews, told by their own constraints before anything is solved.
///
/// A view's part of the safe area, and the margins made of it, follow its place. Taken from the empty frame of a view that was
/// never placed they are wrong, and everything is solved a second time with the right ones. A screen's outermost stack is such
/// a view. An expectation that is wrong costs no more than none: what is solved counts.
extension LayoutEngine {
    /// Gives views that have no size yet the frames that they are expected to get, from the root down to where the safe area
    /// ends.
    func expectFrames() {
        guard !isFitting else { return }
        var waiting = [root]
        while let parent = waiting.popLast() {
            guard !parent.bounds.isEmpty, parent.safeAreaInsetsForSubviews != .zero, !(parent is UIScrollView) else {
                continue
            }
            let inside = parent.storedSubviews.filter { !$0.layoutFlags.contains(.isEngineBoundary) }
            let edges = inside.contains { $0.expectsFrame } ? ExpectedEdges.all(in: parent) : [:]
            for view in inside {
                if view.expectsFrame, let rect = edges[ObjectIdentifier(view)]?.rectangle {
                    parent.setNeedsLayout()
                    view.setUntransformedFrame(
                        view.frame(forAlignmentRect: rounded(rect, scale: root.layoutScale)))
                }
                waiting.append(view)
            }
        }
    }
}

extension UIView {
    /// Whether constraints place it, nothing has yet, and insets of its own may matter.
    fileprivate var expectsFrame: Bool {
        !translatesAutoresizingMaskIntoConstraints && bounds.size == .zero
            && (!storedSubviews.isEmpty || !reservedGuides.isEmpty || usesMarginsGuideForLayout)
    }
}

/// What a view's constraints say of its edges, in its superview's coordinates.
private struct ExpectedEdges {
    fileprivate enum Edge: Int { case left, top, right, bottom }

    /// By edge: its place in points, and the priority of who says so.
    private var places: [(place: CGFloat, priority: UILayoutPriority)?] = [nil, nil, nil, nil]

    /// Nil where nothing is said of an edge, or where no room is left between them.
    var rectangle: CGRect? {
        guard let left = places[0]?.place, let top = places[1]?.place, let right = places[2]?.place,
            let bottom = places[3]?.place, right > left, bottom > top
        else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// By view: the edges of all subviews, as far as constraints tie them to the same edge of the superview or of its safe
    /// area or margins. Inequalities count as well: such as what wishes to reach an edge.
    @MainActor
    static func all(in parent: UIView) -> [ObjectIdentifier: ExpectedEdges] {
        var result: [ObjectIdentifier: ExpectedEdges] = [:]
        for constraint in parent.heldConstraints where constraint.multiplier == 1 {
            guard let first = constraint.firstItem, let second = constraint.secondItem,
                let edge = Edge(constraint.firstAttribute, isMirrored: parent.isRightToLeft),
                edge == Edge(constraint.secondAttribute, isMirrored: parent.isRightToLeft)
            else { continue }
            let constant = constraint.effectiveConstant
            if let view = first as? UIView, view.superview === parent, let outer = outline(second, of: parent) {
                result[ObjectIdentifier(view), default: ExpectedEdges()]
                    .take(edge, place(of: edge, in: outer) + constant, constraint.priority)
            } else if let view = second as? UIView, view.superview === parent, let outer = outline(first, of: parent) {
                result[ObjectIdentifier(view), default: ExpectedEdges()]
                    .take(edge, place(of: edge, in: outer) - constant, constraint.priority)
            }
        }
        return result
    }

    /// Of what is said the most important counts.
    private mutating func take(_ edge: Edge, _ place: CGFloat, _ priority: UILayoutPriority) {
        if let known = places[edge.rawValue], known.priority > priority { return }
        places[edge.rawValue] = (place, priority)
    }

    /// The rectangle that a view, or its safe area or margins, is for constraints, in the view's own coordinates.
    @MainActor
    private static func outline(_ item: AnyObject, of parent: UIView) -> CGRect? {
        if item === parent { return parent.bounds.inset(by: parent.alignmentRectInsets) }
        guard let guide = item as? UILayoutGuide, guide.owningView === parent,
            guide.role == .safeArea || guide.role == .margins
        else { return nil }
        return parent.bounds.inset(by: parent.alignmentRectInsets).inset(by: guide.insets(in: parent))
    }

    private static func place(of edge: Edge, in rectangle: CGRect) -> CGFloat {
        switch edge {
        case .left: rectangle.minX
        case .top: rectangle.minY
        case .right: rectangle.maxX
        case .bottom: rectangle.maxY
        }
    }
}

extension ExpectedEdges.Edge {
    fileprivate init?(_ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool) {
        switch attribute {
        case .left: self = .left
        case .right: self = .right
        case .leading: self = isMirrored ? .right : .left
        case .trailing: self = isMirrored ? .left : .right
        case .top: self = .top
        case .bottom: self = .bottom
        default: return nil
        }
    }
}
