import Builder

extension UIView {
    /// Has this view and all below it read in a direction, whatever the traits say.
    func read(_ direction: UISemanticContentAttribute) {
        semanticContentAttribute = direction
        for view in subviews { view.read(direction) }
    }
}
