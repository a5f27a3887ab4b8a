import BuilderUIKit

extension UICollectionViewCell {
    /// Sets the view behind the content, as large as the cell; nil, the default, for none. The result is typed as the
    /// base class.
    @discardableResult
    public func backgroundView(_ view: UIView?) -> UICollectionViewCell {
        backgroundView = view
        return self
    }

    /// Sets what lies behind the content while the cell is selected or highlighted; nil, the default, for nothing.
    @discardableResult
    public func selectedBackgroundView(_ view: UIView?) -> Self {
        selectedBackgroundView = view
        return self
    }

    /// Sets whether the cell looks selected. The collection decides anew when it shows the cell.
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
}
