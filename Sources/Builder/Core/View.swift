import BuilderUIKit

/// Anything that stands for some views: one definition, an array of them, a ``ForEach``, a ``Group``.
///
/// Containers take `ViewConvertable` values and see one flat list.
@preconcurrency @MainActor
public protocol ViewConvertable {
    /// The definitions that this value stands for, in order.
    func asViews() -> [View]
}

/// The definition of a view: a value that can make, or hand out, one live `UIView`.
///
/// ```swift
/// let label: View = LabelView("Hello").color(.red)
/// let view = label.build()        // or label()
/// ```
@preconcurrency @MainActor
public protocol View: ViewConvertable, RenderSource {
    /// Makes the view, or returns the one that the definition already holds.
    func build() -> UIView

    /// The same as ``build()``, spelled as a call.
    func callAsFunction() -> UIView
}

extension View {
    /// A definition stands for itself.
    public func asViews() -> [View] { [self] }

    /// The same as ``build()``, spelled as a call.
    public func callAsFunction() -> UIView { build() }

    /// Returns the content that a `Renderer` draws: the view that the definition builds.
    public func makeRenderContent() -> RenderContent { .view(build()) }
}
