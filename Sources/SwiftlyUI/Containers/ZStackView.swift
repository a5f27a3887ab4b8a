import BuilderUIKit

/// Views that lie on each other: the first at the back, the last in front.
///
/// A plain view that adds its subviews and nothing else: no constraints, no size of its own. Each view places itself,
/// and the stack as large as one of them is the work of that one:
///
/// ```swift
/// let badge = ZStackView {
///     UIView().backgroundColor(.systemRed).cornerRadius(10).frame(width: 20, height: 20).fillToSuper()
///     UILabel("3").centerToSuper()
/// }
/// ```
public final class ZStackView: UIView {
    /// The views in the braces on each other, the last one in front. They may name each other in their constraints.
    public convenience init(@SwiftlyUIBuilder content: () -> [UIView]) {
        self.init(frame: .zero)
        for view in content() { addSubview(view) }
    }
}
