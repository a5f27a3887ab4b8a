import Foundation

/// The alignment across the axis.
extension StackArrangement {
    mutating func align(to first: UIView) {
        alignViews(to: first)
        guard stack.alignment != .fill else {
            add(canvas.side(axes.crossStart), to: .view(first, axes.crossStart), "UISV-canvas-connection")
            add(canvas.side(axes.crossEnd), to: .view(first, axes.crossEnd), "UISV-canvas-connection")
            return
        }
        for view in all {
            add(.view(view, axes.crossSize), priority: UILayoutPriority(25), "UISV-ambiguity-suppression")
        }
        if let spacer = stack.spacer {
            alignWithSpacer(first, spacer)
        } else {
            alignSingle(first)
        }
    }

    /// Aligns all views, hidden ones too; baselines in rows only.
    private mutating func alignViews(to first: UIView) {
        let attributes: [NSLayoutConstraint.Attribute] =
            switch stack.alignment {
            case .fill: [axes.crossStart, axes.crossEnd]
            case .leading: [axes.crossStart]
            case .trailing: [axes.crossEnd]
            case .center: [axes.crossCenter]
            case .firstBaseline: stack.axis == .horizontal ? [.firstBaseline] : []
            case .lastBaseline: stack.axis == .horizontal ? [.lastBaseline] : []
            }
        for view in all where view !== first {
            for attribute in attributes { add(.view(first, attribute), to: .view(view, attribute), "UISV-alignment") }
        }
    }

    /// Aligns the only arranged view without a spacer: the stack is as large as the view.
    private mutating func alignSingle(_ view: UIView) {
        add(
            canvas.side(axes.crossStart), stack.alignment == .leading ? .equal : .lessThanOrEqual,
            to: .view(view, axes.crossStart), "UISV-canvas-connection")
        add(
            canvas.side(axes.crossEnd), stack.alignment == .trailing ? .equal : .greaterThanOrEqual,
            to: .view(view, axes.crossEnd), "UISV-canvas-connection")
        if stack.alignment == .center {
            add(canvas.side(axes.crossCenter), to: .view(view, axes.crossCenter), "UISV-canvas-connection")
        }
        fitCanvas(axes.crossSize)
    }

    /// Aligns views with a minimal spacer that spans the visible ones; the stack is as large as the spacer.
    private mutating func alignWithSpacer(_ first: UIView, _ spacer: UILayoutGuide) {
        let isStart = stack.alignment == .leading
        let isEnd = stack.alignment == .trailing
        let strong = UILayoutPriority(999.5)
        for view in visible {
            add(
                .guide(spacer, axes.crossStart), isStart ? .equal : .lessThanOrEqual, to: .view(view, axes.crossStart),
                priority: isStart ? strong : .required, "UISV-spanning-boundary")
            add(
                .guide(spacer, axes.crossEnd), isEnd ? .equal : .greaterThanOrEqual, to: .view(view, axes.crossEnd),
                priority: isEnd ? strong : .required, "UISV-spanning-boundary")
        }
        add(.guide(spacer, axes.crossSize), priority: UILayoutPriority(51), "UISV-spanning-fit")
        add(
            canvas.side(axes.crossStart),
            to: isStart ? .view(first, axes.crossStart) : .guide(spacer, axes.crossStart), "UISV-canvas-connection")
        add(
            canvas.side(axes.crossEnd), stack.alignment == .lastBaseline ? .greaterThanOrEqual : .equal,
            to: isEnd ? .view(first, axes.crossEnd) : .guide(spacer, axes.crossEnd), "UISV-canvas-connection")
        if stack.alignment == .center {
            add(canvas.side(axes.crossCenter), to: .view(first, axes.crossCenter), "UISV-canvas-connection")
        }
        if stack.alignment == .firstBaseline || stack.alignment == .lastBaseline { fitCanvas(axes.crossSize) }
    }
}
