extension WarmTableau {
    /// Goes to the best place, step by step.
    /// - Returns: false when there is none, or it takes too long to find.
    mutating func optimise() -> Bool {
        let limit = work.pivots + 50 + 4 * columns.count
        while let (column, isUp) = bestDirection() {
            guard work.pivots < limit, cells.cellCount <= Self.largestTableau, step(column, isUp) else { return false }
            work.pivots += 1
        }
        violated.removeAll(keepingCapacity: true)
        for line in lines.indices where lineCosts[line].tier == 0 { violated.append(Int32(line)) }
        return true
    }

    private mutating func bringUpToDate(_ column: Int) {
        guard isDirty[column] else { return }
        isDirty[column] = false
        sums.clear(column)
        let (columnLines, columnValues) = (cells.lines[column], cells.values[column])
        for index in columnLines.indices {
            let line = Int(columnLines[index])
            sums.add(lineCosts[line], rate: columnValues[index], sign: signs[line], to: column)
        }
    }

    private func fall(_ column: Int, isUp: Bool) -> TableauSums.Fall? {
        let cost = quantities.costs[Int(columns[column])]
        return isUp ? sums.fall(column, 1, own: cost.above) : sums.fall(column, -1, own: cost.below)
    }

    /// Looks at the columns that have changed; the others have no direction in which the cost falls.
    private mutating func bestDirection() -> (column: Int, isUp: Bool)? {
        var best: (column: Int, isUp: Bool)?
        var steepest: TableauSums.Fall?
        var kept = 0
        for index in waiting.indices {
            let column = Int(waiting[index])
            isWaiting[column] = false
            guard columns[column] >= 0 else { continue }
            bringUpToDate(column)
            for isUp in [true, false] {
                guard let fall = fall(column, isUp: isUp) else { continue }
                if !isWaiting[column] {
                    isWaiting[column] = true
                    waiting[kept] = Int32(column)
                    kept += 1
                }
                if let steepest, !fall.isSteeper(than: steepest) { continue }
                best = (column, isUp)
                steepest = fall
            }
        }
        waiting.removeLast(waiting.count - kept)
        return best
    }

    // MARK: One step

    /// Moves along one column for as long as the cost falls, up to the quantity that then rests instead.
    /// - Returns: false when there is no end, or no number for it.
    private mutating func step(_ column: Int, _ isUp: Bool) -> Bool {
        let direction = isUp ? 1.0 : -1
        work.tableauCells += cells.lines[column].count
        while true {
            guard let hit = nearest(column, direction) else { return false }
            flip(hit.line)
            bringUpToDate(column)
            if fall(column, isUp: isUp) == nil { return arrive(column, direction, hit) }
        }
    }

    /// The line that comes to 0 first, and its rate.
    private func nearest(_ column: Int, _ direction: Double) -> (line: Int, rate: Double)? {
        var found: (line: Int, rate: Double)?
        var (bestReal, bestSmall) = (Double.infinity, Double.infinity)
        let (columnLines, columnValues) = (cells.lines[column], cells.values[column])
        for index in columnLines.indices {
            let line = Int(columnLines[index])
            let rate = columnValues[index] * direction
            guard isLive[line], signs[line] * rate < 0 else { continue }
            let (real, small) = (-reals[line] / rate, -smalls[line] / rate)
            let difference = real - bestReal
            let isNearer =
                difference.magnitude > 1e-9 + 1e-12 * max(real.magnitude, bestReal.magnitude)
                ? difference < 0 : small < bestSmall
            guard found == nil || isNearer else { continue }
            found = (line, columnValues[index])
            (bestReal, bestSmall) = (real, small)
        }
        return found
    }

    private mutating func arrive(_ column: Int, _ direction: Double, _ hit: (line: Int, rate: Double)) -> Bool {
        let (real, small) = (-reals[hit.line] / hit.rate, -smalls[hit.line] / hit.rate)
        guard real.isFinite, small.isFinite else { return false }
        move(column, real: real, small: small)
        exchange(hit.line, column)
        reals[hit.line] = real
        smalls[hit.line] = small
        signs[hit.line] = direction
        let mover = Int(lines[hit.line])
        if quantities.isUsed[mover] {
            placeSide(hit.line)
        } else {
            drop(line: hit.line)
        }
        return true
    }

    /// Adds what a column's quantity gains to all lines.
    mutating func move(_ column: Int, real: Double, small: Double) {
        let (columnLines, columnValues) = (cells.lines[column], cells.values[column])
        for index in columnLines.indices {
            reals[Int(columnLines[index])] += columnValues[index] * real
            smalls[Int(columnLines[index])] += columnValues[index] * small
        }
    }

    mutating func flip(_ line: Int) {
        signs[line] = -signs[line]
        placeSide(line)
        // A line without cells makes nothing dirty.
        if lineCosts[line].tier == 0 { violated.append(Int32(line)) }
        makeHoldersDirty(ofLine: line)
    }

    /// Exchanges the quantity in a line with the one in a column.
    mutating func exchange(_ line: Int, _ column: Int) {
        work.tableauCells += cells.exchange(line, column, isLive: isLive)
        for column in cells.changed { makeDirty(column) }
        swap(&lines[line], &columns[column])
        quantities.places[Int(lines[line])] = Int32(line)
        quantities.places[Int(columns[column])] = Int32(-1 - column)
    }
}
