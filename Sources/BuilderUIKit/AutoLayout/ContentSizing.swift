import Foundation
import LayoutSolver
import Render

/// The content sizes of views: their rows in the solver, and the passes that measure text at the solved widths.
@MainActor
final class ContentSizing {
    let system: ConstraintSystem
    let rows: ConstraintRows
    let baselines: Baselines
    let changes: PendingChanges
    /// A Boolean value that indicates whether text sizes of an earlier fitting are used (see `ContentMemo`); a fitting
    /// measures text itself.
    var reusesFittingSizes: Bool
    /// The views with text whose height depends on its width.
    private(set) var textViews: [ZeroingReference<UIView>] = []
    private var pendingViews: [ZeroingReference<UIView>] = []
    /// The serial numbers of items whose text was reset in the current update.
    private var restartedItems: Set<Int> = []
    /// A Boolean value that indicates whether a content size was ever entered at priority 1000.
    private(set) var hasRequiredSizes = false

    // MARK: Work counters, for performance tests

    /// The number of requested content sizes. For text, a request includes its length on one line and, if it wrapped
    /// before, its height at the width it had; its glyphs are shaped once for both.
    private(set) var measuredCount = 0
    /// The number of text measurements repeated because the width wasn't the assumed one.
    private(set) var secondPassCount = 0

    init(system: ConstraintSystem, rows: ConstraintRows, baselines: Baselines, changes: PendingChanges) {
        self.system = system
        self.rows = rows
        self.baselines = baselines
        self.changes = changes
        reusesFittingSizes = !system.isFitting
    }

    func reset() {
        textViews = []
        pendingViews = []
    }

    /// Begins an update, in which each text is reset at most once.
    func beginUpdate() { restartedItems = [] }

    /// Removes views that have left the engine.
    func removeStaleViews() { textViews = system.current(textViews) }

    // MARK: Rows

    /// Adds the constraints that keep a view near its intrinsic content size: width ≤ w at its hugging priority, width
    /// ≥ w at its compression resistance priority; the same for height.
    ///
    /// UIKit enters a priority of 1000 as required, so that a text that is too long breaks a constraint of the app.
    /// Here, such a content size ranks above every optional constraint and just below the required ones: the text is
    /// compressed.
    func addContentSize(of view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints || view === system.root, let item = view.layoutItem else {
            return
        }
        // A container may have measured it already.
        if item.content.sizeBeforeWrapping == nil { measure(view, item) }
        noteText(view, item)
        setContentConstraints(of: view, item, axis: .horizontal)
        setContentConstraints(of: view, item, axis: .vertical)
    }

    /// Adds a view whose height depends on its width to the list of such views. A view that no longer contains text
    /// stays in the list, in case it contains text again.
    private func noteText(_ view: UIView, _ item: LayoutItem) {
        item.content.isText = view.needsSecondLayoutPass
        guard item.content.isText, !item.content.isListedAsText else { return }
        item.content.isListedAsText = true
        textViews.append(view.viewReference)
    }

    private func measure(_ view: UIView, _ item: LayoutItem) {
        var size = naturalSize(of: view)
        if !size.width.isFinite || !size.height.isFinite || size.width > 1e9 || size.height > 1e9 {
            LayoutDiagnostics.report(.invalidContentSize(view: view.describeBriefly(), size: size))
            size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        item.content.measuredWidth = nil
        item.content.lastWrapped = nil
        item.content.size = size
        item.content.sizeBeforeWrapping = size
    }

    /// Returns the content size of an arranged view for its container, measured once.
    func contentSize(of view: UIView) -> LayoutItem.ContentConstraints? {
        guard !view.translatesAutoresizingMaskIntoConstraints, let item = system.item(of: view) else { return nil }
        if item.content.sizeBeforeWrapping == nil { measure(view, item) }
        return item.content
    }

    func setContentConstraints(of view: UIView, _ item: LayoutItem, axis: NSLayoutConstraint.Axis) {
        let isHorizontal = axis == .horizontal
        let length = isHorizontal ? item.content.size.width : item.content.size.height
        let hugging = view.contentHuggingPriority(for: axis)
        let compression = view.contentCompressionResistancePriority(for: axis)
        let high = isHorizontal ? item.right : item.bottom
        let low = isHorizontal ? item.left : item.top
        let order = ActivationOrder.content + item.order * 4 + (isHorizontal ? 0 : 2)
        func set(
            _ id: inout ConstraintSolver.ConstraintID?, _ relation: ConstraintSolver.Relation,
            _ priority: UILayoutPriority, _ order: Int
        ) {
            guard length >= 0, priority.rawValue > 0 else {
                if let old = id { system.solver.remove(old) }
                id = nil
                return
            }
            if priority >= .required { hasRequiredSizes = true }
            let value = min(priority.solverValue, 999.9999)
            if let old = id {
                system.reportingErrors(of: view.describeBriefly()) { () throws(SolverError) in
                    try system.solver.setConstant(-Double(length), of: old)
                    try system.solver.setPriority(value, of: old)
                }
            } else {
                id = system.enter(
                    ConstraintSolver.Constraint(
                        [.init(high), .init(low, -1)], constant: -Double(length), relation, priority: value,
                        provenance: .system, order: order),
                    .content(view, axis))
            }
        }
        if isHorizontal {
            set(&item.content.huggingHorizontal, .lessOrEqual, hugging, order)
            set(&item.content.compressionHorizontal, .greaterOrEqual, compression, order + 1)
        } else {
            set(&item.content.huggingVertical, .lessOrEqual, hugging, order)
            set(&item.content.compressionVertical, .greaterOrEqual, compression, order + 1)
        }
    }

    // MARK: Changes

    func contentSizeDidChange(of view: UIView) {
        if let item = system.item(of: view) {
            guard !item.content.isPending else { return }
            item.content.isPending = true
        }
        pendingViews.append(view.viewReference)
    }

    func applyPendingContentSizes() {
        guard !pendingViews.isEmpty else { return }
        let views = pendingViews
        pendingViews = []
        let isAllThatChanged = !system.solver.needsSolving
        for reference in views {
            guard let view = reference.object, let item = system.item(of: view) else { continue }
            item.content.isPending = false
            alignmentMayHaveChanged(of: view, item)
            guard !view.translatesAutoresizingMaskIntoConstraints || view === system.root else {
                // Its frame determines its position, but other views may be aligned with its text.
                resetBaselines(of: view, item)
                continue
            }
            let oldSize = item.content.size
            let widthBefore = item.content.measuredWidth
            measure(view, item)
            resetBaselines(of: view, item)
            if item.content.size != oldSize, view.storedSuperview?.arrangement?.proportionalAxis != nil {
                view.storedSuperview?.generatedConstraintsDidChange()
            }
            if item.content.size.height != oldSize.height {
                view.storedSuperview?.arrangement?.highestViewMayHaveChanged()
            }
            noteText(view, item)
            if isAllThatChanged { wrapAgain(view, item, at: widthBefore) }
            setContentConstraints(of: view, item, axis: .horizontal)
            setContentConstraints(of: view, item, axis: .vertical)
        }
    }

    /// Replaces the one-line height of new text with its height at the width that layout found for the previous text.
    /// Layout mostly finds that width again, and a second solution is unnecessary.
    ///
    /// This applies only if no height can affect the width, so that the result never depends on the previous layout.
    private func wrapAgain(_ view: UIView, _ item: LayoutItem, at width: CGFloat?) {
        guard let width, item.content.isText, width < item.content.size.width - 1e-4,
            item.baselines.first == nil, item.baselines.last == nil,
            view.storedSuperview?.arrangement?.proportionalAxis == nil, !isWidthTiedToHeight(item)
        else { return }
        item.content.measuredWidth = width
        item.content.size.height = height(of: view, item, atWidth: width, isExpected: true)
    }

    private func isWidthTiedToHeight(_ item: LayoutItem) -> Bool {
        system.solver.areConnected(item.left, item.top) || system.solver.areConnected(item.left, item.bottom)
            || system.solver.areConnected(item.right, item.top) || system.solver.areConnected(item.right, item.bottom)
    }

    /// Updates the alignment rectangle of a view whose content changed. Its insets from the frame may depend on the
    /// content: an image view's are those of its image.
    private func alignmentMayHaveChanged(of view: UIView, _ item: LayoutItem) {
        if view.translatesAutoresizingMaskIntoConstraints {
            rows.placementDidChange(of: view, item: item)
        } else if view !== system.root, let frame = system.frame(of: view), view.differs(fromUntransformed: frame) {
            view.storedSuperview?.setNeedsLayout()
        } else {
            return
        }
        rows.originDidChange(of: view)
    }

    /// Restores the baselines of the natural height, and with them the spacing that depends on the font.
    private func resetBaselines(of view: UIView, _ item: LayoutItem) {
        guard item.baselines.first != nil || item.baselines.last != nil else { return }
        baselines.reset(view, item)
        for constraint in view.referencingConstraints where constraint.systemOffset != nil { rows.update(constraint) }
    }

    // MARK: Passes over text

    /// Measures text at the solved widths; returns true if a height changed.
    func measureText() -> Bool {
        var changed = false
        for reference in textViews {
            guard let view = reference.object, let item = system.item(of: view), item.content.isText else { continue }
            let width = system.length(of: item, .horizontal)
            let natural = item.content.size.width
            let isNarrower = width < natural - 1e-4
            let known = item.content.measuredWidth
            if isNarrower ? known.map({ abs($0 - width) <= 1e-4 }) ?? false : known == nil { continue }
            item.content.measuredWidth = isNarrower ? width : nil
            let height = height(of: view, item, atWidth: isNarrower ? max(width, 0.01) : nil)
            if abs(height - item.content.size.height) > 1e-6 {
                item.content.size.height = height
                setContentConstraints(of: view, item, axis: .vertical)
                changes.heightDidChange(of: view)
                changed = true
            }
        }
        return changed
    }

    /// Resets the baselines of stretched or wrapped text, which affect the next solution.
    ///
    /// Each solution starts from text of its natural height on one line, so that no layout depends on the previous one.
    /// Each view is reset once in an update.
    func restartTouchedText() {
        guard !baselines.views.isEmpty else { return }
        var isResetting = true
        while isResetting {
            isResetting = false
            for reference in baselines.views {
                guard let view = reference.object, let item = system.item(of: view),
                    !restartedItems.contains(item.serial), isTouched(item)
                else { continue }
                restartedItems.insert(item.serial)
                guard item.baselines.isStretched || item.content.measuredWidth != nil else { continue }
                isResetting = true
                unwrap(view, item)
                resetBaselines(of: view, item)
            }
            guard isResetting else { return }
            // Other text in the same part of the tree is reset as well, so that its heights have the same starting
            // point.
            for reference in textViews {
                guard let view = reference.object, let item = system.item(of: view),
                    !restartedItems.contains(item.serial), isTouched(item)
                else { continue }
                restartedItems.insert(item.serial)
                unwrap(view, item)
            }
        }
    }

    private func isTouched(_ item: LayoutItem) -> Bool {
        [item.left, item.right, item.top, item.bottom].contains { system.solver.isTouched($0) }
    }

    /// Resets text to one line.
    private func unwrap(_ view: UIView, _ item: LayoutItem) {
        guard item.content.measuredWidth != nil else { return }
        item.content.measuredWidth = nil
        let height = height(of: view, item, atWidth: nil)
        guard abs(height - item.content.size.height) > 1e-6 else { return }
        item.content.size.height = height
        setContentConstraints(of: view, item, axis: .vertical)
        changes.heightDidChange(of: view)
    }

    // MARK: Measuring

    /// Returns the height of text at a width (nil: as one line), in points. Measures the text only if neither this
    /// engine nor the previous one, whose sizes it took over, has measured it.
    ///
    /// - Parameter isExpected: A Boolean value that indicates whether this is part of the view's first measurement, at
    ///   a width that it probably gets.
    func height(
        of view: UIView, _ item: LayoutItem, atWidth width: CGFloat?, isExpected: Bool = false
    ) -> CGFloat {
        view.automaticLayoutWidth = width ?? 0
        guard let width else { return item.content.sizeBeforeWrapping?.height ?? view.intrinsicContentSize.height }
        if let last = item.content.lastWrapped, abs(last.width - width) <= 1e-4 { return last.height }
        let height: CGFloat
        if reusesFittingSizes, let known = memo(of: view)?.height(atWidth: width) {
            height = known
        } else {
            if !isExpected { secondPassCount += 1 }
            height = view.intrinsicContentSize.height
            remember(view).noteHeight(height, atWidth: width)
        }
        item.content.lastWrapped = CGSize(width: width, height: height)
        return height
    }

    /// Returns the content size as one line, from an earlier fitting or from the view itself.
    func naturalSize(of view: UIView) -> CGSize {
        view.automaticLayoutWidth = 0
        guard view.needsSecondLayoutPass else {
            measuredCount += 1
            return view.intrinsicContentSize
        }
        if reusesFittingSizes, let known = memo(of: view)?.natural { return known }
        measuredCount += 1
        let size = view.intrinsicContentSize
        remember(view).natural = size
        return size
    }

    private func memo(of view: UIView) -> ContentMemo? {
        view.contentMemo.flatMap { $0.scale == view.layoutScale ? $0 : nil }
    }

    private func remember(_ view: UIView) -> ContentMemo {
        if let memo = memo(of: view) { return memo }
        let memo = ContentMemo(scale: view.layoutScale)
        view.contentMemo = memo
        return memo
    }

    /// Discards the sizes that were passed on, which are valid for one update.
    func forgetHandedSizes() {
        guard !system.isFitting else { return }
        for reference in textViews { reference.object?.contentMemo = nil }
    }
}
