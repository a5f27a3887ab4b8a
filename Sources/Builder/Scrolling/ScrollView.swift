import BuilderUIKit

/// Content that scrolls in both directions where it is larger than the view.
///
/// The content is pinned to all edges of the scrolled area.
public struct ScrollView: ModifiableView {
    /// The scroll view.
    public let modifiableView: BuilderInternalScrollView

    /// Makes a scroll view around one view.
    ///
    /// - Parameters:
    ///   - padding: the distance around the content in points; nil stands for none.
    ///   - safeArea: whether the content keeps to the safe area.
    public init(_ view: View?, padding: UIEdgeInsets? = nil, safeArea: Bool = false) {
        modifiableView = BuilderInternalScrollView(frame: .zero)
        modifiableView.setUp(content: view?.asViews() ?? [], padding: padding, safeArea: safeArea)
    }

    /// Makes a scroll view around several views, which lie over one another.
    public init(
        padding: UIEdgeInsets? = nil, safeArea: Bool = false, @ViewResultBuilder _ builder: () -> ViewConvertable
    ) {
        modifiableView = BuilderInternalScrollView(frame: .zero)
        modifiableView.setUp(content: builder().asViews(), padding: padding, safeArea: safeArea)
    }
}

/// Content that scrolls up and down, as wide as the scroll view's superview.
///
/// ```swift
/// VerticalScrollView {
///     VStackView { … }.padding(20)
/// }
/// ```
public struct VerticalScrollView: ModifiableView {
    /// The scroll view.
    public let modifiableView: BuilderVerticalScrollView

    /// Makes a scroll view around one view.
    ///
    /// - Parameters:
    ///   - padding: the distance around the content in points; nil stands for none.
    ///   - safeArea: whether the content keeps to the safe area.
    public init(_ view: View?, padding: UIEdgeInsets? = nil, safeArea: Bool = false) {
        modifiableView = BuilderVerticalScrollView(frame: .zero)
        modifiableView.setUp(content: view?.asViews() ?? [], padding: padding, safeArea: safeArea)
    }

    /// Makes a scroll view around several views, which lie over one another.
    public init(
        padding: UIEdgeInsets? = nil, safeArea: Bool = false, @ViewResultBuilder _ builder: () -> ViewConvertable
    ) {
        modifiableView = BuilderVerticalScrollView(frame: .zero)
        modifiableView.setUp(content: builder().asViews(), padding: padding, safeArea: safeArea)
    }
}
