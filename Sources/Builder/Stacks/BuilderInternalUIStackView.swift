import BuilderRxSwift
import BuilderUIKit

/// The view of an ``HStackView`` and a ``VStackView``.
open class BuilderInternalUIStackView: UIStackView, ViewBuilderEventHandling {
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        builderAttributes?.commonDidMoveToWindow(self)
    }
}

extension BuilderInternalUIStackView {
    /// Creates a stack with the definitions' defaults.
    static func standard(
        _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = UIStackView.spacingUseSystem, views: [View]
    ) -> BuilderInternalUIStackView {
        Modified(BuilderInternalUIStackView(frame: .zero)) { stack in
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.axis = axis
            stack.distribution = .fill
            stack.alignment = .fill
            stack.spacing = spacing
            stack.addArrangedSubviews(views)
        }
    }

    /// Replaces the views after each update of an indexable builder.
    func follow(_ builder: AnyIndexableViewBuilder) {
        guard let updated = builder.updated else { return }
        bindOnMain(updated, to: self) { stack, _ in stack.reset(to: builder.asViews()) }
    }
}
