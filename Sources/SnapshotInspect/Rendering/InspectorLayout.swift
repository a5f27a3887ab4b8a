import Render
import SnapshotCore

/// The parts of the terminal.
struct InspectorLayout: Hashable, Sendable {
    /// A rectangle of cells; the first column and row are 0.
    struct Area: Hashable, Sendable {
        var column: Int
        var row: Int
        var columns: Int
        var rows: Int
    }

    /// The least number of columns and rows of a terminal.
    static let minimum = Terminal.Size(columns: 40, rows: 12)
    /// The columns from which the picture is beside the tree.
    private static let wideColumns = 80
    /// The rows from which a narrow terminal has the picture above the tree.
    private static let tallRows = 30

    /// The place of the picture; nil if it has none.
    var picture: Area?
    var tree: Area
    var reasons: Area

    /// Divides a terminal, below its first row and above its last.
    /// - Parameter aspect: The height of the picture divided by its width; nil if there is no picture.
    init(size: Terminal.Size, aspect: Double?) {
        let body = size.rows - 2
        var others = Area(column: 0, row: 1, columns: size.columns, rows: body)
        if let aspect, aspect > 0 {
            if size.columns >= Self.wideColumns {
                let wanted = Double(body) * Self.cellAspect(of: size) / aspect
                let columns = min(max(10, Int(wanted.rounded(.up))), size.columns * 45 / 100)
                picture = Area(column: 0, row: 1, columns: columns, rows: body)
                others.column = columns + 1
                others.columns = size.columns - others.column
            } else if size.rows >= Self.tallRows {
                let rows = body * 2 / 5
                picture = Area(column: 0, row: 1, columns: size.columns, rows: rows)
                others.row += rows + 1
                others.rows -= rows + 1
            }
        }
        let treeRows = (others.rows - 1) * 45 / 100
        tree = Area(column: others.column, row: others.row, columns: others.columns, rows: treeRows)
        reasons = Area(
            column: others.column, row: others.row + treeRows + 1, columns: others.columns,
            rows: others.rows - treeRows - 1)
    }

    /// The height of a cell divided by its width.
    private static func cellAspect(of size: Terminal.Size) -> Double {
        guard size.pixelWidth >= size.columns, size.pixelHeight >= size.rows else { return 2 }
        return Double(size.pixelHeight / size.rows) / Double(size.pixelWidth / size.columns)
    }

    /// Returns whether a terminal is large enough.
    static func fits(_ size: Terminal.Size) -> Bool { size.columns >= minimum.columns && size.rows >= minimum.rows }

    /// Returns the first visible line of a list, so that the selected one is near the middle.
    static func top(selected: Int, count: Int, rows: Int) -> Int {
        max(0, min(selected - rows / 2, count - rows))
    }
}
