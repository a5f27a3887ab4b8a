import Foundation

extension UITableView {
    // MARK: Views around the rows

    func replaceHeaderOrFooter(_ old: UIView?, _ new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
            if let old { headerFooterPins[ObjectIdentifier(old)] = nil }
        }
        forgetSectionTops()
        setNeedsLayout()
    }

    func placeHeaderView() {
        if let view = tableHeaderView { placeAroundRows(view, y: 0) }
    }

    func placeFooterView(at y: CGFloat) {
        if let view = tableFooterView { placeAroundRows(view, y: y) }
    }

    /// Places the table's header or footer view.
    ///
    /// The table determines the position and the width. The height is the view's own, or, if the view uses
    /// constraints, the one that they determine.
    private func placeAroundRows(_ view: UIView, y: CGFloat) {
        guard view.translatesAutoresizingMaskIntoConstraints else { return pin(view, y: y) }
        if let pins = headerFooterPins.removeValue(forKey: ObjectIdentifier(view)) {
            NSLayoutConstraint.deactivate(pins)
        }
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
        if view.frame != frame { view.frame = frame }
    }

    /// Pins the view with constraints of a lower priority than the app's own.
    private func pin(_ view: UIView, y: CGFloat) {
        if let top = headerFooterPins[ObjectIdentifier(view)]?.first, top.isActive {
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
        headerFooterPins[ObjectIdentifier(view)] = pins
    }

    // MARK: Headers and footers of sections

    /// Creates the header or footer of a visible section and, if its height is an estimate, measures it.
    func measureHeaderFooter(_ kind: HeaderFooterKind, of index: Int) {
        var new = sections[index][kind]
        guard !new.isMeasured else { return }
        new.isMeasured = true
        if let view = headerFooterView(kind, of: index), (view as? UITableViewHeaderFooterView)?.titleLayout == nil {
            let height = fittingHeight(of: view, width: cellWidth)
            new.height = height > 0 && height.isFinite ? height : emptyHeaderFooterHeight(kind, of: index)
        } else {
            new.height = automaticHeight(kind, of: index, title: new.title)
            if (new.title ?? "").isEmpty { new.padding = 0 }
        }
        sections[index][kind] = new
    }

    private func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Returns the view for a section header or footer: the delegate's, otherwise one with the title.
    private func headerFooterView(_ kind: HeaderFooterKind, of index: Int) -> UIView? {
        if let view = headerFooterViews[kind]?[index] { return view }
        var view = defaults.contains(kind.viewMethod) ? nil : delegateView(kind, of: index)
        if view == nil, let title = sections[index][kind].title, !title.isEmpty { view = titleView(title, kind) }
        guard let view else { return nil }
        (view as? UITableViewHeaderFooterView)?.table = self
        headerFooterViews[kind, default: [:]][index] = view
        return view
    }

    private func delegateView(_ kind: HeaderFooterKind, of section: Int) -> UIView? {
        kind == .header
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
    }

    private func titleView(_ title: String, _ kind: HeaderFooterKind) -> UIView {
        let identifier = "UITableView title \(kind)"
        let view =
            reusableHeaderFooterViews[identifier]?.popLast() ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.table = self
        switch (style, kind) {
        case (.plain, _):
            view.backgroundColor = rowColor
            view.titleLayout = .init()
        case (_, .header):
            view.titleLayout = .init(bottom: metrics.groupedHeaderBottom)
        case (_, .footer):
            view.titleLayout = .init(top: 8)
        }
        view.textLabel?.font = titleFont(kind)
        view.textLabel?.textColor = kind == .footer ? .secondaryLabel : headerTextColor
        view.textLabel?.text = shownTitle(title, kind)
        view.setNeedsLayout()
        return view
    }

    /// Places the visible headers and footers above the rows.
    ///
    /// In plain tables they stay at the top and bottom edges while their section is visible.
    func placeHeadersAndFooters() {
        var shown: [HeaderFooterKind: Set<Int>] = [.header: [], .footer: []]
        if !sections.isEmpty, bounds.height > 0 {
            var index = section(at: bounds.minY)
            while index < sections.count, sectionTops[index] < bounds.maxY {
                for kind in HeaderFooterKind.allCases where placeHeaderFooter(kind, of: index) {
                    shown[kind]?.insert(index)
                }
                index += 1
            }
        }
        for kind in HeaderFooterKind.allCases {
            let gone = (headerFooterViews[kind] ?? [:]).filter { !(shown[kind]?.contains($0.key) ?? false) }
            for (index, view) in gone.sorted(by: { $0.key < $1.key }) {
                let wasShown = view.superview === self
                headerFooterViews[kind]?[index] = nil
                retire(headerFooter: view)
                guard wasShown else { continue }
                if kind == .header {
                    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: index)
                } else {
                    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: index)
                }
            }
        }
    }

    /// Places a header or footer; returns false if it is empty or not visible.
    private func placeHeaderFooter(_ kind: HeaderFooterKind, of index: Int) -> Bool {
        let section = sections[index]
        let height = section[kind].height
        // A height below half a pixel means "none" in grouped tables.
        guard height * layoutScale >= 0.5 else { return false }
        let bottom = sectionTops[index + 1]
        var y = kind == .header ? sectionTops[index] + section.header.padding : bottom - height
        if style == .plain {
            let inset = adjustedContentInset
            if kind == .header {
                y = min(max(y, bounds.minY + inset.top), max(y, bottom - section.footer.total - height))
            } else {
                y = max(min(y, bounds.maxY - inset.bottom - height), min(y, rowsTop(of: index)))
            }
        }
        let frame = CGRect(x: cellLeft, y: y, width: cellWidth, height: height)
        guard frame.maxY > bounds.minY, frame.minY < bounds.maxY, let view = headerFooterView(kind, of: index) else {
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
            if kind == .header {
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
            } else {
                delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
            }
        }
        return true
    }

    // MARK: Heights of headers and footers

    func makeHeaderFooter(_ kind: HeaderFooterKind, of section: Int) -> TableSection.HeaderFooter {
        var result = TableSection.HeaderFooter()
        let isHeader = kind == .header
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
        let hasView = mayHaveView(kind, of: section)
        if height > 0 {
            result.height = height
        } else if height == 0, style == .plain {
            result.height = 0
        } else if hasView {
            result.height = estimatedHeaderFooterHeight(kind, of: section)
            result.isMeasured = false
        } else {
            result.height = automaticHeight(kind, of: section, title: result.title)
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
    private func mayHaveView(_ kind: HeaderFooterKind, of section: Int) -> Bool {
        if delegate == nil { return false }
        if defaults.contains(kind.viewMethod) { return false }
        if section > 0 || headerFooterViews[kind]?[section] != nil { return true }
        let view = delegateView(kind, of: section)
        guard !defaults.contains(kind.viewMethod), let view else { return false }
        if let old = headerFooterViews[kind]?[section], old !== view { retire(headerFooter: old) }
        headerFooterViews[kind, default: [:]][section] = view
        return true
    }

    private func estimatedHeaderFooterHeight(_ kind: HeaderFooterKind, of section: Int) -> CGFloat {
        var estimate = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        if let delegate {
            estimate =
                kind == .header
                ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
                : delegate.tableView(self, estimatedHeightForFooterInSection: section)
            let name = "tableView(_:estimatedHeightFor\(kind == .header ? "Header" : "Footer")InSection:)"
            estimate = checked(estimate, name, once: true)
        }
        return estimate > 0 ? estimate : ListMetrics.headerHeight
    }

    /// Returns the height of a header or footer with the table's own title, or without a title (see ``ListMetrics``).
    func automaticHeight(_ kind: HeaderFooterKind, of section: Int, title: String?) -> CGFloat {
        guard let title, !title.isEmpty else { return style == .plain ? 0 : emptyHeaderFooterHeight(kind, of: section) }
        let text = titleHeight(shownTitle(title, kind), titleFont(kind))
        if style == .plain { return max(ListMetrics.headerHeight, text + 7) }
        guard kind == .header else { return text + emptyHeaderFooterHeight(kind, of: section) }
        return metrics.groupedHeaderHeight(title: text, isFirst: section == 0, isInset: style == .insetGrouped)
    }

    /// Returns the height of a header or footer that has a view or is empty, and whose height is not specified.
    func emptyHeaderFooterHeight(_ kind: HeaderFooterKind, of section: Int) -> CGFloat {
        if style == .plain { return ListMetrics.headerHeight }
        return metrics.emptyHeaderHeight(
            isFirstHeader: kind == .header && section == 0, isInset: style == .insetGrouped)
    }

    /// Returns the displayed form of a title.
    ///
    /// Grouped tables convert the header titles that they draw themselves to uppercase (iOS 13 to 18).
    func shownTitle(_ title: String, _ kind: HeaderFooterKind) -> String {
        style != .plain && kind == .header && metrics.uppercasesHeaders ? title.uppercased() : title
    }

    /// Returns the font of a title, which grows with the text size (not measured).
    func titleFont(_ kind: HeaderFooterKind) -> UIFont {
        guard kind == .footer else { return headerFont }
        return metrics.font(style == .plain ? .subheadline : .footnote)
    }

    var headerFont: UIFont {
        style == .plain ? metrics.font(.headline, weight: .semibold) : metrics.groupedHeaderFont
    }

    var headerTextColor: UIColor { style == .plain ? .label : .secondaryLabel }

    private func titleHeight(_ title: String, _ font: UIFont) -> CGFloat {
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.font = font
        label.text = title
        let safe = headerFooterSafeInsets
        let width = max(0, cellWidth - safe.left - safe.right - 2 * contentMargin)
        return label.sizeThatFits(CGSize(width: width, height: 10_000)).height
    }
}
