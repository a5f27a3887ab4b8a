import BuilderUIKit

extension UITableView {
    /// Whether rows can be selected; true by default.
    @discardableResult
    public func allowsSelection(_ selection: Bool) -> Self {
        allowsSelection = selection
        return self
    }

    /// Whether rows can be selected while the table is edited; false by default.
    @discardableResult
    public func allowsSelectionDuringEditing(_ editing: Bool) -> Self {
        allowsSelectionDuringEditing = editing
        return self
    }

    /// Whether several rows can be selected; false by default.
    @discardableResult
    public func allowsMultipleSelection(_ multipleSelection: Bool) -> Self {
        allowsMultipleSelection = multipleSelection
        return self
    }

    /// Whether several rows can be selected while the table is edited, which shows rings before them; false by default.
    @discardableResult
    public func allowsMultipleSelectionDuringEditing(_ multipleSelection: Bool) -> Self {
        allowsMultipleSelectionDuringEditing = multipleSelection
        return self
    }

    /// Whether the row that gets the focus is selected; false by default.
    @discardableResult
    public func selectionFollowsFocus(_ follows: Bool) -> Self {
        selectionFollowsFocus = follows
        return self
    }

    /// Whether rows can get the focus; false by default.
    @discardableResult
    public func allowsFocus(_ allows: Bool) -> Self {
        allowsFocus = allows
        return self
    }

    /// Whether rows can get the focus while the table is edited; false by default.
    @discardableResult
    public func allowsFocusDuringEditing(_ allows: Bool) -> Self {
        allowsFocusDuringEditing = allows
        return self
    }

    /// Whether the focus comes back to the row that had it last; false by default.
    @discardableResult
    public func remembersLastFocusedIndexPath(_ remembers: Bool) -> Self {
        remembersLastFocusedIndexPath = remembers
        return self
    }

    /// Begins or ends editing: rows show what can be done to them.
    @discardableResult
    public func editing(_ isEditing: Bool) -> Self {
        self.isEditing = isEditing
        return self
    }

    /// Begins or ends editing. Nothing is animated: it shows in the next picture.
    @discardableResult
    public func editing(_ isEditing: Bool, animated: Bool) -> Self {
        setEditing(isEditing, animated: animated)
        return self
    }

    /// Whether rows can be dragged; false by default.
    @discardableResult
    public func dragInteractionEnabled(_ enabled: Bool) -> Self {
        dragInteractionEnabled = enabled
        return self
    }
}
