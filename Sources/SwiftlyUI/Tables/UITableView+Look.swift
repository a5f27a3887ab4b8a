import BuilderUIKit

extension UITableView {
    /// Sets whether lines stand between rows; `.singleLine` by default.
    @discardableResult
    public func separatorStyle(_ style: UITableViewCell.SeparatorStyle) -> Self {
        separatorStyle = style
        return self
    }

    /// The color of the lines between rows.
    @discardableResult
    public func separatorColor(_ color: UIColor?) -> Self {
        separatorColor = color
        return self
    }

    /// Sets what is done to the ground below the lines between rows; nil, the default, for nothing. It isn't drawn.
    @discardableResult
    public func separatorEffect(_ effect: UIVisualEffect?) -> Self {
        separatorEffect = effect
        return self
    }

    /// Sets where the lines begin and end, in points from the cells' edges.
    @discardableResult
    public func separatorInset(_ separatorInset: UIEdgeInsets) -> Self {
        self.separatorInset = separatorInset
        return self
    }

    /// Sets what `separatorInset` counts from; the cells' edges by default.
    @discardableResult
    public func separatorInsetReference(_ separatorInsetReference: UITableView.SeparatorInsetReference) -> Self {
        self.separatorInsetReference = separatorInsetReference
        return self
    }

    /// Sets whether the margins of wide cells grow so that lines of text don't get too long; false by default.
    @discardableResult
    public func cellLayoutMarginsFollowReadableWidth(_ follow: Bool) -> Self {
        cellLayoutMarginsFollowReadableWidth = follow
        return self
    }

    /// Sets whether the content of rows keeps clear of the safe area's sides; true by default.
    @discardableResult
    public func insetsContentViewsToSafeArea(_ insets: Bool) -> Self {
        insetsContentViewsToSafeArea = insets
        return self
    }

    /// Sets what lies behind the rows, as large as the table; nil, the default, for nothing.
    @discardableResult
    public func backgroundView(_ backgroundView: UIView?) -> Self {
        self.backgroundView = backgroundView
        return self
    }

    /// Sets what stands above the first section, with its own height and the table's width; nil, the default, for
    /// nothing.
    @discardableResult
    public func tableHeaderView(_ headerView: UIView?) -> Self {
        tableHeaderView = headerView
        return self
    }

    /// Sets what stands below the last section, with its own height and the table's width; nil, the default, for
    /// nothing.
    @discardableResult
    public func tableFooterView(_ footerView: UIView?) -> Self {
        tableFooterView = footerView
        return self
    }

    /// The parts of the table that hug their content; none by default.
    @discardableResult
    public func contentHuggingElements(_ elements: UITableViewContentHuggingElements) -> Self {
        contentHuggingElements = elements
        return self
    }
}
