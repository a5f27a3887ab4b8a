import BuilderUIKit

extension UIViewController {
    /// Creates a controller that shows a definition, on the system background.
    ///
    /// - Parameters:
    ///   - padding: the distance from the edges in points; nil for none.
    ///   - safeArea: a Boolean value that indicates whether the edges are those of the safe area.
    public convenience init(_ view: View, padding: UIEdgeInsets? = nil, safeArea: Bool = false) {
        self.init(nibName: nil, bundle: nil)
        self.view.backgroundColor = .systemBackground
        self.view.embed(view, padding: padding, safeArea: safeArea)
    }

    /// Replaces the controller's content with a definition's view, which fades in.
    ///
    /// - Parameters:
    ///   - padding: the distance from the edges in points; nil for none.
    ///   - safeArea: a Boolean value that indicates whether the edges are those of the safe area.
    ///   - delay: the duration of the fade, in seconds; with 0 the new view appears immediately.
    public func transition(
        to view: View, padding: UIEdgeInsets? = nil, safeArea: Bool = false, delay: Double = 0.2
    ) { self.view.transition(to: view, padding: padding, safeArea: safeArea, delay: delay) }

    /// Replaces the controller's content with another controller's view, which fades in. The other controller becomes a
    /// child of this one.
    ///
    /// - Parameter delay: the duration of the fade, in seconds; with 0 the new view appears immediately.
    public func transition(to viewController: UIViewController, delay: Double) {
        view.transition(to: viewController, delay: delay)
    }
}
