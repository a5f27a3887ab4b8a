import BuilderUIKit
import Foundation

extension UITableView {
    // MARK: Heights

    /// The height of each row, in points; `UITableView.automaticDimension`, the default, asks the content. A number
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

    /// When rows that are in view are measured anew; `.enabled` by default.
    @discardableResult
    public func selfSizingInvalidation(_ selfSizingInvalidation: UITableView.SelfSizingInvalidation) -> Self {
        self.selfSizingInvalidation = selfSizingInvalidation
        return self
    }

    // MARK: Look

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

    // MARK: Rows

    /// Selects a row without telling the delegate, and scrolls to it where a position is given; nil deselects all.
    @discardableResult
    public func selectRow(
        _ indexPath: IndexPath?, animated: Bool = false, scrollPosition: UITableView.ScrollPosition = .none
    ) -> Self {
        selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        return self
    }

    /// Deselects a row without telling the delegate.
    @discardableResult
    public func deselectRow(_ indexPath: IndexPath, animated: Bool = false) -> Self {
        deselectRow(at: indexPath, animated: animated)
        return self
    }

    /// Scrolls until a row lies at a place in the view. A row that isn't there is refused with a warning.
    @discardableResult
    public func scrollToRow(
        _ indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool = false
    ) -> Self {
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        return self
    }

    /// Asks the data source for other cells for these rows; they lose their selection.
    @discardableResult
    public func reloadRows(_ indexPaths: [IndexPath], with animation: UITableView.RowAnimation) -> Self {
        reloadRows(at: indexPaths, with: animation)
        return self
    }

    // MARK: Section index

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

    // MARK: Sources

    /// Sets the table's data source. It is held weakly; another one reloads the table.
    @discardableResult
    public func dataSource(_ dataSource: (any UITableViewDataSource)?) -> Self {
        self.dataSource = dataSource
        return self
    }

    /// Sets the table's delegate. It is held weakly; another one reloads the table.
    @discardableResult
    public func delegate(_ delegate: (any UITableViewDelegate)?) -> Self {
        self.delegate = delegate
        return self
    }

    /// Sets the object that is notified of rows that will be needed soon. It is held weakly.
    @discardableResult
    public func prefetchDataSource(_ prefetchDataSource: (any UITableViewDataSourcePrefetching)?) -> Self {
        self.prefetchDataSource = prefetchDataSource
        return self
    }

    /// Sets whether rows are asked for ahead of time; true by default.
    @discardableResult
    public func prefetchingEnabled(_ isPrefetchingEnabled: Bool) -> Self {
        self.isPrefetchingEnabled = isPrefetchingEnabled
        return self
    }
}

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

/// Cells, heads and feet by their classes: the name of the class is the identifier.
///
/// ```swift
/// let table = UITableView().registerCell(withCellClass: MessageCell.self)
/// // In the data source:
/// let cell = table.dequeueCell(withCellClass: MessageCell.self, for: indexPath)
/// ```
extension UITableView {
    /// Lets cells of a class be made and used again.
    @discardableResult
    public func registerCell<T: UITableViewCell>(withCellClass name: T.Type) -> Self {
        register(name, forCellReuseIdentifier: name.nameForReuse)
        return self
    }

    /// Lets heads and feet of a class be made and used again.
    @discardableResult
    public func registerView<T: UITableViewHeaderFooterView>(headerFooterViewClassWith name: T.Type) -> Self {
        register(name, forHeaderFooterViewReuseIdentifier: name.nameForReuse)
        return self
    }

    /// A cell that has left the view, else a new one. Of a class that isn't registered, a new one and a warning.
    public func dequeueCell<T: UITableViewCell>(withCellClass name: T.Type) -> T {
        let identifier = name.nameForReuse
        let cell = dequeueReusableCell(withIdentifier: identifier)
        return cell as? T ?? unregisteredCell(name, isRegistered: cell != nil)
    }

    /// A cell for a row: one that has left the view, else a new one. Of a class that isn't registered, a new one and a
    /// warning.
    public func dequeueCell<T: UITableViewCell>(withCellClass name: T.Type, for indexPath: IndexPath) -> T {
        let identifier = name.nameForReuse
        guard canDequeueCell(withIdentifier: identifier) else { return unregisteredCell(name, isRegistered: false) }
        return dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? T
            ?? unregisteredCell(name, isRegistered: true)
    }

    /// A head or foot that has left the view, else a new one. Of a class that isn't registered, a new one and a
    /// warning.
    public func dequeueView<T: UITableViewHeaderFooterView>(withCellClass name: T.Type) -> T {
        let view = dequeueReusableHeaderFooterView(withIdentifier: name.nameForReuse)
        if let view = view as? T { return view }
        Self.warnOfReuse(
            name, in: self, isRegistered: view != nil,
            remedy: "registerView(headerFooterViewClassWith: \(name.nameForReuse).self)")
        return makeHeaderFooterView(name, withIdentifier: name.nameForReuse)
    }

    private func unregisteredCell<T: UITableViewCell>(_ name: T.Type, isRegistered: Bool) -> T {
        Self.warnOfReuse(
            name, in: self, isRegistered: isRegistered,
            remedy: "registerCell(withCellClass: \(name.nameForReuse).self)")
        return makeCell(name, withIdentifier: name.nameForReuse)
    }
}
