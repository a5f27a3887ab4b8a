extension ConstraintSolver {
    /// So many rows may join a group at once, however small it is; else as many as it has.
    private static let smallestTakeover = 32

    /// Lets groups with tableaux take in the new rows that speak of them, together with new variables and smaller groups
    /// that these tie to them. What joins nobody stays pending, and what is too much is touched, to be gathered anew.
    mutating func joinPendingRows() {
        guard groups.hasTableaux, !groups.pendingRows.isEmpty else { return }
        var parts = PendingParts()
        var seen: Set<Int> = []
        for slot in groups.pendingRows where rows.kinds[slot] != .unused && rows.groups[slot] == -1 {
            guard seen.insert(slot).inserted else { continue }
            parts.beginRow(slot)
            for position in rows.range(slot) {
                let variable = rows.terms[position].variable
                guard variables.isFree(variable) else { continue }
                let group = variables.groups[Int(variable)]
                if group >= 0 { parts.mention(group: group) } else { parts.mention(variable: variable) }
            }
        }
        for part in parts.all() where !part.groups.isEmpty {
            if !takeIn(part) {
                for group in part.groups { groups.touch(group) }
            }
        }
        groups.pendingRows = groups.pendingRows.filter { rows.kinds[$0] != .unused && rows.groups[$0] == -1 }
    }

    /// - Returns: Whether the part has become one group with a tableau.
    private mutating func takeIn(_ part: PendingParts.Part) -> Bool {
        var host: Int32 = -1
        var (hostCount, count) = (0, part.rows.count)
        for group in part.groups {
            guard !groups.groups[Int(group)].isTouched, groups.groups[Int(group)].conflicts.isEmpty else {
                return false
            }
            let rowCount = groups.groups[Int(group)].rows.count
            count += rowCount
            if groups.tableau(of: group) >= 0, rowCount > hostCount {
                host = group
                hostCount = rowCount
            }
        }
        guard host >= 0, count - hostCount <= max(Self.smallestTakeover, hostCount) else { return false }
        for group in part.groups where group != host { move(group, to: host) }
        for variable in part.variables { enter(variable: variable, into: host) }
        for slot in part.rows.sorted(by: { rows.numbers[$0] < rows.numbers[$1] }) { enter(row: slot, into: host) }
        groups.groups[Int(host)].isEdited = true
        groups.noteMove(of: host)
        return true
    }

    private mutating func move(_ group: Int32, to host: Int32) {
        let known = groups.groups[Int(group)]
        groups.remove(group)
        for variable in known.variables where variables.groups[Int(variable)] == group {
            enter(variable: variable, into: host)
        }
        for slot in known.rows where rows.kinds[slot] != .unused && rows.groups[slot] == group {
            enter(row: slot, into: host)
        }
        if known.hasLostRows { groups.groups[Int(host)].hasLostRows = true }
    }

    private mutating func enter(variable: Int32, into host: Int32) {
        let birth = variables.births[Int(variable)]
        let tableau = Int(groups.groups[Int(host)].tableau)
        guard let quantity = groups.tableaux[tableau]?.addVariable(variable, birth: birth) else { return }
        variables.places[Int(variable)] = quantity
        variables.groups[Int(variable)] = host
        groups.groups[Int(host)].variables.append(variable)
    }

    private mutating func enter(row slot: Int, into host: Int32) {
        var constant = rows.constants[slot]
        var terms: [(quantity: Int32, coefficient: Double)] = []
        for position in rows.range(slot) {
            let variable = rows.terms[position].variable
            let coefficient = rows.terms[position].coefficient
            if let value = variables.fixedValue(variable) {
                constant += coefficient * value
            } else if coefficient.magnitude >= Self.smallestCoefficient {
                terms.append((variables.places[Int(variable)], coefficient))
            }
        }
        let cost = rows.cost(ofRow: slot)
        let tableau = Int(groups.groups[Int(host)].tableau)
        guard let quantity = groups.tableaux[tableau]?.addRow(terms, constant: constant, cost) else { return }
        rows.places[slot] = quantity
        rows.groups[slot] = host
        groups.groups[Int(host)].rows.append(slot)
    }

    /// Whether a group that has lost rows is still connected; its lists are brought up to date.
    mutating func staysTogether(_ group: Int32) -> Bool {
        groups.groups[Int(group)].hasLostRows = false
        var seen: Set<Int> = []
        let slots = groups.groups[Int(group)].rows.filter {
            rows.kinds[$0] != .unused && rows.groups[$0] == group && seen.insert($0).inserted
        }
        var seenVariables: Set<Int32> = []
        let members = groups.groups[Int(group)].variables.filter {
            variables.groups[Int($0)] == group && variables.isFree($0) && seenVariables.insert($0).inserted
        }
        groups.groups[Int(group)].rows = slots
        groups.groups[Int(group)].variables = members
        for (local, variable) in members.enumerated() { variables.numbers[Int(variable)] = Int32(local) }
        var sets = DisjointSets(count: members.count)
        var anchors: [Int32] = []
        for slot in slots {
            var anchor: Int32 = -1
            for position in rows.range(slot) where variables.isFree(rows.terms[position].variable) {
                let local = variables.numbers[Int(rows.terms[position].variable)]
                if anchor >= 0 { sets.union(anchor, local) } else { anchor = local }
            }
            if anchor >= 0 { anchors.append(anchor) }
        }
        guard let first = anchors.first else { return false }
        let root = sets.find(first)
        return anchors.allSatisfy { sets.find($0) == root }
    }
}

/// The connected parts of new rows, together with the groups and the new variables that they speak of.
private struct PendingParts {
    struct Part {
        var rows: [Int] = []
        var groups: [Int32] = []
        var variables: [Int32] = []
    }

    private var sets = DisjointSets()
    private var rows: [(slot: Int, anchor: Int32)] = []
    private var groups: [Int32: Int32] = [:]
    private var variables: [Int32: Int32] = [:]
    private var groupList: [Int32] = []
    private var variableList: [Int32] = []
    private var count: Int32 = 0

    mutating func beginRow(_ slot: Int) { rows.append((slot, -1)) }

    mutating func mention(group: Int32) {
        if groups[group] == nil { groupList.append(group) }
        join(Self.local(of: group, in: &groups, &sets, &count))
    }

    mutating func mention(variable: Int32) {
        if variables[variable] == nil { variableList.append(variable) }
        join(Self.local(of: variable, in: &variables, &sets, &count))
    }

    private static func local(
        of key: Int32, in list: inout [Int32: Int32], _ sets: inout DisjointSets, _ count: inout Int32
    ) -> Int32 {
        if let known = list[key] { return known }
        let local = count
        count += 1
        sets.append()
        list[key] = local
        return local
    }

    private mutating func join(_ local: Int32) {
        let row = rows.count - 1
        if rows[row].anchor >= 0 { sets.union(rows[row].anchor, local) } else { rows[row].anchor = local }
    }

    /// In the order of their first rows.
    mutating func all() -> [Part] {
        var places: [Int32: Int] = [:]
        var result: [Part] = []
        for (slot, anchor) in rows where anchor >= 0 {
            let root = sets.find(anchor)
            if places[root] == nil {
                places[root] = result.count
                result.append(Part())
            }
            if let place = places[root] { result[place].rows.append(slot) }
        }
        for group in groupList {
            if let local = groups[group], let place = places[sets.find(local)] { result[place].groups.append(group) }
        }
        for variable in variableList {
            guard let local = variables[variable], let place = places[sets.find(local)] else { continue }
            result[place].variables.append(variable)
        }
        return result
    }
}
