import BuilderUIKit

extension ModifiableView {
    /// Gives the view a fixed height, a fixed width, or both, in points, at priority 999.
    @discardableResult
    public func frame(height: CGFloat? = nil, width: CGFloat? = nil) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            if let height { view.setSize(.height, to: height, priority: .sizeModifier) }
            if let width { view.setSize(.width, to: width, priority: .sizeModifier) }
        }
    }

    /// Gives the view a fixed height in points, at priority 999. A height given earlier is replaced.
    @discardableResult
    public func height(_ height: CGFloat) -> ViewModifier<Base> { self.height(height, priority: .sizeModifier) }

    /// Gives the view a fixed height in points.
    ///
    /// - Parameter priority: from just above 0 to 1000 (required).
    @discardableResult
    public func height(_ height: CGFloat, priority: Float) -> ViewModifier<Base> {
        self.height(height, priority: UILayoutPriority(rawValue: priority))
    }

    /// Gives the view a fixed height in points.
    @discardableResult
    public func height(_ height: CGFloat, priority: UILayoutPriority) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setSize(.height, to: height, priority: priority) }
    }

    /// Makes the view at least so high, in points.
    @discardableResult
    public func height(
        min height: CGFloat, priority: UILayoutPriority = UILayoutPriority(rawValue: 999)
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setSize(.minheight, to: height, priority: priority) }
    }

    /// Makes the view at most so high, in points.
    @discardableResult
    public func height(
        max height: CGFloat, priority: UILayoutPriority = UILayoutPriority(rawValue: 999)
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setSize(.maxheight, to: height, priority: priority) }
    }

    /// Gives the view a fixed width in points, at priority 999. A width given earlier is replaced.
    @discardableResult
    public func width(_ width: CGFloat) -> ViewModifier<Base> { self.width(width, priority: .sizeModifier) }

    /// Gives the view a fixed width in points.
    ///
    /// - Parameter priority: from just above 0 to 1000 (required).
    @discardableResult
    public func width(_ width: CGFloat, priority: Float) -> ViewModifier<Base> {
        self.width(width, priority: UILayoutPriority(rawValue: priority))
    }

    /// Gives the view a fixed width in points.
    @discardableResult
    public func width(_ width: CGFloat, priority: UILayoutPriority) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setSize(.width, to: width, priority: priority) }
    }

    /// Makes the view at least so wide, in points.
    @discardableResult
    public func width(
        min width: CGFloat, priority: UILayoutPriority = UILayoutPriority(rawValue: 999)
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setSize(.minwidth, to: width, priority: priority) }
    }

    /// Makes the view at most so wide, in points.
    @discardableResult
    public func width(
        max width: CGFloat, priority: UILayoutPriority = UILayoutPriority(rawValue: 999)
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { $0.setSize(.maxwidth, to: width, priority: priority) }
    }
}
