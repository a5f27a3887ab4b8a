extension UIView {
    /// A view whose subviews are being visited.
    private struct Step {
        let view: UIView
        let below: [UIView]
        var next = 0
    }

    /// Visits this view and views below it, depth first, as calls within calls would, but with a list on the heap: a tree
    /// of any depth needs the same small stack.
    /// - Parameters:
    ///   - entering: called on the way down; gives the views to visit below this one.
    ///   - leaving: called when all below have been visited.
    func walk(entering: (UIView) -> [UIView], leaving: (UIView) -> Void = { _ in }) {
        var path = [Step(view: self, below: entering(self))]
        while let top = path.indices.last {
            let next = path[top].next
            if next < path[top].below.count {
                path[top].next = next + 1
                let view = path[top].below[next]
                path.append(Step(view: view, below: entering(view)))
            } else {
                leaving(path.removeLast().view)
            }
        }
    }
}
