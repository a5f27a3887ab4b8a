extension ConstraintSolver {
    /// Dissolves the touched groups and makes the connected parts of their rows and the pending ones.
    ///
    /// - Returns: The new groups, in the order of their first rows.
    mutating func gatherTouchedGroups() -> [Int32] {
        var slots: [Int] = []
        var members: [Int32] = []
        for index in groups.touched {
            let group = groups.groups[Int(index)]
            for slot in group.rows where rows.slots[slot].kind != .unused && rows.slots[slot].group == index {
                rows.slots[slot].group = -1
                slots.append(slot)
            }
            for variable in group.variables where variables.groups[Int(variable)] == index {
                variables.groups[Int(variable)] = -1
                members.append(variable)
            }
            groups.remove(index)
        }
        groups.touched.removeAll(keepingCapacity: true)
        for slot in groups.pendingRows where rows.slots[slot].kind != .unused && rows.slots[slot].group == -1 {
            slots.append(slot)
        }
        groups.pendingRows.removeAll(keepingCapacity: true)
        members += groups.pendingVariables
        groups.pendingVariables.removeAll(keepingCapacity: true)
        let made = makeGroups(of: sortedByNumber(slots))
        // A variable that no row contains any more is 0.
        for variable in members where variables.states[Int(variable)] == .free && variables.groups[Int(variable)] < 0 {
            variables.values[Int(variable)] = 0
        }
        return made
    }

    private func sortedByNumber(_ slots: [Int]) -> [Int] {
        let known = rows.slots
        let isSorted = zip(slots, slots.dropFirst()).allSatisfy { known[$0].number < known[$1].number }
        return isSorted ? slots : Set(slots).sorted { known[$0].number < known[$1].number }
    }

    private mutating func makeGroups(of slots: [Int]) -> [Int32] {
        // Local numbers for the free variables, in order of appearance; `variables.groups` holds them meanwhile.
        var locals: [Int32] = []
        var sets = DisjointSets()
        var anchors = [Int32](repeating: -1, count: slots.count)
        for index in slots.indices {
            for position in rows.slots[slots[index]].range {
                let variable = rows.terms[position].variable
                guard variables.states[Int(variable)] == .free else { continue }
                if variables.groups[Int(variable)] < 0 {
                    variables.groups[Int(variable)] = Int32(locals.count)
                    locals.append(variable)
                    sets.append()
                }
                let local = variables.groups[Int(variable)]
                if anchors[index] >= 0 { sets.union(anchors[index], local) } else { anchors[index] = local }
            }
        }
        var groupOfRoot = [Int32](repeating: -1, count: locals.count)
        var made: [Int32] = []
        for index in slots.indices {
            let slot = slots[index]
            if anchors[index] < 0 {
                made.append(groups.insert(GroupStore.Group(rows: [slot])))
                rows.slots[slot].group = made[made.count - 1]
                continue
            }
            let root = Int(sets.find(anchors[index]))
            if groupOfRoot[root] < 0 {
                groupOfRoot[root] = groups.insert(GroupStore.Group())
                made.append(groupOfRoot[root])
            }
            rows.slots[slot].group = groupOfRoot[root]
            groups.groups[Int(groupOfRoot[root])].rows.append(slot)
        }
        for local in locals.indices {
            let group = groupOfRoot[Int(sets.find(Int32(local)))]
            variables.groups[Int(locals[local])] = group
            groups.groups[Int(group)].variables.append(locals[local])
        }
        // Undetermined variables become 0 in order of making, so that order is kept.
        let creationOrder = variables.isInOrder ? nil : variables.creationOrder
        for group in made {
            if let creationOrder {
                groups.groups[Int(group)].variables.sort { creationOrder[Int($0)] < creationOrder[Int($1)] }
            } else {
                groups.groups[Int(group)].variables.sort()
            }
        }
        return made
    }
}

/// Union-find over small integers.
private struct DisjointSets: Sendable {
    /// The parent of an element; of a root, the negated size of its set.
    private var parents: [Int32] = []

    mutating func append() { parents.append(-1) }

    mutating func find(_ element: Int32) -> Int32 {
        guard parents[Int(element)] >= 0 else { return element }
        let root = find(parents[Int(element)])
        parents[Int(element)] = root
        return root
    }

    mutating func union(_ first: Int32, _ second: Int32) {
        var (parent, child) = (find(first), find(second))
        guard parent != child else { return }
        if parents[Int(child)] < parents[Int(parent)] { swap(&parent, &child) }
        parents[Int(parent)] += parents[Int(child)]
        parents[Int(child)] = parent
    }
}
