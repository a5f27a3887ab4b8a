import Foundation

extension UITableView {
    /// Loads the data that the queries below need, if nothing was laid out yet.
    func prepare() {
        if !isLayingOutTable { reloadIfNeeded() }
        if sectionTops.count != sections.count + 1 { updateSectionTops() }
    }

    /// Updates the visible rows if layout is pending, so that the queries below return current values.
    func showPresentRows() {
        guard !isLayingOutTable, batchDepth == 0, bounds.height > 0, wasLaidOut,
            layoutFlags.contains(.needsLayout), !layoutRoot.layoutFlags.contains(.isInLayout)
        else { return }
        layoutIfNeeded()
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rows.count
    }
    // MARK: Scrolling
    /// Indicates whether a path identifies a section's top: `NSNotFound` as its row, even in a section without rows.
    func isHeadOfSection(_ path: IndexPath) -> Bool {
        path.count == 2 && path.row == NSNotFound && sections.indices.contains(path.section)
    }

    /// Logs the message with which UIKit stops the app.
    func warnOfScrolling(to path: IndexPath) {
        guard dataSource != nil else { return }
        let reason: String
        if path.count != 2 {
            reason = "Attempted to scroll the table view to an invalid index path (\(path))."
        } else if sections.indices.contains(path.section) {
            reason =
                "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
                + "\(sections[path.section].rows.count) rows in section \(path.section)."
        } else {
            reason =
                "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when there are only "
                + "\(sections.count) sections."
        }
        WarningLog.current.add(.other("\(reason) Table view: \(describeBriefly()). It didn't scroll."))
    }
    /// Performs the pending scroll in layout, when sizes and insets are final.
    ///
    /// Runs again if rows before the target turn out to be higher or lower than their estimates.
    func scrollToPendingRow() {
        guard let pending = pendingScroll, bounds.height > 0 else { return }
        let isHead = isHeadOfSection(pending.path)
        if isHead { measureRows(through: IndexPath(row: 0, section: pending.path.section)) }
        if contains(pending.path) { measureRows(through: pending.path) }
        guard isHead || contains(pending.path), pending.roundsLeft > 0, let y = offset(for: pending) else {
            pendingScroll = nil
            return
        }
        pendingScroll?.roundsLeft -= 1
        let end = (sectionTops.last ?? 0) + (tableFooterView?.bounds.height ?? 0)
        takeContentSize(CGSize(width: bounds.width, height: end))
        let wanted = clamped(CGPoint(x: contentOffset.x, y: y))
        if abs(wanted.y - contentOffset.y) < 0.01 {
            pendingScroll = nil
        } else {
            contentOffset = wanted
        }
    }

    /// Returns the offset that shows the row at the requested position; nil if it is already visible.
    private func offset(for pending: PendingScroll) -> CGFloat? {
        let frame =
            isHeadOfSection(pending.path)
            ? CGRect(x: 0, y: sectionTops[pending.path.section], width: bounds.width, height: 0)
            : rowFrame(at: pending.path)
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        switch pending.position {
        case .top: return frame.minY - inset.top
        case .middle: return frame.midY - inset.top - room / 2
        case .bottom: return frame.maxY - inset.top - room
        case .none:
            let top = contentOffset.y + inset.top
            if frame.minY < top { return frame.minY - inset.top }
            return frame.maxY > top + room ? frame.maxY - inset.top - room : nil
        }
    }
}

/// A pending request to scroll to a row.
struct PendingScroll {
    let path: IndexPath
    let position: UITableView.ScrollPosition
    var roundsLeft = 12
}
