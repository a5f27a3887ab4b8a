import Foundation
import LayoutSolver
import Render

extension LayoutEngine {
    /// The constraints that keep a view near the size of its content: width ≤ w at its hugging priority, width ≥ w at
    /// its compression resistance; the same for height.
    ///
    /// UIKit enters a priority of 1000 as required, so that a text that is too long breaks somebody's constraint. Here
    /// such a content size stands above every optional constraint and just below the required ones: the text gives way.
    func addContentSize(of view: UIView) {
        guard !view.translatesAutoresizingMaskIntoConstraints || view === root, let item = view.layoutItem else {
            return
        }
        // A container may have asked already.
        if item.content.sizeBeforeWrapping == nil { measure(view, item) }
        noteText(view, item)
        setContentConstraints(of: view, item, axis: .horizontal)
        setContentConstraints(of: view, item, axis: .vertical)
    }

    /// Keeps the list of views whose height depends on their width; what is no text any more stays in it, to be found
    /// there when it is text again.
    private func noteText(_ view: UIView, _ item: LayoutItem) {
        item.content.isText = view.needsSecondLayoutPass
        guard item.content.isText, !item.content.isListedAsText else { return }
        item.content.isListedAsText = true
        textViews.append(view.viewHandle)
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

    /// The content size of a view that its container arranges: asked for once, whoever needs it first.
    func contentSize(of view: UIView) -> LayoutItem.ContentConstraints? {
        guard !view.translatesAutoresizingMaskIntoConstraints, let item = item(of: view) else { return nil }
        if item.content.sizeBeforeWrapping == nil { measure(view, item) }
        return item.content
    }

    func contentSizeDidChange(of view: UIView) {
        if let item = item(of: view) {
            guard !item.content.isPending else { return }
            item.content.isPending = true
        }
        pendingContentViews.append(view.viewHandle)
    }

    func applyPendingContentSizes() {
        guard !pendingContentViews.isEmpty else { return }
        let views = pendingContentViews
        pendingContentViews = []
        let isAllThatChanged = !solver.needsSolving
        for reference in views {
            guard let view = reference.object, let item = item(of: view) else { continue }
            item.content.isPending = false
            alignmentMayHaveChanged(of: view, item)
            guard !view.translatesAutoresizingMaskIntoConstraints || view === root else {
                // Its frame says where it is, but others may stand on its text.
                resetBaselines(of: view, item)
                continue
            }
            let oldSize = item.content.size
            let widthBefore = item.content.measuredWidth
            measure(view, item)
            resetBaselines(of: view, item)
            if item.content.size != oldSize, let stack = view.superview as? UIStackView,
                stack.distribution == .fillProportionally
            {
                stack.generatedConstraintsDidChange()
            }
            if item.content.size.height != oldSize.height {
                (view.superview as? UIStackView)?.highestViewMayHaveChanged()
            }
            noteText(view, item)
            if isAllThatChanged { wrapAgain(view, item, at: widthBefore) }
            setContentConstraints(of: view, item, axis: .horizontal)
            setContentConstraints(of: view, item, axis: .vertical)
        }
    }

    /// Gives new text, in place of that of one line, the height that it has at the width that layout found for the text
    /// before: mostly it finds that width again, and need not be solved a second time.
    ///
    /// Only where no height can have a say in the width, so that what is found never depends on what was there before.
    private func wrapAgain(_ view: UIView, _ item: LayoutItem, at width: CGFloat?) {
        guard let width, item.content.isText, width < item.content.size.width - 1e-4,
            item.baselines.first == nil, item.baselines.last == nil,
            (view.superview as? UIStackView)?.distribution != .fillProportionally, !isWidthTiedToHeight(item)
        else { return }
        item.content.measuredWidth = width
        item.content.size.height = height(of: view, item, atWidth: width, isExpected: true)
    }

    private func isWidthTiedToHeight(_ item: LayoutItem) -> Bool {
        solver.areConnected(item.left, item.top) || solver.areConnected(item.left, item.bottom)
            || solver.areConnected(item.right, item.top) || solver.areConnected(item.right, item.bottom)
    }

    /// A view whose content changed may keep other distances between its frame and its alignment rectangle: an image
    /// view takes them from its image.
    private func alignmentMayHaveChanged(of view: UIView, _ item: LayoutItem) {
        if view.translatesAutoresizingMaskIntoConstraints {
            placementDidChange(of: view, item: item)
        } else if view !== root, let frame = frame(of: view), view.differs(fromUntransformed: frame) {
            view.superview?.setNeedsLayout()
        } else {
            return
        }
        originDidChange(of: view)
    }

    func setContentConstraints(of view: UIView, _ item: LayoutItem, axis: NSLayoutConstraint.Axis) {
        let isHorizontal = axis == .horizontal
        let length = isHorizontal ? item.content.size.width : item.content.size.height
        let hugging = view.contentHuggingPriority(for: axis)
        let compression = view.contentCompressionResistancePriority(for: axis)
        let high = isHorizontal ? item.right : item.bottom
        let low = isHorizontal ? item.left : item.top
        let order = JoinOrder.content + item.order * 4 + (isHorizontal ? 0 : 2)
        func set(
            _ id: inout ConstraintSolver.ConstraintID?, _ relation: ConstraintSolver.Relation,
            _ priority: UILayoutPriority, _ joined: Int
        ) {
            guard length >= 0, priority.rawValue > 0 else {
                if let old = id { solver.remove(old) }
                id = nil
                return
            }
            if priority >= .required { hasRequiredContentSizes = true }
            let value = min(priority.solverValue, 999.9999)
            if let old = id {
                reportingErrors(of: view.describeBriefly()) { () throws(SolverError) in
                    try solver.setConstant(-Double(length), of: old)
                    try solver.setPriority(value, of: old)
                }
            } else {
                id = enter(
                    ConstraintSolver.Constraint(
                        [.init(high), .init(low, -1)], constant: -Double(length), relation, priority: value,
                        provenance: .system, joined: joined),
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
}
