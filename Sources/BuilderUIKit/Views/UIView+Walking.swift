extension UIView {
    /// Visits this view and views below it, depth first, as calls within calls would, but with a list on the heap: a tree
    /// of any depth needs the same small stack.
    /// - Parameters:
    ///   - entering: called on the way down; gives the views to visit below this one.
    ///   - leaving: called when all below have been visited.
    func walk(entering: (UIView) -> [UIView], leaving: (UIView) -> Void = { _ in }) {
        // The views whose subviews are being visited, what to visit below each, and how far that has come: three lists,
        // so that reading a number retains no view.
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
