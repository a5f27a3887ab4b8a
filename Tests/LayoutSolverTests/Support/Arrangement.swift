/// The planes on which the rows of a small system are zero, and the points in which as many of them meet as there are
/// variables.
struct Arrangement {
    /// The normal and the constant of each plane.
    private var planes: [[Double]] = []
    /// Planes that every point lies on: fixed variables, and coordinates that no row constrains.
    private var always: [[Double]] = []
    private let count: Int

    /// - Parameter isWhole: Indicates whether default positions and coordinates count as planes, too.
    init(_ system: RandomSystem, isWhole: Bool) {
        count = system.variableCount
        for (variable, value) in system.fixed { always.append(plane([(variable, 1)], -value)) }
        for row in system.rows { append(plane(row.terms, row.constant)) }
        for size in system.sizes { append(plane([(size.high, 1), (size.low, -1)], 0)) }
        if isWhole {
            for position in system.defaultPositions {
                append(plane([(position.variable, 1)] + (position.reference.map { [($0, -1)] } ?? []), 0))
            }
            for variable in 0..<count { append(plane([(variable, 1)], 0)) }
        } else {
            for variable in openVariables() { always.append(plane([(variable, 1)], 0)) }
        }
    }

    private func plane(_ terms: [(variable: Int, coefficient: Double)], _ constant: Double) -> [Double] {
        var plane = [Double](repeating: 0, count: count + 1)
        for term in terms { plane[term.variable] += term.coefficient }
        plane[count] = constant
        return plane
    }

    /// The same plane twice would only give the same points twice.
    private mutating func append(_ plane: [Double]) {
        guard let first = plane.prefix(count).first(where: { $0 != 0 }) else { return }
        let scaled = plane.map { $0 / first }
        if !planes.contains(scaled) { planes.append(scaled) }
    }

    /// Variables without a pivot when all planes are brought to echelon form.
    private func openVariables() -> [Int] {
        var matrix = always + planes
        var open: [Int] = []
        var top = 0
        for column in 0..<count {
            guard
                let pivot = (top..<matrix.count).max(by: { matrix[$0][column].magnitude < matrix[$1][column].magnitude }
                ),
                matrix[pivot][column].magnitude > 1e-9
            else {
                open.append(column)
                continue
            }
            matrix.swapAt(top, pivot)
            for row in (top + 1)..<max(matrix.count, top + 1) where matrix[row][column] != 0 {
                let factor = matrix[row][column] / matrix[top][column]
                for entry in column...count { matrix[row][entry] -= factor * matrix[top][entry] }
                matrix[row][column] = 0
            }
            top += 1
        }
        return open
    }

    /// The points, one after the other: `count` numbers each. The same point may be there several times.
    func points() -> [Double] {
        guard count > 0 else { return [] }
        let all = always + planes
        let width = count + 1
        let cells = all.count * width
        // One matrix for each depth of the search: what the planes are once the variables used up so far are replaced.
        let stack = UnsafeMutablePointer<Double>.allocate(capacity: (count + 1) * cells)
        defer { stack.deallocate() }
        for (index, plane) in all.enumerated() {
            for column in 0..<width { stack[index * width + column] = plane[column] }
        }
        var search = Search(
            count: count, width: width, planeCount: all.count, alwaysCount: always.count, cells: cells, stack: stack,
            chosen: [Int](repeating: 0, count: count), pivots: [Int](repeating: 0, count: count))
        search.go(0, 0)
        return search.points
    }

    private struct Search {
        let count: Int
        let width: Int
        let planeCount: Int
        let alwaysCount: Int
        let cells: Int
        let stack: UnsafeMutablePointer<Double>
        var chosen: [Int]
        var pivots: [Int]
        var points: [Double] = []

        /// Chooses one more plane of those from `start` on.
        mutating func go(_ depth: Int, _ start: Int) {
            if depth == count { return emit() }
            let matrix = stack + depth * cells
            let end = depth < alwaysCount ? depth + 1 : planeCount - (count - depth - 1)
            var plane = start
            while plane < end {
                defer { plane += 1 }
                let row = matrix + plane * width
                var pivot = 0
                var largest = 1e-9
                for column in 0..<count where row[column].magnitude > largest {
                    largest = row[column].magnitude
                    pivot = column
                }
                guard largest > 1e-9 else { continue }
                chosen[depth] = plane
                pivots[depth] = pivot
                if depth + 1 < count { eliminate(plane, pivot, matrix) }
                go(depth + 1, plane + 1)
            }
        }

        private func eliminate(_ plane: Int, _ pivot: Int, _ matrix: UnsafeMutablePointer<Double>) {
            let next = matrix + cells
            let row = matrix + plane * width
            let divisor = row[pivot]
            var other = (plane + 1) * width
            while other < cells {
                let factor = matrix[other + pivot] / divisor
                var column = 0
                while column < width {
                    let number = matrix[other + column] - factor * row[column]
                    next[other + column] = number.magnitude < 1e-10 && column < count ? 0 : number
                    column += 1
                }
                next[other + pivot] = 0
                other += width
            }
        }

        private mutating func emit() {
            let start = points.count
            for _ in 0..<count { points.append(0) }
            for depth in stride(from: count - 1, through: 0, by: -1) {
                let row = stack + depth * cells + chosen[depth] * width
                var sum = row[count]
                for later in (depth + 1)..<max(count, depth + 1) {
                    sum += row[pivots[later]] * points[start + pivots[later]]
                }
                points[start + pivots[depth]] = -sum / row[pivots[depth]]
            }
        }
    }
}
