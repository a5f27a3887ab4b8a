import Foundation

/// The constraints that a stack view makes, with UIKit's identifiers and priorities (measured on iOS).
///
/// *Main* is along the axis, *cross* the other one. Hidden views stay in the chain, 0 long; pins, distribution and gaps
/// count visible views only.
@MainActor
struct StackArrangement {
    let stack: UIStackView
    let all: [UIView]
    let visible: [UIView]
    let axes: AxisAttributes
    let canvas: GeneratedConstraint.Canvas
    var result: [GeneratedConstraint] = []

    struct AxisAttributes {
        let mainStart, mainEnd, mainCentre, mainSize: NSLayoutConstraint.Attribute
        let crossStart, crossEnd, crossCentre, crossSize: NSLayoutConstraint.Attribute

        init(_ axis: NSLayoutConstraint.Axis) {
            if axis == .horizontal {
                (mainStart, mainEnd, mainCentre, mainSize) = (.leading, .trailing, .centerX, .width)
                (crossStart, crossEnd, crossCentre, crossSize) = (.top, .bottom, .centerY, .height)
            } else {
                (mainStart, mainEnd, mainCentre, mainSize) = (.top, .bottom, .centerY, .height)
                (crossStart, crossEnd, crossCentre, crossSize) = (.leading, .trailing, .centerX, .width)
            }
        }
    }

    init(_ stack: UIStackView) {
        self.stack = stack
        all = stack.arrangedSubviews
        visible = all.filter { !$0.isHidden }
        axes = AxisAttributes(stack.axis)
        canvas = stack.isLayoutMarginsRelativeArrangement ? .guide(stack.layoutMarginsGuide) : .view(stack)
    }

    /// How many guides `constraints()` will use: the cross-axis spacer, and a gap for each pair of neighbours.
    static func guideCount(for stack: UIStackView) -> Int {
        let visible = stack.arrangedSubviews.filter { !$0.isHidden }.count
        let all = stack.arrangedSubviews.count
        let spacer = stack.alignment != .fill && all > 1 ? 1 : 0
        let hasGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        return spacer + (hasGaps ? max(0, visible - 1) : 0)
    }

    private var gapGuides: ArraySlice<UILayoutGuide> {
        stack.alignment != .fill && all.count > 1 ? stack.arrangementGuides.dropFirst() : stack.arrangementGuides[...]
    }

    mutating func constraints() -> [GeneratedConstraint] {
        guard !all.isEmpty else { return [] }
        hideHiddenViews()
        guard let first = visible.first, let last = visible.last else {
            // Nothing to show: the stack collapses as far as nobody else says how large it is.
            add(.view(stack, axes.mainSize), priority: UILayoutPriority(49), "UISV-canvas-fit")
            add(.view(stack, axes.crossSize), priority: UILayoutPriority(49), "UISV-canvas-fit")
            chain()
            return result
        }
        chain()
        add(canvas.side(axes.mainStart), to: .view(first, axes.mainStart), "UISV-canvas-connection")
        add(canvas.side(axes.mainEnd), to: .view(last, axes.mainEnd), "UISV-canvas-connection")
        distribute()
        align(to: first)
        disambiguateText()
        return result
    }

    // MARK: Main axis

    private mutating func hideHiddenViews() {
        for view in all where view.isHidden { add(.view(view, axes.mainSize), .equal, "UISV-hiding") }
    }

    private mutating func chain() {
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let firstVisible = all.firstIndex { !$0.isHidden } ?? all.count
        let lastVisible = all.lastIndex { !$0.isHidden } ?? -1
        let useBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        var gap: CGFloat = 0
        for index in 0..<max(0, all.count - 1) {
            let previous = all[index]
            let next = all[index + 1]
            if !previous.isHidden { gap = stack.gap(after: previous) }
            var constant: CGFloat = 0
            if index >= firstVisible, index + 1 <= lastVisible {
                let hidden = (previous.isHidden ? 1 : 0) + (next.isHidden ? 1 : 0)
                constant = gap * (1 - 0.5 * CGFloat(hidden))
            }
            add(
                .view(next, useBaselines ? .firstBaseline : axes.mainStart),
                isSpread ? .greaterThanOrEqual : .equal,
                to: .view(previous, useBaselines ? .lastBaseline : axes.mainEnd), constant: constant, "UISV-spacing")
        }
    }

    private mutating func distribute() {
        switch stack.distribution {
        case .fill: break
        case .fillEqually: makeEqual()
        case .fillProportionally: makeProportional()
        case .equalSpacing: addGaps(centred: false)
        case .equalCentering: addGaps(centred: true)
        }
    }

    private mutating func makeEqual() {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() {
            add(.view(view, axes.mainSize), to: .view(first, axes.mainSize), "UISV-fill-equally")
        }
    }

    /// Each view gets its share of the stack's length. The share is of natural lengths and spacing together but applies
    /// to the stack's real length, so a residue falls to the last view: as UIKit does it.
    private mutating func makeProportional() {
        let lengths = visible.map { view -> CGFloat in
            let size = view.intrinsicContentSize
            return stack.axis == .horizontal ? size.width : size.height
        }
        guard lengths.contains(where: { $0 > 0 }) else { return makeEqual() }
        var total: CGFloat = 0
        for (index, length) in lengths.enumerated() {
            total += max(0, length)
            if index < visible.count - 1 { total += stack.gap(after: visible[index]) }
        }
        guard total > 0 else { return makeEqual() }
        let proportional = lengths.filter { $0 > 0 }.count
        let isCertain = visible.count == 1 || (proportional == 1 && stack.spacing == 0)
        var priority: Float = 999
        for (index, view) in visible.enumerated() {
            if lengths[index] > 0 {
                add(
                    .view(view, axes.mainSize), to: .view(stack, axes.mainSize), multiplier: lengths[index] / total,
                    priority: isCertain ? .required : UILayoutPriority(priority), "UISV-fill-proportionally")
            } else {
                add(.view(view, axes.mainSize), .equal, "UISV-fill-proportionally")
            }
            priority -= 1
        }
    }

    private mutating func addGaps(centred: Bool) {
        let guides = Array(gapGuides)
        let useBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical && !centred
        for index in 0..<max(0, visible.count - 1) where index < guides.count {
            let guide = guides[index]
            add(
                .guide(guide, axes.mainStart),
                to: .view(visible[index], centred ? axes.mainCentre : useBaselines ? .lastBaseline : axes.mainEnd),
                "UISV-distributing-edge")
            add(
                .guide(guide, axes.mainEnd),
                to: .view(
                    visible[index + 1], centred ? axes.mainCentre : useBaselines ? .firstBaseline : axes.mainStart),
                "UISV-distributing-edge")
            if index > 0 {
                add(
                    .guide(guide, axes.mainSize), to: .guide(guides[0], axes.mainSize),
                    priority: centred ? UILayoutPriority(149) : .required, "UISV-fill-equally")
            }
        }
        add(.view(stack, axes.mainSize), priority: UILayoutPriority(49), "UISV-canvas-fit")
    }

    /// Multi-line labels in a row share its width, each an n-th of what the spacing leaves (dumped from iOS: 760 among
    /// labels only, 759 with other views).
    private mutating func disambiguateText() {
        guard stack.axis == .horizontal, stack.distribution == .fill, visible.count > 1 else { return }
        let labels = visible.compactMap { $0 as? UILabel }.filter { $0._takesPartInTextWidthDisambiguation }
        guard !labels.isEmpty else { return }
        var spacing: CGFloat = 0
        for view in visible.dropLast() { spacing += stack.gap(after: view) }
        let share = 1 / CGFloat(visible.count)
        for label in labels {
            add(
                .view(label, .width), to: canvas.side(.width), multiplier: share, constant: -spacing * share,
                priority: UILayoutPriority(labels.count == visible.count ? 760 : 759),
                "UISV-text-width-disambiguation")
        }
    }

    // MARK: Cross axis

    private mutating func align(to first: UIView) {
        let alignment = stack.alignment
        alignViews(to: first)
        guard alignment != .fill else {
            add(canvas.side(axes.crossStart), to: .view(first, axes.crossStart), "UISV-canvas-connection")
            add(canvas.side(axes.crossEnd), to: .view(first, axes.crossEnd), "UISV-canvas-connection")
            return
        }
        for view in all {
            add(.view(view, axes.crossSize), priority: UILayoutPriority(25), "UISV-ambiguity-suppression")
        }
        if all.count == 1 {
            alignSingle(first)
        } else if let spacer = stack.arrangementGuides.first {
            alignWithSpacer(first, spacer)
        }
    }

    private mutating func alignViews(to first: UIView) {
        for view in all where view !== first {
            switch stack.alignment {
            case .fill:
                add(.view(view, axes.crossStart), to: .view(first, axes.crossStart), "UISV-alignment")
                add(.view(view, axes.crossEnd), to: .view(first, axes.crossEnd), "UISV-alignment")
            case .leading:
                add(.view(view, axes.crossStart), to: .view(first, axes.crossStart), "UISV-alignment")
            case .trailing:
                add(.view(view, axes.crossEnd), to: .view(first, axes.crossEnd), "UISV-alignment")
            case .center:
                add(.view(view, axes.crossCentre), to: .view(first, axes.crossCentre), "UISV-alignment")
            case .firstBaseline where stack.axis == .horizontal:
                add(.view(view, .firstBaseline), to: .view(first, .firstBaseline), "UISV-alignment")
            case .lastBaseline where stack.axis == .horizontal:
                add(.view(view, .lastBaseline), to: .view(first, .lastBaseline), "UISV-alignment")
            case .firstBaseline, .lastBaseline: break
            }
        }
    }

    private mutating func alignSingle(_ view: UIView) {
        let isStart = stack.alignment == .leading
        let isEnd = stack.alignment == .trailing
        add(
            canvas.side(axes.crossStart), isStart ? .equal : .lessThanOrEqual, to: .view(view, axes.crossStart),
            "UISV-canvas-connection")
        add(
            canvas.side(axes.crossEnd), isEnd ? .equal : .greaterThanOrEqual, to: .view(view, axes.crossEnd),
            "UISV-canvas-connection")
        if stack.alignment == .center {
            add(canvas.side(axes.crossCentre), to: .view(view, axes.crossCentre), "UISV-canvas-connection")
        }
        add(.view(stack, axes.crossSize), priority: UILayoutPriority(49), "UISV-canvas-fit")
    }

    private mutating func alignWithSpacer(_ first: UIView, _ spacer: UILayoutGuide) {
        let strong = UILayoutPriority(999.5)
        let startIsStrong = stack.alignment == .leading
        let endIsStrong = stack.alignment == .trailing
        for view in visible {
            add(
                .guide(spacer, axes.crossStart), startIsStrong ? .equal : .lessThanOrEqual,
                to: .view(view, axes.crossStart), priority: startIsStrong ? strong : .required,
                "UISV-spanning-boundary")
            add(
                .guide(spacer, axes.crossEnd), endIsStrong ? .equal : .greaterThanOrEqual,
                to: .view(view, axes.crossEnd), priority: endIsStrong ? strong : .required, "UISV-spanning-boundary")
        }
        add(.guide(spacer, axes.crossSize), priority: UILayoutPriority(51), "UISV-spanning-fit")
        switch stack.alignment {
        case .leading:
            add(canvas.side(axes.crossStart), to: .view(first, axes.crossStart), "UISV-canvas-connection")
            add(canvas.side(axes.crossEnd), to: .guide(spacer, axes.crossEnd), "UISV-canvas-connection")
        case .trailing:
            add(canvas.side(axes.crossStart), to: .guide(spacer, axes.crossStart), "UISV-canvas-connection")
            add(canvas.side(axes.crossEnd), to: .view(first, axes.crossEnd), "UISV-canvas-connection")
        case .center:
            add(canvas.side(axes.crossStart), to: .guide(spacer, axes.crossStart), "UISV-canvas-connection")
            add(canvas.side(axes.crossEnd), to: .guide(spacer, axes.crossEnd), "UISV-canvas-connection")
            add(canvas.side(axes.crossCentre), to: .view(first, axes.crossCentre), "UISV-canvas-connection")
        case .firstBaseline, .lastBaseline:
            add(canvas.side(axes.crossStart), to: .guide(spacer, axes.crossStart), "UISV-canvas-connection")
            add(
                canvas.side(axes.crossEnd), stack.alignment == .firstBaseline ? .equal : .greaterThanOrEqual,
                to: .guide(spacer, axes.crossEnd), "UISV-canvas-connection")
            add(.view(stack, axes.crossSize), priority: UILayoutPriority(49), "UISV-canvas-fit")
        case .fill: break
        }
    }

    // MARK: Parts

    private mutating func add(
        _ first: GeneratedConstraint.Side, _ relation: NSLayoutConstraint.Relation = .equal,
        to second: GeneratedConstraint.Side? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required, _ identifier: String
    ) {
        result.append(
            GeneratedConstraint(
                first: first, relation: relation, second: second, multiplier: multiplier, constant: constant,
                priority: priority, identifier: identifier))
    }
}

extension GeneratedConstraint {
    /// What a stack's contents are pinned to.
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
