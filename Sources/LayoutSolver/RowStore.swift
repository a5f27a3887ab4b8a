/// All constraints, sizes and default positions, by slot.
///
/// Slots are reused; numbers never are, and grow: they are the order of adding.
struct RowStore: Sendable {
    enum RowKind: UInt8, Sendable { case unused, constraint, size, defaultPosition }

    struct Slot: Sendable {
        var kind: RowKind
        var number: Int
        var relation: ConstraintSolver.Relation
        var constant: Double
        var priority: Double
        /// The order of a constraint, size or default position among its equals.
        var order: Int
        var isUser = false
        /// The group that the row was last solved in, or -1.
        var group: Int32 = -1
        /// The indices of the terms, and the number of terms for which there is room.
        var range: Range<Int>
        var capacity: Int
    }

    /// A term of a row. Those of one variable form a doubly linked list, so that its rows are found without a search.
    struct Term: Sendable {
        fileprivate(set) var coefficient = 0.0
        fileprivate(set) var variable: Int32 = 0
        fileprivate var slot: Int32 = 0
        fileprivate var next: Int32 = -1
        fileprivate var previous: Int32 = -1
    }

    var slots: [Slot] = []
    private(set) var terms: [Term] = []
    /// The first term of each variable, or -1.
    private var firstTerms: [Int32] = []
    private var unused: [Int] = []
    private var lastNumber = 0

    func contains(_ slot: Int, number: Int) -> Bool {
        slots.indices.contains(slot) && slots[slot].kind != .unused && slots[slot].number == number
    }

    mutating func add(
        _ kind: RowKind, _ newTerms: [ConstraintSolver.Term], _ constant: Double, _ relation: ConstraintSolver.Relation,
        priority: Double, order: Int
    ) -> Int {
        lastNumber += 1
        var (start, capacity) = (terms.count, newTerms.count)
        let reused = unused.popLast()
        // The terms of a reused slot are reused when they suffice; rows of one layout are mostly alike.
        if let reused, slots[reused].capacity >= newTerms.count {
            (start, capacity) = (slots[reused].range.lowerBound, slots[reused].capacity)
        } else {
            for _ in newTerms { terms.append(Term()) }
        }
        let slot = Slot(
            kind: kind, number: lastNumber, relation: relation, constant: constant, priority: priority, order: order,
            range: start..<(start + newTerms.count), capacity: capacity)
        if let reused { slots[reused] = slot } else { slots.append(slot) }
        let index = reused ?? slots.count - 1
        for (offset, term) in newTerms.enumerated() {
            link(
                start + offset,
                Term(coefficient: term.coefficient, variable: term.variable.index, slot: Int32(index)))
        }
        return index
    }

    mutating func remove(_ slot: Int) {
        for position in slots[slot].range { unlink(position) }
        slots[slot].kind = .unused
        slots[slot].group = -1
        unused.append(slot)
    }

    /// The slots of the rows that contain the variable, without repetition, ascending.
    func slots(containing variable: Int32) -> [Int] {
        var found: Set<Int> = []
        forEachSlot(containing: variable) { found.insert($0) }
        return found.sorted()
    }

    /// Calls `body` with the slot of each term of a variable, and so several times for a row with several such terms.
    func forEachSlot(containing variable: Int32, _ body: (Int) -> Void) {
        guard Int(variable) < firstTerms.count else { return }
        var position = firstTerms[Int(variable)]
        while position >= 0 {
            body(Int(terms[Int(position)].slot))
            position = terms[Int(position)].next
        }
    }

    /// Stores a term as the first of its variable.
    private mutating func link(_ position: Int, _ term: Term) {
        let variable = Int(term.variable)
        while firstTerms.count <= variable { firstTerms.append(-1) }
        let next = firstTerms[variable]
        terms[position] = term
        terms[position].next = next
        if next >= 0 { terms[Int(next)].previous = Int32(position) }
        firstTerms[variable] = Int32(position)
    }

    private mutating func unlink(_ position: Int) {
        let term = terms[position]
        if term.previous >= 0 {
            terms[Int(term.previous)].next = term.next
        } else {
            firstTerms[Int(term.variable)] = term.next
        }
        if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
    }
}
