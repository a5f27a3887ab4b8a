extension UIView {
    /// Visits this view and its descendants depth first, iteratively, so that trees of any depth need the same small
    /// stack.
    ///
    /// - Parameters:
    ///   - entering: a closure called before the descendants are visited, which returns the views to visit below this
    ///     one.
    ///   - leaving: a closure called after all descendants were visited.
    func walk(entering: (UIView) -> [UIView], leaving: (UIView) -> Void = { _ in }) {
        // The views whose subviews are being visited, the views to visit below each, and the position in these: three
        // lists, so that reading a number retains no view.
        var path = [self]
        var below = [entering(self)]
        var places = [0]
        while !path.isEmpty {
            let top = path.count - 1
            let place = places[top]
            if place < below[top].count {
                places[top] = place + 1
                let view = below[top][place]
                path.append(view)
                below.append(entering(view))
                places.append(0)
            } else {
                below.removeLast()
                places.removeLast()
                leaving(path.removeLast())
            }
        }
    }
}
