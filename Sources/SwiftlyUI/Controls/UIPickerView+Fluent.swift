import BuilderUIKit

extension UIPickerView {
    /// Who says what rows show, and hears of choices. Held weakly; what is shown is loaded anew.
    @discardableResult
    public func delegate(_ delegate: UIPickerViewDelegate?) -> Self {
        self.delegate = delegate
        return self
    }

    /// Who says how many wheels and rows there are. Held weakly; what is shown is loaded anew.
    @discardableResult
    public func dataSource(_ dataSource: UIPickerViewDataSource?) -> Self {
        self.dataSource = dataSource
        return self
    }

    /// Keeps a wish that has had no effect since iOS 7: the chosen row is always marked.
    @discardableResult
    public func showsSelectionIndicator(_ shows: Bool) -> Self {
        showsSelectionIndicator = shows
        return self
    }
}
