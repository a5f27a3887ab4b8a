import Foundation
import SwiftlyUI
import Testing

private let insets = UIEdgeInsets(top: 0, left: 21, bottom: 0, right: 4)
private let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

extension FluentEffects {
    static let tableSources: [FluentEffect] = [
        .init("UITableView.dataSource(_:)") {
            let rows = TableRows(3)
            let table = UITableView().dataSource(rows)
            return table.dataSource === rows && table.numberOfRows(inSection: 0) == 3
        },
        .init("UITableView.delegate(_:)") {
            let rows = TableRows(3)
            let table = UITableView().delegate(rows)
            return table.delegate === rows && table.delegate(nil).delegate == nil
        },
        .init("UITableView.prefetchDataSource(_:)") {
            let rows = TableRows(3)
            return UITableView().prefetchDataSource(rows).prefetchDataSource === rows
        },
        .init("UITableView.prefetchingEnabled(_:)") { !UITableView().prefetchingEnabled(false).isPrefetchingEnabled },
    ]

    static let tableHeights: [FluentEffect] = [
        .init("UITableView.rowHeight(_:)") { UITableView().rowHeight(61).rowHeight == 61 },
        .init("UITableView.sectionHeaderHeight(_:)") {
            UITableView().sectionHeaderHeight(61).sectionHeaderHeight == 61
        },
        .init("UITableView.sectionFooterHeight(_:)") {
            UITableView().sectionFooterHeight(61).sectionFooterHeight == 61
        },
        .init("UITableView.estimatedRowHeight(_:)") { UITableView().estimatedRowHeight(61).estimatedRowHeight == 61 },
        .init("UITableView.estimatedSectionHeaderHeight(_:)") {
            UITableView().estimatedSectionHeaderHeight(61).estimatedSectionHeaderHeight == 61
        },
        .init("UITableView.estimatedSectionFooterHeight(_:)") {
            UITableView().estimatedSectionFooterHeight(61).estimatedSectionFooterHeight == 61
        },
        .init("UITableView.fillerRowHeight(_:)") { UITableView().fillerRowHeight(61).fillerRowHeight == 61 },
        .init("UITableView.sectionHeaderTopPadding(_:)") {
            UITableView().sectionHeaderTopPadding(61).sectionHeaderTopPadding == 61
        },
        .init("UITableView.selfSizingInvalidation(_:)") {
            UITableView().selfSizingInvalidation(.disabled).selfSizingInvalidation == .disabled
        },
    ]

    static let tableLook: [FluentEffect] = [
        .init("UITableView.separatorStyle(_:)") { UITableView().separatorStyle(.none).separatorStyle == .none },
        .init("UITableView.separatorColor(_:)") { UITableView().separatorColor(color).separatorColor == color },
        .init("UITableView.separatorEffect(_:)") {
            let effect = UIVisualEffect()
            return UITableView().separatorEffect(effect).separatorEffect === effect
        },
        .init("UITableView.separatorInset(_:)") { UITableView().separatorInset(insets).separatorInset == insets },
        .init("UITableView.separatorInsetReference(_:)") {
            UITableView().separatorInsetReference(.fromAutomaticInsets).separatorInsetReference == .fromAutomaticInsets
        },
        .init("UITableView.cellLayoutMarginsFollowReadableWidth(_:)") {
            UITableView().cellLayoutMarginsFollowReadableWidth(true).cellLayoutMarginsFollowReadableWidth
        },
        .init("UITableView.insetsContentViewsToSafeArea(_:)") {
            !UITableView().insetsContentViewsToSafeArea(false).insetsContentViewsToSafeArea
        },
        .init("UITableView.backgroundView(_:)") {
            let view = UIView()
            let table = UITableView().backgroundView(view)
            return table.backgroundView === view && view.superview === table
        },
        .init("UITableView.tableHeaderView(_:)") {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 30))
            let table = UITableView().tableHeaderView(view)
            return table.tableHeaderView === view && view.superview === table
        },
        .init("UITableView.tableFooterView(_:)") {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 30))
            let table = UITableView().tableFooterView(view)
            return table.tableFooterView === view && view.superview === table
        },
        .init("UITableView.contentHuggingElements(_:)") {
            UITableView().contentHuggingElements(.sectionHeaders).contentHuggingElements == .sectionHeaders
        },
        .init("UITableView.sectionIndexMinimumDisplayRowCount(_:)") {
            UITableView().sectionIndexMinimumDisplayRowCount(7).sectionIndexMinimumDisplayRowCount == 7
        },
        .init("UITableView.sectionIndexColor(_:)") {
            UITableView().sectionIndexColor(color).sectionIndexColor == color
        },
        .init("UITableView.sectionIndexBackgroundColor(_:)") {
            UITableView().sectionIndexBackgroundColor(color).sectionIndexBackgroundColor == color
        },
        .init("UITableView.sectionIndexTrackingBackgroundColor(_:)") {
            UITableView().sectionIndexTrackingBackgroundColor(color).sectionIndexTrackingBackgroundColor == color
        },
    ]

    static let tableSelection: [FluentEffect] = [
        .init("UITableView.allowsSelection(_:)") { !UITableView().allowsSelection(false).allowsSelection },
        .init("UITableView.allowsSelectionDuringEditing(_:)") {
            UITableView().allowsSelectionDuringEditing(true).allowsSelectionDuringEditing
        },
        .init("UITableView.allowsMultipleSelection(_:)") {
            UITableView().allowsMultipleSelection(true).allowsMultipleSelection
        },
        .init("UITableView.allowsMultipleSelectionDuringEditing(_:)") {
            UITableView().allowsMultipleSelectionDuringEditing(true).allowsMultipleSelectionDuringEditing
        },
        .init("UITableView.selectionFollowsFocus(_:)") {
            UITableView().selectionFollowsFocus(true).selectionFollowsFocus
        },
        .init("UITableView.allowsFocus(_:)") { UITableView().allowsFocus(true).allowsFocus },
        .init("UITableView.allowsFocusDuringEditing(_:)") {
            UITableView().allowsFocusDuringEditing(true).allowsFocusDuringEditing
        },
        .init("UITableView.remembersLastFocusedIndexPath(_:)") {
            UITableView().remembersLastFocusedIndexPath(true).remembersLastFocusedIndexPath
        },
        .init("UITableView.editing(_:)") { UITableView().editing(true).isEditing },
        .init("UITableView.editing(_:animated:)") { UITableView().editing(true, animated: true).isEditing },
        .init("UITableView.dragInteractionEnabled(_:)") {
            UITableView().dragInteractionEnabled(true).dragInteractionEnabled
        },
    ]

    static let tableRows: [FluentEffect] = [
        .init("UITableView.selectRow(_:animated:scrollPosition:)") {
            let rows = TableRows(9)
            return rows.table().selectRow(path(2)).indexPathForSelectedRow == path(2)
        },
        .init("UITableView.deselectRow(_:animated:)") {
            let rows = TableRows(9)
            return rows.table().selectRow(path(2)).deselectRow(path(2), animated: true).indexPathForSelectedRow == nil
        },
        .init("UITableView.scrollToRow(_:at:animated:)") {
            let rows = TableRows(30)
            let table = rows.table().scrollToRow(path(10), at: .top)
            table.layoutIfNeeded()
            return table.contentOffset.y == 400
        },
        .init("UITableView.reloadRows(_:with:)") {
            let rows = TableRows(3)
            let table = rows.table()
            rows.asked = []
            table.reloadRows([path(1)], with: .none).layoutIfNeeded()
            return rows.asked == [1]
        },
    ]

    static let tableReuse: [FluentEffect] = [
        .init("UITableView.registerCell(withCellClass:)") {
            let table = UITableView().registerCell(withCellClass: TaggedCell.self)
            return table.dequeueReusableCell(withIdentifier: "TaggedCell") is TaggedCell
        },
        .init("UITableView.registerView(headerFooterViewClassWith:)") {
            let table = UITableView().registerView(headerFooterViewClassWith: TaggedHead.self)
            return table.dequeueReusableHeaderFooterView(withIdentifier: "TaggedHead") is TaggedHead
        },
        .init("UITableView.dequeueCell(withCellClass:)") {
            let table = UITableView()
            table.register(TaggedCell.self, forCellReuseIdentifier: "TaggedCell")
            return table.dequeueCell(withCellClass: TaggedCell.self).madeBy == "init(style:reuseIdentifier:)"
        },
        .init("UITableView.dequeueCell(withCellClass:for:)") {
            let table = UITableView()
            table.register(TaggedCell.self, forCellReuseIdentifier: "TaggedCell")
            let cell = table.dequeueCell(withCellClass: TaggedCell.self, for: path(0))
            return cell.madeBy == "init(style:reuseIdentifier:)" && cell.reuseIdentifier == "TaggedCell"
        },
        .init("UITableView.dequeueView(withCellClass:)") {
            let table = UITableView()
            table.register(TaggedHead.self, forHeaderFooterViewReuseIdentifier: "TaggedHead")
            return table.dequeueView(withCellClass: TaggedHead.self).reuseIdentifier == "TaggedHead"
        },
    ]
}
