import SnapshotCore

/// The cells and pixels that a picture covers in a terminal.
struct TerminalFit: Hashable, Sendable {
    var columns: Int
    var rows: Int
    /// The size to which the picture is scaled.
    var width: Int
    var height: Int
}

extension TerminalFit {
    /// The size at which a picture fits; it is never enlarged, and never without a pixel.
    /// - Parameters:
    ///   - width: of the picture, in pixels; 1 or more. So is `height`.
    ///   - terminal: nil for 80 columns and any number of rows.
    ///   - asked: how many columns it may take, whatever the terminal has; then the rows don't count.
    ///   - reserve: rows for what stands beside the picture.
    init(
        width: Int, height: Int, with graphicsProtocol: TerminalGraphicsProtocol, in terminal: Terminal.Size?,
        columns asked: Int?,
        reserve: Int = 1
    ) {
        let cell = Self.cell(of: terminal, with: graphicsProtocol)
        let columns = asked ?? terminal?.columns ?? 80
        var factor = min(1, Double(max(1, columns) * cell.width) / Double(width))
        if asked == nil, let terminal {
            factor = min(factor, Double(max(1, terminal.rows - reserve)) * cell.height / Double(height))
        }
        self.width = max(1, Self.whole(Double(width) * factor))
        let exact = Double(height) * factor
        self.height = max(1, Self.whole(exact / cell.stretch))
        self.columns = (self.width + cell.width - 1) / cell.width
        rows = max(1, Int((Double(self.height) * cell.stretch / cell.height).rounded(.up)))
    }

    /// Whole pixels of a length, which may miss them by what a division loses.
    private static func whole(_ length: Double) -> Int { Int((length + 1e-6).rounded(.down)) }

    /// A cell's sides, in pixels as wide as high.
    private struct Cell {
        var width: Int
        var height: Double
        /// The height of one drawn pixel in those pixels: other than 1 if two have to fill a cell.
        var stretch: Double
    }

    private static func cell(of size: Terminal.Size?, with graphicsProtocol: TerminalGraphicsProtocol) -> Cell {
        // A terminal that scales has as many pixels as the sharpest of its kind.
        var (width, height) = graphicsProtocol == .kitty ? (20.0, 40.0) : (10.0, 20.0)
        if let size, size.pixelWidth >= size.columns, size.pixelHeight >= size.rows {
            width = Double(size.pixelWidth / size.columns)
            height = Double(size.pixelHeight / size.rows)
        }
        guard graphicsProtocol == .blocks else { return Cell(width: Int(width), height: height, stretch: 1) }
        return Cell(width: 1, height: height / width, stretch: height / width / 2)
    }
}
