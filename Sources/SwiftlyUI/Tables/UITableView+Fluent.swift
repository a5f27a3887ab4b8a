import BuilderUIKit
import Foundation

extension UITableView {
    // MARK: Heights

    /// The height of each row, in points; `UITableView.automaticDimension`, the default, measures the content. A number
    /// that is not finite or is negative is refused with a message; so it is with the other heights.
    @discardableResult
    public func rowHeight(_ rowHeight: CGFloat) -> Self { setting { $0.rowHeight = rowHeight } }

    /// The height of each section's head, in points; automatic by default.
    @discardableResult
    public func sectionHeaderHeight(_ sectionHeaderHeight: CGFloat) -> Self {
        setting { $0.sectionHeaderHeight = sectionHeaderHeight }
    }

    /// The height of each section's foot, in points; automatic by default.
    @discardableResult
    public func sectionFooterHeight(_ sectionFooterHeight: CGFloat) -> Self {
        setting { $0.sectionFooterHeight = sectionFooterHeight }
    }

    /// Sets what rows out of view count as, in points; automatic by default.
    @discardableResult
    public func estimatedRowHeight(_ estimatedRowHeight: CGFloat) -> Self {
        setting { $0.estimatedRowHeight = estimatedRowHeight }
    }

    /// Sets what heads out of view count as, in points; automatic by default.
    @discardableResult
    public func estimatedSectionHeaderHeight(_ estimatedSectionHeaderHeight: CGFloat) -> Self {
        setting { $0.estimatedSectionHeaderHeight = estimatedSectionHeaderHeight }
    }

    /// Sets what feet out of view count as, in points; automatic by default.
    @discardableResult
    public func estimatedSectionFooterHeight(_ estimatedSectionFooterHeight: CGFloat) -> Self {
        setting { $0.estimatedSectionFooterHeight = estimatedSectionFooterHeight }
    }

    /// The distance of the lines below the last row of a plain table, in points; 0 for none.
    @discardableResult
    public func fillerRowHeight(_ fillerRowHeight: CGFloat) -> Self { setting { $0.fillerRowHeight = fillerRowHeight } }

    /// The room above each head of a plain table, in points; automatic by default.
    @discardableResult
    public func sectionHeaderTopPadding(_ sectionHeaderTopPadding: CGFloat) -> Self {
        setting { $0.sectionHeaderTopPadding = sectionHeaderTopPadding }
    }

    /// Sets when visible rows are measured anew; `.enabled` by default.
    @discardableResult
    public func selfSizingInvalidation(_ selfSizingInvalidation: UITableView.SelfSizingInvalidation) -> Self {
        setting { $0.selfSizingInvalidation = selfSizingInvalidation }
    }

    // MARK: Look

    /// Sets whether lines stand between rows; `.singleLine` by default.
    @discardableResult
    public func separatorStyle(_ style: UITableViewCell.SeparatorStyle) -> Self {
        setting { $0.separatorStyle = style }
    }

    /// The color of the lines between rows.
    @discardableResult
    public func separatorColor(_ color: UIColor?) -> Self { setting { $0.separatorColor = color } }

    /// Sets what is done to the ground below the lines between rows; nil, the default, for nothing. It isn't drawn.
    @discardableResult
    public func separatorEffect(_ effect: UIVisualEffect?) -> Self { setting { $0.separatorEffect = effect } }

    /// Sets where the lines begin and end, in points from the cells' edges.
    @discardableResult
    public func separatorInset(_ separatorInset: UIEdgeInsets) -> Self {
        setting { $0.separatorInset = separatorInset }
    }

    /// Sets what `separatorInset` counts from; the cells' edges by default.
    @discardableResult
    public func separatorInsetReference(_ separatorInsetReference: UITableView.SeparatorInsetReference) -> Self {
        setting { $0.separatorInsetReference = separatorInsetReference }
    }

    /// Sets whether the margins of wide cells grow so that lines of text don't get too long; false by default.
    @discardableResult
    public func cellLayoutMarginsFollowReadableWidth(_ follow: Bool) -> Self {
        setting { $0.cellLayoutMarginsFollowReadableWidth = follow }
    }

    /// Sets whether the content of rows keeps clear of the safe area's sides; true by default.
    @discardableResult
    public func insetsContentViewsToSafeArea(_ insets: Bool) -> Self {
        setting { $0.insetsContentViewsToSafeArea = insets }
    }

    /// Sets what lies behind the rows, as large as the table; nil, the default, for nothing.
    @discardableResult
    public func backgroundView(_ backgroundView: UIView?) -> Self { setting { $0.backgroundView = backgroundView } }

    /// Sets what stands above the first section, with its own height and the table's width; nil, the default, for
    /// nothing.
    @discardableResult
    public func tableHeaderView(_ headerView: UIView?) -> Self { setting { $0.tableHeaderView = headerView } }

    /// Sets what stands below the last section, with its own height and the table's width; nil, the default, for
    /// nothing.
    @discardableResult
    public func tableFooterView(_ footerView: UIView?) -> Self { setting { $0.tableFooterView = footerView } }

    /// The parts of the table that hug their content; none by default.
    @discardableResult
    public func contentHuggingElements(_ elements: UITableViewContentHuggingElements) -> Self {
        setting { $0.contentHuggingElements = elements }
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
        setting { $0.deselectRow(at: indexPath, animated: animated) }
    }

    /// Scrolls until a row lies at a place in the view. A row that isn't there is refused with a warning.
    @discardableResult
    public func scrollToRow(
        _ indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool = false
    ) -> Self {
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        return self
    }

    /// Reloads the cells of these rows from the data source; they lose their selection.
    @discardableResult
    public func reloadRows(_ indexPaths: [IndexPath], with animation: UITableView.RowAnimation) -> Self {
        setting { $0.reloadRows(at: indexPaths, with: animation) }
    }

    // MARK: Section index

    /// Sets how many rows a table must have for an index to be shown at its side; 0 by default.
    @discardableResult
    public func sectionIndexMinimumDisplayRowCount(_ count: Int) -> Self {
        setting { $0.sectionIndexMinimumDisplayRowCount = count }
    }

    /// The color of the index's letters.
    @discardableResult
    public func sectionIndexColor(_ color: UIColor?) -> Self { setting { $0.sectionIndexColor = color } }

    /// The color behind the index.
    @discardableResult
    public func sectionIndexBackgroundColor(_ color: UIColor?) -> Self {
        setting { $0.sectionIndexBackgroundColor = color }
    }

    /// The color behind the index while a finger is on it.
    @discardableResult
    public func sectionIndexTrackingBackgroundColor(_ color: UIColor?) -> Self {
        setting { $0.sectionIndexTrackingBackgroundColor = color }
    }

    // MARK: Sources

    /// Sets the table's data source. It is held weakly; another one reloads the table.
    @discardableResult
    public func dataSource(_ dataSource: (any UITableViewDataSource)?) -> Self {
        setting { $0.dataSource = dataSource }
    }

    /// Sets the table's delegate. It is held weakly; another one reloads the table.
    @discardableResult
    public func delegate(_ delegate: (any UITableViewDelegate)?) -> Self { setting { $0.delegate = delegate } }

    /// Sets the object that is notified of rows that will be needed soon. It is held weakly.
    @discardableResult
    public func prefetchDataSource(_ prefetchDataSource: (any UITableViewDataSourcePrefetching)?) -> Self {
        setting { $0.prefetchDataSource = prefetchDataSource }
    }

    /// Sets whether rows are requested ahead of time; true by default.
    @discardableResult
    public func prefetchingEnabled(_ isPrefetchingEnabled: Bool) -> Self {
        setting { $0.isPrefetchingEnabled = isPrefetchingEnabled }
    }
}

// Members that collections share are in ListSelecting.

extension UITableView {
    /// Begins or ends editing. Nothing is animated: it shows in the next picture.
    @discardableResult
    public func editing(_ isEditing: Bool, animated: Bool) -> Self {
        setting { $0.setEditing(isEditing, animated: animated) }
    }

    /// Sets whether rows can be dragged; false by default.
    @discardableResult
    public func dragInteractionEnabled(_ enabled: Bool) -> Self { setting { $0.dragInteractionEnabled = enabled } }
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
        setting { $0.register(name, forCellReuseIdentifier: name.nameForReuse) }
    }

    /// Lets heads and feet of a class be made and used again.
    @discardableResult
    public func registerView<T: UITableViewHeaderFooterView>(headerFooterViewClassWith name: T.Type) -> Self {
        setting { $0.register(name, forHeaderFooterViewReuseIdentifier: name.nameForReuse) }
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
