import Foundation

/// The measures of nested stacks, which are visited iteratively, each once.
extension BaselineMemo {
    // MARK: Heights

    /// A stack whose arranged views are being measured.
    private struct Step {
        let stack: UIStackView
        let visible: [UIView]
        var next = 0
        var highest: CGFloat = 0
        var total: CGFloat = 0

        @MainActor init(_ stack: UIStackView) {
            self.stack = stack
            visible = stack.arrangedSubviews.filter { !$0.isHidden }
        }

        mutating func add(_ height: CGFloat) {
            highest = next == 0 ? height : max(highest, height)
            total += height
            next += 1
        }

        @MainActor var height: CGFloat {
            let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
            let content =
                stack.axis == .horizontal ? highest : visible.dropLast().reduce(total) { $0 + stack.gap(after: $1) }
            return content + margins.top + margins.bottom
        }
    }

    /// Returns the height from a constraint, otherwise the content's, in points.
    func naturalHeight(of view: UIView) -> CGFloat {
        if let known = height(withoutDescent: view) { return known }
        guard let stack = view as? UIStackView else { return 0 }
        var path = [Step(stack)]
        while let top = path.indices.last {
            guard path[top].next < path[top].visible.count else {
                let done = path.removeLast()
                let height = done.height
                heights[ObjectIdentifier(done.stack)] = height
                guard let outer = path.indices.last else { return height }
                path[outer].add(height)
                continue
            }
            let inner = path[top].visible[path[top].next]
            if let known = height(withoutDescent: inner) {
                path[top].add(known)
            } else if let stack = inner as? UIStackView {
                path.append(Step(stack))
            }
        }
        return 0
    }

    /// Returns nil for a stack whose arranged views have to be measured.
    private func height(withoutDescent view: UIView) -> CGFloat? {
        if let known = heights[ObjectIdentifier(view)] { return known }
        let fixed = view.heldConstraints.first { $0.isFixedHeight(of: view) }
        guard fixed != nil || !(view is UIStackView) else { return nil }
        let height = fixed?.constant ?? max(0, view.sizeBeforeWrapping.height)
        heights[ObjectIdentifier(view)] = height
        return height
    }

    // MARK: Baselines

    /// Returns the view whose baselines are a stack's: the first or last visible view of a column, the highest of a
    /// row.
    func carrier(of stack: UIStackView, isFirst: Bool) -> UIView {
        var way: [UIStackView] = []
        var current: UIView = stack
        var found: UIView?
        while found == nil {
            // A subclass may provide another view.
            guard let stack = current as? UIStackView,
                stack === way.first ?? stack || type(of: stack) == UIStackView.self
            else {
                found = current
                continue
            }
            found = isFirst ? firstCarriers[ObjectIdentifier(stack)] : lastCarriers[ObjectIdentifier(stack)]
            guard found == nil else { continue }
            way.append(stack)
            if let next = baselineView(of: stack, isFirst: isFirst) { current = next } else { found = stack }
        }
        let carrier = found ?? stack
        for stack in way {
            if isFirst {
                firstCarriers[ObjectIdentifier(stack)] = carrier
            } else {
                lastCarriers[ObjectIdentifier(stack)] = carrier
            }
        }
        return carrier
    }

    /// Returns the arranged view whose baselines are the stack's.
    private func baselineView(of stack: UIStackView, isFirst: Bool) -> UIView? {
        let visible = stack.arrangedSubviews.filter { !$0.isHidden }
        if stack.axis == .vertical { return isFirst ? visible.first : visible.last }
        var highest: (view: UIView, height: CGFloat)?
        for view in visible {
            let height = naturalHeight(of: view)
            if highest.map({ height > $0.height }) ?? true { highest = (view, height) }
        }
        return highest?.view
    }
}
