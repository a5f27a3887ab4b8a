import BuilderRxSwift
import BuilderUIKit

/// A vertical stack of views.
///
/// ```swift
/// VStackView(spacing: 2) {
///     LabelView("Name")
///     LabelView(name).color(.secondaryLabel)
/// }
/// .padding(20)
/// ```
///
/// Distribution and alignment are `fill`.
public struct VStackView: ModifiableView {
    /// The stack.
    public let modifiableView: BuilderInternalUIStackView

    /// Creates a stack of the closure's views.
    ///
    /// - Parameter spacing: the distance between neighbors in points; the system spacing is 8.
    public init(
        spacing: CGFloat = UIStackView.spacingUseSystem, @ViewResultBuilder _ builder: () -> ViewConvertable
    ) { modifiableView = .standard(.vertical, spacing: spacing, views: builder().asViews()) }

    /// Creates a stack of all views of an array, with the system spacing.
    public init(_ convertableViews: [ViewConvertable]) {
        modifiableView = .standard(.vertical, views: convertableViews.asViews())
    }

    /// Creates a stack of all views of an indexable builder, with the system spacing. The views are replaced after each
    /// update of the builder.
    public init(_ builder: AnyIndexableViewBuilder) {
        modifiableView = .standard(.vertical, views: builder.asViews())
        modifiableView.follow(builder)
    }

    /// Creates a stack of the views of a binding's value, with the system spacing.
    public init<Binding: RxBinding>(_ binding: Binding) where Binding.T == [View] {
        modifiableView = .standard(.vertical, views: [])
        bindOnMain(binding, to: modifiableView) { stack, views in stack.reset(to: views) }
    }
}
