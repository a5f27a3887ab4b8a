import Foundation

/// The priorities by which a view keeps its content's size.
struct ContentPriorities {
    var huggingHorizontal = UILayoutPriority.defaultLow
    var huggingVertical = UILayoutPriority.defaultLow
    var compressionHorizontal = UILayoutPriority.defaultHigh
    var compressionVertical = UILayoutPriority.defaultHigh

    var hasRequired: Bool {
        max(max(huggingHorizontal, huggingVertical), max(compressionHorizontal, compressionVertical)) >= .required
    }
}

extension UIView {
    func defaultContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? contentPriorities.huggingHorizontal : contentPriorities.huggingVertical
    }

    func defaultSetContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != contentHuggingPriority(for: axis), isLegal(priority, "content hugging priority") else {
            return
        }
        if axis == .horizontal {
            contentPriorities.huggingHorizontal = priority
        } else {
            contentPriorities.huggingVertical = priority
        }
        noteContentSizeChange()
    }

    func defaultContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? contentPriorities.compressionHorizontal : contentPriorities.compressionVertical
    }

    func defaultSetContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priority != contentCompressionResistancePriority(for: axis),
            isLegal(priority, "content compression resistance priority")
        else { return }
        if axis == .horizontal {
            contentPriorities.compressionHorizontal = priority
        } else {
            contentPriorities.compressionVertical = priority
        }
        noteContentSizeChange()
    }

    /// 0 … 1000, where 0 stands for no constraint at all. Anything else is reported.
    private func isLegal(_ priority: UILayoutPriority, _ property: String) -> Bool {
        let isLegal = priority.rawValue >= 0 && priority.rawValue <= UILayoutPriority.required.rawValue
        if !isLegal {
            LayoutDiagnostics.report(
                .illegalConstraint(
                    constraint: "The \(property) of \(describeBriefly())", item: describeBriefly(),
                    fault: .priorityOutOfRange(priority.rawValue)))
        }
        return isLegal
    }

    /// Notes that the intrinsic size may have changed: the engine measures it anew before it solves.
    func noteContentSizeChange() {
        automaticLayoutWidth = 0
        contentMemo = nil
        guard let layoutItem, let engine = layoutItem.engine else { return }
        engine.sizes.contentSizeDidChange(of: self)
        // The pass solves anew and marks the views whose frames change.
        superview?.noteDescendantNeedsLayout()
    }
}
