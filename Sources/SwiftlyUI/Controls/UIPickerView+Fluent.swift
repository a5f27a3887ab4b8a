import BuilderUIKit

extension UIPickerView {
    /// Sets the picker's delegate, held weakly, and reloads the content.
    @discardableResult
    public func delegate(_ delegate: UIPickerViewDelegate?) -> Self { setting { $0.delegate = delegate } }

    /// Sets the picker's data source, held weakly, and reloads the content.
    @discardableResult
    public func dataSource(_ dataSource: UIPickerViewDataSource?) -> Self { setting { $0.dataSource = dataSource } }

    /// Stores a setting that has had no effect since iOS 7: the selected row is always marked.
    @discardableResult
    public func showsSelectionIndicator(_ shows: Bool) -> Self { setting { $0.showsSelectionIndicator = shows } }
}
