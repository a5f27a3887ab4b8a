import BuilderUIKit

/// The context of a handler: the view of the event.
///
/// ```swift
/// ButtonView("Details") { context in
///     context.push(DetailView())
/// }
/// ```
public struct ViewBuilderContext<Base: UIView>: ViewBuilderContextProvider {
    /// The view of the event.
    public var view: Base

    /// Creates the context of a view.
    public init(view: Base) { self.view = view }
}

/// The context of a handler whose event has a value: the view and the value.
public struct ViewBuilderValueContext<Base: UIView, Value>: ViewBuilderContextValueProvider {
    /// The view of the event.
    public let view: Base
    /// The value.
    public var value: Value

    /// Creates the context of a view and a value.
    public init(view: Base, value: Value) {
        self.view = view
        self.value = value
    }
}

extension UIView {
    /// The view's context, as its handlers receive it.
    public var context: ViewBuilderContext<UIView> { ViewBuilderContext(view: self) }
}
