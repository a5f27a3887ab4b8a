import BuilderUIKit

/// Lays views over one another, the first at the back.
///
/// Each view goes where its `position(_:)` places it (to all four edges without one), at the distance of its `margins`,
/// else of the container's `padding`, within the safe area where its `safeArea(_:)` requires it.
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

    /// Makes a container of one view, or an empty one.
    public init(_ view: View? = nil) { modifiableView = BuilderInternalContainerView(view) }

    /// Makes a container of several views.
    public init(@ViewResultBuilder _ builder: () -> ViewConvertable) {
        modifiableView = BuilderInternalContainerView(builder)
    }
}

/// A ``ContainerView`` under a name for content that follows a value.
public typealias DynamicContainerView = ContainerView

/// A ``ContainerView`` under the name that stands beside ``HStackView`` and ``VStackView``.
public typealias ZStackView = ContainerView
