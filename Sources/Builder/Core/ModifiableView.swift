import BuilderUIKit

/// A definition that wraps one live view, which modifiers change.
///
/// Every modifier changes the view at once and returns a ``ViewModifier`` around the same view. So modifiers apply in
/// the order in which they are written, and later ones win. Which modifiers there are depends on the view's class:
/// `font(_:)` is offered where ``Base`` is a label, `spacing(_:)` where it is a stack.
///
/// A definition of your own usually is a ``ViewBuilder``; conform to `ModifiableView` to wrap a view class of your own:
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
    /// The live view, with its own type.
    public func asBaseView() -> Base { modifiableView }

    /// The live view: the same object at each access.
    public func build() -> UIView { modifiableView }

    /// Puts the live view into a variable.
    ///
    /// ```swift
    /// var nameLabel: UILabel?
    /// LabelView("Name").reference(&nameLabel)
    /// ```
    ///
    /// - Parameter view: becomes the view, or nil when the view is of another class.
    @discardableResult
    public func reference<V: UIView>(_ view: inout V?) -> ViewModifier<Base> {
        let base = modifiableView
        view = base as? V
        return ViewModifier(base)
    }

    /// Changes the live view by a closure, for what has no modifier of its own.
    ///
    /// ```swift
    /// LabelView("Total").with { $0.minimumScaleFactor = 0.5 }
    /// ```
    @discardableResult
    public func with(_ modifier: (_ view: Base) -> Void) -> ViewModifier<Base> {
        ViewModifier(modifiableView, modifier: modifier)
    }
}
