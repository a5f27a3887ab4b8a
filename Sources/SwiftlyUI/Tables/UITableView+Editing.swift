import BuilderUIKit

// What collections have, too, is in ListSelecting.

extension UITableView {
    /// Begins or ends editing. Nothing is animated: it shows in the next picture.
    @discardableResult
    public func editing(_ isEditing: Bool, animated: Bool) -> Self {
        setEditing(isEditing, animated: animated)
        return self
    }

    /// Sets whether rows can be dragged; false by default.
    @discardableResult
    public func dragInteractionEnabled(_ enabled: Bool) -> Self {
        dragInteractionEnabled = enabled
        return self
    }
}
