import Foundation

extension UITableView {
    /// Loads the data that the queries below need, if nothing was laid out yet.
    func prepare() {
        if !isInPass { reloadIfNeeded() }
        if sectionTops.count != sections.count + 1 { updateSectionTops() }
    }

    /// Returns the frame of a row of the data, whose rows before it are measured; zero for a row that doesn't exist.
    func frameOfRow(at path: IndexPath) -> CGRect {
        guard contains(path) else { return .zero }
        updateHeights(through: path)
        return rowFrame(at: path)
    }

    /// Indicates whether a path identifies a section's top: `NSNotFound` as its row, even in a section without rows.
    func isTopOfSection(_ path: IndexPath) -> Bool {
        path.count == 2 && path.row == NSNotFound && sections.indices.contains(path.section)
    }

    /// Performs the pending scroll in layout, when sizes and insets are final.
    ///
    /// Runs again if rows before the target turn out to be higher or lower than their estimates.
    func scrollToPendingRow() {
        guard let pending = pendingScroll, bounds.height > 0 else { return }
        let isTop = isTopOfSection(pending.path)
        if isTop { measureRows(through: IndexPath(row: 0, section: pending.path.section)) }
        if contains(pending.path) { measureRows(through: pending.path) }
        guard isTop || contains(pending.path), pending.roundsLeft > 0, let y = offset(for: pending) else {
            pendingScroll = nil
            return
        }
        pendingScroll?.roundsLeft -= 1
        updateContentSize()
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
            isTopOfSection(pending.path)
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

struct PendingScroll {
    let path: IndexPath
    let position: UITableView.ScrollPosition
    var roundsLeft = 12
}
