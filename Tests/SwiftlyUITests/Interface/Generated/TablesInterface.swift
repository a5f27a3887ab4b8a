// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let tablesLines = [
        #"extension UITableView"#,
        #"func dequeueCell<T: UITableViewCell>(withCellClass name: T.Type) -> T"#,
        #"func dequeueCell<T: UITableViewCell>(withCellClass name: T.Type, for indexPath: IndexPath) -> T"#,
        #"func dequeueView<T: UITableViewHeaderFooterView>(withCellClass name: T.Type) -> T"#,
        #"func registerView<T: UITableViewHeaderFooterView>(headerFooterViewClassWith name: T.Type) -> Self"#,
        #"func registerCell<T: UITableViewCell>(withCellClass name: T.Type) -> Self"#,
        #"func dataSource(_ dataSource: UITableViewDataSource?) -> Self"#,
        #"func delegate(_ delegate: UITableViewDelegate?) -> Self"#,
        #"func prefetchDataSource(_ prefetchDataSource: UITableViewDataSourcePrefetching?) -> Self"#,
        #"func rowHeight(_ rowHeight: CGFloat) -> Self"#,
        #"func sectionHeaderHeight(_ sectionHeaderHeight: CGFloat) -> Self"#,
        #"func sectionFooterHeight(_ sectionFooterHeight: CGFloat) -> Self"#,
        #"func estimatedRowHeight(_ estimatedRowHeight: CGFloat) -> Self"#,
        #"func estimatedSectionHeaderHeight(_ estimatedSectionHeaderHeight: CGFloat) -> Self"#,
        #"func estimatedSectionFooterHeight(_ estimatedSectionFooterHeight: CGFloat) -> Self"#,
        #"func fillerRowHeight(_ fillerRowHeight: CGFloat) -> Self"#,
        #"func sectionHeaderTopPadding(_ sectionHeaderTopPadding: CGFloat) -> Self"#,
        #"func prefetchingEnabled(_ isPrefetchingEnabled: Bool) -> Self"#,
        #"func separatorInset(_ separatorInset: UIEdgeInsets) -> Self"#,
        #"func separatorInsetReference(_ separatorInsetReference: UITableView.SeparatorInsetReference) -> Self"#,
        #"func selfSizingInvalidation(_ selfSizingInvalidation: UITableView.SelfSizingInvalidation) -> Self"#,
        #"func backgroundView(_ backgroundView: UIView?) -> Self"#,
        #"func editing(_ isEditing: Bool) -> Self"#,
        #"func allowsSelection(_ selection: Bool) -> Self"#,
        #"func allowsSelectionDuringEditing(_ editing: Bool) -> Self"#,
        #"func allowsMultipleSelection(_ multipleSelection: Bool) -> Self"#,
        #"func allowsMultipleSelectionDuringEditing(_ multipleSelection: Bool) -> Self"#,
        #"func sectionIndexMinimumDisplayRowCount(_ count: Int) -> Self"#,
        #"func sectionIndexColor(_ color: UIColor?) -> Self"#,
        #"func sectionIndexBackgroundColor(_ color: UIColor?) -> Self"#,
        #"func sectionIndexTrackingBackgroundColor(_ color: UIColor?) -> Self"#,
        #"func separatorStyle(_ style: UITableViewCell.SeparatorStyle) -> Self"#,
        #"func separatorColor(_ color: UIColor?) -> Self"#,
        #"func separatorEffect(_ effect: UIVisualEffect?) -> Self"#,
        #"func cellLayoutMarginsFollowReadableWidth(_ follow: Bool) -> Self"#,
        #"func insetsContentViewsToSafeArea(_ insets: Bool) -> Self"#,
        #"func tableHeaderView(_ headerView: UIView?) -> Self"#,
        #"func tableFooterView(_ footerView: UIView?) -> Self"#,
        #"func remembersLastFocusedIndexPath(_ remembers: Bool) -> Self"#,
        #"func selectRow(_ indexPath: IndexPath?, animated: Bool = false, scrollPosition: UITableView.ScrollPosition = .none) -> Self"#,
        #"func deselectRow(_ indexPath: IndexPath, animated: Bool = false) -> Self"#,
        #"func scrollToRow(_ indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool = false) -> Self"#,
        #"func reloadRows(_ indexPaths: [IndexPath], with animation: UITableView.RowAnimation) -> Self"#,
        #"func editing(_ isEditing: Bool, animated: Bool) -> Self"#,
        #"func dragInteractionEnabled(_ enabled: Bool) -> Self"#,
        #"func selectionFollowsFocus(_ follows: Bool) -> Self"#,
        #"func allowsFocus(_ allows: Bool) -> Self"#,
        #"func allowsFocusDuringEditing(_ allows: Bool) -> Self"#,
        #"func contentHuggingElements(_ elements: UITableViewContentHuggingElements) -> Self"#,
        #"extension UITableViewCell"#,
        #"func automaticallyUpdatesContentConfiguration(_ updates: Bool) -> Self"#,
        #"func automaticallyUpdatesBackgroundConfiguration(_ updates: Bool) -> Self"#,
        #"func backgroundView(_ view: UIView?) -> Self"#,
        #"func selectedBackgroundView(_ view: UIView?) -> Self"#,
        #"func multipleSelectionBackgroundView(_ view: UIView?) -> Self"#,
        #"func selectionStyle(_ style: UITableViewCell.SelectionStyle) -> Self"#,
        #"func selected(_ selected: Bool) -> Self"#,
        #"func highlighted(_ highlighted: Bool) -> Self"#,
        #"func showsReorderControl(_ shows: Bool) -> Self"#,
        #"func shouldIndentWhileEditing(_ shouldIndent: Bool) -> Self"#,
        #"func accessoryType(_ type: UITableViewCell.AccessoryType) -> Self"#,
        #"func accessoryView(_ view: UIView?) -> Self"#,
        #"func editingAccessoryType(_ type: UITableViewCell.AccessoryType) -> Self"#,
        #"func editingAccessoryView(_ view: UIView?) -> Self"#,
        #"func indentationLevel(_ level: Int) -> Self"#,
        #"func indentationWidth(_ width: CGFloat) -> Self"#,
        #"func separatorInset(_ inset: UIEdgeInsets) -> Self"#,
        #"func editing(_ editing: Bool) -> Self"#,
        #"func focusStyle(_ style: UITableViewCell.FocusStyle) -> Self"#,
        #"func userInteractionEnabledWhileDragging(_ enabled: Bool) -> Self"#,
        #"func contentConfiguration(_ configuration: UIContentConfiguration) -> Self"#,
        #"func configurationUpdateHandler(_ handler: UITableViewCell.ConfigurationUpdateHandler?) -> Self"#,
    ]
}

extension UITableView {
    @MainActor static func interface914() {
        _ = Self.self
    }

    @MainActor func interface915<T: UITableViewCell>(withCellClass name: T.Type) {
        var result = self.dequeueCell(withCellClass: name)
        prove(&result, Same<T>())
    }

    @MainActor func interface916<T: UITableViewCell>(withCellClass name: T.Type, for indexPath: IndexPath) {
        var result = self.dequeueCell(withCellClass: name, for: indexPath)
        prove(&result, Same<T>())
    }

    @MainActor func interface917<T: UITableViewHeaderFooterView>(withCellClass name: T.Type) {
        var result = self.dequeueView(withCellClass: name)
        prove(&result, Same<T>())
    }

    @MainActor func interface918<T: UITableViewHeaderFooterView>(headerFooterViewClassWith name: T.Type) -> Self {
        var result = self.registerView(headerFooterViewClassWith: name)
        prove(&result, Same<Self>())
        self.registerView(headerFooterViewClassWith: name)
        return result
    }

    @MainActor func interface919<T: UITableViewCell>(withCellClass name: T.Type) -> Self {
        var result = self.registerCell(withCellClass: name)
        prove(&result, Same<Self>())
        self.registerCell(withCellClass: name)
        return result
    }

    @MainActor func interface923(_ dataSource: UITableViewDataSource?) -> Self {
        var result = self.dataSource(dataSource)
        prove(&result, Same<Self>())
        self.dataSource(dataSource)
        return result
    }

    @MainActor func interface924(_ delegate: UITableViewDelegate?) -> Self {
        var result = self.delegate(delegate)
        prove(&result, Same<Self>())
        self.delegate(delegate)
        return result
    }

    @MainActor func interface925(_ prefetchDataSource: UITableViewDataSourcePrefetching?) -> Self {
        var result = self.prefetchDataSource(prefetchDataSource)
        prove(&result, Same<Self>())
        self.prefetchDataSource(prefetchDataSource)
        return result
    }

    @MainActor func interface928(_ rowHeight: CGFloat) -> Self {
        var result = self.rowHeight(rowHeight)
        prove(&result, Same<Self>())
        self.rowHeight(rowHeight)
        return result
    }

    @MainActor func interface929(_ sectionHeaderHeight: CGFloat) -> Self {
        var result = self.sectionHeaderHeight(sectionHeaderHeight)
        prove(&result, Same<Self>())
        self.sectionHeaderHeight(sectionHeaderHeight)
        return result
    }

    @MainActor func interface930(_ sectionFooterHeight: CGFloat) -> Self {
        var result = self.sectionFooterHeight(sectionFooterHeight)
        prove(&result, Same<Self>())
        self.sectionFooterHeight(sectionFooterHeight)
        return result
    }

    @MainActor func interface931(_ estimatedRowHeight: CGFloat) -> Self {
        var result = self.estimatedRowHeight(estimatedRowHeight)
        prove(&result, Same<Self>())
        self.estimatedRowHeight(estimatedRowHeight)
        return result
    }

    @MainActor func interface932(_ estimatedSectionHeaderHeight: CGFloat) -> Self {
        var result = self.estimatedSectionHeaderHeight(estimatedSectionHeaderHeight)
        prove(&result, Same<Self>())
        self.estimatedSectionHeaderHeight(estimatedSectionHeaderHeight)
        return result
    }

    @MainActor func interface933(_ estimatedSectionFooterHeight: CGFloat) -> Self {
        var result = self.estimatedSectionFooterHeight(estimatedSectionFooterHeight)
        prove(&result, Same<Self>())
        self.estimatedSectionFooterHeight(estimatedSectionFooterHeight)
        return result
    }

    @MainActor func interface934(_ fillerRowHeight: CGFloat) -> Self {
        var result = self.fillerRowHeight(fillerRowHeight)
        prove(&result, Same<Self>())
        self.fillerRowHeight(fillerRowHeight)
        return result
    }

    @MainActor func interface935(_ sectionHeaderTopPadding: CGFloat) -> Self {
        var result = self.sectionHeaderTopPadding(sectionHeaderTopPadding)
        prove(&result, Same<Self>())
        self.sectionHeaderTopPadding(sectionHeaderTopPadding)
        return result
    }

    @MainActor func interface936(_ isPrefetchingEnabled: Bool) -> Self {
        var result = self.prefetchingEnabled(isPrefetchingEnabled)
        prove(&result, Same<Self>())
        self.prefetchingEnabled(isPrefetchingEnabled)
        return result
    }

    @MainActor func interface937(_ separatorInset: UIEdgeInsets) -> Self {
        var result = self.separatorInset(separatorInset)
        prove(&result, Same<Self>())
        self.separatorInset(separatorInset)
        return result
    }

    @MainActor func interface938(_ separatorInsetReference: UITableView.SeparatorInsetReference) -> Self {
        var result = self.separatorInsetReference(separatorInsetReference)
        prove(&result, Same<Self>())
        self.separatorInsetReference(separatorInsetReference)
        return result
    }

    @MainActor func interface939(_ selfSizingInvalidation: UITableView.SelfSizingInvalidation) -> Self {
        var result = self.selfSizingInvalidation(selfSizingInvalidation)
        prove(&result, Same<Self>())
        self.selfSizingInvalidation(selfSizingInvalidation)
        return result
    }

    @MainActor func interface940(_ backgroundView: UIView?) -> Self {
        var result = self.backgroundView(backgroundView)
        prove(&result, Same<Self>())
        self.backgroundView(backgroundView)
        return result
    }

    @MainActor func interface941(_ isEditing: Bool) -> Self {
        var result = self.editing(isEditing)
        prove(&result, Same<Self>())
        self.editing(isEditing)
        return result
    }

    @MainActor func interface942(_ selection: Bool) -> Self {
        var result = self.allowsSelection(selection)
        prove(&result, Same<Self>())
        self.allowsSelection(selection)
        return result
    }

    @MainActor func interface943(_ editing: Bool) -> Self {
        var result = self.allowsSelectionDuringEditing(editing)
        prove(&result, Same<Self>())
        self.allowsSelectionDuringEditing(editing)
        return result
    }

    @MainActor func interface944(_ multipleSelection: Bool) -> Self {
        var result = self.allowsMultipleSelection(multipleSelection)
        prove(&result, Same<Self>())
        self.allowsMultipleSelection(multipleSelection)
        return result
    }

    @MainActor func interface945(_ multipleSelection: Bool) -> Self {
        var result = self.allowsMultipleSelectionDuringEditing(multipleSelection)
        prove(&result, Same<Self>())
        self.allowsMultipleSelectionDuringEditing(multipleSelection)
        return result
    }

    @MainActor func interface946(_ count: Int) -> Self {
        var result = self.sectionIndexMinimumDisplayRowCount(count)
        prove(&result, Same<Self>())
        self.sectionIndexMinimumDisplayRowCount(count)
        return result
    }

    @MainActor func interface947(_ color: UIColor?) -> Self {
        var result = self.sectionIndexColor(color)
        prove(&result, Same<Self>())
        self.sectionIndexColor(color)
        return result
    }

    @MainActor func interface948(_ color: UIColor?) -> Self {
        var result = self.sectionIndexBackgroundColor(color)
        prove(&result, Same<Self>())
        self.sectionIndexBackgroundColor(color)
        return result
    }

    @MainActor func interface949(_ color: UIColor?) -> Self {
        var result = self.sectionIndexTrackingBackgroundColor(color)
        prove(&result, Same<Self>())
        self.sectionIndexTrackingBackgroundColor(color)
        return result
    }

    @MainActor func interface950(_ style: UITableViewCell.SeparatorStyle) -> Self {
        var result = self.separatorStyle(style)
        prove(&result, Same<Self>())
        self.separatorStyle(style)
        return result
    }

    @MainActor func interface951(_ color: UIColor?) -> Self {
        var result = self.separatorColor(color)
        prove(&result, Same<Self>())
        self.separatorColor(color)
        return result
    }

    @MainActor func interface952(_ effect: UIVisualEffect?) -> Self {
        var result = self.separatorEffect(effect)
        prove(&result, Same<Self>())
        self.separatorEffect(effect)
        return result
    }

    @MainActor func interface953(_ follow: Bool) -> Self {
        var result = self.cellLayoutMarginsFollowReadableWidth(follow)
        prove(&result, Same<Self>())
        self.cellLayoutMarginsFollowReadableWidth(follow)
        return result
    }

    @MainActor func interface954(_ insets: Bool) -> Self {
        var result = self.insetsContentViewsToSafeArea(insets)
        prove(&result, Same<Self>())
        self.insetsContentViewsToSafeArea(insets)
        return result
    }

    @MainActor func interface955(_ headerView: UIView?) -> Self {
        var result = self.tableHeaderView(headerView)
        prove(&result, Same<Self>())
        self.tableHeaderView(headerView)
        return result
    }

    @MainActor func interface956(_ footerView: UIView?) -> Self {
        var result = self.tableFooterView(footerView)
        prove(&result, Same<Self>())
        self.tableFooterView(footerView)
        return result
    }

    @MainActor func interface957(_ remembers: Bool) -> Self {
        var result = self.remembersLastFocusedIndexPath(remembers)
        prove(&result, Same<Self>())
        self.remembersLastFocusedIndexPath(remembers)
        return result
    }

    @MainActor func interface958(_ indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
        -> Self
    {
        var result = self.selectRow(indexPath, animated: animated, scrollPosition: scrollPosition)
        prove(&result, Same<Self>())
        _ = self.selectRow(indexPath, scrollPosition: scrollPosition)
        _ = self.selectRow(indexPath, animated: animated)
        _ = self.selectRow(indexPath)
        self.selectRow(indexPath, animated: animated, scrollPosition: scrollPosition)
        return result
    }

    @MainActor func interface959(_ indexPath: IndexPath, animated: Bool) -> Self {
        var result = self.deselectRow(indexPath, animated: animated)
        prove(&result, Same<Self>())
        _ = self.deselectRow(indexPath)
        self.deselectRow(indexPath, animated: animated)
        return result
    }

    @MainActor func interface960(_ indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
        -> Self
    {
        var result = self.scrollToRow(indexPath, at: scrollPosition, animated: animated)
        prove(&result, Same<Self>())
        _ = self.scrollToRow(indexPath, at: scrollPosition)
        self.scrollToRow(indexPath, at: scrollPosition, animated: animated)
        return result
    }

    @MainActor func interface961(_ indexPaths: [IndexPath], with animation: UITableView.RowAnimation) -> Self {
        var result = self.reloadRows(indexPaths, with: animation)
        prove(&result, Same<Self>())
        self.reloadRows(indexPaths, with: animation)
        return result
    }

    @MainActor func interface962(_ isEditing: Bool, animated: Bool) -> Self {
        var result = self.editing(isEditing, animated: animated)
        prove(&result, Same<Self>())
        self.editing(isEditing, animated: animated)
        return result
    }

    @MainActor func interface963(_ enabled: Bool) -> Self {
        var result = self.dragInteractionEnabled(enabled)
        prove(&result, Same<Self>())
        self.dragInteractionEnabled(enabled)
        return result
    }

    @MainActor func interface964(_ follows: Bool) -> Self {
        var result = self.selectionFollowsFocus(follows)
        prove(&result, Same<Self>())
        self.selectionFollowsFocus(follows)
        return result
    }

    @MainActor func interface965(_ allows: Bool) -> Self {
        var result = self.allowsFocus(allows)
        prove(&result, Same<Self>())
        self.allowsFocus(allows)
        return result
    }

    @MainActor func interface966(_ allows: Bool) -> Self {
        var result = self.allowsFocusDuringEditing(allows)
        prove(&result, Same<Self>())
        self.allowsFocusDuringEditing(allows)
        return result
    }

    @MainActor func interface967(_ elements: UITableViewContentHuggingElements) -> Self {
        var result = self.contentHuggingElements(elements)
        prove(&result, Same<Self>())
        self.contentHuggingElements(elements)
        return result
    }
}

extension UITableViewCell {
    @MainActor static func interface968() {
        _ = Self.self
    }

    @MainActor func interface969(_ updates: Bool) -> Self {
        var result = self.automaticallyUpdatesContentConfiguration(updates)
        prove(&result, Same<Self>())
        self.automaticallyUpdatesContentConfiguration(updates)
        return result
    }

    @MainActor func interface970(_ updates: Bool) -> Self {
        var result = self.automaticallyUpdatesBackgroundConfiguration(updates)
        prove(&result, Same<Self>())
        self.automaticallyUpdatesBackgroundConfiguration(updates)
        return result
    }

    @MainActor func interface971(_ view: UIView?) -> Self {
        var result = self.backgroundView(view)
        prove(&result, Same<Self>())
        self.backgroundView(view)
        return result
    }

    @MainActor func interface972(_ view: UIView?) -> Self {
        var result = self.selectedBackgroundView(view)
        prove(&result, Same<Self>())
        self.selectedBackgroundView(view)
        return result
    }

    @MainActor func interface973(_ view: UIView?) -> Self {
        var result = self.multipleSelectionBackgroundView(view)
        prove(&result, Same<Self>())
        self.multipleSelectionBackgroundView(view)
        return result
    }

    @MainActor func interface974(_ style: UITableViewCell.SelectionStyle) -> Self {
        var result = self.selectionStyle(style)
        prove(&result, Same<Self>())
        self.selectionStyle(style)
        return result
    }

    @MainActor func interface975(_ selected: Bool) -> Self {
        var result = self.selected(selected)
        prove(&result, Same<Self>())
        self.selected(selected)
        return result
    }

    @MainActor func interface976(_ highlighted: Bool) -> Self {
        var result = self.highlighted(highlighted)
        prove(&result, Same<Self>())
        self.highlighted(highlighted)
        return result
    }

    @MainActor func interface977(_ shows: Bool) -> Self {
        var result = self.showsReorderControl(shows)
        prove(&result, Same<Self>())
        self.showsReorderControl(shows)
        return result
    }

    @MainActor func interface978(_ shouldIndent: Bool) -> Self {
        var result = self.shouldIndentWhileEditing(shouldIndent)
        prove(&result, Same<Self>())
        self.shouldIndentWhileEditing(shouldIndent)
        return result
    }

    @MainActor func interface979(_ type: UITableViewCell.AccessoryType) -> Self {
        var result = self.accessoryType(type)
        prove(&result, Same<Self>())
        self.accessoryType(type)
        return result
    }

    @MainActor func interface980(_ view: UIView?) -> Self {
        var result = self.accessoryView(view)
        prove(&result, Same<Self>())
        self.accessoryView(view)
        return result
    }

    @MainActor func interface981(_ type: UITableViewCell.AccessoryType) -> Self {
        var result = self.editingAccessoryType(type)
        prove(&result, Same<Self>())
        self.editingAccessoryType(type)
        return result
    }

    @MainActor func interface982(_ view: UIView?) -> Self {
        var result = self.editingAccessoryView(view)
        prove(&result, Same<Self>())
        self.editingAccessoryView(view)
        return result
    }

    @MainActor func interface983(_ level: Int) -> Self {
        var result = self.indentationLevel(level)
        prove(&result, Same<Self>())
        self.indentationLevel(level)
        return result
    }

    @MainActor func interface984(_ width: CGFloat) -> Self {
        var result = self.indentationWidth(width)
        prove(&result, Same<Self>())
        self.indentationWidth(width)
        return result
    }

    @MainActor func interface985(_ inset: UIEdgeInsets) -> Self {
        var result = self.separatorInset(inset)
        prove(&result, Same<Self>())
        self.separatorInset(inset)
        return result
    }

    @MainActor func interface986(_ editing: Bool) -> Self {
        var result = self.editing(editing)
        prove(&result, Same<Self>())
        self.editing(editing)
        return result
    }

    @MainActor func interface987(_ style: UITableViewCell.FocusStyle) -> Self {
        var result = self.focusStyle(style)
        prove(&result, Same<Self>())
        self.focusStyle(style)
        return result
    }

    @MainActor func interface988(_ enabled: Bool) -> Self {
        var result = self.userInteractionEnabledWhileDragging(enabled)
        prove(&result, Same<Self>())
        self.userInteractionEnabledWhileDragging(enabled)
        return result
    }

    @MainActor func interface989(_ configuration: UIContentConfiguration) -> Self {
        var result = self.contentConfiguration(configuration)
        prove(&result, Same<Self>())
        self.contentConfiguration(configuration)
        return result
    }

    @MainActor func interface991(_ handler: UITableViewCell.ConfigurationUpdateHandler?) -> Self {
        var result = self.configurationUpdateHandler(handler)
        prove(&result, Same<Self>())
        self.configurationUpdateHandler(handler)
        return result
    }
}
