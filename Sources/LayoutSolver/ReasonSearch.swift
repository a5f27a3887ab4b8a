/// Finds the statements that determine sums of variables, by elimination: statements enter in order of preference, each
/// only if it is independent of those before it, until every sum follows from them.
struct ReasonSearch {
    private typealias Sparse = [Int32: Double]

    /// A statement without the pivot variables of those before it, and the statements that it is a combination of.
    private struct Pivot {
        var variable: Int32
        var terms: Sparse
        var parts: Sparse
    }

    private struct Target {
        var terms: Sparse = [:]
        var parts: Sparse = [:]
    }

    private let part: ConnectedPart
    private let isFree: Set<Int32>
    private var pivots: [Pivot] = []
    private var pivotOfVariable: [Int32: Int] = [:]
    private var targets: [Target] = []

    init(part: ConnectedPart, sums: [[ConstraintSolver.Term]]) {
        self.part = part
        isFree = Set(part.variables.map(\.index))
        targets = sums.map { terms in
            var target = Target()
            for term in terms where isFree.contains(term.variable.index) {
                target.terms[term.variable.index, default: 0] += term.coefficient
            }
            return target
        }
        for index in targets.indices { Self.clean(&targets[index].terms) }
    }

    mutating func run() {
        for index in order() {
            if targets.allSatisfy(\.terms.isEmpty) { return }
            enter(index)
        }
    }

    func explanations() -> [ConstraintSolver.Explanation] {
        targets.map { target in
            let indices = target.parts.keys.sorted()
            return ConstraintSolver.Explanation(
                reasons: indices.map { part.statements[Int($0)] },
                directCount: indices.prefix { $0 < part.directCount }.count, isUndetermined: !target.terms.isEmpty)
        }
    }

    // MARK: Order

    /// The statements that hold exactly, the most preferred first.
    private func order() -> [Int] {
        // Opposite inequalities that hold exactly on the same terms are an equality: a content size.
        var weakest: [[ConstraintSolver.Term]: [ConstraintSolver.Relation: Double]] = [:]
        let tight = part.statements.indices.filter { part.statements[$0].isTight }
        for index in tight where part.statements[index].relation != .equal {
            let statement = part.statements[index]
            guard case .constraint = statement.source else { continue }
            weakest[statement.terms, default: [:]][statement.relation] = max(
                weakest[statement.terms]?[statement.relation] ?? 0, statement.priority)
        }
        func rank(_ index: Int) -> (Int, Double) {
            let statement = part.statements[index]
            switch statement.source {
            case .defaultPosition: return (3, 0)
            case .size: return (2, 0)
            case .constraint: break
            }
            if statement.relation == .equal { return (0, -statement.priority) }
            if let both = weakest[statement.terms], let least = both.values.min(), both.count == 2 {
                return (0, -least)
            }
            return (1, -statement.priority)
        }
        let ranked = tight.map { (index: $0, rank: rank($0)) }
        return ranked.sorted { ($0.rank.0, $0.rank.1, $0.index) < ($1.rank.0, $1.rank.1, $1.index) }.map(\.index)
    }

    // MARK: Elimination

    private mutating func enter(_ index: Int) {
        var terms: Sparse = [:]
        for term in part.statements[index].terms where isFree.contains(term.variable.index) {
            terms[term.variable.index, default: 0] += term.coefficient
        }
        Self.clean(&terms)
        var parts: Sparse = [Int32(index): 1]
        // A pivot row contains no pivot variable of those before it, so that one ascending pass is enough.
        while let next = terms.keys.compactMap({ pivotOfVariable[$0] }).min() {
            let factor = terms[pivots[next].variable] ?? 0
            Self.subtract(pivots[next].terms, factor, from: &terms)
            Self.subtract(pivots[next].parts, factor, from: &parts)
            terms[pivots[next].variable] = nil
        }
        guard let variable = Self.largest(of: terms), let coefficient = terms[variable] else { return }
        terms = terms.mapValues { $0 / coefficient }
        parts = parts.mapValues { $0 / coefficient }
        pivotOfVariable[variable] = pivots.count
        for target in targets.indices {
            guard let factor = targets[target].terms[variable] else { continue }
            Self.subtract(terms, factor, from: &targets[target].terms)
            Self.subtract(parts, -factor, from: &targets[target].parts)
            targets[target].terms[variable] = nil
        }
        pivots.append(Pivot(variable: variable, terms: terms, parts: parts))
    }

    private static func largest(of terms: Sparse) -> Int32? {
        terms.max { a, b in
            a.value.magnitude != b.value.magnitude ? a.value.magnitude < b.value.magnitude : a.key < b.key
        }?.key
    }

    private static func subtract(_ other: Sparse, _ factor: Double, from terms: inout Sparse) {
        for (key, value) in other {
            let result = (terms[key] ?? 0) - factor * value
            terms[key] = result.magnitude < Tolerance.reasonCoefficient ? nil : result
        }
    }

    private static func clean(_ terms: inout Sparse) {
        terms = terms.filter { $0.value.magnitude >= Tolerance.reasonCoefficient }
    }
}
