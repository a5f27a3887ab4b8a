import Foundation

extension UITableView {
    // MARK: Metrics

    var metrics: ListMetrics { ListMetrics(traitCollection, scale: layoutScale) }

    /// The distance from a cell's edge to its content, in points.
    var cellMargin: CGFloat { SystemMargin.tableSide(forWidth: bounds.width) }

    /// The distance from the edge of a cell, header or footer to its content, inside the safe area, in points: the
    /// margin, or more if the content follows the readable width.
    var contentMargin: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return cellMargin }
        let safe = style == .insetGrouped ? 0 : safeAreaInsets.left + safeAreaInsets.right
        return max(cellMargin, pixelSnapped((cellWidth - safe - readableWidth) / 2))
    }

    /// The distance from the table's edge to the cells, in points: the table's margin in inset grouped tables
    /// (measured).
    var cellInset: CGFloat { style == .insetGrouped ? cellMargin : 0 }

    /// The insets of separators beside a cell without an image, in points.
    var automaticSeparatorInset: UIEdgeInsets {
        UIEdgeInsets(
            top: 0, left: contentMargin, bottom: 0,
            right: metrics.insetsSeparatorEnds ? contentMargin : contentMargin - cellMargin)
    }

    /// Updates the margins of the table, its cells, headers and footers after a change of the width.
    func updateMarginsForWidth() {
        guard contentMargin != marginForWidth else { return }
        marginForWidth = contentMargin
        updateMargins()
        for view in headerFooterViews.values.joined().map(\.value) {
            (view as? UITableViewHeaderFooterView)?.tableMarginsDidChange()
        }
    }

    var cellWidth: CGFloat {
        let safe = style == .insetGrouped ? safeAreaInsets.left + safeAreaInsets.right : 0
        return max(0, bounds.width - 2 * cellInset - safe)
    }

    var cellLeft: CGFloat { style == .insetGrouped ? cellInset + safeAreaInsets.left : 0 }

    /// The space that the content of headers and footers leaves free at their sides, in points.
    var headerFooterSafeInsets: UIEdgeInsets {
        guard insetsContentViewsToSafeArea, style != .insetGrouped else { return .zero }
        let safe = safeAreaInsets
        return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    }

    // MARK: Loading

    /// Records that a default implementation was called, and returns its value.
    func usesDefault<Value>(_ method: UnimplementedMethods, _ value: Value) -> Value {
        defaults.insert(method)
        return value
    }

    /// Validates a height, which must be at least 0 or `automaticDimension`.
    ///
    /// Reports any other value and returns `automaticDimension` for it.
    func checked(_ height: CGFloat, _ name: String, once: Bool = false) -> CGFloat {
        if height >= 0, height.isFinite { return height }
        if height == Self.automaticDimension { return height }
        if !once || reportedHeights.insert(name).inserted {
            LayoutDiagnostics.report(
                .invalidLength(view: describeBriefly(), property: name, value: height, used: "automaticDimension"))
        }
        return Self.automaticDimension
    }

    /// Validates a property's new height and, if it differs from the old one, reloads all heights.
    func adopted(_ height: CGFloat, replacing old: CGFloat, property: String = #function) -> CGFloat {
        let height = checked(height, property)
        if height != old { heightsDidChange() }
        return height
    }

    func heightsDidChange() {
        needsReload = true
        setNeedsLayout()
    }

    /// Loads the number of sections and rows, and the heights that are available without creating views.
    func reloadIfNeeded() {
        let width = cellWidth
        guard needsReload || abs(width - measuredWidth) > 0.01 else { return }
        if needsReload { retireEverything() }
        needsReload = false
        measuredRows = IndexPath(row: 0, section: 0)
        resizedRows = []
        pendingChanges = ListChanges()
        measuredWidth = width
        measuredTraits = MeasuredTraits(traitCollection)
        defaults = []
        sections = performPass { countElements().enumerated().map { makeSection($0, count: $1) } }
        sectionTops = []
        indexTitles = performPass { dataSource?.sectionIndexTitles(for: self) ?? [] }
    }

    /// Invalidates the sections' offsets.
    ///
    /// While rows are processed, the offsets stay unchanged until that is done; a layout follows.
    func forgetSectionTops() {
        if !isInPass { sectionTops = [] }
    }

    private func retireEverything() {
        for (_, cell) in cells.sorted(by: { $0.key < $1.key }) { retire(cell) }
        cells = [:]
        for kind in HeaderFooterKind.allCases {
            for (_, view) in (headerFooterViews[kind] ?? [:]).sorted(by: { $0.key < $1.key }) {
                retire(headerFooter: view)
            }
        }
        headerFooterViews = [:]
    }

    func makeSection(_ index: Int, count: Int) -> TableSection {
        var section = TableSection(rows: RowHeights(count: count, estimate: estimate(inSection: index, count: count)))
        if !defaults.contains(.estimatedRowHeight), delegate != nil {
            // UIKit, too, calls the delegate for all rows if it implements the method.
            for row in 0..<count {
                let height = checked(
                    delegate?.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: index)) ?? 0,
                    "tableView(_:estimatedHeightForRowAt:)", once: true)
                if height > 0, height != section.rows.estimate { section.rows.setEstimate(height, of: row) }
            }
        }
        section.rows.spaces = drops?.spaces(inSection: index) ?? []
        section.header = makeHeaderFooter(.header, of: index)
        section.footer = makeHeaderFooter(.footer, of: index)
        return section
    }

    private func estimate(inSection section: Int, count: Int) -> CGFloat {
        var estimate = estimatedRowHeight
        if count > 0, let delegate {
            estimate = checked(
                delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section)),
                "tableView(_:estimatedHeightForRowAt:)", once: true)
        }
        if delegate == nil { defaults.insert([.estimatedRowHeight, .rowHeight]) }
        if rowHeight > 0, defaults.contains(.estimatedRowHeight) { return rowHeight }
        return estimate > 0 ? estimate : metrics.rowHeight
    }

    // MARK: Positions

    var headerViewHeight: CGFloat { tableHeaderView?.bounds.height ?? 0 }
    var rowsEnd: CGFloat { sectionTops.last ?? headerViewHeight }

    /// Brings `sectionTops` up to date from a section on.
    func updateSectionTops(from first: Int = 0) {
        if sectionTops.count != sections.count + 1 {
            sectionTops = [CGFloat](repeating: headerViewHeight, count: sections.count + 1)
            return updateSectionTops(from: -1)
        }
        if first <= 0 { sectionTops[0] = headerViewHeight }
        for index in max(0, first)..<max(max(0, first), sections.count) {
            sectionTops[index + 1] = sectionTops[index] + sections[index].height
        }
    }

    /// Returns the section at a distance from the top of the content.
    func section(at y: CGFloat) -> Int {
        sections.isEmpty ? 0 : (1..<sections.count).partitioningIndex { sectionTops[$0] > y } - 1
    }

    func rowsTop(of section: Int) -> CGFloat { sectionTops[section] + sections[section].header.total }
}
