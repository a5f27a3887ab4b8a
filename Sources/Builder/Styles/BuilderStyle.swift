import BuilderUIKit

/// An appearance that several views share.
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
    /// The class of views that the style applies to.
    associatedtype Base: UIView

    /// Applies the style to a view.
    func apply(to view: Base)
}

extension ModifiableView {
    /// Applies a style for the view's class.
    @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == Base {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }

    /// Applies a style for any view. (In Builder for iOS a style for any view is ambiguous on a plain view or a
    /// ``ViewBuilder``; here it isn't.)
    @_disfavoredOverload @discardableResult
    public func style<Style: BuilderStyle>(_ style: Style) -> ViewModifier<Base> where Style.Base == UIView {
        ViewModifier(modifiableView) { style.apply(to: $0) }
    }
}
