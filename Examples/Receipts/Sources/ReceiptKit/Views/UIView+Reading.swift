import Builder

extension UIView {
    /// Sets the layout direction of this view and all its descendants, regardless of the traits.
    func read(_ direction: UISemanticContentAttribute) {
        semanticContentAttribute = direction
        for view in subviews { view.read(direction) }
    }
}
