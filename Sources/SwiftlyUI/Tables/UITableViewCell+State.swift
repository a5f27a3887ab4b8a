import BuilderUIKit

extension UITableViewCell {
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
