import BuilderUIKit

extension UICollectionView {
    /// Whether items can be selected; true by default.
    @discardableResult
    public func allowsSelection(_ selection: Bool) -> Self {
        allowsSelection = selection
        return self
    }

    /// Whether several items can be selected; false by default.
    @discardableResult
    public func allowsMultipleSelection(_ multipleSelection: Bool) -> Self {
        allowsMultipleSelection = multipleSelection
        return self
    }

    /// Whether items can be selected while the collection is edited; false by default.
    @discardableResult
    public func allowsSelectionDuringEditing(_ editing: Bool) -> Self {
        allowsSelectionDuringEditing = editing
        return self
    }

    /// Whether several items can be selected while the collection is edited; false by default.
    @discardableResult
    public func allowsMultipleSelectionDuringEditing(_ multipleSelection: Bool) -> Self {
        allowsMultipleSelectionDuringEditing = multipleSelection
        return self
    }

    /// Whether the item that gets the focus is selected; false by default.
    @discardableResult
    public func selectionFollowsFocus(_ follows: Bool) -> Self {
        selectionFollowsFocus = follows
        return self
    }

    /// Whether items can get the focus; false by default.
    @discardableResult
    public func allowsFocus(_ allows: Bool) -> Self {
        allowsFocus = allows
        return self
    }

    /// Whether items can get the focus while the collection is edited; false by default.
    @discardableResult
    public func allowsFocusDuringEditing(_ allows: Bool) -> Self {
        allowsFocusDuringEditing = allows
        return self
    }

    /// Whether the focus comes back to the item that had it last; false by default.
    @discardableResult
    public func remembersLastFocusedIndexPath(_ remembers: Bool) -> Self {
        remembersLastFocusedIndexPath = remembers
        return self
    }

    /// Begins or ends editing.
    @discardableResult
    public func editing(_ isEditing: Bool) -> Self {
        self.isEditing = isEditing
        return self
    }
}
