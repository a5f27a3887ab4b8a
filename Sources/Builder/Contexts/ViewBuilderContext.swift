import BuilderUIKit

/// The context of a handler: the view of the event.
///
/// ```swift
/// ButtonView("Details") { context in
///     context.push(DetailView())
/// }
/// ```
public struct ViewBuilderContext<Base: UIView>: ViewBuilderContextProvider {
    /// The view that something happened to.
    public var view: Base

    /// Makes the context of a view.
    public init(view: Base) { self.view = view }
}

/// The context of a handler whose event has a value: the view and the value.
public struct ViewBuilderValueContext<Base: UIView, Value>: ViewBuilderContextValueProvider {
    /// The view that something happened to.
    public let view: Base
    /// The value.
    public var value: Value

    /// Makes the context of a view and a value.
    public init(view: Base, value: Value) {
        self.view = view
        self.value = value
    }
}

extension UIView {
    /// The view's context, as its handlers get it.
    public var context: ViewBuilderContext<UIView> { ViewBuilderContext(view: self) }
}
