import BuilderUIKit

extension UIView {
    /// Fades a definition's view in over what is there, and removes that afterwards.
    ///
    /// - Parameters:
    ///   - padding: the distance from this view's edges in points; nil stands for none.
    ///   - safeArea: whether the edges are those of the safe area.
    ///   - delay: how long the fade takes, in seconds. With 0, and into an empty view, the new view is there at once.
    public func transition(
        to view: View, padding: UIEdgeInsets? = nil, safeArea: Bool = false, delay: Double = 0.2
    ) {
        dropWaitingContent()
        let built = view.build()
        let old = subviews.filter { $0 !== built }
        embedBuilt(built, padding: padding, safeArea: safeArea)
        fadeIn([built], over: old, duration: delay)
    }

    /// Fades a controller's view in over what is there, and removes that afterwards.
    ///
    /// The controller becomes a child of the one that this view belongs to.
    ///
    /// - Parameter delay: how long the fade takes, in seconds.
    public func transition(to viewController: UIViewController, delay: Double = 0.2) {
        transition(to: ViewControllerHostView(viewController), delay: delay)
    }

    /// Shows new subviews, which are there already, and removes old ones when that is done.
    func fadeIn(_ new: [UIView], over old: [UIView], duration: Double) {
        guard duration > 0, !old.isEmpty else {
            old.forEach { $0.removeFromSuperview() }
            return
        }
        let alphas = new.map(\.alpha)
        new.forEach { $0.alpha = 0 }
        UIView.animate(
            withDuration: duration,
            animations: {
                for (view, alpha) in zip(new, alphas) { view.alpha = alpha }
            },
            completion: { _ in
                old.forEach { $0.removeFromSuperview() }
            })
    }
}
