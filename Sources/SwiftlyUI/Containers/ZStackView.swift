import BuilderUIKit

/// A view that layers its subviews, the first at the back and the last in front.
///
/// It is a plain view that only adds its subviews, without constraints or an intrinsic size. Each view brings its own
/// constraints; a view that fills the stack determines its size:
///
/// ```swift
/// let badge = ZStackView {
///     UIView().backgroundColor(.systemRed).cornerRadius(10).frame(width: 20, height: 20).fillToSuper()
///     UILabel("3").centerToSuper()
/// }
/// ```
public final class ZStackView: UIView {
    /// Creates layers of the closure's views, the last one in front. Their constraints may reference each other.
    public convenience init(@SwiftlyUIBuilder content: () -> [UIView]) {
        self.init(frame: .zero)
        for view in content() { addSubview(view) }
    }
}
