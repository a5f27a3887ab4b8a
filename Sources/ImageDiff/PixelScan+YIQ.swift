extension PixelScan {
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
        let leavesOut = measure.leavesOutSmoothing
        let smoothing = smoothing
        let counters = histogram.counters
        let row = regions.row(drawnY, recordedY: recordedY)
        var greatest = greatest
        var failing = 0
        var smoothed = 0
        var index = 0
        while index < count {
            let x = columns[index]
            let difference = differences[index]
            index = index &+ 1
            if difference > limit {
                if leavesOut, smoothing.isSmoothed(x: x, recordedY: recordedY, drawnY: drawnY) {
                    smoothed = smoothed &+ 1
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
        self.smoothed += smoothed
        self.histogram = histogram
        self.regions = regions
    }
}
