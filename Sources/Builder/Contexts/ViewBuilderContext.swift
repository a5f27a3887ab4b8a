import BuilderUIKit

/// What a handler gets: the view that something happened to.
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
    public init(view: Base) {
        self.view = view
    }
}

/// What a handler gets when a value belongs to the event: the view and the value.
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
    public var context: ViewBuilderContext<UIView> {
        ViewBuilderContext(view: self)
    }
}
