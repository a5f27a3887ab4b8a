import Foundation

/// Compares two images row by row and judges the pixels that differ.
///
/// It is written for unoptimized builds: equal parts are found by `memcmp`, so that only differences cost time. From
/// the first difference on, the rows of large images are distributed to the cores (`scanBands`).
struct PixelScan {
    let recorded: PixelGrid
    let drawn: PixelGrid
    let width: Int
    let measure: PixelMeasure
    let smoothing: EdgeSmoothing
    private let tolerance: Tolerance
    private let shifts: PixelShifts?
    private let open: UnmaskedRows
    /// The row that is examined, and the previous one, which is judged later: judging also reads the next row, which is
    /// in the processor's cache once it has been examined.
    private var examined: DifferingRow
    private var waiting: DifferingRow

    /// Collects the failing pixels; created with the first pixel that differs.
    var regions: RegionGrid?
    /// Collects all differences, for YIQ in its unit, otherwise as ΔE.
    var histogram: DifferenceHistogram?
    /// The drawn image's size when `regions` and `histogram` are requested.
    var collects: PixelSize?
    /// The marks, one pixel for each of the drawn image.
    var marks: DifferenceMarks?
    /// The number of failures after which no more pixels are judged.
    var enough = Int.max

    var failing = 0
    var smoothed = 0
    var greatest = 0.0

    /// Creates a scan.
    ///
    /// - Parameter width: The number of columns that both images have.
    init(
        _ recorded: StraightBitmap, _ drawn: StraightBitmap, tolerance: Tolerance, open: UnmaskedRows, width: Int
    ) {
        self.init(recorded.grid, drawn.grid, tolerance, open, width)
    }

    /// Creates an empty scan of the same images. Both write only to the shared memory of `regions` and `marks`: they
    /// may run at the same time on rows of different squares.
    init(beside other: PixelScan) {
        self.init(other.recorded, other.drawn, other.tolerance, other.open, other.width)
        regions = other.regions
        collects = other.collects
        marks = other.marks
    }

    private init(
        _ recorded: PixelGrid, _ drawn: PixelGrid, _ tolerance: Tolerance, _ open: UnmaskedRows, _ width: Int
    ) {
        self.recorded = recorded
        self.drawn = drawn
        self.tolerance = tolerance
        self.width = width
        self.open = open
        examined = DifferingRow(width: width)
        waiting = DifferingRow(width: width)
        measure = PixelMeasure(tolerance.measure)
        smoothing = EdgeSmoothing(recorded: self.recorded, drawn: self.drawn)
        shifts =
            tolerance.allowsShift
            ? PixelShifts(recorded: self.recorded, drawn: self.drawn, measure: measure) : nil
    }

    /// The greatest difference so far, in the unit of `BitmapComparison`.
    var toldGreatest: Double { measure.told(greatest) }

    /// Compares aligned rows.
    mutating func scan(_ run: RowRun) {
        let start = equalRows(run, from: 0)
        guard start < run.count else { return }
        scanBands(RowRun(recorded: run.recorded + start, drawn: run.drawn + start, count: run.count - start))
    }

    /// Compares aligned rows on this thread.
    mutating func scanHere(_ run: RowRun) {
        var row = 0
        while row < run.count, failing <= enough {
            row = equalRows(run, from: row)
            let end = min(row + Self.block, run.count)
            scanRows(run, from: row, to: end)
            row = end
        }
        judgeWaiting()
    }

    /// The number of rows that fit the processor's fastest caches.
    private static let block = 16

    /// Returns the start of the first block of rows from `start` that has a difference.
    private func equalRows(_ run: RowRun, from start: Int) -> Int {
        guard recorded.stride == drawn.stride, recorded.stride == width else { return start }
        var row = start
        while row < run.count {
            let count = min(Self.block, run.count - row)
            let (first, second) = (recorded.row(run.recorded + row), drawn.row(run.drawn + row))
            if memcmp(first, second, count * width * 4) != 0 { return row }
            row += count
        }
        return run.count
    }

    private mutating func scanRows(_ run: RowRun, from start: Int, to end: Int) {
        var row = start
        while row < end, failing <= enough {
            let recordedY = run.recorded + row
            let drawnY = run.drawn + row
            if memcmp(recorded.row(recordedY), drawn.row(drawnY), width * 4) != 0 {
                examine(recordedY, drawnY)
                judgeWaiting()
                swap(&examined, &waiting)
            }
            row += 1
        }
    }

    private func examine(_ recordedY: Int, _ drawnY: Int) {
        let first = recorded.row(recordedY)
        let second = drawn.row(drawnY)
        examined.begin(recordedY: recordedY, drawnY: drawnY)
        guard open.hasMasks else { return examined.find(first, second, from: 0, to: width) }
        for columns in open.columns(drawnY) where columns.lowerBound < width {
            examined.find(
                first, second, from: columns.lowerBound, to: columns.upperBound < width ? columns.upperBound : width)
        }
    }

    private mutating func judgeWaiting() {
        let row = waiting
        guard row.count > 0, failing <= enough else { return row.clear() }
        defer { row.clear() }
        if let collects, measure.isYIQ, marks == nil, shifts == nil { return judgeByYIQ(row, collects) }
        let first = recorded.row(row.recordedY)
        let second = drawn.row(row.drawnY)
        let columns = row.columns
        let count = row.count
        var index = 0
        while index < count {
            let x = columns[index]
            judge(x, row.recordedY, row.drawnY, first[x], second[x])
            index = index &+ 1
        }
    }

    private mutating func judge(_ x: Int, _ recordedY: Int, _ drawnY: Int, _ old: UInt32, _ new: UInt32) {
        var difference = measure.difference(old, new, at: drawnY &* drawn.width &+ x)
        if let shifts, difference > 0 {
            let shifted = shifts.difference(x: x, recordedY: recordedY, drawnY: drawnY)
            if shifted < difference { difference = shifted }
        }
        if difference > measure.limit, measure.leavesOutSmoothing,
            smoothing.isSmoothed(x: x, recordedY: recordedY, drawnY: drawnY)
        {
            smoothed = smoothed &+ 1
            if let marks { marks.mark(x, drawnY, DifferenceMarks.smoothed) }
            return
        }
        if difference > greatest { greatest = difference }
        if histogram == nil, let collects {
            regions = regions ?? RegionGrid(collects)
            histogram = DifferenceHistogram(range: measure.isYIQ ? YIQ.greatestDistance : 100.01)
        }
        if let histogram {
            histogram.counters.add(measure.isYIQ ? difference : perceived(x, recordedY, drawnY, old, new, difference))
        }
        if difference > measure.limit {
            failing = failing &+ 1
            if let regions { regions.add(x: x, y: drawnY, recordedY: recordedY) }
            if let marks { marks.mark(x, drawnY, DifferenceMarks.failing) }
        }
    }

    /// Returns ΔE, for an exact comparison too.
    private func perceived(
        _ x: Int, _ recordedY: Int, _ drawnY: Int, _ old: UInt32, _ new: UInt32, _ difference: Double
    ) -> Double {
        if measure.isPerceptual || difference == 0 { return difference }
        let distance = measure.lab.distance(old, new)
        guard let shifts else { return distance }
        let shifted = shifts.perceived(x: x, recordedY: recordedY, drawnY: drawnY)
        return shifted < distance ? shifted : distance
    }
}
