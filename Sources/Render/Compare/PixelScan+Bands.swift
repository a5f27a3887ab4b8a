import Foundation

extension PixelScan {
    /// The least pixels that are worth a thread.
    private static let leastPixels = 250_000

    /// Compares rows that belong together, in bands on as many threads as there are cores. What is found doesn't depend on
    /// their number.
    mutating func scanBands(
        _ run: RowRun, threads: Int = ProcessInfo.processInfo.activeProcessorCount
    ) {
        let parts = bands(of: run, threads)
        guard parts.count > 1 else { return scanHere(run) }
        if let collects, regions == nil { regions = RegionGrid(collects) }
        var scans = parts.map { _ in PixelScan(beside: self) }
        scans.withUnsafeMutableBufferPointer { scans in
            // Each thread has an element of its own.
            nonisolated(unsafe) let scans = scans
            DispatchQueue.concurrentPerform(iterations: parts.count) { scans[$0].scanHere(parts[$0]) }
        }
        for scan in scans { take(scan) }
    }

    /// The run cut where a new row of squares begins, because no two threads may write into one square.
    private func bands(of run: RowRun, _ threads: Int) -> [RowRun] {
        guard enough == Int.max else { return [run] }
        let most = min(threads, run.count * width / Self.leastPixels, 8)
        guard most > 1 else { return [run] }
        var parts: [RowRun] = []
        var start = 0
        for band in 1...most {
            let even =
                (run.drawn + run.count * band / most) / RegionGrid.side * RegionGrid.side - run.drawn
            let end = band == most ? run.count : even
            guard end > start else { continue }
            parts.append(
                RowRun(recorded: run.recorded + start, drawn: run.drawn + start, count: end - start))
            start = end
        }
        return parts
    }

    private mutating func take(_ other: PixelScan) {
        failing += other.failing
        smoothed += other.smoothed
        if other.greatest > greatest { greatest = other.greatest }
        guard let counted = other.histogram else { return }
        if let histogram { histogram.add(counted) } else { histogram = counted }
    }
}
