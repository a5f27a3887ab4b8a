import Foundation
import Testing

/// The list of SwiftlyUI's interface, and the page of members that wait.
///
/// The plugin `ProveInterface` generates sources that compile only when the interface is as listed. These tests prove
/// that the sources cover every line of the list, and print how much of the interface exists.
@Suite struct InterfaceTests {
    @Test func everyLineThatDoesNotWaitIsProved() throws {
        let parts = try InterfaceList.read().parts
            .map { (name: $0.name, lines: $0.lines.filter { $0.state == .there }.map(\.text)) }
            .filter { !$0.lines.isEmpty }
        #expect(parts.map(\.name) == ProvedInterface.parts.map(\.name))
        for (part, proved) in zip(parts, ProvedInterface.parts) {
            #expect(part.lines == proved.lines, "\(part.name)")
        }
    }

    @Test func theListIsWhole() throws {
        let lines = try InterfaceList.read().lines
        #expect(lines.count == 1063)
    }

    @Test func constantsHaveTheValuesOfTheirLines() throws {
        #expect(ProvedInterface.values.count == 16)
        for (name, holds) in ProvedInterface.values { #expect(holds, "\(name)") }
    }

    @Test func whatDiffersHasAReason() throws {
        for line in try InterfaceList.read().lines {
            if case .different(let reason) = line.state { #expect(reason.count > 20, "\(line.text)") }
        }
    }

    /// A mark can't outlive its reason: the type that a line waits for must not have come to exist.
    @Test func whatIsWaitedForDoesNotExist() throws {
        let types = try DeclaredTypes(in: "Sources/BuilderUIKit")
        for known in ["UILabel", "UIView.ContentMode", "UIScrollViewDelegate", "UITableView.RowAnimation"] {
            #expect(types.names.contains(known), "\(known) isn't found: the search is broken")
        }
        for line in try InterfaceList.read().lines {
            guard case .waiting(let type) = line.state else { continue }
            #expect(!type.isEmpty, "\(line.text) doesn't say what it waits for")
            #expect(
                !types.names.contains(type), "\(type) exists: take the mark away from “\(line.text)”, and declare it")
        }
    }

    @Test func thePageOfUnavailableMembersIsCurrent() throws {
        let expected = UnavailableMembersPage(of: try InterfaceList.read()).text
        if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" {
            try expected.write(to: UnavailableMembersPage.url, atomically: true, encoding: .utf8)
        }
        let page = try String(contentsOf: UnavailableMembersPage.url, encoding: .utf8)
        #expect(page == expected, "UnavailableMembers.md is out of date: run this test with UPDATE_DOCUMENTATION=1")
    }

    @Test func coverage() throws {
        var rows: [(owner: String, proved: Int, waiting: Int, different: Int)] = []
        let parts = try InterfaceList.read().parts
        for line in parts.filter({ $0.name != "Additions" }).flatMap(\.lines) {
            guard let owner = line.owner.map(InterfaceMember.name(ofOwner:)) else { continue }
            let place = rows.firstIndex { $0.owner == owner } ?? rows.endIndex
            if place == rows.endIndex { rows.append((owner, 0, 0, 0)) }
            switch line.state {
            case .there: rows[place].proved += 1
            case .waiting: rows[place].waiting += 1
            case .different: rows[place].different += 1
            }
        }
        let sum = rows.reduce((0, 0, 0)) { ($0.0 + $1.proved, $0.1 + $1.waiting, $0.2 + $1.different) }
        let additions = parts.filter { $0.name == "Additions" }.flatMap(\.lines).filter { $0.owner != nil }
        rows.append(("all", sum.0, sum.1, sum.2))
        print("SwiftlyUI's interface: members proved, waiting for a type, otherwise here, in all")
        for row in rows {
            let owner = (row.owner.isEmpty ? "(functions)" : row.owner).padding(
                toLength: 34, withPad: " ", startingAt: 0)
            print(
                "  \(owner) \(row.proved) + \(row.waiting) + \(row.different) = \(row.proved + row.waiting + row.different)"
            )
        }
        print("  besides them \(additions.count) that the original doesn't have")
        #expect(sum.0 > 800)
        #expect(sum.1 < sum.0 / 8, "more waits than should")
    }
}
