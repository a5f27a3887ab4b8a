/// A system of constraints as flat lists, the input of both solvers.
///
/// Its text has one entry per line: `variables COUNT`, `edit VARIABLE STRENGTH`, and
/// `row STRENGTH RELATION CONSTANT [VARIABLE COEFFICIENT]…`. The relation is <, = or >, and compares with 0.
struct SystemDescription {
    struct Row {
        /// The strength, which is a weight in kiwi.
        var strength: Double
        var relation: Character
        var constant: Double
        var terms: [(variable: Int, coefficient: Double)]
    }

    /// Kiwi's predefined strengths.
    static let required = 1_001_001_000.0
    static let strong = 1_000_000.0
    static let weak = 1.0

    var variableCount = 0
    /// The edit variables with their strengths.
    var edits: [(variable: Int, strength: Double)] = []
    var rows: [Row] = []

    init() {}

    init(text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            switch words[0] {
            case "variables": variableCount = Int(words[1]) ?? 0
            case "edit": edits.append((Int(words[1]) ?? 0, Double(words[2]) ?? 0))
            default:
                var row = Row(
                    strength: Double(words[1]) ?? 0, relation: words[2].first ?? "=", constant: Double(words[3]) ?? 0,
                    terms: [])
                for place in stride(from: 4, to: words.count - 1, by: 2) {
                    row.terms.append((Int(words[place]) ?? 0, Double(words[place + 1]) ?? 0))
                }
                rows.append(row)
            }
        }
    }

    var text: String {
        var lines = ["variables \(variableCount)"]
        for edit in edits { lines.append("edit \(edit.variable) \(edit.strength)") }
        for row in rows {
            let terms = row.terms.map { " \($0.variable) \($0.coefficient)" }.joined()
            lines.append("row \(row.strength) \(row.relation) \(row.constant)\(terms)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    mutating func makeVariable() -> Int {
        variableCount += 1
        return variableCount - 1
    }

    mutating func add(
        _ terms: [(variable: Int, coefficient: Double)], _ constant: Double = 0, _ relation: Character = "=",
        strength: Double = required
    ) {
        rows.append(Row(strength: strength, relation: relation, constant: constant, terms: terms))
    }
}

extension SystemDescription {
    /// Returns a row of views with equal widths that fill 1,000 units.
    ///
    /// Neighbors share an edge, which is the fastest formulation for kiwi.
    static func row(_ count: Int) -> SystemDescription {
        var system = SystemDescription()
        let (first, second) = (system.makeVariable(), system.makeVariable())
        system.add([(first, 1)])
        var last = second
        for _ in 1..<count {
            let next = system.makeVariable()
            system.add([(next, 1), (last, -1), (second, -1), (first, 1)])
            last = next
        }
        system.add([(last, 1)], -1000)
        return system
    }

    /// Returns nested views, each inset by one unit from its superview.
    static func nest(_ count: Int) -> SystemDescription {
        var system = SystemDescription()
        var outer = (0..<4).map { _ in system.makeVariable() }
        let size = Double(2 * count + 100)
        for (edge, value) in zip(outer, [0, 0, size, size]) { system.add([(edge, 1)], -value) }
        for _ in 0..<count {
            let inner = (0..<4).map { _ in system.makeVariable() }
            for side in 0..<4 { system.add([(inner[side], 1), (outer[side], -1)], side < 2 ? -1 : 1) }
            outer = inner
        }
        return system
    }

    /// Returns unrelated views with a position, a height, a required minimum width of 80 and a preferred width of 100.
    static func independent(_ count: Int) -> SystemDescription {
        var system = SystemDescription()
        for index in 0..<count {
            let edges = (0..<4).map { _ in system.makeVariable() }
            system.add([(edges[0], 1)], -Double(index))
            system.add([(edges[1], 1)], -10)
            system.add([(edges[2], 1), (edges[0], -1)], -80, ">")
            system.add([(edges[2], 1), (edges[0], -1)], -100, strength: strong)
            system.add([(edges[3], 1), (edges[1], -1)], -20)
        }
        return system
    }
}
