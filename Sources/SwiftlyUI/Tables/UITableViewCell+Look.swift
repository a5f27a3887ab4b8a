import BuilderUIKit

extension UITableViewCell {
    /// Sets what lies behind the content, as large as the cell; nil, the default, for nothing.
    @discardableResult
    public func backgroundView(_ view: UIView?) -> Self {
        backgroundView = view
        return self
    }

    /// Sets what lies behind the content while the cell is selected or highlighted; nil, the default, for the system's
    /// gray.
    @discardableResult
    public func selectedBackgroundView(_ view: UIView?) -> Self {
        selectedBackgroundView = view
        return self
    }

    /// Stands in the place of `selectedBackgroundView` in a table where several rows can be selected; nil, the default,
    /// for none.
    @discardableResult
    public func multipleSelectionBackgroundView(_ view: UIView?) -> Self {
        multipleSelectionBackgroundView = view
        return self
    }

    /// The sign at the end of the row; `.none` by default.
    @discardableResult
    public func accessoryType(_ type: UITableViewCell.AccessoryType) -> Self {
        accessoryType = type
        return self
    }

    /// A view in the place of the sign at the end of the row, with its own size; nil, the default, for none.
    @discardableResult
    public func accessoryView(_ view: UIView?) -> Self {
        accessoryView = view
        return self
    }

    /// The sign at the end of the row while it is edited; `.none` by default.
    @discardableResult
    public func editingAccessoryType(_ type: UITableViewCell.AccessoryType) -> Self {
        editingAccessoryType = type
        return self
    }

    /// A view in the place of the sign at the end of the row while it is edited; nil, the default, for none.
    @discardableResult
    public func editingAccessoryView(_ view: UIView?) -> Self {
        editingAccessoryView = view
        return self
    }

    /// Sets how many steps the content is moved in; 0 by default.
    @discardableResult
    public func indentationLevel(_ level: Int) -> Self {
        indentationLevel = level
        return self
    }

    /// The width of each step by which content is moved in, in points; 10 by default.
    @discardableResult
    public func indentationWidth(_ width: CGFloat) -> Self {
        indentationWidth = width
        return self
    }

    /// Sets where the line below the row begins and ends, in points from the cell's edges.
    @discardableResult
    public func separatorInset(_ inset: UIEdgeInsets) -> Self {
        separatorInset = inset
        return self
    }
}
