import BuilderUIKit

/// Views side by side.
///
/// ```swift
/// HStackView(spacing: 4) {
///     ImageView(systemName: "person")
///     LabelView(name)
/// }
/// ```
///
/// Distribution and alignment are `fill`. (Builder for iOS ignores the `spacing` argument; here it holds.)
public struct HStackView: ModifiableView {
    /// The stack.
    public let modifiableView: BuilderInternalUIStackView

    /// Makes a stack of the views in the braces.
    ///
    /// - Parameter spacing: the room between neighbors in points; the system's is 8.
    public init(
        spacing: CGFloat = UIStackView.spacingUseSystem, @ViewResultBuilder _ builder: () -> ViewConvertable
    ) {
        modifiableView = .standard(.horizontal, spacing: spacing, views: builder().asViews())
    }

    /// Makes a stack of everything in an array, with the system's spacing.
    public init(_ convertableViews: [ViewConvertable]) {
        modifiableView = .standard(.horizontal, views: convertableViews.asViews())
    }

    /// Makes a stack of all views of an indexable builder, with the system's spacing. The views are replaced each time
    /// the builder is updated.
    public init(_ builder: AnyIndexableViewBuilder) {
        modifiableView = .standard(.horizontal, views: builder.asViews())
        modifiableView.follow(builder)
    }
}
