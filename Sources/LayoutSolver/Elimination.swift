/// Gaussian elimination: expresses variables by others through equalities.
///
/// Every variable is `scale · parent + offset` (a union-find tree: an equality of two variables is one step), and the
/// root of a tree is free, a constant, or a short sum of free roots. Sums are brought up to date when they are read.
struct Elimination: ~Copyable, Sendable {
    enum NodeState: UInt8, Sendable { case free, constant, sum }

    struct Sum: Sendable {
        var terms: [(variable: Int32, coefficient: Double)] = []
        var constant = 0.0
        var version = 0
    }

    /// A variable: its place in a tree, and as a root its state.
    private struct Node: Sendable {
        var parent: Int32
        var scale = 1.0
        var offset = 0.0
        var size: Int32 = 1
        var state = NodeState.free
        var value = 0.0
        var sum: Int32 = -1
        /// The number of sums and pending equalities that contain the root: the fewest make the cheapest pivot.
        var uses: Int32 = 0
        /// The coefficient in the sum that is being composed, and whether the root is listed there.
        var coefficient = 0.0
        var isListed = false
    }

    private var nodes: [Node]
    private var sums: [Sum] = []
    private var version = 0
    private(set) var freeCount: Int
    /// Indicates whether some number left the range that can be computed with.
    private(set) var hasOverflowed = false

    /// The sum that is being composed: the roots in order of appearance, the constant, and the largest number in it
    /// (relative to which rounding errors are measured).
    private var largestCoefficient = 0.0
    private(set) var roots: [Int32] = []
    private(set) var constant = 0.0
    private(set) var magnitude = 0.0

    init(count: Int) {
        nodes = (0..<Int32(count)).map { Node(parent: $0) }
        freeCount = count
    }

    /// The root of a variable's tree, and how the variable follows from it.
    mutating func find(_ variable: Int32) -> (root: Int32, scale: Double, offset: Double) {
        var index = Int(variable)
        let parent = Int(nodes[index].parent)
        if parent == index { return (variable, 1, 0) }
        let grand = Int(nodes[parent].parent)
        if grand == parent { return (nodes[index].parent, nodes[index].scale, nodes[index].offset) }
        // Up to the root, then down again, so that every variable on the path points at the root.
        var path: [Int] = []
        while Int(nodes[index].parent) != index {
            path.append(index)
            index = Int(nodes[index].parent)
        }
        let root = Int32(index)
        var scale = 1.0
        var offset = 0.0
        for step in path.reversed() {
            offset = nodes[step].scale * offset + nodes[step].offset
            scale = nodes[step].scale * scale
            nodes[step].parent = root
            nodes[step].scale = scale
            nodes[step].offset = offset
        }
        return (root, scale, offset)
    }

    // MARK: Composing a sum

    mutating func begin(_ constant: Double) {
        for index in roots.indices {
            nodes[Int(roots[index])].coefficient = 0
            nodes[Int(roots[index])].isListed = false
        }
        largestCoefficient = 0
        roots.removeAll(keepingCapacity: true)
        self.constant = constant
        magnitude = constant.magnitude
    }

    mutating func add(_ variable: Int32, _ coefficient: Double) {
        let (root, scale, offset) = find(variable)
        let factor = coefficient * scale
        addConstant(coefficient * offset)
        switch nodes[Int(root)].state {
        case .free: addFree(root, factor)
        case .constant: addConstant(factor * nodes[Int(root)].value)
        case .sum:
            refresh(root)
            let sum = sums[Int(nodes[Int(root)].sum)]
            addConstant(factor * sum.constant)
            for term in sum.terms { addFree(term.variable, factor * term.coefficient) }
        }
    }

    /// Ends the sum and drops roots that have canceled out.
    mutating func end() {
        if !largestCoefficient.isFinite || !constant.isFinite { hasOverflowed = true }
        let limit = largestCoefficient * Tolerance.canceledCoefficient
        var kept = 0
        for index in roots.indices {
            let root = roots[index]
            if nodes[Int(root)].coefficient.magnitude <= limit {
                nodes[Int(root)].coefficient = 0
                nodes[Int(root)].isListed = false
            } else {
                roots[kept] = root
                kept += 1
            }
        }
        if kept < roots.count { roots.removeLast(roots.count - kept) }
    }

    func coefficient(_ root: Int32) -> Double { nodes[Int(root)].coefficient }

    /// Counts a pending equality that contains a root.
    mutating func countUse(of root: Int32) { nodes[Int(root)].uses += 1 }

    private mutating func addConstant(_ number: Double) {
        constant += number
        magnitude = max(magnitude, number.magnitude)
    }

    private mutating func addFree(_ root: Int32, _ coefficient: Double) {
        let index = Int(root)
        if !nodes[index].isListed {
            nodes[index].isListed = true
            roots.append(root)
        }
        largestCoefficient = max(largestCoefficient, coefficient.magnitude)
        nodes[index].coefficient += coefficient
    }

    // MARK: Using a sum that is zero

    /// Uses the composed sum as an equality: one root becomes a constant, part of a tree, or a sum of others.
    /// - Returns: `false` if the sum is another constant than 0.
    @discardableResult
    mutating func useAsEquality() -> Bool {
        switch roots.count {
        case 0: return constant.magnitude <= Tolerance.equation(magnitude)
        case 1: assign(roots[0], -constant / coefficient(roots[0]))
        case 2: unite()
        default: substitute()
        }
        return true
    }

    /// Makes a free root a constant.
    mutating func assign(_ root: Int32, _ value: Double) {
        nodes[Int(root)].state = .constant
        nodes[Int(root)].value = value
        if !value.isFinite { hasOverflowed = true }
        freeCount -= 1
        version += 1
    }

    private mutating func unite() {
        let (a, b) = (roots[0], roots[1])
        let (parent, child) = nodes[Int(a)].size >= nodes[Int(b)].size ? (a, b) : (b, a)
        let divisor = coefficient(child)
        nodes[Int(child)].parent = parent
        nodes[Int(child)].scale = -coefficient(parent) / divisor
        nodes[Int(child)].offset = -constant / divisor
        if !nodes[Int(child)].scale.isFinite || !nodes[Int(child)].offset.isFinite { hasOverflowed = true }
        nodes[Int(parent)].size += nodes[Int(child)].size
        nodes[Int(parent)].uses += nodes[Int(child)].uses
        freeCount -= 1
        version += 1
    }

    private mutating func substitute() {
        var largest = 0.0
        for root in roots { largest = max(largest, coefficient(root).magnitude) }
        var pivot: Int32 = -1
        for root in roots where coefficient(root).magnitude >= largest * Tolerance.relativePivot {
            guard pivot >= 0 else {
                pivot = root
                continue
            }
            let (mine, best) = (nodes[Int(root)].uses, nodes[Int(pivot)].uses)
            if mine < best || (mine == best && root > pivot) { pivot = root }
        }
        let divisor = -coefficient(pivot)
        var sum = Sum(constant: constant / divisor, version: version + 1)
        for root in roots where root != pivot {
            sum.terms.append((root, coefficient(root) / divisor))
            nodes[Int(root)].uses += 1
        }
        nodes[Int(pivot)].state = .sum
        nodes[Int(pivot)].sum = Int32(sums.count)
        sums.append(sum)
        freeCount -= 1
        version += 1
    }

    // MARK: Bringing sums up to date

    /// Rewrites the sum of a root so that it contains free roots only.
    private mutating func refresh(_ root: Int32) {
        guard sums[Int(nodes[Int(root)].sum)].version != version else { return }
        var stack = [root]
        while let top = stack.last {
            let index = Int(nodes[Int(top)].sum)
            var isStale = false
            var isBlocked = false
            for term in sums[index].terms {
                let found = find(term.variable)
                if found.root != term.variable || nodes[Int(found.root)].state != .free { isStale = true }
                if nodes[Int(found.root)].state == .sum, sums[Int(nodes[Int(found.root)].sum)].version != version {
                    stack.append(found.root)
                    isBlocked = true
                }
            }
            if isBlocked { continue }
            stack.removeLast()
            if isStale { rewrite(index) }
            sums[index].version = version
        }
    }

    private mutating func rewrite(_ index: Int) {
        let old = sums[index]
        var terms: [(variable: Int32, coefficient: Double)] = []
        var constant = old.constant
        func add(_ variable: Int32, _ coefficient: Double) {
            for position in terms.indices where terms[position].variable == variable {
                terms[position].coefficient += coefficient
                return
            }
            terms.append((variable, coefficient))
        }
        for term in old.terms {
            let found = find(term.variable)
            let factor = term.coefficient * found.scale
            constant += term.coefficient * found.offset
            switch nodes[Int(found.root)].state {
            case .free: add(found.root, factor)
            case .constant: constant += factor * nodes[Int(found.root)].value
            case .sum:
                let inner = sums[Int(nodes[Int(found.root)].sum)]
                constant += factor * inner.constant
                for each in inner.terms { add(each.variable, factor * each.coefficient) }
            }
        }
        terms.removeAll { $0.coefficient.magnitude <= Tolerance.smallestCoefficient }
        if !constant.isFinite || terms.contains(where: { !$0.coefficient.isFinite }) { hasOverflowed = true }
        sums[index].terms = terms
        sums[index].constant = constant
    }
}
