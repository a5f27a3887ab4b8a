import BuilderRxSwift
import BuilderUIKit

/// Views below one another.
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

    /// Makes a stack of the views in the braces.
    ///
    /// - Parameter spacing: the room between neighbors in points; the system's is 8.
    public init(
        spacing: CGFloat = UIStackView.spacingUseSystem, @ViewResultBuilder _ builder: () -> ViewConvertable
    ) {
        modifiableView = .standard(.vertical, spacing: spacing, views: builder().asViews())
    }

    /// Makes a stack of everything in an array, with the system's spacing.
    public init(_ convertableViews: [ViewConvertable]) {
        modifiableView = .standard(.vertical, views: convertableViews.asViews())
    }

    /// Makes a stack of all views of an indexable builder, with the system's spacing. The views are replaced each time
    /// the builder is updated.
    public init(_ builder: AnyIndexableViewBuilder) {
        modifiableView = .standard(.vertical, views: builder.asViews())
        modifiableView.follow(builder)
    }

    /// Makes a stack of a binding's value, with the system's spacing.
    public init<Binding: RxBinding>(_ binding: Binding) where Binding.T == [View] {
        modifiableView = .standard(.vertical, views: [])
        bindOnMain(binding, to: modifiableView) { stack, views in stack.reset(to: views) }
    }
}
