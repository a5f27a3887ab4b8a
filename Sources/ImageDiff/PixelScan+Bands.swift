import Foundation
import Synchronization

extension PixelScan {
    /// The minimum number of pixels per thread.
    private static let leastPixels = 250_000
    /// The number of rows of a band.
    private static let bandHeight = 96

    /// Compares aligned rows, on as many threads as there are cores. The result doesn't depend on their number.
    ///
    /// Each thread takes the next band of rows until none is left, so that a thread whose core is otherwise busy delays
    /// no other.
    mutating func scanBands(_ run: RowRun, threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
        let threads = enough == Int.max ? min(threads, run.count * width / Self.leastPixels, 8) : 1
        guard threads > 1 else { return scanHere(run) }
        let bands = Self.bands(of: run)
        if let collects, regions == nil { regions = RegionGrid(collects) }
        var scans = (0..<threads).map { _ in PixelScan(beside: self) }
        let next = Atomic(0)
        scans.withUnsafeMutableBufferPointer { scans in
            // Each thread has an element of its own.
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
        smoothed += other.smoothed
        if other.greatest > greatest { greatest = other.greatest }
        guard let counted = other.histogram else { return }
        if let histogram { histogram.add(counted) } else { histogram = counted }
    }
}
