import Foundation

/// The places that a table shows for dropped items: the one that the finger proposes, and placeholders.
@MainActor
final class TableDrops {
    /// The place where items would be inserted.
    struct Gap: Equatable {
        /// The row that the items would become; its own table's row is removed before.
        var path: IndexPath
        /// The height in points.
        var height: CGFloat
        /// The row of the same table that would move; nil for other items.
        var source: IndexPath?

        /// The row below the gap.
        fileprivate var row: Int {
            guard let source, source.section == path.section, path.row > source.row else { return path.row }
            return path.row + 1
        }
    }

    fileprivate(set) var gap: Gap?
    /// The row into which items would be dropped.
    fileprivate var target: IndexPath?
    /// The cell of the row that would move, while the gap stands for it.
    fileprivate weak var hiddenCell: UITableViewCell?
    /// The placeholders in their order in the table.
    fileprivate var placeholders: [TablePlaceholder] = []

    var isEmpty: Bool { gap == nil && placeholders.isEmpty }

    /// Returns the spaces between the rows of a section.
    func spaces(inSection section: Int, withGap: Bool = true) -> [RowHeights.Space] {
        var heights: [Int: CGFloat] = [:]
        for placeholder in placeholders where placeholder.path.section == section {
            heights[placeholder.path.row, default: 0] += placeholder.height
        }
        if withGap, let gap {
            if gap.path.section == section { heights[gap.row, default: 0] += gap.height }
            if let source = gap.source, source.section == section { heights[source.row + 1, default: 0] -= gap.height }
        }
        return heights.sorted { $0.key < $1.key }.map { RowHeights.Space(row: $0.key, height: $0.value) }
    }

    /// Moves the placeholders with the rows that follow them, and removes those of deleted sections.
    func move(_ moves: ListMoves, from old: [Int], to new: [Int]) {
        for placeholder in placeholders {
            let path = placeholder.path
            guard let section = moves.sections[path.section], new.indices.contains(section) else {
                placeholder.close()
                continue
            }
            let count = old.indices.contains(path.section) ? old[path.section] : 0
            let following = (path.row..<max(path.row, count)).lazy.compactMap {
                moves.destination(of: IndexPath(row: $0, section: path.section))
            }.first { $0.section == section }
            placeholder.path = following ?? IndexPath(row: new[section], section: section)
        }
        placeholders.removeAll { !$0.isOpen }
        // Placeholders at one row stay in their order.
        placeholders = placeholders.enumerated().sorted {
            ($0.element.path, $0.offset) < ($1.element.path, $1.offset)
        }.map(\.element)
    }

    func removePlaceholders() {
        for placeholder in placeholders { placeholder.close() }
        placeholders = []
    }
}

/// A cell that stands for an item until it is loaded.
@MainActor
final class TablePlaceholder {
    /// The row of the data before which the cell is shown.
    fileprivate(set) var path: IndexPath
    fileprivate let height: CGFloat
    private weak var table: UITableView?
    private var cell: UITableViewCell?

    fileprivate init(_ cell: UITableViewCell, in table: UITableView, at path: IndexPath, height: CGFloat) {
        self.cell = cell
        self.table = table
        self.path = path
        self.height = height
    }

    /// A Boolean value that indicates whether the table shows the cell.
    var isOpen: Bool { cell != nil }

    /// Removes the cell.
    fileprivate func close() {
        if let cell { table?.retire(cell) }
        cell = nil
    }

    fileprivate func place(at y: CGFloat) {
        guard let cell, let table else { return }
        let frame = CGRect(x: table.cellLeft, y: y, width: table.cellWidth, height: height)
        if cell.frame != frame { cell.frame = frame }
        cell.placeContent()
    }

    /// Replaces the cell with a row, which a closure adds to the data; returns false if the cell was removed before.
    func commit(_ update: (IndexPath) -> Void) -> Bool {
        guard let table, let drops = table.drops, let index = drops.placeholders.firstIndex(where: { $0 === self })
        else { return false }
        let path = path
        let before = drops.placeholders[..<index].filter { $0.path == path }
        guard delete() else { return false }
        table.performBatchUpdates {
            update(path)
            table.insertRows(at: [path], with: .automatic)
        }
        // They stay in front of the new row.
        for placeholder in before { placeholder.path = path }
        table.dropsDidChange()
        return true
    }

    /// Removes the cell and its space; returns false if they were removed before.
    func delete() -> Bool {
        guard isOpen, let table, let drops = table.drops else { return false }
        close()
        drops.placeholders.removeAll { $0 === self }
        table.dropsDidChange()
        return true
    }
}

extension UITableView {
    private func makeDrops() -> TableDrops {
        if let drops { return drops }
        let made = TableDrops()
        drops = made
        return made
    }

    /// Shows the place where a drop would insert items, or the row into which it would; nil hides them.
    func showDrop(gap: TableDrops.Gap?, into target: IndexPath?) {
        guard drops?.gap != gap || drops?.target != target else { return }
        let drops = makeDrops()
        if drops.target != target {
            drops.target.flatMap { cells[$0] }?.setHighlighted(false, animated: false)
            target.flatMap { cells[$0] }?.setHighlighted(true, animated: false)
            drops.target = target
        }
        if drops.gap != gap {
            drops.gap = gap
            dropsDidChange()
        }
    }

    fileprivate func dropsDidChange() {
        updateSpaces(withGap: true)
        forgetSectionTops()
        setNeedsLayout()
    }

    private func updateSpaces(withGap: Bool) {
        for section in sections.indices {
            let spaces = drops?.spaces(inSection: section, withGap: withGap) ?? []
            if sections[section].rows.spaces != spaces { sections[section].rows.spaces = spaces }
        }
    }

    /// Returns what a closure returns where rows don't make room for the gap.
    func withoutGap<Result>(_ body: () -> Result) -> Result {
        guard drops?.gap != nil else { return body() }
        updateVisibleElements()
        updateSpaces(withGap: false)
        updateSectionTops()
        defer {
            updateSpaces(withGap: true)
            updateSectionTops()
        }
        return body()
    }

    /// Shows the cell of a placeholder.
    ///
    /// The path of the placeholder counts the placeholders before it; the data doesn't.
    func insert(_ placeholder: UITableViewPlaceholder) -> TablePlaceholder? {
        prepare()
        let path = placeholder.insertionIndexPath
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let drops = makeDrops()
        let others = drops.placeholders.filter { $0.path.section == path.section }
        let before = others.enumerated().prefix { $1.path.row + $0 < path.row }.count
        let row = min(max(0, path.row - before), sections[path.section].rows.count)
        let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: path)
        cell.table = self
        cell.layoutFlags.insert(.isEngineBoundary)
        cell.translatesAutoresizingMaskIntoConstraints = true
        if !cell.hasOwnBackgroundColor {
            cell.backgroundColor = rowColor
            cell.hasOwnBackgroundColor = false
        }
        cell.frame = CGRect(x: cellLeft, y: 0, width: cellWidth, height: metrics.rowHeight)
        placeholder.cellUpdateHandler?(cell)
        insertSubview(cell, aboveSubview: fillerView)
        let inserted = TablePlaceholder(
            cell, in: self, at: IndexPath(row: row, section: path.section), height: height(of: placeholder, cell))
        let index = before < others.count ? drops.placeholders.firstIndex { $0 === others[before] } : nil
        drops.placeholders.insert(inserted, at: index ?? drops.placeholders.count)
        dropsDidChange()
        return inserted
    }

    private func height(of placeholder: UITableViewPlaceholder, _ cell: UITableViewCell) -> CGFloat {
        if placeholder.rowHeight >= 0, placeholder.rowHeight.isFinite { return placeholder.rowHeight }
        if rowHeight > 0 { return rowHeight }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height.rounded(.up)
    }

    /// Places the placeholders between the rows, and hides the row that the gap stands for.
    func placeDrops() {
        guard let drops else { return }
        var end: (path: IndexPath, y: CGFloat)?
        for placeholder in drops.placeholders where sections.indices.contains(placeholder.path.section) {
            let path = placeholder.path
            let rows = sections[path.section].rows
            let y =
                end.flatMap { $0.path == path ? $0.y : nil }
                ?? rowsTop(of: path.section) + rows.offset(of: path.row) - rows.space(above: path.row)
            placeholder.place(at: y)
            end = (path, y + placeholder.height)
        }
        let hidden = drops.gap?.source.flatMap { cells[$0] }
        guard hidden !== drops.hiddenCell else { return }
        drops.hiddenCell?.isHidden = false
        hidden?.isHidden = true
        drops.hiddenCell = hidden
    }
}
