import BuilderUIKit

extension UITableViewCell {
    // MARK: Configuration

    /// Sets what the cell shows in place of its labels.
    @discardableResult
    public func contentConfiguration(_ configuration: any UIContentConfiguration) -> Self {
        contentConfiguration = configuration
        return self
    }

    /// Sets whether the content follows the cell's state by itself, such as being selected; true by default.
    @discardableResult
    public func automaticallyUpdatesContentConfiguration(_ updates: Bool) -> Self {
        automaticallyUpdatesContentConfiguration = updates
        return self
    }

    /// Sets whether the background follows the cell's state by itself; true by default.
    @discardableResult
    public func automaticallyUpdatesBackgroundConfiguration(_ updates: Bool) -> Self {
        automaticallyUpdatesBackgroundConfiguration = updates
        return self
    }

    /// Called before the cell is shown, and whenever its state has changed; nil, the default, for nothing.
    @discardableResult
    public func configurationUpdateHandler(_ handler: UITableViewCell.ConfigurationUpdateHandler?) -> Self {
        configurationUpdateHandler = handler
        return self
    }

    // MARK: Look

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

    // MARK: State

    /// Sets how the row looks while it is selected; `.none` leaves it as it is. `.default` by default.
    @discardableResult
    public func selectionStyle(_ style: UITableViewCell.SelectionStyle) -> Self {
        selectionStyle = style
        return self
    }

    /// Sets whether the cell looks selected. The table decides anew when it shows the cell.
    @discardableResult
    public func selected(_ selected: Bool) -> Self {
        isSelected = selected
        return self
    }

    /// Sets whether the cell looks as under a finger.
    @discardableResult
    public func highlighted(_ highlighted: Bool) -> Self {
        isHighlighted = highlighted
        return self
    }

    /// Sets whether the cell looks as while it is edited. The table decides anew when it shows the cell.
    @discardableResult
    public func editing(_ editing: Bool) -> Self {
        isEditing = editing
        return self
    }

    /// Sets whether the cell shows, while it is edited, that the row can be moved.
    @discardableResult
    public func showsReorderControl(_ shows: Bool) -> Self {
        showsReorderControl = shows
        return self
    }

    /// Sets whether the content makes room for the signs of editing; true by default.
    @discardableResult
    public func shouldIndentWhileEditing(_ shouldIndent: Bool) -> Self {
        shouldIndentWhileEditing = shouldIndent
        return self
    }

    /// Sets how the cell looks with the focus; `.default` by default.
    @discardableResult
    public func focusStyle(_ style: UITableViewCell.FocusStyle) -> Self {
        focusStyle = style
        return self
    }

    /// Sets whether the cell answers to touches while its row is dragged; false by default.
    @discardableResult
    public func userInteractionEnabledWhileDragging(_ enabled: Bool) -> Self {
        userInteractionEnabledWhileDragging = enabled
        return self
    }
}
