import Foundation
import Testing

@testable import BuilderSnapshotTesting

/// Returns a strategy's snapshot of a value.
func text<Value>(of value: Value, as strategy: Snapshotting<Value, String>) throws -> String {
    try SnapshotRun.take({ value }, as: strategy, timeout: 300).format
}

@Suite struct SnapshottingTextTests {
    private struct User: Codable {
        var name = "Ada"
        var id = 1
        var tags: [String] = ["a"]
        var boss: Box?
    }

    private final class Box: Codable {
        var value = 7
    }

    private enum Level: CaseIterable { case low, high }

    @Test func valuesAreWrittenAsTheyAreHeld() throws {
        #expect(
            try text(of: User(boss: Box()), as: .dump) == """
                ▿ User
                  ▿ boss: Optional<Box>
                    ▿ some: Box
                      - value: 7
                  - id: 1
                  - name: "Ada"
                  ▿ tags: 1 element
                    - "a"

                """)
        #expect(try text(of: User().boss, as: .dump) == "- Optional<Box>.none\n")
        #expect(try text(of: Level.low, as: .dump) == "- Level.low\n")
    }

    @Test func whatHasNoOrderIsSorted() throws {
        let expected = "▿ 3 members\n  - 1\n  - 2\n  - 3\n"
        #expect(try text(of: Set([3, 1, 2]), as: .dump) == expected)
        let table = try text(of: ["b": 1, "a": 2], as: .dump)
        let first = try #require(table.firstRange(of: "\"a\""))
        let second = try #require(table.firstRange(of: "\"b\""))
        #expect(first.lowerBound < second.lowerBound)
    }

    @Test func datesURLsAndDataAreWrittenBriefly() throws {
        #expect(try text(of: Date(timeIntervalSince1970: 0), as: .dump) == "- 1970-01-01T00:00:00Z\n")
        #expect(try text(of: URL(string: "https://a.b/c")!, as: .dump) == "- https://a.b/c\n")
        #expect(try text(of: Data([1, 2]), as: .dump) == "- 2 bytes\n")
    }

    @Test func ringsEnd() throws {
        final class Ring { var next: Ring? }
        let ring = Ring()
        ring.next = ring
        #expect(try text(of: ring, as: .dump).contains("circular reference"))
        ring.next = nil
    }

    @Test func encodableValuesAreJSONAndPropertyLists() throws {
        #expect(try text(of: User(), as: .json).contains("\"id\" : 1,\n  \"name\" : \"Ada\""))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(try text(of: User(), as: .json(encoder)) == #"{"id":1,"name":"Ada","tags":["a"]}"#)
        #expect(try text(of: User(), as: .plist).contains("<string>Ada</string>"))
        let binary = PropertyListEncoder()
        binary.outputFormat = .binary
        #expect(throws: SnapshotError.self) { try text(of: User(), as: .plist(binary)) }
        #expect(throws: SnapshotError.self) { try text(of: Double.nan, as: .json) }
    }

    @Test func anythingThatIsJSONIsWrittenSo() throws {
        let value: Any = ["b": [1, 2], "a": "x/y"]
        #expect(try text(of: value, as: Snapshotting<Any, String>.json).contains("\"a\" : \"x/y\""))
        #expect(throws: SnapshotError.self) { try text(of: Date() as Any, as: Snapshotting<Any, String>.json) }
    }

    @Test func functionsOfCasesAreTables() throws {
        let strategy = Snapshotting<Level, String>.func(into: Snapshotting<String, String>.lines)
        let table = try text(of: { (level: Level) in "“\(level)” \"is\"" }, as: strategy)
        let implied: Snapshotting<(Level) -> String, String> = .func(into: .lines)
        #expect(try text(of: { "“\($0)” \"is\"" }, as: implied) == table)
        #expect(table == "\"low\",\"“low” \"\"is\"\"\"\n\"high\",\"“high” \"\"is\"\"\"")
    }

    @Test func requestsAreTextAndCurl() throws {
        var request = URLRequest(url: URL(string: "https://example.com/a?b=c")!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("x", forHTTPHeaderField: "Accept")
        request.httpBody = Data(#"{"b":1,"a":"$x"}"#.utf8)
        #expect(
            try text(of: request, as: .raw)
                == "POST https://example.com/a?b=c\nAccept: x\nContent-Type: application/json\n\n{\"b\":1,\"a\":\"$x\"}"
        )
        #expect(try text(of: request, as: .raw(pretty: true)).contains("\"a\" : \"$x\",\n  \"b\" : 1"))
        let curl = try text(of: request, as: .curl)
        #expect(curl.hasPrefix("curl \\\n\t--request POST \\\n\t--header \"Accept: x\""))
        #expect(curl.contains(#"--data "{\"b\":1,\"a\":\"\$x\"}""#))
    }

    @Test func pathsAreTheirSegments() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: -0.0))
        path.addLine(to: CGPoint(x: 1234.5, y: 0.12349))
        path.addQuadCurve(to: CGPoint(x: 4, y: 5), controlPoint: CGPoint(x: 2, y: 3))
        path.addCurve(
            to: CGPoint(x: 10, y: 11), controlPoint1: CGPoint(x: 6, y: 7), controlPoint2: CGPoint(x: 8, y: 9))
        path.close()
        path.move(to: CGPoint(x: -1, y: 1))
        path.addLine(to: CGPoint(x: 1, y: 1))
        let expected = """
            MoveTo (0.0, 0.0)
            LineTo (1234.5, 0.123)
            QuadCurveTo (2.0, 3.0) (4.0, 5.0)
            CurveTo (6.0, 7.0) (8.0, 9.0) (10.0, 11.0)
            Close

            MoveTo (-1.0, 1.0)
            LineTo (1.0, 1.0)

            """
        #expect(try text(of: path, as: .elementsDescription) == expected)
        #expect(try text(of: path.cgPath, as: .elementsDescription) == expected)
        let whole = NumberFormatter()
        whole.maximumFractionDigits = 0
        let line = try text(of: path, as: .elementsDescription(numberFormatter: whole)).split(separator: "\n")[2]
        #expect(line == "QuadCurveTo (2, 3) (4, 5)")
        #expect(try text(of: UIBezierPath(), as: .elementsDescription) == "")
    }

    @Test func pullbacksTakeTheSameOfAnother() throws {
        let strategy = Snapshotting<String, String>.lines.pullback { (user: User) in user.name }
        #expect(try text(of: User(), as: strategy) == "Ada")
        let later = Snapshotting<String, String>.lines.asyncPullback { (user: User) in Async(value: user.name + "!") }
        #expect(try text(of: User(), as: later) == "Ada!")
    }
}
