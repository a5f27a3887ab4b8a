/// All constraints, sizes and default positions, in flat arrays by slot.
///
/// Slots are reused; numbers never are, and grow: they are the order of adding.
struct RowStore: Sendable {
    enum Kind: UInt8, Sendable { case unused, constraint, size, defaultPosition }

    /// A term of a row. Those of one variable form a doubly linked list, so that its rows are found without a search.
    struct Term: Sendable {
        fileprivate(set) var coefficient = 0.0
        fileprivate(set) var variable: Int32 = 0
        fileprivate var slot: Int32 = 0
        fileprivate var next: Int32 = -1
        fileprivate var previous: Int32 = -1
    }

    private(set) var kinds: [Kind] = []
    private(set) var numbers: [Int] = []
    private(set) var relations: [ConstraintSolver.Relation] = []
    var constants: [Double] = []
    var priorities: [Double] = []
    /// When a constraint joined; the order of a size or default position.
    var orders: [Int] = []
    var isUser: [Bool] = []
    /// The group a row was last solved in, or -1.
    var groups: [Int32] = []
    /// The number of a row in its group's kept tableau.
    var tableauRows: [Int32] = []

    /// The terms of each slot, by their indices, and how many fit there.
    private(set) var ranges: [Range<Int>] = []
    private var capacities: [Int] = []
    private(set) var terms: [Term] = []
    /// The first term of each variable, or -1.
    private var firstTerms: [Int32] = []

    private var unused: [Int] = []
    private var lastNumber = 0

    func contains(_ slot: Int, number: Int) -> Bool {
        guard slot >= 0, slot < kinds.count, kinds[slot] != .unused else { return false }
        return numbers[slot] == number
    }

    mutating func add(
        _ kind: Kind, _ newTerms: [ConstraintSolver.Term], _ constant: Double, _ relation: ConstraintSolver.Relation,
        priority: Double, order: Int
    ) -> Int {
        lastNumber += 1
        let slot = makeSlot(for: newTerms.count)
        kinds[slot] = kind
        numbers[slot] = lastNumber
        relations[slot] = relation
        constants[slot] = constant
        priorities[slot] = priority
        orders[slot] = order
        isUser[slot] = false
        groups[slot] = -1
        let start = ranges[slot].lowerBound
        ranges[slot] = start..<(start + newTerms.count)
        for position in ranges[slot] {
            let term = newTerms[position - start]
            link(position, Term(coefficient: term.coefficient, variable: term.variable.index, slot: Int32(slot)))
        }
        return slot
    }

    mutating func remove(_ slot: Int) {
        for position in ranges[slot] { unlink(position) }
        kinds[slot] = .unused
        groups[slot] = -1
        ranges[slot] = ranges[slot].lowerBound..<ranges[slot].lowerBound
        unused.append(slot)
    }

    /// The slots of the rows that contain the variable, without repetition, ascending.
    func slots(containing variable: Int32) -> [Int] {
        var result: [Int] = []
        forEachSlot(containing: variable) { result.append($0) }
        result.sort()
        var unique: [Int] = []
        for slot in result where unique.last != slot { unique.append(slot) }
        return unique
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

    private mutating func makeSlot(for termCount: Int) -> Int {
        // The last freed slot is reused when the terms fit into it; rows of one layout are mostly alike.
        if let slot = unused.last, capacities[slot] >= termCount {
            unused.removeLast()
            return slot
        }
        let start = terms.count
        for _ in 0..<termCount { terms.append(Term()) }
        if let slot = unused.popLast() {
            ranges[slot] = start..<start
            capacities[slot] = termCount
            return slot
        }
        kinds.append(.unused)
        numbers.append(0)
        relations.append(.equal)
        constants.append(0)
        priorities.append(0)
        orders.append(0)
        isUser.append(false)
        groups.append(-1)
        tableauRows.append(0)
        ranges.append(start..<start)
        capacities.append(termCount)
        return kinds.count - 1
    }

    /// Puts a term in its place, as the first of its variable.
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
