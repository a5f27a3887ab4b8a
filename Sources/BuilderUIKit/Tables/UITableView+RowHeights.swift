import Foundation

/// The heights of rows: those that the delegate or the table specifies, and those that are measured by their content.
extension UITableView {
    /// Returns the height that the delegate or the table specifies; nil if the content determines it.
    func fixedHeight(at path: IndexPath) -> CGFloat? {
        if defaults.contains(.rowHeight) || delegate == nil { return rowHeight >= 0 ? rowHeight : nil }
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        let usable = checked(height, "tableView(_:heightForRowAt:)", once: true)
        return usable >= 0 ? usable : nil
    }

    func storeHeight(of cell: UITableViewCell, at path: IndexPath) {
        let height = measure(cell)
        let exact = (cell.contentView as? EncapsulatedContentView)?.exactFit?.height ?? height
        sections[path.section].rows.setHeight(height, of: path.row, isFractional: height - exact > 1e-6)
    }

    /// Returns the height that the cell's content requires at the table's width, in points.
    func measure(_ cell: UITableViewCell) -> CGFloat {
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 && size.height.isFinite ? size.height : metrics.rowHeight
    }

    /// Measures every row once and returns the height of the whole content with its insets, in points.
    func measureAllRows() -> CGFloat {
        if !isInPass {
            performPass { measureEachRow() }
            setNeedsLayout()
        }
        return updateContentSize() + adjustedContentInset.vertical
    }

    private func measureEachRow() {
        reloadIfNeeded()
        updateSectionTops()
        for index in sections.indices {
            measureHeaderFooter(.header, of: index)
            for row in 0..<sections[index].rows.count { measureRow(at: IndexPath(row: row, section: index)) }
            measureHeaderFooter(.footer, of: index)
        }
        updateSectionTops()
        retireCellsOutOfView()
    }

    func measureRow(at path: IndexPath) {
        if let fixed = fixedHeight(at: path) {
            if sections[path.section].rows.height(of: path.row) != fixed {
                sections[path.section].rows.setHeight(fixed, of: path.row)
            }
            return
        }
        guard !sections[path.section].rows.isMeasured(path.row) else { return }
        let isKept = cells[path] != nil
        guard let cell = cells[path] ?? makeCell(at: path) else { return }
        storeHeight(of: cell, at: path)
        if !isKept {
            cells[path] = nil
            retire(cell)
        }
    }
}
