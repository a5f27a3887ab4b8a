import BuilderUIKit

/// A container that layers its views, the first at the back.
///
/// Each view is placed by its `position(_:)` (on all four edges without one), at the distance of its `margins`, or of
/// the container's `padding` without any, and within the safe area if its `safeArea(_:)` requires it.
///
/// ```swift
/// ContainerView {
///     ImageView(photo).contentMode(.scaleAspectFill).clipsToBounds(true)
///     LabelView(name).padding(8).position(.bottom)
/// }
/// .cornerRadius(16)
/// ```
///
/// The views are built and embedded when the container gets a superview.
public struct ContainerView: ModifiableView {
    /// The container.
    public let modifiableView: BuilderInternalContainerView

    /// Creates a container of one view, or an empty one.
    public init(_ view: View? = nil) { modifiableView = BuilderInternalContainerView(view) }

    /// Creates a container of several views.
    public init(@ViewResultBuilder _ builder: () -> ViewConvertable) {
        modifiableView = BuilderInternalContainerView(builder)
    }
}

/// A ``ContainerView`` under a name for content that depends on a value.
public typealias DynamicContainerView = ContainerView

/// A ``ContainerView`` under the name that matches ``HStackView`` and ``VStackView``.
public typealias ZStackView = ContainerView
