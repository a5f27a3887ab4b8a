import Foundation

/// The heights of a section's rows: an estimate for all, and what was measured for some.
///
/// Finding a row's place and the row at a place takes a number of steps that grows with the logarithm of the number of
/// rows; nothing is kept for rows that were not measured.
struct RowHeights {
    private(set) var count: Int
    /// Points, for rows that were not measured.
    private(set) var estimate: CGFloat
    /// By row.
    private(set) var measured: [Int: CGFloat] = [:]
    /// Estimates of single rows.
    private var estimates: [Int: CGFloat] = [:]
    /// A Fenwick tree of the differences between the rows' heights and the estimate; only its nodes that aren't 0.
    private var differences: [Int: CGFloat] = [:]
    private var sumOfDifferences: CGFloat = 0

    /// More rows than any table has: what is beyond is left out.
    private static let greatestCount = 1 << 40

    init(count: Int, estimate: CGFloat) {
        self.count = min(max(0, count), Self.greatestCount)
        self.estimate = max(0, estimate)
    }

    var total: CGFloat { CGFloat(count) * estimate + sumOfDifferences }
    var measuredCount: Int { measured.count }

    func isMeasured(_ row: Int) -> Bool { measured[row] != nil }

    func height(of row: Int) -> CGFloat { measured[row] ?? estimates[row] ?? estimate }

    /// The distance from the first row's top to this row's; `row` may be the count.
    func offset(of row: Int) -> CGFloat {
        var sum: CGFloat = 0
        if !differences.isEmpty {
            var index = min(row, count)
            while index > 0 {
                sum += differences[index] ?? 0
                index &= index - 1
            }
        }
        return CGFloat(row) * estimate + sum
    }

    mutating func setHeight(_ height: CGFloat, of row: Int) {
        guard row >= 0, row < count else { return }
        let change = height - self.height(of: row)
        measured[row] = height
        add(change, to: row)
    }

    /// A row counts as not measured again.
    mutating func forgetHeight(of row: Int) {
        guard let height = measured.removeValue(forKey: row) else { return }
        add(self.height(of: row) - height, to: row)
    }

    /// A row's own estimate.
    mutating func setEstimate(_ height: CGFloat, of row: Int) {
        guard row >= 0, row < count, measured[row] == nil else { return }
        let change = height - self.height(of: row)
        estimates[row] = height
        add(change, to: row)
    }

    private mutating func add(_ change: CGFloat, to row: Int) {
        guard change != 0 else { return }
        var index = row + 1
        while index <= count {
            differences[index, default: 0] += change
            index += index & -index
        }
        sumOfDifferences += change
    }

    /// The row that covers a distance from the first row's top; brought inside the rows. The count where there is none.
    func row(at distance: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        guard distance > 0 else { return 0 }
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if offset(of: middle) <= distance { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
