// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let additionsLines = [
        #"extension UIView"#,
        #"func priority(_ priority: UILayoutPriority, of types: ConstraintType...) -> Self"#,
        #"var waitingConstraints: [WaitingConstraint]"#,
        #"struct WaitingConstraint: Hashable, Sendable"#,
        #"let type: ConstraintType"#,
        #"let wait: ConstraintWait"#,
        #"extension UIStackView"#,
        #"init(axis: NSLayoutConstraint.Axis, alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill, spacing: CGFloat = 0, @SwiftlyUIBuilder content: () -> [UIView])"#,
    ]
}

extension UIView {
    @MainActor static func interface1058() {
        _ = Self.self
    }

    @MainActor func interface1059(_ priority: UILayoutPriority, of types: ConstraintType...) -> Self {
        var result = self.priority(priority, of: types[0], types[1])
        prove(&result, Same<Self>())
        self.priority(priority, of: types[0], types[1])
        return result
    }

    @MainActor func interface1060() {
        var value = self.waitingConstraints
        prove(&value, Same<[WaitingConstraint]>())
    }
}

extension WaitingConstraint {
    @MainActor static func interface1061() {
        let _: any Hashable.Type = Self.self
        let _: any Sendable.Type = Self.self
    }

    @MainActor func interface1062() {
        var value = self.type
        prove(&value, Same<ConstraintType>())
    }

    @MainActor func interface1063() {
        var value = self.wait
        prove(&value, Same<ConstraintWait>())
    }
}

extension UIStackView {
    @MainActor static func interface1064() {
        _ = Self.self
    }

    @MainActor static func interface1065(
        axis: NSLayoutConstraint.Axis, alignment: UIStackView.Alignment, distribution: UIStackView.Distribution,
        spacing: CGFloat, @SwiftlyUIBuilder content: () -> [UIView]
    ) {
        var result = UIStackView(
            axis: axis, alignment: alignment, distribution: distribution, spacing: spacing, content: content)
        prove(&result, Same<UIStackView>())
        _ = UIStackView(axis: axis, distribution: distribution, spacing: spacing, content: content)
        _ = UIStackView(axis: axis, alignment: alignment, spacing: spacing, content: content)
        _ = UIStackView(axis: axis, alignment: alignment, distribution: distribution, content: content)
        _ = UIStackView(axis: axis, content: content)
    }
}
