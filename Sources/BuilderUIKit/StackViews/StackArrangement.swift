import Foundation

/// The constraints that a stack view generates, with UIKit's identifiers, relations and priorities (measured on iOS).
///
/// *Main* is along the axis, *cross* the other one. Hidden views stay in the chain, 0 long; pins, distribution and gaps
/// count visible views only. The distribution's constraints come first, then the alignment's. Linear in the number of
/// views. See Documentation/LayoutRules.md, 1.2 to 1.7.
@MainActor
struct StackArrangement {
    let stack: UIStackView
    let all: [UIView]
    let visible: [UIView]
    let axes: StackAxes
    let canvas: GeneratedConstraint.Canvas
    var result: [GeneratedConstraint] = []

    init(_ stack: UIStackView) {
        self.stack = stack
        all = stack.arrangedSubviews
        visible = all.filter { !$0.isHidden }
        axes = StackAxes(stack.axis)
        canvas = stack.isLayoutMarginsRelativeArrangement ? .guide(stack.layoutMarginsGuide) : .view(stack)
    }

    /// The guides of an arrangement: UIKit's hidden spacer, and a gap for each pair of visible neighbors.
    struct GuideCounts {
        let spacer: Bool
        let gaps: Int

        @MainActor init(_ stack: UIStackView) {
            let all = stack.arrangedSubviews
            let visible = all.reduce(into: 0) { count, view in count += view.isHidden ? 0 : 1 }
            spacer = !all.isEmpty && (visible == 0 || (stack.alignment != .fill && all.count > 1))
            let hasGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
            gaps = hasGaps ? max(0, visible - 1) : 0
        }
    }

    mutating func constraints() -> [GeneratedConstraint] {
        guard !all.isEmpty else { return [] }
        for view in all where view.isHidden { add(.view(view, axes.mainSize), .equal, "UISV-hiding") }
        chain()
        guard let first = visible.first, let last = visible.last else {
            collapse()
            return result
        }
        add(canvas.side(axes.mainStart), to: .view(first, axes.mainStart), "UISV-canvas-connection")
        add(canvas.side(axes.mainEnd), to: .view(last, axes.mainEnd), "UISV-canvas-connection")
        distribute()
        disambiguateText()
        align(to: first)
        return result
    }

    /// Pins an empty spacer between the edges if no view is visible, at a low priority.
    private mutating func collapse() {
        guard let spacer = stack.spacer else { return }
        for (start, end, size) in [
            (axes.mainStart, axes.mainEnd, axes.mainSize), (axes.crossStart, axes.crossEnd, axes.crossSize),
        ] {
            add(canvas.side(start), to: .guide(spacer, start), "UISV-canvas-connection")
            add(canvas.side(end), to: .guide(spacer, end), "UISV-canvas-connection")
            add(.guide(spacer, size), priority: UILayoutPriority(51), "UISV-spanning-fit")
        }
    }

    mutating func add(
        _ first: GeneratedConstraint.Side, _ relation: NSLayoutConstraint.Relation = .equal,
        to second: GeneratedConstraint.Side? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required, _ identifier: String
    ) {
        result.append(
            GeneratedConstraint(
                first: first, relation: relation, second: second, multiplier: multiplier, constant: constant,
                priority: priority, identifier: identifier))
    }

    /// Shrinks the stack along an axis on which an inequality pins one of its edges.
    mutating func fitCanvas(_ size: NSLayoutConstraint.Attribute) {
        add(.view(stack, size), priority: UILayoutPriority(49), "UISV-canvas-fit")
    }
}

/// The attributes along and across a stack's axis.
struct StackAxes {
    let mainStart, mainEnd, mainCenter, mainSize: NSLayoutConstraint.Attribute
    let crossStart, crossEnd, crossCenter, crossSize: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            (mainStart, mainEnd, mainCenter, mainSize) = (.leading, .trailing, .centerX, .width)
            (crossStart, crossEnd, crossCenter, crossSize) = (.top, .bottom, .centerY, .height)
        } else {
            (mainStart, mainEnd, mainCenter, mainSize) = (.top, .bottom, .centerY, .height)
            (crossStart, crossEnd, crossCenter, crossSize) = (.leading, .trailing, .centerX, .width)
        }
    }
}

extension GeneratedConstraint {
    /// The item that a stack's contents are pinned to.
    enum Canvas {
        case view(UIView)
        case guide(UILayoutGuide)

        @MainActor func side(_ attribute: NSLayoutConstraint.Attribute) -> Side {
            switch self {
            case .view(let view): .view(view, attribute)
            case .guide(let guide): .guide(guide, attribute)
            }
        }
    }
}
