import BuilderUIKit

extension UITableView {
    /// The height of each row, in points; `UITableView.automaticDimension`, the default, measures the content. A number
    /// that is not finite or is negative is refused with a message; so it is with the other heights.
    @discardableResult
    public func rowHeight(_ rowHeight: CGFloat) -> Self {
        self.rowHeight = rowHeight
        return self
    }

    /// The height of each section's head, in points; automatic by default.
    @discardableResult
    public func sectionHeaderHeight(_ sectionHeaderHeight: CGFloat) -> Self {
        self.sectionHeaderHeight = sectionHeaderHeight
        return self
    }

    /// The height of each section's foot, in points; automatic by default.
    @discardableResult
    public func sectionFooterHeight(_ sectionFooterHeight: CGFloat) -> Self {
        self.sectionFooterHeight = sectionFooterHeight
        return self
    }

    /// Sets what rows out of view count as, in points; automatic by default.
    @discardableResult
    public func estimatedRowHeight(_ estimatedRowHeight: CGFloat) -> Self {
        self.estimatedRowHeight = estimatedRowHeight
        return self
    }

    /// Sets what heads out of view count as, in points; automatic by default.
    @discardableResult
    public func estimatedSectionHeaderHeight(_ estimatedSectionHeaderHeight: CGFloat) -> Self {
        self.estimatedSectionHeaderHeight = estimatedSectionHeaderHeight
        return self
    }

    /// Sets what feet out of view count as, in points; automatic by default.
    @discardableResult
    public func estimatedSectionFooterHeight(_ estimatedSectionFooterHeight: CGFloat) -> Self {
        self.estimatedSectionFooterHeight = estimatedSectionFooterHeight
        return self
    }

    /// The distance of the lines below the last row of a plain table, in points; 0 for none.
    @discardableResult
    public func fillerRowHeight(_ fillerRowHeight: CGFloat) -> Self {
        self.fillerRowHeight = fillerRowHeight
        return self
    }

    /// The room above each head of a plain table, in points; automatic by default.
    @discardableResult
    public func sectionHeaderTopPadding(_ sectionHeaderTopPadding: CGFloat) -> Self {
        self.sectionHeaderTopPadding = sectionHeaderTopPadding
        return self
    }

    /// Sets when visible rows are measured anew; `.enabled` by default.
    @discardableResult
    public func selfSizingInvalidation(_ selfSizingInvalidation: UITableView.SelfSizingInvalidation) -> Self {
        self.selfSizingInvalidation = selfSizingInvalidation
        return self
    }
}
