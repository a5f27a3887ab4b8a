import Foundation

extension UITableView {
    // MARK: Views around the rows

    func replaceEdgeView(_ old: UIView?, _ new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        if old !== new, let old { edgeViewPins[ObjectIdentifier(old)] = nil }
        forgetSectionTops()
        setNeedsLayout()
    }

    func placeHeaderView() {
        if let view = tableHeaderView { placeAroundRows(view, y: 0) }
    }

    /// Places the footer view and returns its height, in points.
    func placeFooterView(at y: CGFloat) -> CGFloat {
        guard let view = tableFooterView else { return 0 }
        placeAroundRows(view, y: y)
        return view.bounds.height
    }

    /// Places the table's header or footer view.
    ///
    /// The table determines the position and the width. The height is the view's own, or, if the view uses
    /// constraints, the one that they determine.
    private func placeAroundRows(_ view: UIView, y: CGFloat) {
        guard view.translatesAutoresizingMaskIntoConstraints else { return pin(view, y: y) }
        if let pins = edgeViewPins.removeValue(forKey: ObjectIdentifier(view)) { NSLayoutConstraint.deactivate(pins) }
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
        if view.frame != frame { view.frame = frame }
    }

    /// Pins the view with constraints of a lower priority than the app's own.
    private func pin(_ view: UIView, y: CGFloat) {
        if let top = edgeViewPins[ObjectIdentifier(view)]?.first, top.isActive {
            if top.constant != y { top.constant = y }
            return
        }
        let pins = [
            view.topAnchor.constraint(equalTo: topAnchor, constant: y),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.widthAnchor.constraint(equalTo: widthAnchor),
        ]
        for pin in pins { pin.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(pins)
        edgeViewPins[ObjectIdentifier(view)] = pins
    }

    // MARK: Headers and footers of sections

    /// Creates the header or footer of a visible section and, if its height is an estimate, measures it.
    func measureEdge(_ edge: HeaderFooterKind, of index: Int) {
        let known = edge == .header ? sections[index].header : sections[index].footer
        guard !known.isMeasured else { return }
        var new = known
        new.isMeasured = true
        if let view = edgeView(edge, of: index), (view as? UITableViewHeaderFooterView)?.place == nil {
            let height = fittingHeight(of: view, width: cellWidth)
            new.height = height > 0 && height.isFinite ? height : emptyEdgeHeight(edge, of: index)
        } else {
            new.height = automaticHeight(edge, of: index, title: known.title)
            if (known.title ?? "").isEmpty { new.padding = 0 }
        }
        if edge == .header { sections[index].header = new } else { sections[index].footer = new }
    }

    private func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Returns the view for a section header or footer: the delegate's, otherwise one with the title.
    private func edgeView(_ edge: HeaderFooterKind, of index: Int) -> UIView? {
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

    private func titleView(_ title: String, _ edge: HeaderFooterKind) -> UIView {
        let identifier = "UITableView title \(edge)"
        let view =
            reusableEdgeViews[identifier]?.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.table = self
        let side = cellMargin
        switch (style, edge) {
        case (.plain, _):
            view.backgroundColor = .systemBackground
            view.place = .init(side: side)
        case (_, .header):
            // About 7.5 points to the rows (measured).
            view.place = .init(side: side, bottom: 7.5)
        case (_, .footer):
            view.place = .init(side: side, top: 8)
        }
        view.textLabel?.font = titleFont(edge)
        view.textLabel?.textColor = edge == .footer ? .secondaryLabel : headerTextColor
        view.textLabel?.text = shownTitle(title, edge)
        return view
    }

    /// Places the visible headers and footers above the rows.
    ///
    /// In plain tables they stay at the top and bottom edges while their section is visible.
    func placeEdgeViews() {
        var shown: [HeaderFooterKind: Set<Int>] = [.header: [], .footer: []]
        if !sections.isEmpty, bounds.height > 0 {
            var index = section(at: bounds.minY)
            while index < sections.count, sectionTops[index] < bounds.maxY {
                for edge in [HeaderFooterKind.header, .footer] where placeEdgeView(edge, of: index) {
                    shown[edge]?.insert(index)
                }
                index += 1
            }
        }
        for edge in [HeaderFooterKind.header, .footer] {
            let gone = (edgeViews[edge] ?? [:]).filter { !(shown[edge]?.contains($0.key) ?? false) }
            for (index, view) in gone.sorted(by: { $0.key < $1.key }) {
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

    /// Places a header or footer; returns false if it is empty or not visible.
    private func placeEdgeView(_ edge: HeaderFooterKind, of index: Int) -> Bool {
        let section = sections[index]
        let height = edge == .header ? section.header.height : section.footer.height
        // A height below half a pixel means "none" in grouped tables.
        guard height * layoutScale >= 0.5 else { return false }
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
        let frame = CGRect(x: cellLeft, y: y, width: cellWidth, height: height)
        guard frame.maxY > bounds.minY, frame.minY < bounds.maxY, let view = edgeView(edge, of: index) else {
            return false
        }
        view.translatesAutoresizingMaskIntoConstraints = true
        let isNew = view.superview !== self
        if isNew {
            addSubview(view)
            // Stores the content's exact height at this width, which may fall between two pixels, unless it was just
            // measured.
            if let view = view as? UITableViewHeaderFooterView,
                (view.contentView as? EncapsulatedContentView)?.exactFit == nil
            {
                _ = fittingHeight(of: view, width: cellWidth)
            }
        }
        if view.frame != frame { view.frame = frame }
        (view as? UITableViewHeaderFooterView)?.placeContent()
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
