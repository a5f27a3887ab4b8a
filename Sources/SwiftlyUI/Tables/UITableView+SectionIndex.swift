import BuilderUIKit

extension UITableView {
    /// Sets how many rows a table must have for an index to be shown at its side; 0 by default.
    @discardableResult
    public func sectionIndexMinimumDisplayRowCount(_ count: Int) -> Self {
        sectionIndexMinimumDisplayRowCount = count
        return self
    }

    /// The color of the index's letters.
    @discardableResult
    public func sectionIndexColor(_ color: UIColor?) -> Self {
        sectionIndexColor = color
        return self
    }

    /// The color behind the index.
    @discardableResult
    public func sectionIndexBackgroundColor(_ color: UIColor?) -> Self {
        sectionIndexBackgroundColor = color
        return self
    }

    /// The color behind the index while a finger is on it.
    @discardableResult
    public func sectionIndexTrackingBackgroundColor(_ color: UIColor?) -> Self {
        sectionIndexTrackingBackgroundColor = color
        return self
    }
}
