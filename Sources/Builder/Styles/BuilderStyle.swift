import BuilderUIKit

/// A look that several views share.
///
/// ```swift
/// struct CardStyle: BuilderStyle {
///     func apply(to view: UIView) {
///         view.backgroundColor = .secondarySystemBackground
///         view.layer.cornerRadius = 16
///     }
/// }
///
/// VStackView { … }.style(CardStyle())
/// ```
@preconcurrency @MainActor
public protocol BuilderStyle {
    /// The class of views that can have the style.
    associatedtype Base: UIView

    /// Gives a view the style.
    func apply(to view: Base)
}

extension ModifiableView {
    /// Gives the view a style made for its class.
    @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == Base {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }

    /// Gives the view a style made for any view. (In Builder for iOS a style for any view is ambiguous on a plain view
    /// or a ``ViewBuilder``; here it isn't.)
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UIView {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}
