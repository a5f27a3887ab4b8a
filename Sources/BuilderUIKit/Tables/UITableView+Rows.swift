import Foundation

extension UITableView {
    /// The color of rows without one of their own: in a sidebar's panel, those of plain tables show the glass.
    var rowColor: UIColor {
        guard style == .plain else { return .secondarySystemGroupedBackground }
        return isOnGlass ? .clear : .systemBackground
    }

    /// Shows the system's color behind the rows, or a panel's glass, unless the app set a color.
    func showSystemBackground() {
        guard !hasOwnBackgroundColor else { return }
        backgroundColor = isOnGlass ? .clear : style == .plain ? .systemBackground : .systemGroupedBackground
        hasOwnBackgroundColor = false
    }

    /// Updates the system's colors when the table enters or leaves a sidebar's panel of glass.
    func updateGlass() {
        guard traitCollection[SidebarPanelTrait.self] != isOnGlass else { return }
        let old = rowColor
        isOnGlass.toggle()
        showSystemBackground()
        for cell in cells.values where !cell.hasOwnBackgroundColor { cell.restoreSystemBackground() }
        for view in headerFooterViews.values.flatMap(\.values) where view.backgroundColor == old {
            if (view as? UITableViewHeaderFooterView)?.titleLayout != nil { view.backgroundColor = rowColor }
        }
    }

    /// Updates the visible rows, the headers and footers, the separators and the content size.
    func layOutTable() {
        // A data source that triggers layout while rows are created gets it afterward.
        if !isInPass { performPass { layOutRowsInView() } }
    }

    private func layOutRowsInView() {
        if bounds.height > 0 { wasLaidOut = true }
        reloadIfNeeded()
        placeHeaderView()
        updateSectionTops()
        scrollToPendingRow()
        measureRowsAbove()
        retireCellsOutOfView()
        let firstChanged = layOutVisibleSections()
        updateSectionTops(from: firstChanged)
        placeFooterView(at: rowsEnd)
        let end = updateContentSize()
        let limit = offsetLimits.greatest.y
        if contentOffset.y > limit, bounds.height > 0 { contentOffset.y = limit }
        placeHeadersAndFooters()
        placeDrops()
        fillerView.update(for: self, end: end)
        backgroundView?.frame = bounds
        let rows = indexTitles.isEmpty ? 0 : sections.reduce(0) { $0 + $1.rows.count }
        layOutIndex(
            rows >= sectionIndexMinimumDisplayRowCount ? indexTitles : [], color: sectionIndexColor,
            background: sectionIndexBackgroundColor)
    }

    /// Updates the content size and returns its height, in points.
    ///
    /// Sets it only if it differs, so that a subclass that observes it is notified of changes only.
    @discardableResult
    func updateContentSize() -> CGFloat {
        let size = CGSize(width: bounds.width, height: rowsEnd + (tableFooterView?.bounds.height ?? 0))
        if storedContentSize != size { contentSize = size }
        return size.height
    }

    // MARK: Cells

    /// Creates, measures and places the visible rows; returns the last section that was processed.
    private func layOutVisibleSections() -> Int {
        guard !sections.isEmpty, bounds.height > 0 else { return 0 }
        let area = rowArea
        var index = section(at: area.lowerBound)
        let first = index
        var shown: Set<IndexPath> = []
        while index < sections.count, sectionTops[index] < area.upperBound {
            measureHeaderFooter(.header, of: index)
            layOutRows(of: index, shown: &shown)
            measureHeaderFooter(.footer, of: index)
            sectionTops[index + 1] = sectionTops[index] + sections[index].height
            index += 1
        }
        showMovedRow(&shown)
        drop(cells.filter { !shown.contains($0.key) })
        return max(first, index - 1)
    }

    private func layOutRows(of index: Int, shown: inout Set<IndexPath>) {
        let top = rowsTop(of: index)
        let count = sections[index].rows.count
        let area = rowArea
        guard count > 0, top < area.upperBound, top + sections[index].rows.total > area.lowerBound else { return }
        var row = sections[index].rows.row(at: area.lowerBound - top)
        var y = top + sections[index].rows.offset(of: row)
        while row < count, y < area.upperBound {
            let path = IndexPath(row: row, section: index)
            let fixed = fixedHeight(at: path)
            let isNew = cells[path] == nil
            guard let cell = cells[path] ?? makeCell(at: path) else { return }
            if let fixed {
                if sections[index].rows.height(of: row) != fixed { sections[index].rows.setHeight(fixed, of: row) }
            } else if resizedRows.remove(path) != nil || !sections[index].rows.isMeasured(row)
                || (isNew && sections[index].rows.fractional.contains(row))
            {
                storeHeight(of: cell, at: path)
            }
            let height = sections[index].rows.height(of: row)
            place(cell, at: path, top: y, height: height)
            if isNew {
                delegate?.tableView(self, willDisplay: cell, forRowAt: path)
                send(.willDisplayRow, (cell, path))
            }
            shown.insert(path)
            row += 1
            y += height + sections[index].rows.space(above: row)
        }
    }

    func makeCell(at path: IndexPath) -> UITableViewCell? {
        guard let dataSource else { return nil }
        let cell = requestCell(at: path) { dataSource.tableView(self, cellForRowAt: path) }
        adopt(cell, at: path)
        return cell
    }

    func adopt(_ cell: UITableViewCell, at path: IndexPath) {
        if cell.table === self, let other = cells.first(where: { $0.value === cell })?.key, other != path {
            warnOfSharedCell(other, path)
            cells[other] = nil
        }
        cell.table = self
        // Discards the measurement for another row.
        (cell.contentView as? EncapsulatedContentView)?.exactFit = nil
        cells[path] = cell
        cell.layoutFlags.insert(.isEngineBoundary)
        cell.translatesAutoresizingMaskIntoConstraints = true
        if !cell.hasOwnBackgroundColor {
            cell.backgroundColor = rowColor
            cell.hasOwnBackgroundColor = false
        }
        cellIndentation = cell.indentationLevel
        let indentation = delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
        if indentation != cell.indentationLevel { cell.indentationLevel = indentation }
        prepareForEditing(cell, at: path)
        let height = sections[path.section].rows.height(of: path.row)
        cell.frame = CGRect(x: cellLeft, y: cell.frame.minY, width: cellWidth, height: height)
        if cell.superview !== self { insertSubview(cell, aboveSubview: fillerView) }
        let isSelected = selectedPaths.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    }

    private func warnOfSharedCell(_ first: IndexPath, _ second: IndexPath) {
        WarningLog.add(
            "the data source of \(describeBriefly()) returned the same cell for row \(first.row) in section "
                + "\(first.section) and row \(second.row) in section \(second.section): the first row stays empty; dequeue "
                + "or create a cell for each row")
    }

    /// The vertical range of the content whose rows may be visible; wider while a moved row shifts others.
    private var rowArea: ClosedRange<CGFloat> {
        let reach = rowMovement?.height ?? 0
        return bounds.minY - reach...bounds.maxY + reach
    }

    /// Keeps the row that a finger moves, whose own place may have scrolled out of view.
    private func showMovedRow(_ shown: inout Set<IndexPath>) {
        guard let movement = rowMovement, contains(movement.origin), let cell = cells[movement.origin],
            shown.insert(movement.origin).inserted
        else { return }
        place(cell, at: movement.origin, top: movement.top, height: movement.height)
    }

    private func place(_ cell: UITableViewCell, at path: IndexPath, top: CGFloat, height: CGFloat) {
        let frame = CGRect(x: cellLeft, y: topInMovement(path, top: top), width: cellWidth, height: height)
        if cell.frame != frame { cell.frame = frame }
        cell.placeContent()
        updateSeparatorAndCorners(of: cell, at: path)
    }

    /// Updates the separator and, in inset grouped tables, the rounded corners of a section's first and last row.
    private func updateSeparatorAndCorners(of cell: UITableViewCell, at path: IndexPath) {
        let isFirst = path.row == 0
        let isLast = path.row == sections[path.section].rows.count - 1
        cell.separatorView.backgroundColor = separatorColor
        cell.separatorView.isHidden = separatorStyle == .none || (isLast && style == .insetGrouped)
        let reachesEdges = isLast && style == .grouped
        if cell.separatorReachesEdges != reachesEdges { cell.separatorReachesEdges = reachesEdges }
        guard style == .insetGrouped else { return }
        cell.roundCorners(top: isFirst, bottom: isLast, radius: metrics.groupCornerRadius)
    }

    func drop(_ cell: UITableViewCell, at path: IndexPath) {
        cells[path] = nil
        endDisplaying(cell, at: path)
    }

    func endDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
        retire(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        send(.didEndDisplayingRow, (cell, path))
    }

    /// Removes cells from the first row on, so that the assignment of reused cells to rows is the same in every run.
    private func drop(_ gone: [IndexPath: UITableViewCell]) {
        for (path, cell) in gone.sorted(by: { $0.key < $1.key }) { drop(cell, at: path) }
    }

    /// Adds the cells that have left the visible area to the reuse pool, for the rows that become visible.
    func retireCellsOutOfView() {
        drop(
            cells.filter { path, _ in
                guard contains(path) else { return true }
                if path == rowMovement?.origin { return false }
                let (frame, area) = (rowFrame(at: path), rowArea)
                return frame.maxY <= area.lowerBound || frame.minY >= area.upperBound
            })
    }

    func rowFrame(at path: IndexPath) -> CGRect {
        let rows = sections[path.section].rows
        return CGRect(
            x: cellLeft, y: rowsTop(of: path.section) + rows.offset(of: path.row), width: cellWidth,
            height: rows.height(of: path.row))
    }
}
