import BuilderUIKit

/// A scroll view whose content scrolls in both directions if it is larger than the view.
///
/// The content is pinned to all edges of the scrolled area.
public struct ScrollView: ModifiableView {
    /// The scroll view.
    public let modifiableView: BuilderInternalScrollView

    /// Creates a scroll view of one view.
    ///
    /// - Parameters:
    ///   - padding: the padding around the content in points; nil for none.
    ///   - safeArea: a Boolean value that indicates whether the content stays within the safe area.
    public init(_ view: View?, padding: UIEdgeInsets? = nil, safeArea: Bool = false) {
        modifiableView = BuilderInternalScrollView(frame: .zero)
        modifiableView.setUp(content: view?.asViews() ?? [], padding: padding, safeArea: safeArea)
    }

    /// Creates a scroll view of several views, which overlap.
    public init(
        padding: UIEdgeInsets? = nil, safeArea: Bool = false, @ViewResultBuilder _ builder: () -> ViewConvertable
    ) {
        modifiableView = BuilderInternalScrollView(frame: .zero)
        modifiableView.setUp(content: builder().asViews(), padding: padding, safeArea: safeArea)
    }
}

/// A scroll view that scrolls vertically and whose content is as wide as the scroll view's superview.
///
/// ```swift
/// VerticalScrollView {
///     VStackView { … }.padding(20)
/// }
/// ```
public struct VerticalScrollView: ModifiableView {
    /// The scroll view.
    public let modifiableView: BuilderVerticalScrollView

    /// Creates a scroll view of one view.
    ///
    /// - Parameters:
    ///   - padding: the padding around the content in points; nil for none.
    ///   - safeArea: a Boolean value that indicates whether the content stays within the safe area.
    public init(_ view: View?, padding: UIEdgeInsets? = nil, safeArea: Bool = false) {
        modifiableView = BuilderVerticalScrollView(frame: .zero)
        modifiableView.setUp(content: view?.asViews() ?? [], padding: padding, safeArea: safeArea)
    }

    /// Creates a scroll view of several views, which overlap.
    public init(
        padding: UIEdgeInsets? = nil, safeArea: Bool = false, @ViewResultBuilder _ builder: () -> ViewConvertable
    ) {
        modifiableView = BuilderVerticalScrollView(frame: .zero)
        modifiableView.setUp(content: builder().asViews(), padding: padding, safeArea: safeArea)
    }
}
