import BuilderUIKit

extension ModifiableView {
    /// Sets a fixed height, a fixed width, or both, in points, at priority 999.
    @discardableResult
    public func frame(height: CGFloat? = nil, width: CGFloat? = nil) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            if let height { view.setSize(.height, to: height, priority: .sizeModifier) }
            if let width { view.setSize(.width, to: width, priority: .sizeModifier) }
        }
    }

    /// Sets a fixed height in points, at priority 999. An earlier height is replaced.
    @discardableResult
    public func height(_ height: CGFloat) -> ViewModifier<Base> { self.height(height, priority: .sizeModifier) }

    /// Sets a fixed height in points.
    ///
    /// - Parameter priority: the priority, from just above 0 to 1000 (required).
    @discardableResult
    public func height(_ height: CGFloat, priority: Float) -> ViewModifier<Base> {
        self.height(height, priority: UILayoutPriority(rawValue: priority))
    }

    /// Sets a fixed height in points.
    @discardableResult
    public func height(_ height: CGFloat, priority: UILayoutPriority) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setSize(.height, to: height, priority: priority) }
    }

    /// Sets a minimum height in points.
    @discardableResult
    public func height(
        min height: CGFloat, priority: UILayoutPriority = UILayoutPriority(rawValue: 999)
    ) -> ViewModifier<Base> { ViewModifier(modifiableView) { $0.setSize(.minheight, to: height, priority: priority) } }

    /// Sets a maximum height in points.
    @discardableResult
    public func height(
        max height: CGFloat, priority: UILayoutPriority = UILayoutPriority(rawValue: 999)
    ) -> ViewModifier<Base> { ViewModifier(modifiableView) { $0.setSize(.maxheight, to: height, priority: priority) } }

    /// Sets a fixed width in points, at priority 999. An earlier width is replaced.
    @discardableResult
    public func width(_ width: CGFloat) -> ViewModifier<Base> { self.width(width, priority: .sizeModifier) }

    /// Sets a fixed width in points.
    ///
    /// - Parameter priority: the priority, from just above 0 to 1000 (required).
    @discardableResult
    public func width(_ width: CGFloat, priority: Float) -> ViewModifier<Base> {
        self.width(width, priority: UILayoutPriority(rawValue: priority))
    }

    /// Sets a fixed width in points.
    @discardableResult
    public func width(_ width: CGFloat, priority: UILayoutPriority) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setSize(.width, to: width, priority: priority) }
    }

    /// Sets a minimum width in points.
    @discardableResult
    public func width(
        min width: CGFloat, priority: UILayoutPriority = UILayoutPriority(rawValue: 999)
    ) -> ViewModifier<Base> { ViewModifier(modifiableView) { $0.setSize(.minwidth, to: width, priority: priority) } }

    /// Sets a maximum width in points.
    @discardableResult
    public func width(
        max width: CGFloat, priority: UILayoutPriority = UILayoutPriority(rawValue: 999)
    ) -> ViewModifier<Base> { ViewModifier(modifiableView) { $0.setSize(.maxwidth, to: width, priority: priority) } }
}
