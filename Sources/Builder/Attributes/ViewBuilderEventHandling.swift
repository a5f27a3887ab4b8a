import BuilderUIKit

/// A view that reports when it appears and disappears: it calls
/// ``ViewBuilderAttributes/commonDidMoveToWindow(_:)`` from its `didMoveToWindow()`.
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

    /// Calls a handler each time the view leaves its window after it had appeared.
    @discardableResult
    public func onDisappear(
        _ handler: @escaping (_ context: ViewBuilderContext<UIView>) -> Void
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.ownBuilderAttributes.onDisappearHandlers.append(handler) }
    }
}

extension ViewBuilderAttributes {
    /// Calls the handlers that follow from a view's move into or out of a window.
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
    /// A Boolean value that indicates whether the view belongs to the controller that its navigation stack shows; true
    /// as well outside of any stack.
    fileprivate var isInTopController: Bool {
        guard let controller = parentViewController, let navigation = controller.navigationController,
            let top = navigation.topViewController
        else { return true }
        var ancestor: UIViewController? = controller
        while let current = ancestor, current !== navigation {
            if current === top { return true }
            ancestor = current.parent
        }
        // A view in the navigation controller's own part, its bar for example, is on screen whatever is on top.
        return controller === navigation
    }
}
