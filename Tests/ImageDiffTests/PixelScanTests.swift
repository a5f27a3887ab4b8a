import Testing

@testable import ImageDiff
@testable import Render

@Suite("Scanning pictures in bands")
struct PixelScanTests {
    private let width = 700
    private let height = 1500

    /// Stripes, of which some pixels have changed, also in the rows where bands meet.
    private func pictures(seed: Int) -> (StraightBitmap, StraightBitmap) {
        var numbers = ComparisonFixture.Numbers(seed)
        func stripe(_ x: Int, _ y: Int) -> UInt32 { (x / 5 + y / 9) % 3 == 0 ? 0xFF1C_1C1E : 0xFFF2_F2F7 }
        let share = [2, 40, 1000][seed % 3]
        let drawn = ComparisonFixture.opaque(width, height) { x, y in
            let isChanged = Int.random(in: 0..<share, using: &numbers) == 0
            return isChanged ? 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &numbers) : stripe(x, y)
        }
        return (ComparisonFixture.opaque(width, height, stripe), drawn)
    }

    private func scan(
        _ pair: (StraightBitmap, StraightBitmap), _ tolerance: Tolerance, threads: Int, run: RowRun
    ) throws -> PixelScan {
        let size = pair.1.size
        var scan = PixelScan(
            pair.0.grid, pair.1.grid, tolerance: tolerance, open: try UnmaskedRows([], in: size), width: width)
        scan.collects = size
        scan.scanBands(run, threads: threads)
        return scan
    }

    @Test("what is found doesn't depend on the number of threads", arguments: 0..<3)
    func threads(seed: Int) throws {
        let pair = pictures(seed: seed)
        // Rows that don't begin with a square, and belong to rows further up.
        let run = RowRun(recorded: 3, drawn: 5, count: height - 5)
        for tolerance in [
            Tolerance.exact, Tolerance(measure: .yiq(threshold: 0.1, countsAntialiasing: false)),
            Tolerance(measure: .perceptual(precision: 0.95)),
        ] {
            let alone = try scan(pair, tolerance, threads: 1, run: run)
            let regions = alone.regions?.regions()
            #expect(alone.failing > 0 && regions?.isEmpty == false)
            for threads in [2, 4] {
                let shared = try scan(pair, tolerance, threads: threads, run: run)
                #expect(shared.failing == alone.failing)
                #expect(shared.antialiased == alone.antialiased)
                #expect(shared.reportedGreatest == alone.reportedGreatest)
                #expect(shared.regions?.regions() == regions)
                for allowed in [0, 10, alone.failing / 2] {
                    #expect(shared.histogram?.limit(allowing: allowed) == alone.histogram?.limit(allowing: allowed))
                }
            }
        }
    }

    @Test("an exact scan counts each pixel once, by its own pair of colors")
    func exactCounts() throws {
        // Runs of equal pairs, single pixels among them, and hidden colors, which don't count.
        let pairs: [(UInt32, UInt32)] = [
            (0xFFFF_FFFF, 0xFF00_0000), (0xFFFF_FFFF, 0xFFFF_FFFE), (0x0012_3456, 0x0065_4321),
            (0x8010_1010, 0x8010_1210), (0xFF20_2020, 0xFF20_2020),
        ]
        func pair(_ x: Int, _ y: Int) -> (UInt32, UInt32) { pairs[x % 11 == 0 ? 1 : (x / 40 + y / 3) % pairs.count] }
        let old = ComparisonFixture.opaque(width, height) { pair($0, $1).0 }
        let new = ComparisonFixture.opaque(width, height) { pair($0, $1).1 }
        let scan = try scan((old, new), .exact, threads: 1, run: RowRun(recorded: 0, drawn: 0, count: height))

        var distances: [Double] = []
        let lab = LabDistance()
        for y in 0..<height {
            for x in 0..<width {
                let (old, new) = pair(x, y)
                if old != new, old > 0xFF_FFFF || new > 0xFF_FFFF { distances.append(lab.distance(old, new)) }
            }
        }
        distances.sort(by: >)
        #expect(scan.failing == distances.count)
        #expect(scan.reportedGreatest == 255)
        for allowed in [0, 1000, scan.failing / 2, scan.failing - 1] {
            let limit = try #require(scan.histogram).limit(allowing: allowed)
            #expect(abs(limit - distances[allowed]) < 0.02)
        }
        #expect(try #require(scan.histogram).limit(allowing: scan.failing) == 0)
    }
}
