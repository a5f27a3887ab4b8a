import Foundation
import Render

/// A view that draws the lines of a table that belong to no cell.
///
/// These are the lines of the empty rows below the last row of a plain table, and the lines above the sections of a
/// grouped table.
@MainActor
final class TableFillerView: UIView {
    private var lines: [CGRect] = []
    private var color: UIColor?
    var lineCount: Int { lines.count }

    /// Updates the lines; `end` is the end of the content, in the table's coordinates.
    func update(for table: UITableView, end: CGFloat) {
        color = table.separatorColor
        frame = table.bounds
        bounds.origin = table.bounds.origin
        lines = table.separatorStyle == .none ? [] : Self.lines(of: table, end: end)
    }

    private static func lines(of table: UITableView, end: CGFloat) -> [CGRect] {
        let thickness = table.metrics.separatorThickness
        let visible = table.bounds
        switch table.style {
        case .insetGrouped:
            return []
        case .grouped:
            return table.sections.indices.compactMap { index in
                guard table.sections[index].rows.count > 0 else { return nil }
                let line = CGRect(
                    x: 0, y: table.rowsTop(of: index) - thickness, width: visible.width, height: thickness)
                return line.intersects(visible) ? line : nil
            }
        case .plain:
            let automatic = table.rowHeight > 0 ? table.rowHeight : table.metrics.rowHeight
            let height = table.fillerRowHeight >= 0 ? table.fillerRowHeight : automatic
            guard height > 0, table.tableFooterView == nil else { return [] }
            let inset = table.separatorInset
            var lines: [CGRect] = []
            var bottom = end + height
            if bottom < visible.minY { bottom += ((visible.minY - bottom) / height).rounded(.up) * height }
            while bottom <= visible.maxY, lines.count < 1000 {
                lines.append(
                    CGRect(
                        x: inset.left, y: bottom - thickness, width: max(0, visible.width - inset.left - inset.right),
                        height: thickness))
                bottom += height
            }
            return lines
        }
    }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        guard let color else { return [] }
        let resolved = environment.resolve(color)
        return lines.map { .fill(UIBezierPath(rect: $0).cgPath.path, resolved, .nonZero) }
    }
}
