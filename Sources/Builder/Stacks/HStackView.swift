import BuilderUIKit

/// A horizontal stack of views.
///
/// ```swift
/// HStackView(spacing: 4) {
///     ImageView(systemName: "person")
///     LabelView(name)
/// }
/// ```
///
/// Distribution and alignment are `fill`. (Builder for iOS ignores the `spacing` argument; here it applies.)
public struct HStackView: ModifiableView {
    /// The stack.
    public let modifiableView: BuilderInternalUIStackView

    /// Creates a stack of the closure's views.
    ///
    /// - Parameter spacing: the distance between neighbors in points; the system spacing is 8.
    public init(
        spacing: CGFloat = UIStackView.spacingUseSystem, @ViewResultBuilder _ builder: () -> ViewConvertable
    ) { modifiableView = .standard(.horizontal, spacing: spacing, views: builder().asViews()) }

    /// Creates a stack of all views of an array, with the system spacing.
    public init(_ convertableViews: [ViewConvertable]) {
        modifiableView = .standard(.horizontal, views: convertableViews.asViews())
    }

    /// Creates a stack of all views of an indexable builder, with the system spacing. The views are replaced after each
    /// update of the builder.
    public init(_ builder: AnyIndexableViewBuilder) {
        modifiableView = .standard(.horizontal, views: builder.asViews())
        modifiableView.follow(builder)
    }
}
