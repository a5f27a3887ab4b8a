/// Gaussian elimination: expresses variables by others through equalities.
///
/// Every variable is `scale · parent + offset` (a union-find tree: an equality of two variables is one step), and the
/// root of a tree is free, a constant, or a short sum of free roots. Sums are brought up to date when they are read.
struct Elimination: ~Copyable, Sendable {
    enum Outcome: Sendable { case used, redundant, contradiction }
    enum State: UInt8, Sendable { case free, constant, sum }

    struct Sum: Sendable {
        var terms: [(variable: Int32, coefficient: Double)] = []
        var constant = 0.0
        var version = 0
    }

    private var parents: [Int32]
    private var scales: [Double]
    private var offsets: [Double]
    private var sizes: [Int32]
    var states: [State]
    private var values: [Double]
    private var sumIndices: [Int32]
    private var sums: [Sum] = []
    /// The number of sums and pending equalities that contain each root: the fewest make the cheapest pivot.
    var uses: [Int32]
    private var version = 0
    private(set) var freeCount: Int
    /// Indicates whether some number left the range that can be computed with.
    private(set) var hasOverflowed = false

    /// The sum that is being composed: coefficients by root, the roots in order of appearance, the constant, and the
    /// largest number in it (relative to which rounding errors are measured).
    private var coefficients: [Double]
    private var isListed: [Bool]
    private var largestCoefficient = 0.0
    private(set) var roots: [Int32] = []
    private(set) var constant = 0.0
    private(set) var magnitude = 0.0

    init(count: Int) {
        parents = []
        parents.reserveCapacity(count)
        for index in 0..<count { parents.append(Int32(index)) }
        scales = [Double](repeating: 1, count: count)
        offsets = [Double](repeating: 0, count: count)
        sizes = [Int32](repeating: 1, count: count)
        states = [State](repeating: .free, count: count)
        values = [Double](repeating: 0, count: count)
        sumIndices = [Int32](repeating: -1, count: count)
        uses = [Int32](repeating: 0, count: count)
        coefficients = [Double](repeating: 0, count: count)
        isListed = [Bool](repeating: false, count: count)
        freeCount = count
    }

    /// The root of a variable's tree, and how the variable follows from it.
    mutating func find(_ variable: Int32) -> (root: Int32, scale: Double, offset: Double) {
        var index = Int(variable)
        let parent = Int(parents[index])
        if parent == index { return (variable, 1, 0) }
        let grand = Int(parents[parent])
        if grand == parent { return (parents[index], scales[index], offsets[index]) }
        // Up to the root, then down again, so that every variable on the path points at the root.
        var path: [Int] = []
        while Int(parents[index]) != index {
            path.append(index)
            index = Int(parents[index])
        }
        let root = Int32(index)
        var scale = 1.0
        var offset = 0.0
        for step in path.reversed() {
            offset = scales[step] * offset + offsets[step]
            scale = scales[step] * scale
            parents[step] = root
            scales[step] = scale
            offsets[step] = offset
        }
        return (root, scale, offset)
    }

    // MARK: Composing a sum

    mutating func begin(_ constant: Double) {
        for index in roots.indices {
            coefficients[Int(roots[index])] = 0
            isListed[Int(roots[index])] = false
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
        switch states[Int(root)] {
        case .free: addFree(root, factor)
        case .constant: addConstant(factor * values[Int(root)])
        case .sum:
            refresh(root)
            let sum = sums[Int(sumIndices[Int(root)])]
            addConstant(factor * sum.constant)
            for term in sum.terms { addFree(term.variable, factor * term.coefficient) }
        }
    }

    /// Ends the sum and drops roots that have canceled out.
    mutating func end() {
        if !largestCoefficient.isFinite || !constant.isFinite { hasOverflowed = true }
        let limit = largestCoefficient * Tolerance.cancelledCoefficient
        var kept = 0
        for index in roots.indices {
            let root = roots[index]
            if coefficients[Int(root)].magnitude <= limit {
                coefficients[Int(root)] = 0
                isListed[Int(root)] = false
            } else {
                roots[kept] = root
                kept += 1
            }
        }
        if kept < roots.count { roots.removeLast(roots.count - kept) }
    }

    func coefficient(_ root: Int32) -> Double { coefficients[Int(root)] }

    private mutating func addConstant(_ number: Double) {
        constant += number
        magnitude = max(magnitude, number.magnitude)
    }

    private mutating func addFree(_ root: Int32, _ coefficient: Double) {
        let index = Int(root)
        if !isListed[index] {
            isListed[index] = true
            roots.append(root)
        }
        largestCoefficient = max(largestCoefficient, coefficient.magnitude)
        coefficients[index] += coefficient
    }

    // MARK: Using a sum that is zero

    /// Uses the composed sum as an equality: one root becomes a constant, part of a tree, or a sum of others.
    mutating func useAsEquality() -> Outcome {
        switch roots.count {
        case 0: return constant.magnitude <= Tolerance.equation(magnitude) ? .redundant : .contradiction
        case 1: assign(roots[0], -constant / coefficient(roots[0]))
        case 2: unite()
        default: substitute()
        }
        return .used
    }

    /// Makes a free root a constant.
    mutating func assign(_ root: Int32, _ value: Double) {
        states[Int(root)] = .constant
        values[Int(root)] = value
        if !value.isFinite { hasOverflowed = true }
        freeCount -= 1
        version += 1
    }

    private mutating func unite() {
        let (a, b) = (roots[0], roots[1])
        let (parent, child) = sizes[Int(a)] >= sizes[Int(b)] ? (a, b) : (b, a)
        let divisor = coefficient(child)
        parents[Int(child)] = parent
        scales[Int(child)] = -coefficient(parent) / divisor
        offsets[Int(child)] = -constant / divisor
        if !scales[Int(child)].isFinite || !offsets[Int(child)].isFinite { hasOverflowed = true }
        sizes[Int(parent)] += sizes[Int(child)]
        uses[Int(parent)] += uses[Int(child)]
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
            let (mine, best) = (uses[Int(root)], uses[Int(pivot)])
            if mine < best || (mine == best && root > pivot) { pivot = root }
        }
        let divisor = -coefficient(pivot)
        var sum = Sum(constant: constant / divisor, version: version + 1)
        for root in roots where root != pivot {
            sum.terms.append((root, coefficient(root) / divisor))
            uses[Int(root)] += 1
        }
        states[Int(pivot)] = .sum
        sumIndices[Int(pivot)] = Int32(sums.count)
        sums.append(sum)
        freeCount -= 1
        version += 1
    }

    // MARK: Bringing sums up to date

    /// Rewrites the sum of a root so that it contains free roots only.
    private mutating func refresh(_ root: Int32) {
        guard sums[Int(sumIndices[Int(root)])].version != version else { return }
        var stack = [root]
        while let top = stack.last {
            let index = Int(sumIndices[Int(top)])
            var isStale = false
            var isBlocked = false
            for term in sums[index].terms {
                let found = find(term.variable)
                if found.root != term.variable || states[Int(found.root)] != .free { isStale = true }
                if states[Int(found.root)] == .sum, sums[Int(sumIndices[Int(found.root)])].version != version {
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
            switch states[Int(found.root)] {
            case .free: add(found.root, factor)
            case .constant: constant += factor * values[Int(found.root)]
            case .sum:
                let inner = sums[Int(sumIndices[Int(found.root)])]
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
