import Foundation

/// The places that a table shows for dropped items: the one that the finger proposes, and placeholders.
@MainActor
final class TableDrops {
    fileprivate(set) var gap: ListGap?
    /// The row into which items would be dropped.
    fileprivate(set) var target: IndexPath?
    /// The cell of the row that would move, while the gap stands for it.
    fileprivate weak var hiddenCell: UITableViewCell?
    /// The placeholders in their order in the table.
    fileprivate var placeholders: [TablePlaceholder] = []

    var isEmpty: Bool { gap == nil && placeholders.isEmpty }

    var presentation: ListPresentation? { ListPresentation(gap: gap, placeholders: placeholders.map(\.path)) }

    /// Returns the cell of the placeholder with a number.
    func placeholderCell(_ number: Int) -> UITableViewCell? { placeholders[number].cell }

    /// Returns the presented path of a placeholder's cell; nil for another cell.
    func path(of cell: UITableViewCell) -> IndexPath? {
        guard let presentation, let number = placeholders.firstIndex(where: { $0.cell === cell }) else { return nil }
        return presentation.path(ofPlaceholder: number)
    }

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
            if let path = moves.insertionPoint(of: placeholder.path, from: old, to: new) {
                placeholder.path = path
            } else {
                placeholder.close()
            }
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
    fileprivate var cell: UITableViewCell?

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
    func showDrop(gap: ListGap?, into target: IndexPath?) {
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

    // MARK: Presented values

    func presentedCell(at path: IndexPath, _ presentation: ListPresentation) -> UITableViewCell? {
        if let number = presentation.placeholder(at: path) { return drops?.placeholderCell(number) }
        return presentation.data(path).flatMap { cells[$0] }
    }

    func presentedFrame(at path: IndexPath, _ presentation: ListPresentation) -> CGRect {
        if let number = presentation.placeholder(at: path) {
            layoutIfNeeded()
            return drops?.placeholderCell(number)?.frame ?? .zero
        }
        if let row = presentation.data(path), row != drops?.gap?.source { return frameOfRow(at: row) }
        return drops?.gap.flatMap { frame(of: $0) } ?? .zero
    }

    /// Returns the presented path at a point; `row` is the nearest row of the data.
    func presentedPath(at point: CGPoint, besides row: IndexPath, _ presentation: ListPresentation) -> IndexPath {
        let added = presentation.addedPaths(inSection: row.section).first { path in
            let frame = presentedFrame(at: path, presentation)
            return frame.minY <= point.y && point.y < frame.maxY
        }
        return added ?? presentation.presented(row)
    }

    private func frame(of gap: ListGap) -> CGRect? {
        guard sections.indices.contains(gap.path.section) else { return nil }
        let bottom = rowsTop(of: gap.path.section) + sections[gap.path.section].rows.offset(of: gap.row)
        return CGRect(x: 0, y: bottom - gap.height, width: bounds.width, height: gap.height)
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
        let (before, following) = ListPresentation.place(
            of: path, among: others.map(\.path), count: sections[path.section].rows.count)
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
            cell, in: self, at: following, height: height(of: placeholder, cell))
        let index = before < others.count ? drops.placeholders.firstIndex { $0 === others[before] } : nil
        let end = drops.placeholders.firstIndex { $0.path.section > path.section } ?? drops.placeholders.count
        drops.placeholders.insert(inserted, at: index ?? end)
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
