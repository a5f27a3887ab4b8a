import Foundation

extension UITableView {
    func setUpTable() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        fillerView.isUserInteractionEnabled = false
        addSubview(fillerView)
    }

    // MARK: Metrics

    /// The distance from a cell's edge to its content, in points.
    var cellMargin: CGFloat { SystemMargin.side(forWidth: bounds.width) }

    /// The distance from the table's edge to the cells, in points: 20 in inset grouped tables (measured).
    var cellInset: CGFloat { style == .insetGrouped ? SystemMargin.wide : 0 }

    var cellWidth: CGFloat {
        let safe = style == .insetGrouped ? safeAreaInsets.left + safeAreaInsets.right : 0
        return max(0, bounds.width - 2 * cellInset - safe)
    }

    var cellLeft: CGFloat { style == .insetGrouped ? cellInset + safeAreaInsets.left : 0 }

    /// The space that the content of headers and footers leaves free at their sides, in points.
    var edgeSafeInsets: UIEdgeInsets {
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
        pendingChanges = TableChanges()
        measuredWidth = width
        defaults = []
        sections = walkingRows {
            let counts = dataSource.map { rowCounts(of: $0) } ?? []
            return counts.enumerated().map { makeSection($0, count: $1) }
        }
        sectionTops = []
    }

    /// Returns the number of rows of each section; a negative number is reported and counts as 0.
    func rowCounts(of dataSource: any UITableViewDataSource) -> [Int] {
        let count = usableCount(dataSource.numberOfSections(in: self), "numberOfSections(in:)")
        return (0..<count).map {
            usableCount(dataSource.tableView(self, numberOfRowsInSection: $0), "tableView(_:numberOfRowsInSection:)")
        }
    }

    private func usableCount(_ count: Int, _ method: String) -> Int {
        guard count < 0 else { return count }
        WarningLog.current.add(.unusableNumber(of: "\(method) of \(describeBriefly())", value: "\(count)"))
        return 0
    }

    /// Invalidates the sections' offsets.
    ///
    /// While rows are processed, the offsets stay unchanged until that is done; a layout follows.
    func forgetSectionTops() {
        if !isLayingOutTable { sectionTops = [] }
    }

    /// Runs a pass that creates, measures or places rows.
    ///
    /// During the pass the data source and the delegate may call the table and change it; their changes are applied
    /// after the pass.
    func walkingRows<Result>(_ body: () -> Result) -> Result {
        let isOuter = !isLayingOutTable
        isLayingOutTable = true
        let result = body()
        if isOuter {
            isLayingOutTable = false
            if changesWait { applyChanges() }
        }
        return result
    }

    private func retireEverything() {
        for (_, cell) in cells.sorted(by: { $0.key < $1.key }) { retire(cell) }
        cells = [:]
        for edge in [HeaderFooterKind.header, .footer] {
            for (_, view) in (edgeViews[edge] ?? [:]).sorted(by: { $0.key < $1.key }) { retire(edgeView: view) }
        }
        edgeViews = [:]
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
        section.header = makeEdge(.header, of: index)
        section.footer = makeEdge(.footer, of: index)
        return section
    }

    /// Returns the estimated height of a section's rows, in points.
    private func estimate(inSection section: Int, count: Int) -> CGFloat {
        var estimate = estimatedRowHeight
        if count > 0, let delegate {
            estimate = checked(
                delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section)),
                "tableView(_:estimatedHeightForRowAt:)", once: true)
        }
        if delegate == nil { defaults.insert([.estimatedRowHeight, .rowHeight]) }
        if rowHeight > 0, defaults.contains(.estimatedRowHeight) { return rowHeight }
        return estimate > 0 ? estimate : Self.standardRowHeight
    }

    // MARK: Headers and footers

    private func makeEdge(_ edge: HeaderFooterKind, of section: Int) -> TableSection.Edge {
        var result = TableSection.Edge()
        let isHeader = edge == .header
        if !defaults.contains(isHeader ? .headerTitle : .footerTitle) {
            result.title =
                isHeader
                ? dataSource?.tableView(self, titleForHeaderInSection: section)
                : dataSource?.tableView(self, titleForFooterInSection: section)
        }
        var height = isHeader ? sectionHeaderHeight : sectionFooterHeight
        if let delegate {
            height =
                isHeader
                ? delegate.tableView(self, heightForHeaderInSection: section)
                : delegate.tableView(self, heightForFooterInSection: section)
            height = checked(height, "tableView(_:heightFor\(isHeader ? "Header" : "Footer")InSection:)", once: true)
        }
        let hasView = mayHaveView(edge, of: section)
        if height > 0 {
            result.height = height
        } else if height == 0, style == .plain {
            result.height = 0
        } else if hasView {
            result.height = estimatedEdgeHeight(edge, of: section)
            result.isMeasured = false
        } else {
            result.height = automaticHeight(edge, of: section, title: result.title)
        }
        let isShown = hasView || !(result.title ?? "").isEmpty
        if isHeader, style == .plain, isShown, result.height > 0 {
            result.padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
        }
        return result
    }

    /// Indicates whether the delegate provides views for headers or footers.
    ///
    /// Calls the delegate for the first section. If it implements the method, the other sections' views are requested
    /// when they become visible.
    private func mayHaveView(_ edge: HeaderFooterKind, of section: Int) -> Bool {
        guard let delegate else { return false }
        let method: UnimplementedMethods = edge == .header ? .headerView : .footerView
        if defaults.contains(method) { return false }
        if section > 0 || edgeViews[edge]?[section] != nil { return true }
        let view =
            edge == .header
            ? delegate.tableView(self, viewForHeaderInSection: section)
            : delegate.tableView(self, viewForFooterInSection: section)
        guard !defaults.contains(method), let view else { return false }
        if let old = edgeViews[edge]?[section], old !== view { retire(edgeView: old) }
        edgeViews[edge, default: [:]][section] = view
        return true
    }

    private func estimatedEdgeHeight(_ edge: HeaderFooterKind, of section: Int) -> CGFloat {
        var estimate = edge == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        if let delegate {
            estimate =
                edge == .header
                ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
                : delegate.tableView(self, estimatedHeightForFooterInSection: section)
            let name = "tableView(_:estimatedHeightFor\(edge == .header ? "Header" : "Footer")InSection:)"
            estimate = checked(estimate, name, once: true)
        }
        return estimate > 0 ? estimate : 28
    }

    /// Returns the height of a header or footer with the table's own title, or without a title.
    ///
    /// Measured: 28 points in plain tables; in grouped ones 38 with a title, and for the first header 35 without a
    /// title and 55.333 (3x) or 55.5 (2x) with one. Recalled: 17.667 or 18 for an empty header or footer of a grouped
    /// section.
    func automaticHeight(_ edge: HeaderFooterKind, of section: Int, title: String?) -> CGFloat {
        guard let title, !title.isEmpty else { return style == .plain ? 0 : emptyEdgeHeight(edge, of: section) }
        let text = titleHeight(shownTitle(title, edge), titleFont(edge))
        if style == .plain { return max(28, text + 7) }
        guard edge == .header else { return text + emptyEdgeHeight(edge, of: section) }
        return (section == 0 ? (layoutScale >= 3 ? 166.0 / 3 : 55.5) : 38) + max(0, text - 16)
    }

    /// Returns the height of a header or footer that has a view or is empty, and whose height is not specified.
    func emptyEdgeHeight(_ edge: HeaderFooterKind, of section: Int) -> CGFloat {
        if style == .plain { return 28 }
        return edge == .header && section == 0 ? 35 : layoutScale >= 3 ? 53.0 / 3 : 18
    }

    /// Returns the displayed form of a title.
    ///
    /// Grouped tables convert the header titles that they draw themselves to uppercase (iOS 13 to 18).
    func shownTitle(_ title: String, _ edge: HeaderFooterKind) -> String {
        style == .plain || edge == .footer ? title : title.uppercased()
    }

    func titleFont(_ edge: HeaderFooterKind) -> UIFont {
        edge == .footer && style == .plain ? .systemFont(ofSize: 15) : headerFont
    }

    var headerFont: UIFont {
        style == .plain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    }

    var headerTextColor: UIColor { style == .plain ? .label : .secondaryLabel }

    private func titleHeight(_ title: String, _ font: UIFont) -> CGFloat {
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.font = font
        label.text = title
        let safe = edgeSafeInsets
        let width = max(0, cellWidth - safe.left - safe.right - 2 * cellMargin)
        return label.sizeThatFits(CGSize(width: width, height: 10_000)).height
    }

    // MARK: Positions

    var headerViewHeight: CGFloat { tableHeaderView?.bounds.height ?? 0 }

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
        guard !sections.isEmpty else { return 0 }
        var low = 0
        var high = sections.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if sectionTops[middle] <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func rowsTop(of section: Int) -> CGFloat { sectionTops[section] + sections[section].header.total }
}
