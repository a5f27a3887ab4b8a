import Foundation

/// The distribution along the axis.
extension StackArrangement {
    /// Ties each arranged view to the next one. A hidden member of a pair halves its spacing, so that a hidden view
    /// between two visible ones lies in the middle of their one spacing; outside of the visible views there is none.
    mutating func chain() {
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let firstVisible = all.firstIndex { !$0.isHidden } ?? all.count
        let lastVisible = all.lastIndex { !$0.isHidden } ?? -1
        var gap: CGFloat = 0
        for (index, (previous, next)) in zip(all, all.dropFirst()).enumerated() {
            // A hidden view's custom spacing has no effect: the last visible view's applies.
            if !previous.isHidden { gap = stack.gap(after: previous) }
            var constant: CGFloat = 0
            if index >= firstVisible, index + 1 <= lastVisible {
                let hidden = (previous.isHidden ? 1 : 0) + (next.isHidden ? 1 : 0)
                constant = gap * (1 - 0.5 * CGFloat(hidden))
            }
            add(
                .view(next, startForSpacing(of: next)), isSpread ? .greaterThanOrEqual : .equal,
                to: .view(previous, endForSpacing(of: previous)), constant: constant, "UISV-spacing")
        }
    }

    private var usesBaselines: Bool { stack.isBaselineRelativeArrangement && stack.axis == .vertical }

    /// Returns the edge or baseline at which a view's spacing starts.
    ///
    /// A hidden view has no height for its lines of text, so its edges replace its baselines.
    private func startForSpacing(of view: UIView) -> NSLayoutConstraint.Attribute {
        usesBaselines && !view.isHidden ? .firstBaseline : axes.mainStart
    }

    private func endForSpacing(of view: UIView) -> NSLayoutConstraint.Attribute {
        usesBaselines && !view.isHidden ? .lastBaseline : axes.mainEnd
    }

    mutating func distribute() {
        switch stack.distribution {
        case .fill: break
        case .fillEqually: makeEqual()
        case .fillProportionally: makeProportional()
        case .equalSpacing: addGaps(centered: false)
        case .equalCentering: addGaps(centered: true)
        }
    }

    private mutating func makeEqual() {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() {
            add(.view(view, axes.mainSize), to: .view(first, axes.mainSize), "UISV-fill-equally")
        }
    }

    /// Gives each view its share of the stack's length (`fillProportionally`).
    ///
    /// The share is of natural lengths and spacing together but applies to the stack's actual length, so that the last
    /// view gets a remainder, as in UIKit.
    private mutating func makeProportional() {
        let lengths = stack.proportionalLengths(of: visible)
        stack.usedProportionalLengths = lengths
        let spacing = visible.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
        let total = lengths.reduce(spacing) { $0 + max(0, $1) }
        let proportional = lengths.reduce(0) { $0 + ($1 > 0 ? 1 : 0) }
        guard proportional > 0, total > 0 else { return makeEqual() }
        let isCertain = visible.count == 1 || (proportional == 1 && spacing == 0)
        for (index, view) in visible.enumerated() {
            if lengths[index] > 0 {
                add(
                    .view(view, axes.mainSize), to: .view(stack, axes.mainSize), multiplier: lengths[index] / total,
                    priority: isCertain ? .required : StackArrangement.proportionalPriority(index),
                    "UISV-fill-proportionally")
            } else {
                add(.view(view, axes.mainSize), .equal, "UISV-fill-proportionally")
            }
        }
    }

    /// Returns 999, 998, 997 …, at least 751, above the priority of content sizes.
    private static func proportionalPriority(_ index: Int) -> UILayoutPriority {
        UILayoutPriority(max(751, 999 - Float(index)))
    }

    private mutating func addGaps(centered: Bool) {
        for (index, (previous, next)) in zip(visible, visible.dropFirst()).enumerated() {
            guard index < stack.gapGuides.count else { break }
            let guide = stack.gapGuides[index]
            add(
                .guide(guide, axes.mainStart),
                to: .view(previous, centered ? axes.mainCenter : endForSpacing(of: previous)), "UISV-distributing-edge")
            add(
                .guide(guide, axes.mainEnd), to: .view(next, centered ? axes.mainCenter : startForSpacing(of: next)),
                "UISV-distributing-edge")
            guard index > 0 else { continue }
            add(
                .guide(guide, axes.mainSize), to: .guide(stack.gapGuides[0], axes.mainSize),
                priority: centered ? UILayoutPriority(149) : .required, "UISV-fill-equally")
        }
        fitCanvas(axes.mainSize)
    }

    /// Multi-line labels in a row share its width, each an n-th of what the spacing leaves (dumped from iOS: 760 among
    /// labels only, 759 with other views). That is above the 750 of content sizes, so a label beside a switch gets
    /// half.
    mutating func disambiguateText() {
        guard stack.axis == .horizontal, stack.distribution == .fill, visible.count > 1 else { return }
        let labels = visible.compactMap { $0 as? UILabel }.filter { $0._takesPartInTextWidthDisambiguation }
        guard !labels.isEmpty else { return }
        let spacing = visible.dropLast().reduce(0) { $0 + stack.gap(after: $1) }
        let share = 1 / CGFloat(visible.count)
        for label in labels {
            add(
                .view(label, .width), to: canvas.side(.width), multiplier: share, constant: -spacing * share,
                priority: UILayoutPriority(labels.count == visible.count ? 760 : 759),
                "UISV-text-width-disambiguation")
        }
    }
}
