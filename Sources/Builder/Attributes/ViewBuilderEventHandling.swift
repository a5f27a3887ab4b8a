import BuilderUIKit

/// A view that reports its appearance and disappearance: it calls ``ViewBuilderAttributes/commonDidMoveToWindow(_:)``
/// from its `didMoveToWindow()`.
@preconcurrency @MainActor
public protocol ViewBuilderEventHandling: UIView {}

extension ModifiableView where Base: ViewBuilderEventHandling {
    /// Calls a handler each time the view enters a window; in a navigation stack, as part of its top controller.
    @discardableResult
    public func onAppear(
        _ handler: @escaping (_ context: ViewBuilderContext<UIView>) -> Void
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.ownBuilderAttributes.onAppearHandlers.append(handler) }
    }

    /// Calls a handler when the view appears for the first time.
    @discardableResult
    public func onAppearOnce(
        _ handler: @escaping (_ context: ViewBuilderContext<UIView>) -> Void
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.ownBuilderAttributes.onAppearOnceHandlers.append(handler) }
    }

    /// Calls a handler each time the view leaves its window after an appearance.
    @discardableResult
    public func onDisappear(
        _ handler: @escaping (_ context: ViewBuilderContext<UIView>) -> Void
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.ownBuilderAttributes.onDisappearHandlers.append(handler) }
    }
}

extension ViewBuilderAttributes {
    /// Calls the handlers for a view's move into or out of a window.
    ///
    /// A view class of your own that conforms to ``ViewBuilderEventHandling`` calls this from `didMoveToWindow()`.
    public func commonDidMoveToWindow(_ view: UIView) {
        let context = ViewBuilderContext(view: view)
        if view.window == nil {
            guard isVisible else { return }
            isVisible = false
            onDisappearHandlers.forEach { $0(context) }
        } else if !isVisible, view.isInTopController {
            isVisible = true
            let first = onAppearOnceHandlers
            onAppearOnceHandlers = []
            first.forEach { $0(context) }
            onAppearHandlers.forEach { $0(context) }
        }
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view belongs to the top controller of its navigation stack; true
    /// outside of any stack too.
    fileprivate var isInTopController: Bool {
        guard let controller = parentViewController, let navigation = controller.navigationController,
            let top = navigation.topViewController
        else { return true }
        var ancestor: UIViewController? = controller
        while let current = ancestor, current !== navigation {
            if current === top { return true }
            ancestor = current.parent
        }
        // A view that belongs to the navigation controller itself, such as its bar, is visible whatever the top
        // controller.
        return controller === navigation
    }
}
