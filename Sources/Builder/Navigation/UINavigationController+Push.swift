import BuilderUIKit

extension UINavigationController {
    /// Pushes a definition, in a controller of its own.
    @discardableResult
    public func push(view: View, animated: Bool) -> Self {
        pushViewController(UIViewController(view), animated: animated)
        return self
    }
}

extension ModifiableView {
    /// Sets the title in the navigation bar, when the view first appears.
    @discardableResult
    public func navigation(title: String?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            view.ownBuilderAttributes.onAppearOnceHandlers.append { context in
                context.navigationItem?.title = title
            }
            view.reportAppearance()
        }
    }
}
