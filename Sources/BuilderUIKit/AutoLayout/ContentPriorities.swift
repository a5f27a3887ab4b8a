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
    /// Returns whether a priority is 0 … 1000, where 0 stands for no constraint at all. Anything else is reported.
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
