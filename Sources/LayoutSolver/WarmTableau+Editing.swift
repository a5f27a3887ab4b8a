extension WarmTableau {
    /// Changes the constant of a row, and moves all numbers with it. ``settle(_:_:)`` has to follow.
    mutating func setConstant(_ constant: Double, ofRow row: Int32) {
        let change = constant - quantities.constants[Int(row)]
        guard change != 0 else { return }
        quantities.constants[Int(row)] = constant
        let place = quantities.places[Int(row)]
        if place >= 0 {
            reals[Int(place)] += change
            if hasWrongSign(Int(place)) { flip(Int(place)) }
        } else {
            // The row stays at rest, so what it is made of goes the other way.
            let column = Int(-1 - place)
            let (columnLines, columnValues) = (cells.lines[column], cells.values[column])
            reals.withUnsafeMutableBufferPointer { reals in
                for index in columnLines.indices { reals[Int(columnLines[index])] -= change * columnValues[index] }
            }
            movedColumns.append(Int32(column))
        }
    }

    /// Another priority, or another time of joining: another cost. ``settle(_:_:)`` has to follow.
    mutating func setCost(_ cost: TableauCost, ofRow row: Int32) {
        isEdited = true
        quantities.costs[Int(row)] = withTier(cost)
        let place = quantities.places[Int(row)]
        if place >= 0 {
            placeSide(Int(place))
            makeHoldersDirty(ofLine: Int(place))
        } else {
            wait(for: Int(-1 - place))
        }
    }

    /// Enters a variable that no row speaks of yet.
    /// - Returns: Its quantity.
    mutating func addVariable(_ variable: Int32, birth: Int) -> Int32 {
        isEdited = true
        let quantity = quantities.addVariable(TableauCost(wish: .wish(birth: birth)))
        members.append(variable)
        memberQuantities.append(quantity)
        _ = makeColumn(for: quantity)
        return quantity
    }

    /// Enters a row over quantities of variables, as a line at its present number. ``settle(_:_:)`` has to follow.
    /// - Returns: Its quantity.
    mutating func addRow(
        _ terms: [(quantity: Int32, coefficient: Double)], constant: Double, _ cost: TableauCost
    ) -> Int32 {
        isEdited = true
        let quantity = quantities.addRow(withTier(cost), constant: constant, terms)
        let line = makeLine(for: quantity)
        var real = constant
        var small = -TableauQuantities.small(quantity)
        var sum = [Int: (value: Double, magnitude: Double)](minimumCapacity: 8)
        func add(_ value: Double, _ column: Int) {
            let old = sum[column] ?? (0, 0)
            sum[column] = (old.value + value, max(old.magnitude, value.magnitude))
        }
        for (variable, coefficient) in terms {
            small += coefficient * TableauQuantities.small(variable)
            let place = Int(quantities.places[Int(variable)])
            if place < 0 {
                add(coefficient, -1 - place)
                continue
            }
            real += coefficient * reals[place]
            small += coefficient * smalls[place]
            magnitude = max(magnitude, (coefficient * reals[place]).magnitude)
            for cell in cells.cells(ofLine: place) { add(coefficient * cell.value, cell.column) }
        }
        for (column, cell) in sum.sorted(by: { $0.key < $1.key })
        where cell.value.magnitude > 1e-11 * cell.magnitude {
            cells.append(cell.value, line: line, column: column)
            makeDirty(column)
        }
        work.tableauCells += sum.count
        reals[line] = real
        smalls[line] = small
        signs[line] = sign(real, small)
        placeSide(line)
        return quantity
    }

    /// Takes a row out: it costs nothing from now on. ``settle(_:_:)`` has to follow.
    mutating func removeRow(_ row: Int32) {
        isEdited = true
        quantities.retire(row)
        let place = quantities.places[Int(row)]
        if place >= 0 {
            makeHoldersDirty(ofLine: Int(place))
            drop(line: Int(place))
        } else {
            wait(for: Int(-1 - place))
        }
    }

    /// Takes a variable out of which all rows have been removed.
    mutating func removeVariable(_ quantity: Int32) {
        isEdited = true
        guard let index = memberQuantities.firstIndex(of: quantity) else { return }
        members.remove(at: index)
        memberQuantities.remove(at: index)
        leaving.append(quantity)
    }

    /// Forgets a line whose row was removed. Its cells are dropped when something else touches them.
    mutating func drop(line: Int) {
        quantities.release(lines[line])
        lines[line] = -1
        isLive[line] = false
        lineCosts[line] = .init(priority: nil, rank: .none)
        deadLineCount += 1
    }

    // MARK: Tidying up

    /// Takes the columns of variables out that have left.
    /// - Returns: false when something still depends on one of them, or on a row that was removed.
    mutating func dropLeavingVariables() -> Bool {
        for quantity in leaving {
            let place = quantities.places[Int(quantity)]
            guard place < 0 else { return false }
            let column = Int(-1 - place)
            for line in cells.lines[column] where isLive[Int(line)] { return false }
            cells.removeCells(ofColumn: column)
            columns[column] = -1
            unusedColumns.append(Int32(column))
            quantities.retire(quantity)
            quantities.release(quantity)
        }
        leaving.removeAll(keepingCapacity: true)
        for quantity in columns where quantity >= 0 && !quantities.isUsed[Int(quantity)] { return false }
        if deadLineCount > 32, deadLineCount > lines.count / 2 { dropDeadLines() }
        return true
    }

    private mutating func dropDeadLines() {
        var numbers = [Int32](repeating: -1, count: lines.count)
        var kept = 0
        for line in lines.indices where isLive[line] {
            numbers[line] = Int32(kept)
            lines[kept] = lines[line]
            reals[kept] = reals[line]
            smalls[kept] = smalls[line]
            signs[kept] = signs[line]
            lineCosts[kept] = lineCosts[line]
            quantities.places[Int(lines[kept])] = Int32(kept)
            kept += 1
        }
        let gone = lines.count - kept
        lines.removeLast(gone)
        reals.removeLast(gone)
        smalls.removeLast(gone)
        signs.removeLast(gone)
        lineCosts.removeLast(gone)
        isLive = [Bool](repeating: true, count: kept)
        cells.renumber(numbers, count: kept)
        violated = violated.compactMap { numbers[Int($0)] >= 0 ? numbers[Int($0)] : nil }
        deadLineCount = 0
    }
}
