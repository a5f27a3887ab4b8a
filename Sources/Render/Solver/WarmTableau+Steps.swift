extension WarmTableau {
    /// Goes to the best place, step by step.
    /// - Returns: false when there is none, or it takes too long to find.
    mutating func optimise() -> Bool {
        let limit = work.pivots + 50 + 4 * columnCount
        while let (column, isUp) = bestDirection() {
            guard work.pivots < limit, step(column, isUp) else { return false }
            work.pivots += 1
        }
        violated.removeAll(keepingCapacity: true)
        for line in 0..<rowCount where lineCosts[line].tier == 0 { violated.append(Int32(line)) }
        return true
    }

    private mutating func bringUpToDate(_ column: Int) {
        guard isDirty[column] else { return }
        isDirty[column] = false
        sums.clear(column)
        let base = column * rowCount
        for line in 0..<rowCount {
            let rate = cells[base + line]
            if rate != 0 { sums.add(lineCosts[line], rate: rate, sign: signs[line], to: column) }
        }
    }

    private func fall(_ column: Int, isUp: Bool) -> ColumnSums.Fall? {
        let quantity = Int(columns[column])
        return isUp
            ? sums.fall(column, 1, own: costs.above[quantity]) : sums.fall(column, -1, own: costs.below[quantity])
    }

    private mutating func bestDirection() -> (column: Int, isUp: Bool)? {
        var best: (column: Int, isUp: Bool)?
        var steepest: ColumnSums.Fall?
        for column in 0..<columnCount {
            bringUpToDate(column)
            for isUp in [true, false] {
                guard let fall = fall(column, isUp: isUp) else { continue }
                if let steepest, !fall.isSteeper(than: steepest) { continue }
                best = (column, isUp)
                steepest = fall
            }
        }
        return best
    }

    // MARK: One step

    /// Moves along one column for as long as the cost falls, up to the quantity that then rests instead.
    /// - Returns: false when there is no end, or no number for it.
    private mutating func step(_ column: Int, _ isUp: Bool) -> Bool {
        let direction = isUp ? 1.0 : -1
        let base = column * rowCount
        activeLines.removeAll(keepingCapacity: true)
        for line in 0..<rowCount where cells[base + line] != 0 { activeLines.append(Int32(line)) }
        work.tableauCells += rowCount
        while true {
            guard let hit = nearest(column, direction) else { return false }
            flip(hit)
            bringUpToDate(column)
            if fall(column, isUp: isUp) == nil { return arrive(column, direction, hit) }
        }
    }

    /// The line that comes to 0 first.
    private func nearest(_ column: Int, _ direction: Double) -> Int? {
        var found: Int?
        var (bestReal, bestSmall) = (Double.infinity, Double.infinity)
        for line in activeLines {
            let line = Int(line)
            let rate = cells[column * rowCount + line] * direction
            guard signs[line] * rate < 0 else { continue }
            let (real, small) = (-reals[line] / rate, -smalls[line] / rate)
            let difference = real - bestReal
            let isNearer =
                difference.magnitude > 1e-9 + 1e-12 * max(real.magnitude, bestReal.magnitude)
                ? difference < 0 : small < bestSmall
            guard found == nil || isNearer else { continue }
            found = line
            (bestReal, bestSmall) = (real, small)
        }
        return found
    }

    private mutating func arrive(_ column: Int, _ direction: Double, _ hit: Int) -> Bool {
        let rate = cells[column * rowCount + hit]
        let (real, small) = (-reals[hit] / rate, -smalls[hit] / rate)
        guard real.isFinite, small.isFinite else { return false }
        for line in activeLines {
            let line = Int(line)
            let rate = cells[column * rowCount + line]
            reals[line] += rate * real
            smalls[line] += rate * small
            placeLimit(line)
        }
        exchange(hit, column)
        reals[hit] = real
        smalls[hit] = small
        signs[hit] = direction
        placeSide(hit)
        return true
    }

    /// Exchanges the quantity in a line with the one in a column.
    mutating func exchange(_ line: Int, _ column: Int) {
        let count = rowCount
        let base = column * count
        let divisor = cells[base + line]
        cells.withUnsafeMutableBufferPointer { cells in
            for other in 0..<columnCount where other != column {
                let start = other * count
                guard cells[start + line] != 0 else { continue }
                let factor = -cells[start + line] / divisor
                isDirty[other] = true
                for each in 0..<count {
                    let product = factor * cells[base + each]
                    guard product != 0 else { continue }
                    let sum = cells[start + each] + product
                    cells[start + each] = sum.magnitude <= 1e-11 * max(1, product.magnitude) ? 0 : sum
                }
                cells[start + line] = factor
            }
            for each in 0..<count where cells[base + each] != 0 { cells[base + each] /= divisor }
            cells[base + line] = 1 / divisor
        }
        isDirty[column] = true
        swap(&lines[line], &columns[column])
        places[Int(lines[line])] = Int32(line)
        places[Int(columns[column])] = Int32(-1 - column)
    }
}
