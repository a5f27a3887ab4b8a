/// The rows of a tableau as ``Simplex`` and ``SparseSimplex`` both see them: where their kinks are, what their pieces
/// cost, and how ties are broken.
struct SimplexRows: ~Copyable, Sendable {
    /// What a row is: a sum of multiples of columns, and its cost.
    typealias Row = (terms: [(column: Int, coefficient: Double)], curve: CostCurve)
    /// A column's number, and how it depends on those columns that no row determines.
    typealias Result = (value: Double, open: [(column: Int, coefficient: Double)])

    /// A number with an infinitely small part, which decides between numbers that look equal.
    struct Place: Sendable {
        var real: Double
        var small: Double

        static let zero = Place(real: 0, small: 0)

        func isBefore(_ other: Place) -> Bool {
            let difference = real - other.real
            let tolerance = 1e-9 + 1e-12 * max(real.magnitude, other.real.magnitude)
            return difference.magnitude > tolerance ? difference < 0 : small < other.small
        }

        /// How far it is from another one, in steps of a rate.
        func distance(from start: Place, rate: Double) -> Place {
            Place(real: (real - start.real) / rate, small: (small - start.small) / rate)
        }
    }

    let curves: [CostCurve]
    let costs: PieceCosts

    init(_ curves: [CostCurve]) {
        self.curves = curves
        costs = PieceCosts(curves)
    }

    /// After so many steps something must be wrong.
    func largestStepCount(columnCount: Int) -> Int { 1000 + 40 * (curves.count + columnCount) }

    /// Where a kink is. The infinitesimal part is without a pattern, and ascending within a curve.
    func place(_ row: Int32, _ kink: Int32) -> Place {
        var bits = UInt64(UInt32(bitPattern: row)) << 32 | UInt64(UInt32(bitPattern: kink))
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        let small = Double(kink) + Double(bits >> 11) * 0x1p-54
        return Place(real: curves[Int(row)].positions[Int(kink)], small: small)
    }

    /// The kink at which a row costs least.
    func lowestKink(_ row: Int32) -> Int32 {
        let slopes = curves[Int(row)].slopes
        var kink = 0
        while kink + 2 < slopes.count, slopes[kink + 1].isNegative { kink += 1 }
        return Int32(kink)
    }

    /// The kink at the end of a piece; nil where it has no end.
    func nextKink(_ row: Int32, _ piece: Int32, isRising: Bool) -> Int32? {
        if isRising { return Int(piece) < curves[Int(row)].positions.count ? piece : nil }
        return piece > 0 ? piece - 1 : nil
    }

    /// The piece of a row's curve on which a number is.
    func piece(_ row: Int32, at number: Place) -> Int32 {
        let count = Int32(curves[Int(row)].positions.count)
        var piece: Int32 = 0
        while piece < count, place(row, piece).isBefore(number) { piece += 1 }
        return piece
    }

    /// The number of a piece among those of all rows.
    func index(_ row: Int32, _ piece: Int32) -> Int { costs.starts[Int(row)] + Int(piece) }
}
