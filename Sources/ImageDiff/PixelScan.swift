import Foundation
import Synchronization

/// Compares two images row by row and judges the pixels that differ.
///
/// It is written for unoptimized builds: equal parts are found by `memcmp`, so that only differences cost time. From
/// the first difference on, the rows of large images are distributed to the cores (`scanBands`).
struct PixelScan {
    let recorded: PixelGrid
    let drawn: PixelGrid
    let width: Int
    let measure: PixelMeasure
    let detector: AntialiasingDetector
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
    var antialiased = 0
    var greatest = 0.0

    /// Creates a scan.
    ///
    /// - Parameter width: The number of columns that both images have.
    init(
        _ recorded: PixelGrid, _ drawn: PixelGrid, tolerance: Tolerance, open: UnmaskedRows, width: Int
    ) {
        self.recorded = recorded
        self.drawn = drawn
        self.tolerance = tolerance
        self.width = width
        self.open = open
        examined = DifferingRow(width: width)
        waiting = DifferingRow(width: width)
        measure = PixelMeasure(tolerance.measure)
        detector = AntialiasingDetector(recorded: recorded, drawn: drawn)
        shifts = tolerance.allowsShift ? PixelShifts(recorded: recorded, drawn: drawn) : nil
    }

    /// Creates an empty scan of the same images. Both write only to the shared memory of `regions` and `marks`, so they
    /// may run at the same time on rows of different squares.
    init(beside other: PixelScan) {
        self.init(other.recorded, other.drawn, tolerance: other.tolerance, open: other.open, width: other.width)
        regions = other.regions
        collects = other.collects
        marks = other.marks
    }

    /// The greatest difference so far, in the unit of `BitmapComparison`.
    var reportedGreatest: Double { measure.reported(greatest) }

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

    /// A little more than the greatest ΔE, the one of black and white.
    private static let perceptualRange = 100.01

    /// The number of rows that fit the processor's fastest caches.
    private static let block = 16

    /// Returns the start of the first block of rows from `start` that contains a difference.
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
        if shifts == nil {
            if measure.isExact { return judgeExactly(row) }
            if let collects, measure.isYIQ, marks == nil { return judgeByYIQ(row, collects) }
        }
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
            let shifted = shifts.difference(x: x, recordedY: recordedY, drawnY: drawnY, by: measure)
            if shifted < difference { difference = shifted }
        }
        if difference > measure.limit, measure.ignoresAntialiasing,
            detector.isAntialiased(x: x, recordedY: recordedY, drawnY: drawnY)
        {
            antialiased = antialiased &+ 1
            if let marks { marks.mark(x, drawnY, DifferenceMarks.antialiased) }
            return
        }
        if difference > greatest { greatest = difference }
        if histogram == nil, let collects {
            regions = regions ?? RegionGrid(collects)
            histogram = DifferenceHistogram(range: measure.isYIQ ? YIQ.greatestDistance : Self.perceptualRange)
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

    /// Returns the difference as ΔE, even for an exact comparison.
    private func perceived(
        _ x: Int, _ recordedY: Int, _ drawnY: Int, _ old: UInt32, _ new: UInt32, _ difference: Double
    ) -> Double {
        if measure.isPerceptual || difference == 0 { return difference }
        let distance = measure.lab.distance(old, new)
        guard let shifts else { return distance }
        let shifted = shifts.difference(x: x, recordedY: recordedY, drawnY: drawnY, by: shifts.perceptual)
        return shifted < distance ? shifted : distance
    }

    /// The minimum number of pixels per thread.
    private static let leastPixels = 250_000
    /// The number of rows per band.
    private static let bandHeight = 96

    /// Compares aligned rows, on as many threads as there are cores. The result doesn't depend on their number.
    ///
    /// Each thread takes the next band of rows until none is left, so that a thread on a busy core doesn't delay the
    /// others.
    mutating func scanBands(_ run: RowRun, threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
        let threads = enough == Int.max ? min(threads, run.count * width / Self.leastPixels, 8) : 1
        guard threads > 1 else { return scanHere(run) }
        let bands = Self.bands(of: run)
        if let collects, regions == nil { regions = RegionGrid(collects) }
        var scans = (0..<threads).map { _ in PixelScan(beside: self) }
        let next = Atomic(0)
        scans.withUnsafeMutableBufferPointer { scans in
            // Each thread has its own element.
            nonisolated(unsafe) let scans = scans
            DispatchQueue.concurrentPerform(iterations: threads) { thread in
                while true {
                    let band = next.add(1, ordering: .relaxed).oldValue
                    guard band < bands.count else { return }
                    scans[thread].scanHere(bands[band])
                }
            }
        }
        for scan in scans { take(scan) }
    }

    /// Returns the run divided at the boundaries of square rows, because no two threads may write to one square.
    private static func bands(of run: RowRun) -> [RowRun] {
        var bands: [RowRun] = []
        var start = 0
        while start < run.count {
            let even = (run.drawn + start + bandHeight) / RegionGrid.side * RegionGrid.side - run.drawn
            let end = min(even, run.count)
            bands.append(RowRun(recorded: run.recorded + start, drawn: run.drawn + start, count: end - start))
            start = end
        }
        return bands
    }

    private mutating func take(_ other: PixelScan) {
        failing += other.failing
        antialiased += other.antialiased
        if other.greatest > greatest { greatest = other.greatest }
        guard let counted = other.histogram else { return }
        if let histogram { histogram.add(counted) } else { histogram = counted }
    }

    /// The same as `judge` for many pixels of a row, exactly and without shifts. Neighbors mostly differ by the same
    /// pair of colors, so that calls are rare.
    private mutating func judgeExactly(_ found: DifferingRow) {
        let histogram = histogram ?? collects.map { _ in DifferenceHistogram(range: Self.perceptualRange) }
        let regions = regions ?? collects.map { RegionGrid($0) }
        let drawnY = found.drawnY
        let first = recorded.row(found.recordedY)
        let second = drawn.row(drawnY)
        let columns = found.columns
        let count = found.count
        let counters = histogram?.counters
        let squares = regions?.row(drawnY, recordedY: found.recordedY)
        let marked = marks.map { $0.pixels + drawnY &* $0.stride }
        // Equal colors, which no pixel of the list has.
        var (old, new): (UInt32, UInt32) = (0, 0)
        var (difference, bucket) = (0, 0)
        var (greatest, failing) = (0, 0)
        var index = 0
        while index < count {
            let x = columns[index]
            index = index &+ 1
            if first[x] != old || second[x] != new {
                old = first[x]
                new = second[x]
                difference = PixelMeasure.greatestChannel(old, new)
                if difference > greatest { greatest = difference }
                if let counters { bucket = counters.bucket(difference == 0 ? 0 : measure.lab.distance(old, new)) }
            }
            if let counters { counters.counts[bucket] = counters.counts[bucket] &+ 1 }
            if difference == 0 { continue }
            failing = failing &+ 1
            if let squares {
                let square = x &>> 3
                squares.squares[square] = squares.squares[square] | 1 &<< (squares.shift &+ (x & 7))
            }
            if let marked { marked[x] = DifferenceMarks.failing }
        }
        if Double(greatest) > self.greatest { self.greatest = Double(greatest) }
        self.failing += failing
        self.histogram = histogram
        self.regions = regions
    }

    /// The same as `judge` for many pixels of a row, by YIQ and without shifts and marks. The loop uses local variables
    /// only, because calls and references cost more than the arithmetic.
    mutating func judgeByYIQ(_ found: DifferingRow, _ size: PixelSize) {
        let histogram = histogram ?? DifferenceHistogram(range: YIQ.greatestDistance)
        let regions = regions ?? RegionGrid(size)
        let recordedY = found.recordedY
        let drawnY = found.drawnY
        let columns = found.columns
        let differences = found.differences
        let count = found.count
        YIQ.distances(
            recorded.row(recordedY), drawn.row(drawnY), columns, count, at: drawnY &* drawn.width, into: differences)
        let limit = measure.limit
        let ignoresAntialiasing = measure.ignoresAntialiasing
        let detector = detector
        let counters = histogram.counters
        let row = regions.row(drawnY, recordedY: recordedY)
        var greatest = greatest
        var failing = 0
        var antialiased = 0
        var index = 0
        while index < count {
            let x = columns[index]
            let difference = differences[index]
            index = index &+ 1
            if difference > limit {
                if ignoresAntialiasing, detector.isAntialiased(x: x, recordedY: recordedY, drawnY: drawnY) {
                    antialiased = antialiased &+ 1
                    continue
                }
                failing = failing &+ 1
                let square = x &>> 3
                row.squares[square] = row.squares[square] | 1 &<< (row.shift &+ (x & 7))
            }
            if difference > greatest { greatest = difference }
            let bucket = difference < counters.range ? Int(difference * counters.scale) : counters.last
            counters.counts[bucket] = counters.counts[bucket] &+ 1
            if difference > counters.greatest[bucket] { counters.greatest[bucket] = difference }
        }
        self.greatest = greatest
        self.failing += failing
        self.antialiased += antialiased
        self.histogram = histogram
        self.regions = regions
    }
}
