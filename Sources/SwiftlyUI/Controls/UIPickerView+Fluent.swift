import BuilderUIKit

extension UIPickerView {
    /// Sets the picker's delegate. It is held weakly; the content is reloaded.
    @discardableResult
    public func delegate(_ delegate: UIPickerViewDelegate?) -> Self {
        self.delegate = delegate
        return self
    }

    /// Sets the picker's data source. It is held weakly; the content is reloaded.
    @discardableResult
    public func dataSource(_ dataSource: UIPickerViewDataSource?) -> Self {
        self.dataSource = dataSource
        return self
    }

    /// Keeps a setting that has had no effect since iOS 7: the selected row is always marked.
    @discardableResult
    public func showsSelectionIndicator(_ shows: Bool) -> Self {
        showsSelectionIndicator = shows
        return self
    }
}
