import Foundation

/// The priorities of a view's content hugging and compression resistance.
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
    /// Returns whether a priority is in 0 … 1000, where 0 stands for no constraint; reports any other value.
    func isLegal(_ priority: UILayoutPriority, _ property: String) -> Bool {
        let isLegal = priority.rawValue >= 0 && priority.rawValue <= UILayoutPriority.required.rawValue
        if !isLegal {
            LayoutDiagnostics.report(
                .illegalConstraint(
                    constraint: "The \(property) of \(describeBriefly())", item: describeBriefly(),
                    fault: .priorityOutOfRange(priority.rawValue)))
        }
        return isLegal
    }

    func setHuggingPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard isLegal(priority, "content hugging priority") else { return }
        if axis == .horizontal {
            contentPriorities.huggingHorizontal = priority
        } else {
            contentPriorities.huggingVertical = priority
        }
        noteContentSizeChange()
    }

    func setCompressionPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard isLegal(priority, "content compression resistance priority") else { return }
        if axis == .horizontal {
            contentPriorities.compressionHorizontal = priority
        } else {
            contentPriorities.compressionVertical = priority
        }
        noteContentSizeChange()
    }

    /// Records that the intrinsic content size may have changed; the engine measures it again before it solves.
    func noteContentSizeChange() {
        automaticLayoutWidth = 0
        contentMemo = nil
        guard let layoutItem, let engine = layoutItem.engine else { return }
        engine.sizes.contentSizeDidChange(of: self)
        // The layout pass solves again and marks the views whose frames change.
        storedSuperview?.noteDescendantNeedsLayout()
    }
}
