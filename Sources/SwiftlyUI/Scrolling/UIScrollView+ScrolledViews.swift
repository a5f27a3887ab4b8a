import BuilderUIKit

extension UIScrollView {
    /// Adds the views of a builder in order, to be placed by constraints.
    func addScrolledViews(_ views: [UIView]) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }
}
