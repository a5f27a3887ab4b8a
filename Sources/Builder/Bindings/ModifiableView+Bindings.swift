import BuilderRxSwift
import BuilderUIKit

extension ViewModifier {
    /// Wraps a view and passes every value of a binding to a handler, on the main thread; a current value is passed
    /// immediately. The view is held weakly.
    public init<B: RxBinding, T>(
        _ view: Base, binding: B, handler: @escaping (_ view: Base, _ value: T) -> Void
    ) where B.T == T {
        modifiableView = view
        bindOnMain(binding, to: view, handler: handler)
    }

    /// Wraps a view and binds one of its properties, which is set only if the value differs.
    public init<B: RxBinding, T: Equatable>(
        _ view: Base, binding: B, keyPath: ReferenceWritableKeyPath<Base, T>
    ) where B.T == T {
        self.init(view, binding: binding) { view, value in
            if view[keyPath: keyPath] != value { view[keyPath: keyPath] = value }
        }
    }
}

extension ModifiableView {
    /// Binds a property of the view.
    ///
    /// ```swift
    /// LabelView(title).bind(keyPath: \.isHidden, binding: model.$isEmpty)
    /// ```
    ///
    /// Values arrive on the main thread; a current value arrives immediately. The view is held weakly.
    @discardableResult
    public func bind<B: RxBinding, T>(
        keyPath: ReferenceWritableKeyPath<Base, T>, binding: B
    ) -> ViewModifier<Base> where B.T == T {
        ViewModifier(modifiableView, binding: binding) { $0[keyPath: keyPath] = $1 }
    }

    /// Binds a property of the view, which is set only if the value differs.
    @discardableResult
    public func bind<B: RxBinding, T: Equatable>(
        keyPath: ReferenceWritableKeyPath<Base, T>, binding: B
    ) -> ViewModifier<Base> where B.T == T { ViewModifier(modifiableView, binding: binding, keyPath: keyPath) }

    /// Calls a handler with every value of a binding.
    ///
    /// Values arrive on the main thread; a current value arrives immediately. The view is held weakly.
    @discardableResult
    public func onReceive<B: RxBinding, T>(
        _ binding: B, handler: @escaping (_ context: ViewBuilderValueContext<Base, T>) -> Void
    ) -> ViewModifier<Base> where B.T == T {
        ViewModifier(modifiableView, binding: binding) { view, value in
            handler(ViewBuilderValueContext(view: view, value: value))
        }
    }
}
