import BuilderUIKit

/// A definition that wraps one live view, which modifiers change.
///
/// Every modifier changes the view immediately and returns a ``ViewModifier`` around the same view. So modifiers apply
/// in source order, and later ones override earlier ones. The available modifiers depend on the view's class:
/// `font(_:)` is available if ``Base`` is a label, `spacing(_:)` if it is a stack.
///
/// A custom definition usually is a ``ViewBuilder``; conform to `ModifiableView` to wrap a custom view class:
///
/// ```swift
/// struct BadgeView: ModifiableView {
///     let modifiableView = Modified(BadgeLabel()) { $0.textAlignment = .center }
/// }
/// ```
@preconcurrency @MainActor
public protocol ModifiableView: View {
    /// The class of the view.
    associatedtype Base: UIView

    /// The live view.
    var modifiableView: Base { get }
}

extension ModifiableView {
    /// Returns the live view, with its own type.
    public func asBaseView() -> Base { modifiableView }

    /// Returns the live view: the same object on each call.
    public func build() -> UIView { modifiableView }

    /// Assigns the live view to a variable.
    ///
    /// ```swift
    /// var nameLabel: UILabel?
    /// LabelView("Name").reference(&nameLabel)
    /// ```
    ///
    /// - Parameter view: the variable, which is set to nil if the view is of another class.
    @discardableResult
    public func reference<V: UIView>(_ view: inout V?) -> ViewModifier<Base> {
        let base = modifiableView
        view = base as? V
        return ViewModifier(base)
    }

    /// Configures the live view with a closure, for properties without a modifier.
    ///
    /// ```swift
    /// LabelView("Total").with { $0.minimumScaleFactor = 0.5 }
    /// ```
    @discardableResult
    public func with(_ modifier: (_ view: Base) -> Void) -> ViewModifier<Base> {
        ViewModifier(modifiableView, modifier: modifier)
    }
}
