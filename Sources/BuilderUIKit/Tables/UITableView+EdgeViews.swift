import Foundation

extension UITableView {
    // MARK: Around all rows

    func replaceEdgeView(_ old: UIView?, _ new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new {
                new.translatesAutoresizingMaskIntoConstraints = true
                addSubview(new)
            }
        }
        sectionTops = []
        setNeedsLayout()
    }

    func placeHeaderView() {
        guard let view = tableHeaderView else { return }
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
        if view.frame != frame { view.frame = frame }
    }

    /// The foot's height.
    func placeFooterView(at y: CGFloat) -> CGFloat {
        guard let view = tableFooterView else { return 0 }
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
        if view.frame != frame { view.frame = frame }
        return frame.height
    }

    // MARK: Heads and feet of sections

    /// Makes the head or foot of a section that is in view and, where its height is an estimate, measures it.
    func measureEdge(_ edge: TableSectionEdge, of index: Int) {
        let known = edge == .header ? sections[index].header : sections[index].footer
        guard !known.isMeasured else { return }
        var new = known
        new.isMeasured = true
        if let view = edgeView(edge, of: index) {
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            if fitting.height > 0 { new.height = fitting.height }
        } else {
            new.height = 0
            new.padding = 0
        }
        if edge == .header { sections[index].header = new } else { sections[index].footer = new }
    }

    /// The view for a section's head or foot: the delegate's, else one with the title.
    private func edgeView(_ edge: TableSectionEdge, of index: Int) -> UIView? {
        if let view = edgeViews[edge]?[index] { return view }
        let isHeader = edge == .header
        var view: UIView?
        if let delegate, !defaults.contains(isHeader ? .headerView : .footerView) {
            view =
                isHeader
                ? delegate.tableView(self, viewForHeaderInSection: index)
                : delegate.tableView(self, viewForFooterInSection: index)
        }
        let known = isHeader ? sections[index].header : sections[index].footer
        if view == nil, let title = known.title, !title.isEmpty { view = titleView(title, edge) }
        guard let view else { return nil }
        (view as? UITableViewHeaderFooterView)?.table = self
        edgeViews[edge, default: [:]][index] = view
        return view
    }

    private func titleView(_ title: String, _ edge: TableSectionEdge) -> UIView {
        let identifier = "UITableView title \(edge)"
        let view =
            reusableEdgeViews[identifier]?.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.table = self
        let side = cellLeft + cellMargin
        switch (style, edge) {
        case (.plain, _):
            view.backgroundColor = .systemBackground
            view.place = .init(side: side)
        case (_, .header):
            // Measured about 7.5 points to the rows.
            view.place = .init(side: side, bottom: 7.5)
        case (_, .footer):
            view.place = .init(side: side, top: 8)
        }
        view.textLabel?.font = edge == .footer && style == .plain ? .systemFont(ofSize: 15) : headerFont
        view.textLabel?.textColor = edge == .footer ? .secondaryLabel : headerTextColor
        // Grouped tables set the titles that they draw themselves in capitals (iOS 13 to 18).
        view.textLabel?.text = style == .plain || edge == .footer ? title : title.uppercased()
        return view
    }

    /// Places the heads and feet in view above the rows; those of plain tables stay at the top and bottom edge while
    /// their section is in view.
    func placeEdgeViews() {
        var shown: [TableSectionEdge: Set<Int>] = [.header: [], .footer: []]
        if !sections.isEmpty, bounds.height > 0 {
            var index = section(at: bounds.minY)
            while index < sections.count, sectionTops[index] < bounds.maxY {
                for edge in [TableSectionEdge.header, .footer] where placeEdgeView(edge, of: index) {
                    shown[edge]?.insert(index)
                }
                index += 1
            }
        }
        for (edge, views) in edgeViews {
            for (index, view) in views where !(shown[edge]?.contains(index) ?? false) {
                let wasShown = view.superview === self
                edgeViews[edge]?[index] = nil
                retire(edgeView: view)
                guard wasShown else { continue }
                if edge == .header {
                    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: index)
                } else {
                    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: index)
                }
            }
        }
    }

    /// False where there is nothing to show or it is out of view.
    private func placeEdgeView(_ edge: TableSectionEdge, of index: Int) -> Bool {
        let section = sections[index]
        let height = edge == .header ? section.header.height : section.footer.height
        guard height > 0 else { return false }
        let bottom = sectionTops[index + 1]
        var y = edge == .header ? sectionTops[index] + section.header.padding : bottom - height
        if style == .plain {
            let inset = adjustedContentInset
            if edge == .header {
                y = min(max(y, bounds.minY + inset.top), max(y, bottom - section.footer.total - height))
            } else {
                y = max(min(y, bounds.maxY - inset.bottom - height), min(y, rowsTop(of: index)))
            }
        }
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        guard frame.maxY > bounds.minY, frame.minY < bounds.maxY, let view = edgeView(edge, of: index) else {
            return false
        }
        view.translatesAutoresizingMaskIntoConstraints = true
        let isNew = view.superview !== self
        if isNew { addSubview(view) }
        if view.frame != frame { view.frame = frame }
        if isNew {
            if edge == .header {
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
            } else {
                delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
            }
        }
        return true
    }
}
