import BuilderUIKit

/// A plain view with definitions embedded in it: the way from Builder into code that takes a `UIView`.
///
/// ```swift
/// let host = BuilderHostView { GreetingView(name: "Anna") }
/// stack.addArrangedSubview(host)
/// ```
open class BuilderHostView: UIView {
    /// Makes a view with one definition's view on all four edges.
    public convenience init(_ view: View) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        embed(view)
    }

    /// Makes a view with several definitions' views, each on all four edges unless it has a position of its own.
    public convenience init(@ViewResultBuilder _ builder: () -> ViewConvertable) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        embed(builder().asViews())
    }
}
