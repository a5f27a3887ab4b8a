/// In which order rows take columns, so that as few numbers as possible arise.
///
/// First always a column that only one row is left to speak of, from the ends of the layout inwards: no row grows then
/// before its turn. What has no such ends comes last.
struct LeafOrder: Sendable {
    /// Rows and the columns that they take.
    private(set) var pairs: [(row: Int, column: Int)] = []
    /// Rows that go in rings.
    private(set) var others: [Int] = []

    /// - Parameters:
    ///   - chosen: The rows, which don't follow from each other.
    ///   - forEachColumn: Calls a body with the column of each of a row's terms.
    init(chosen: [Int], rowCount: Int, columnCount: Int, forEachColumn: (Int, (Int) -> Void) -> Void) {
        var counts = [Int32](repeating: 0, count: columnCount)
        // The sum of the numbers of the rows that are left: of a column with one, that row.
        var rowSums = [Int](repeating: 0, count: columnCount)
        var isLeft = [Bool](repeating: false, count: rowCount)
        for row in chosen {
            isLeft[row] = true
            forEachColumn(row) { column in
                counts[column] += 1
                rowSums[column] += row
            }
        }
        var ends = (0..<columnCount).filter { counts[$0] == 1 }
        while let column = ends.popLast() {
            let row = rowSums[column]
            guard counts[column] == 1, isLeft[row] else { continue }
            isLeft[row] = false
            pairs.append((row, column))
            forEachColumn(row) { other in
                counts[other] -= 1
                rowSums[other] -= row
                if counts[other] == 1 { ends.append(other) }
            }
        }
        others = chosen.filter { isLeft[$0] }
    }
}
