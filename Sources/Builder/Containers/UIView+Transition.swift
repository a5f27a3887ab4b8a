import BuilderUIKit

extension UIView {
    /// Fades in a definition's view over the previous subviews, then removes them.
    ///
    /// - Parameters:
    ///   - padding: the distance from this view's edges in points; nil for none.
    ///   - safeArea: a Boolean value that indicates whether the edges are those of the safe area.
    ///   - delay: the duration of the fade, in seconds. With 0, or in an empty view, the new view appears immediately.
    public func transition(
        to view: View, padding: UIEdgeInsets? = nil, safeArea: Bool = false, delay: Double = 0.2
    ) {
        dropWaitingContent()
        let built = view.build()
        let old = subviews.filter { $0 !== built }
        embedBuilt(built, padding: padding, safeArea: safeArea)
        fadeIn([built], over: old, duration: delay)
    }

    /// Fades in subviews that were already added, and removes the old ones afterwards.
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
