import BuilderUIKit
import Foundation

extension UITableView {
    // MARK: Heights

    /// The height of each row, in points; `UITableView.automaticDimension`, the default, measures the content. A number
    /// that is not finite or is negative is rejected with a message, as for the other heights.
    @discardableResult
    public func rowHeight(_ rowHeight: CGFloat) -> Self { setting { $0.rowHeight = rowHeight } }

    /// The height of each section's header, in points; automatic by default.
    @discardableResult
    public func sectionHeaderHeight(_ sectionHeaderHeight: CGFloat) -> Self {
        setting { $0.sectionHeaderHeight = sectionHeaderHeight }
    }

    /// The height of each section's footer, in points; automatic by default.
    @discardableResult
    public func sectionFooterHeight(_ sectionFooterHeight: CGFloat) -> Self {
        setting { $0.sectionFooterHeight = sectionFooterHeight }
    }

    /// Sets the estimated height of rows out of view, in points; automatic by default.
    @discardableResult
    public func estimatedRowHeight(_ estimatedRowHeight: CGFloat) -> Self {
        setting { $0.estimatedRowHeight = estimatedRowHeight }
    }

    /// Sets the estimated height of headers out of view, in points; automatic by default.
    @discardableResult
    public func estimatedSectionHeaderHeight(_ estimatedSectionHeaderHeight: CGFloat) -> Self {
        setting { $0.estimatedSectionHeaderHeight = estimatedSectionHeaderHeight }
    }

    /// Sets the estimated height of footers out of view, in points; automatic by default.
    @discardableResult
    public func estimatedSectionFooterHeight(_ estimatedSectionFooterHeight: CGFloat) -> Self {
        setting { $0.estimatedSectionFooterHeight = estimatedSectionFooterHeight }
    }

    /// The distance of the separators below the last row of a plain table, in points; 0 for none.
    @discardableResult
    public func fillerRowHeight(_ fillerRowHeight: CGFloat) -> Self { setting { $0.fillerRowHeight = fillerRowHeight } }

    /// The space above each header of a plain table, in points; automatic by default.
    @discardableResult
    public func sectionHeaderTopPadding(_ sectionHeaderTopPadding: CGFloat) -> Self {
        setting { $0.sectionHeaderTopPadding = sectionHeaderTopPadding }
    }

    /// Sets the conditions under which visible rows are measured again; `.enabled` by default.
    @discardableResult
    public func selfSizingInvalidation(_ selfSizingInvalidation: UITableView.SelfSizingInvalidation) -> Self {
        setting { $0.selfSizingInvalidation = selfSizingInvalidation }
    }

    // MARK: Look

    /// Sets the style of the separators between rows; `.singleLine` by default.
    @discardableResult
    public func separatorStyle(_ style: UITableViewCell.SeparatorStyle) -> Self {
        setting { $0.separatorStyle = style }
    }

    /// The color of the separators between rows.
    @discardableResult
    public func separatorColor(_ color: UIColor?) -> Self { setting { $0.separatorColor = color } }

    /// Sets the visual effect of the separators; nil, the default, for none. It isn't drawn.
    @discardableResult
    public func separatorEffect(_ effect: UIVisualEffect?) -> Self { setting { $0.separatorEffect = effect } }

    /// Sets the insets of the separators, in points from the cells' edges.
    @discardableResult
    public func separatorInset(_ separatorInset: UIEdgeInsets) -> Self {
        setting { $0.separatorInset = separatorInset }
    }

    /// Sets the reference of `separatorInset`; the cells' edges by default.
    @discardableResult
    public func separatorInsetReference(_ separatorInsetReference: UITableView.SeparatorInsetReference) -> Self {
        setting { $0.separatorInsetReference = separatorInsetReference }
    }

    /// Sets whether the margins of wide cells grow to limit the length of text lines; false by default.
    @discardableResult
    public func cellLayoutMarginsFollowReadableWidth(_ follow: Bool) -> Self {
        setting { $0.cellLayoutMarginsFollowReadableWidth = follow }
    }

    /// Sets whether the rows' content is inset by the safe area's sides; true by default.
    @discardableResult
    public func insetsContentViewsToSafeArea(_ insets: Bool) -> Self {
        setting { $0.insetsContentViewsToSafeArea = insets }
    }

    /// Sets the view behind the rows, as large as the table; nil, the default, for none.
    @discardableResult
    public func backgroundView(_ backgroundView: UIView?) -> Self { setting { $0.backgroundView = backgroundView } }

    /// Sets the header of the table, above the first section, with its own height and the table's width; nil, the
    /// default, for none.
    @discardableResult
    public func tableHeaderView(_ headerView: UIView?) -> Self { setting { $0.tableHeaderView = headerView } }

    /// Sets the footer of the table, below the last section, with its own height and the table's width; nil, the
    /// default, for none.
    @discardableResult
    public func tableFooterView(_ footerView: UIView?) -> Self { setting { $0.tableFooterView = footerView } }

    /// The elements of the table that hug their content; none by default.
    @discardableResult
    public func contentHuggingElements(_ elements: UITableViewContentHuggingElements) -> Self {
        setting { $0.contentHuggingElements = elements }
    }

    // MARK: Rows

    /// Selects a row without notifying the delegate, and scrolls to it if a position is given; nil deselects all.
    @discardableResult
    public func selectRow(
        _ indexPath: IndexPath?, animated: Bool = false, scrollPosition: UITableView.ScrollPosition = .none
    ) -> Self {
        selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        return self
    }

    /// Deselects a row without notifying the delegate.
    @discardableResult
    public func deselectRow(_ indexPath: IndexPath, animated: Bool = false) -> Self {
        setting { $0.deselectRow(at: indexPath, animated: animated) }
    }

    /// Scrolls until a row is at a position in the view. A nonexistent row causes a warning and no scrolling.
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

    /// Sets the minimum number of rows at which the section index is shown; 0 by default.
    @discardableResult
    public func sectionIndexMinimumDisplayRowCount(_ count: Int) -> Self {
        setting { $0.sectionIndexMinimumDisplayRowCount = count }
    }

    /// The color of the section index's text.
    @discardableResult
    public func sectionIndexColor(_ color: UIColor?) -> Self { setting { $0.sectionIndexColor = color } }

    /// The background color of the section index.
    @discardableResult
    public func sectionIndexBackgroundColor(_ color: UIColor?) -> Self {
        setting { $0.sectionIndexBackgroundColor = color }
    }

    /// The background color of the section index while it is touched.
    @discardableResult
    public func sectionIndexTrackingBackgroundColor(_ color: UIColor?) -> Self {
        setting { $0.sectionIndexTrackingBackgroundColor = color }
    }

    // MARK: Sources

    /// Sets the table's data source. The reference is weak; a new data source reloads the table.
    @discardableResult
    public func dataSource(_ dataSource: (any UITableViewDataSource)?) -> Self {
        setting { $0.dataSource = dataSource }
    }

    /// Sets the table's delegate. The reference is weak; a new delegate reloads the table.
    @discardableResult
    public func delegate(_ delegate: (any UITableViewDelegate)?) -> Self { setting { $0.delegate = delegate } }

    /// Sets the object that is notified of rows that will be needed soon. The reference is weak.
    @discardableResult
    public func prefetchDataSource(_ prefetchDataSource: (any UITableViewDataSourcePrefetching)?) -> Self {
        setting { $0.prefetchDataSource = prefetchDataSource }
    }

    /// Sets the object that provides the items of dragged rows; nothing is dragged. The reference is weak.
    @discardableResult
    public func dragDelegate(_ dragDelegate: (any UITableViewDragDelegate)?) -> Self {
        setting { $0.dragDelegate = dragDelegate }
    }

    /// Sets the object that takes dropped items; nothing is dropped. The reference is weak.
    @discardableResult
    public func dropDelegate(_ dropDelegate: (any UITableViewDropDelegate)?) -> Self {
        setting { $0.dropDelegate = dropDelegate }
    }

    /// Sets whether rows are prefetched; true by default.
    @discardableResult
    public func prefetchingEnabled(_ isPrefetchingEnabled: Bool) -> Self {
        setting { $0.isPrefetchingEnabled = isPrefetchingEnabled }
    }
}

// Members that collections share are in ListSelecting.

extension UITableView {
    /// Begins or ends editing, without animation: the change is visible in the next picture.
    @discardableResult
    public func editing(_ isEditing: Bool, animated: Bool) -> Self {
        setting { $0.setEditing(isEditing, animated: animated) }
    }

    /// Sets whether rows can be dragged; false by default.
    @discardableResult
    public func dragInteractionEnabled(_ enabled: Bool) -> Self { setting { $0.dragInteractionEnabled = enabled } }
}

/// Registration and dequeuing of cells, headers and footers by class: the class's name is the reuse identifier.
///
/// ```swift
/// let table = UITableView().registerCell(withCellClass: MessageCell.self)
/// // In the data source:
/// let cell = table.dequeueCell(withCellClass: MessageCell.self, for: indexPath)
/// ```
extension UITableView {
    /// Registers a class of cells for reuse.
    @discardableResult
    public func registerCell<T: UITableViewCell>(withCellClass name: T.Type) -> Self {
        setting { $0.register(name, forCellReuseIdentifier: name.nameForReuse) }
    }

    /// Registers a class of cells whose interface file can't be read on Linux; nil removes the registration.
    @discardableResult
    public func registerNib(nib: UINib?, withCellClass name: (some UITableViewCell).Type) -> Self {
        setting { $0.register(nib == nil ? nil : name, forCellReuseIdentifier: name.nameForReuse) }
    }

    /// Registers a class of cells with an interface file of its name, which can't be read on Linux.
    @discardableResult
    public func registerNib(withCellClass name: (some UITableViewCell).Type, at bundleClass: AnyClass? = nil) -> Self {
        setting { $0.register(name, forCellReuseIdentifier: name.nameForReuse) }
    }

    /// Registers a class of headers and footers whose interface file can't be read on Linux; nil removes it.
    @discardableResult
    public func registerNib(
        nib: UINib?, withHeaderFooterViewClass name: (some UITableViewHeaderFooterView).Type
    ) -> Self {
        setting { $0.register(nib == nil ? nil : name, forHeaderFooterViewReuseIdentifier: name.nameForReuse) }
    }

    /// Registers a class of section headers and footers for reuse.
    @discardableResult
    public func registerView<T: UITableViewHeaderFooterView>(headerFooterViewClassWith name: T.Type) -> Self {
        setting { $0.register(name, forHeaderFooterViewReuseIdentifier: name.nameForReuse) }
    }

    /// Dequeues a reusable cell, or a new one if there is none. For a class that isn't registered, returns a new cell
    /// with a warning.
    public func dequeueCell<T: UITableViewCell>(withCellClass name: T.Type) -> T {
        let identifier = name.nameForReuse
        let cell = dequeueReusableCell(withIdentifier: identifier)
        return cell as? T ?? unregisteredCell(name, isRegistered: cell != nil)
    }

    /// Dequeues a cell for a row: a reusable one, or a new one if there is none. For a class that isn't registered,
    /// returns a new cell with a warning.
    public func dequeueCell<T: UITableViewCell>(withCellClass name: T.Type, for indexPath: IndexPath) -> T {
        let identifier = name.nameForReuse
        guard canDequeueCell(withIdentifier: identifier) else { return unregisteredCell(name, isRegistered: false) }
        return dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? T
            ?? unregisteredCell(name, isRegistered: true)
    }

    /// Dequeues a reusable header or footer, or a new one if there is none. For a class that isn't registered, returns
    /// a new view with a warning.
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
