import BuilderUIKit

/// A value that represents a number of views: one definition, an array of them, a ``ForEach``, a ``Group``.
///
/// Containers accept `ViewConvertable` values and flatten them into one list.
@preconcurrency @MainActor
public protocol ViewConvertable {
    /// Returns the definitions that this value represents, in order.
    func asViews() -> [View]
}

/// The definition of a view: a value that creates or returns one live `UIView`.
///
/// ```swift
/// let label: View = LabelView("Hello").color(.red)
/// let view = label.build()        // or label()
/// ```
@preconcurrency @MainActor
public protocol View: ViewConvertable, RenderSource {
    /// Creates the view, or returns the one that the definition already holds.
    func build() -> UIView

    /// Creates or returns the view, like ``build()``.
    func callAsFunction() -> UIView
}

extension View {
    /// Returns the definition itself as the only element of an array.
    public func asViews() -> [View] { [self] }

    /// Creates or returns the view, like ``build()``.
    public func callAsFunction() -> UIView { build() }

    /// Returns the content that a `Renderer` draws: the view that the definition builds.
    public func makeRenderContent() -> RenderContent { .view(build()) }
}
