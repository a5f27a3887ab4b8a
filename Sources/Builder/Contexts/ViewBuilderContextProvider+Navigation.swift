import BuilderUIKit

extension ViewBuilderContextProvider {
    /// Presents a definition in a controller of its own.
    public func present(_ view: View, animated: Bool = true) {
        viewController?.present(UIViewController(view), animated: animated)
    }

    /// Presents a controller, animated.
    ///
    /// - Parameter configure: a closure that is called before the presentation.
    public func present<VC: UIViewController>(_ vc: VC, configure: ((_ vc: VC) -> Void)? = nil) {
        configure?(vc)
        viewController?.present(vc, animated: true)
    }

    /// Pushes a definition, in a controller of its own, onto the navigation stack. Has no effect outside of a stack.
    public func push(_ view: View, animated: Bool = true) { navigationController?.push(view: view, animated: animated) }

    /// Pushes a controller onto the navigation stack, animated. Has no effect outside of a stack.
    ///
    /// - Parameter configure: a closure that is called before the push.
    public func push<VC: UIViewController>(_ vc: VC, configure: ((_ vc: VC) -> Void)? = nil) {
        configure?(vc)
        navigationController?.pushViewController(vc, animated: true)
    }

    /// Replaces the view's content with a definition's view, which fades in.
    ///
    /// - Parameter delay: the duration of the fade, in seconds; with 0 the new view appears immediately.
    public func transition(to view: View, delay: Double = 0.2) { self.view.transition(to: view, delay: delay) }

    /// Replaces the view's content with a controller's view, which fades in.
    ///
    /// - Parameter delay: the duration of the fade, in seconds; with 0 the new view appears immediately.
    public func transition(to viewController: UIViewController, delay: Double = 0.2) {
        view.transition(to: viewController, delay: delay)
    }
}
