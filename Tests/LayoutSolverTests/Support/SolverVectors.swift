import Foundation

@testable import LayoutSolver

/// Systems with answers by HiGHS, made by `Tools/SolverVectors/make-solver-vectors`.
struct SolverVector {
    var system: RandomSystem
    /// The required rows that stay out.
    var refused: [Int]
    /// The least sum of errors at each optional priority, from high to low.
    var levels: [Double]
    /// The one answer that all rules together leave; of smaller systems only.
    var point: [Double]?

    static let kinds = [
        "rows", "nests", "stacks", "aspects", "percentages", "forms", "columns", "dense", "degenerate", "ties",
        "fractions", "inequalities", "contradictions", "broken-layouts", "large", "sparse",
    ]

    /// All systems of a kind. Each file is read once.
    static func load(_ kind: String) throws -> [SolverVector] { try all[kind]?.get() ?? [] }

    private static let all: [String: Result<[SolverVector], any Error>] = {
        var result: [String: Result<[SolverVector], any Error>] = [:]
        for kind in kinds { result[kind] = Result { try read(kind) } }
        return result
    }()

    private static func read(_ kind: String) throws -> [SolverVector] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = folder.appendingPathComponent("../../Fixtures/SolverVectors/\(kind).json").standardized
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).systems.map(SolverVector.init)
    }

    private init(_ written: Written) {
        system = RandomSystem(variableCount: written.n)
        system.fixed = (written.fixed ?? []).map { (Int($0[0]), $0[1]) }
        system.sizes = (written.sizes ?? []).map { ($0[0], $0[1]) }
        system.rows = written.rows.map { numbers in
            RandomSystem.Row(
                terms: stride(from: 3, to: numbers.count, by: 2).map { (Int(numbers[$0]), numbers[$0 + 1]) },
                constant: numbers[2],
                relation: numbers[1] == 0 ? .equal : numbers[1] < 0 ? .lessOrEqual : .greaterOrEqual,
                priority: numbers[0])
        }
        refused = written.refused ?? []
        levels = written.levels
        point = written.point
    }

    private struct File: Decodable {
        var systems: [Written]
    }

    private struct Written: Decodable {
        var n: Int
        var fixed: [[Double]]?
        var sizes: [[Int]]?
        var rows: [[Double]]
        var refused: [Int]?
        var levels: [Double]
        var point: [Double]?
    }
}
