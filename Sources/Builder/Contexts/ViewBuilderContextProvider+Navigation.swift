import BuilderUIKit

extension ViewBuilderContextProvider {
    /// Presents a definition over the screen, in a controller of its own.
    public func present(_ view: View, animated: Bool = true) {
        viewController?.present(UIViewController(view), animated: animated)
    }

    /// Presents a controller over the screen, animated.
    ///
    /// - Parameter configure: called before.
    public func present<VC: UIViewController>(_ vc: VC, configure: ((_ vc: VC) -> Void)? = nil) {
        configure?(vc)
        viewController?.present(vc, animated: true)
    }

    /// Pushes a definition, in a controller of its own, onto the navigation stack. Outside of one nothing happens.
    public func push(_ view: View, animated: Bool = true) { navigationController?.push(view: view, animated: animated) }

    /// Pushes a controller onto the navigation stack, animated. Outside of one nothing happens.
    ///
    /// - Parameter configure: called before.
    public func push<VC: UIViewController>(_ vc: VC, configure: ((_ vc: VC) -> Void)? = nil) {
        configure?(vc)
        navigationController?.pushViewController(vc, animated: true)
    }

    /// Replaces what is in the view with a definition's view, which fades in.
    ///
    /// - Parameter delay: how long the fade takes, in seconds; with 0 the new view is there at once.
    public func transition(to view: View, delay: Double = 0.2) { self.view.transition(to: view, delay: delay) }

    /// Replaces what is in the view with a controller's view, which fades in.
    ///
    /// - Parameter delay: how long the fade takes, in seconds; with 0 the new view is there at once.
    public func transition(to viewController: UIViewController, delay: Double = 0.2) {
        view.transition(to: viewController, delay: delay)
    }
}
