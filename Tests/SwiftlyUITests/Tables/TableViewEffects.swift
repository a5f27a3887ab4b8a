import Foundation
import SwiftlyUI
import Testing

@MainActor private func editedTable() -> RowTable {
    let table = RowTable()
    table.isEditing = true
    return table
}

/// Taps rows and returns which are selected then.
@MainActor private func tap(_ paths: [IndexPath], in table: UITableView) -> [IndexPath] {
    TextSamples.inWindow(table) { table in
        for path in paths { table.cellForRow(at: path)?.simulateTap() }
        return (table.indexPathsForSelectedRows ?? []).sorted()
    }
}

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
            let listener = ScrollListener()
            UITableView().delegate(listener).contentOffset.y = 9
            return listener.offsets == [9]
        },
    ]

    static let tableHeights: [FluentEffect] = [
        .shown(
            "UITableView.rowHeight(_:)", RowTable(), height: 240, { $0.rowHeight(61) },
            like: { $0.rowHeight = 61 }),
        .shown(
            "UITableView.sectionHeaderHeight(_:)", RowTable(), height: 240, { $0.sectionHeaderHeight(61) },
            like: { $0.sectionHeaderHeight = 61 }),
        .shown(
            "UITableView.sectionFooterHeight(_:)", RowTable(), height: 240, { $0.sectionFooterHeight(61) },
            like: { $0.sectionFooterHeight = 61 }),
        .shown(
            "UITableView.sectionHeaderTopPadding(_:)", RowTable(), height: 240, { $0.sectionHeaderTopPadding(61) },
            like: { $0.sectionHeaderTopPadding = 61 }),
    ]

    static let tableLook: [FluentEffect] = [
        .init("UITableView.insetsContentViewsToSafeArea(_:)") {
            @MainActor func width(insets: Bool) -> CGFloat? {
                TextSamples.inSafeArea(RowTable().insetsContentViewsToSafeArea(insets)) { table in
                    table.cellForRow(at: path(0))?.contentView.frame.width
                }
            }
            guard let inside = width(insets: true), let across = width(insets: false) else { return false }
            return across == inside + 40
        },
        .shown(
            "UITableView.cellLayoutMarginsFollowReadableWidth(_:)", RowTable(), width: 900, height: 240,
            { $0.cellLayoutMarginsFollowReadableWidth(true) },
            like: { $0.cellLayoutMarginsFollowReadableWidth = true }),
        .shown(
            "UITableView.separatorStyle(_:)", RowTable(), height: 240, { $0.separatorStyle(.none) },
            like: { $0.separatorStyle = .none }),
        .shown(
            "UITableView.separatorColor(_:)", RowTable(), height: 240, { $0.separatorColor(color) },
            like: { $0.separatorColor = color }),
        .shown(
            "UITableView.separatorInset(_:)", RowTable(), height: 240, { $0.separatorInset(insets) },
            like: { $0.separatorInset = insets }),
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
    ]

    static let tableSelection: [FluentEffect] = [
        .init("UITableView.allowsSelection(_:)") {
            let rows = TableRows(9)
            return tap([path(0)], in: rows.table().allowsSelection(false)).isEmpty
                && tap([path(0)], in: rows.table()) == [path(0)]
        },
        .init("UITableView.allowsSelectionDuringEditing(_:)") {
            let rows = TableRows(9)
            return tap([path(0)], in: rows.table().editing(true).allowsSelectionDuringEditing(true)) == [path(0)]
                && tap([path(0)], in: rows.table().editing(true)).isEmpty
        },
        .init("UITableView.allowsMultipleSelection(_:)") {
            let rows = TableRows(9)
            return tap([path(0), path(1)], in: rows.table().allowsMultipleSelection(true)) == [path(0), path(1)]
                && tap([path(0), path(1)], in: rows.table()) == [path(1)]
        },
        .shown(
            "UITableView.allowsMultipleSelectionDuringEditing(_:)", editedTable(), height: 240,
            { $0.allowsMultipleSelectionDuringEditing(true) },
            like: { $0.allowsMultipleSelectionDuringEditing = true }),
        .shown(
            "UITableView.editing(_:)", RowTable(), height: 240, { $0.editing(true) },
            like: { $0.isEditing = true }),
        .shown(
            "UITableView.editing(_:animated:)", RowTable(), height: 240, { $0.editing(true, animated: true) },
            like: { $0.isEditing = true }),
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
            rows.requested = []
            table.reloadRows([path(1)], with: .none).layoutIfNeeded()
            return rows.requested == [1]
        },
    ]

    static let tableReuse: [FluentEffect] = [
        .init("UITableView.registerCell(withCellClass:)") {
            let table = UITableView().registerCell(withCellClass: TaggedCell.self)
            return table.dequeueReusableCell(withIdentifier: "TaggedCell") is TaggedCell
        },
        .init("UITableView.registerNib(nib:withCellClass:)") {
            let nib = UINib(nibName: "TaggedCell", bundle: nil)
            let table = UITableView().registerNib(nib: nib, withCellClass: TaggedCell.self)
            return table.dequeueReusableCell(withIdentifier: "TaggedCell") is TaggedCell
        },
        .init("UITableView.registerNib(withCellClass:at:)") {
            let table = UITableView().registerNib(withCellClass: TaggedCell.self)
            return table.dequeueReusableCell(withIdentifier: "TaggedCell") is TaggedCell
        },
        .init("UITableView.registerNib(nib:withHeaderFooterViewClass:)") {
            let nib = UINib(nibName: "TaggedHeader", bundle: nil)
            let table = UITableView().registerNib(nib: nib, withHeaderFooterViewClass: TaggedHeader.self)
            return table.dequeueReusableHeaderFooterView(withIdentifier: "TaggedHeader") is TaggedHeader
        },
        .init("UITableView.registerView(headerFooterViewClassWith:)") {
            let table = UITableView().registerView(headerFooterViewClassWith: TaggedHeader.self)
            return table.dequeueReusableHeaderFooterView(withIdentifier: "TaggedHeader") is TaggedHeader
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
            table.register(TaggedHeader.self, forHeaderFooterViewReuseIdentifier: "TaggedHeader")
            return table.dequeueView(withCellClass: TaggedHeader.self).reuseIdentifier == "TaggedHeader"
        },
    ]
}
