import BuilderUIKit

/// A plain view that embeds definitions, to use Builder in code that takes a `UIView`.
///
/// ```swift
/// let host = BuilderHostView { GreetingView(name: "Anna") }
/// stack.addArrangedSubview(host)
/// ```
open class BuilderHostView: UIView {
    /// Creates a view with one definition's view pinned to all four edges.
    public convenience init(_ view: View) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        embed(view)
    }

    /// Creates a view with several definitions' views, each pinned to all four edges unless it has its own position.
    public convenience init(@ViewResultBuilder _ builder: () -> ViewConvertable) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        embed(builder().asViews())
    }
}
