import RandomNumbers
import Testing

@testable import LayoutSolver

/// Rows in flat lists are what lists of lists would be, whatever changes them.
struct TermRowsTests {
    /// The rows, and by node the rows that were ever said to mention it, in that order.
    private struct Plain {
        var rows: [[Int32: Double]] = []
        var mentions: [[Int]]
    }

    private static func mentions(_ rows: TermRows, of node: Int32) -> [Int] {
        var result: [Int] = []
        var mention = rows.firstMention(of: node)
        while mention >= 0 {
            result.append(rows.row(of: mention))
            mention = rows.mention(after: mention)
        }
        return result
    }

    private static func expectSame(_ rows: TermRows, _ plain: Plain) {
        #expect(rows.count == plain.rows.count)
        for row in plain.rows.indices {
            let terms = rows.terms[rows.range(row)]
            #expect(terms.count == plain.rows[row].count)
            #expect(terms.allSatisfy { plain.rows[row][$0.node] == $0.coefficient })
        }
        for node in plain.mentions.indices {
            #expect(mentions(rows, of: Int32(node)) == plain.mentions[node])
        }
    }

    @Test(arguments: 1...20) func rowsAndMentionsAreKept(_ seed: UInt64) {
        var numbers = SplitMix(seed)
        let nodeCount = Int.random(in: 1...8, using: &numbers)
        let rowCount = Int.random(in: 0...12, using: &numbers)
        var rows = TermRows(nodeCount: nodeCount, rowCount: rowCount, termCount: 0)
        var plain = Plain(mentions: [[Int]](repeating: [], count: nodeCount))
        func terms() -> [Int32: Double] {
            var result: [Int32: Double] = [:]
            for node in 0..<Int32(nodeCount) where Bool.random(using: &numbers) {
                result[node] = Double.random(in: -2...2, using: &numbers)
            }
            return result
        }
        for row in 0..<rowCount {
            let new = terms()
            for (node, coefficient) in new {
                rows.add(node, coefficient)
                plain.mentions[Int(node)].append(row)
            }
            rows.endRow()
            plain.rows.append(new)
        }
        Self.expectSame(rows, plain)
        for row in plain.rows.indices.shuffled(using: &numbers).prefix(5) {
            let new = terms()
            for node in new.keys where plain.rows[row][node] == nil {
                rows.mention(node, in: row)
                plain.mentions[Int(node)].append(row)
            }
            rows.replace(row, by: new.map { ($0.key, $0.value) })
            plain.rows[row] = new
            Self.expectSame(rows, plain)
        }
    }
}
