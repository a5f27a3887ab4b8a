import BuilderUIKit

/// The result of a modifier: a definition around one live view.
///
/// Use it, also under its name ``With``, to apply modifiers to any view:
///
/// ```swift
/// With(UIActivityIndicatorView()) { $0.startAnimating() }
///     .position(.center)
/// ```
public struct ViewModifier<Base: UIView>: ModifiableView {
    /// The live view.
    public let modifiableView: Base

    /// Wraps a view.
    public init(_ view: Base) { modifiableView = view }

    /// Builds a definition and wraps its view.
    public init(_ view: View) where Base == UIView { modifiableView = view.build() }

    /// Wraps a view and changes it at once.
    public init(_ view: Base, modifier: (_ view: Base) -> Void) {
        modifiableView = view
        modifier(view)
    }

    /// Wraps a view and sets one of its properties.
    public init<Value>(_ view: Base, keyPath: ReferenceWritableKeyPath<Base, Value>, value: Value) {
        modifiableView = view
        view[keyPath: keyPath] = value
    }
}

/// ``ViewModifier`` under a shorter name for views that are not definitions: `With(UISlider()) { … }`.
public typealias With = ViewModifier
