import BuilderUIKit

/// A thin line across the container: 0.5 points high, with 4 points above it and 4.5 below.
///
/// Its color is ``ViewBuilderEnvironment/defaultSeparatorColor``, or `secondaryLabel` without one.
public struct DividerView: ModifiableView {
    /// The line with the space around it.
    public let modifiableView: BuilderInternalDividerView

    /// Creates a divider.
    public init() {
        modifiableView = BuilderInternalDividerView(frame: .zero)
        modifiableView.setUp()
    }
}

extension ModifiableView where Base: BuilderInternalDividerView {
    /// Sets the line's color; nil makes it invisible.
    @discardableResult
    public func color(_ color: UIColor?) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.line.backgroundColor = color }
    }
}

/// The view of a ``DividerView``.
open class BuilderInternalDividerView: UIView {
    /// The line itself.
    fileprivate let line = UIView(frame: .zero)

    fileprivate func setUp() {
        translatesAutoresizingMaskIntoConstraints = false
        line.backgroundColor = ViewBuilderEnvironment.defaultSeparatorColor ?? .secondaryLabel
        line.heightAnchor.constraint(equalToConstant: 0.5).activate()
        addConstrainedSubview(
            line, position: .fill, padding: UIEdgeInsets(top: 4, left: 0, bottom: 4.5, right: 0))
    }
}
