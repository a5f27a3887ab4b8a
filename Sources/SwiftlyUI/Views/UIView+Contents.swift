import BuilderUIKit

/// Views in a view. No constraints are made for them but those that they bring: `fillToSuper()`, `centerToSuper()` and
/// so on.
extension UIView {
    /// Puts views behind everything else in this view, one by one: of several the last one is rearmost. Those of
    /// earlier calls stay.
    @discardableResult
    public func background(@SwiftlyUIBuilder content: () -> [UIView]) -> Self {
        for view in content() { insertSubview(view, at: 0) }
        return self
    }

    /// Puts views in front of everything else in this view, the last one frontmost.
    ///
    /// ```swift
    /// let badge = UIView().overlay {
    ///     UILabel("3").centerToSuper()
    /// }
    /// ```
    @discardableResult
    public func overlay(@SwiftlyUIBuilder content: () -> [UIView]) -> Self { addContents(content: content) }

    /// Adds views to this view, the last one frontmost; the same as `overlay(content:)`.
    @discardableResult
    public func addContents(@SwiftlyUIBuilder content: () -> [UIView]) -> Self {
        for view in content() { addSubview(view) }
        return self
    }

    /// A view behind everything else that fills this one and takes no touches, in place of the one that an earlier call
    /// made. The closure runs once; nil only takes the earlier one away. The view's tag is overwritten.
    @discardableResult
    public func backgroundView(_ view: @escaping () -> UIView?) -> Self {
        let new = view()
        for old in subviews where old.tag == Self.backgroundViewTag { old.removeFromSuperview() }
        guard let new else { return self }
        insertSubview(new, at: 0)
        // One that this view lies in is refused.
        guard new.superview === self else { return self }
        new.isUserInteractionEnabled = false
        new.tag = Self.backgroundViewTag
        new.fillToSuper()
        return self
    }

    /// Known from elsewhere: code may look for it.
    private static var backgroundViewTag: Int { 98_367_682 }
}
