import Foundation
import Testing

/// The table of chains leaves no operator out, and each suite checks that its tests leave no objects.
@Suite(.leavesNoResources) struct CompletenessTests {
    /// Functions without a row, and why.
    private static let exempt: [String: String] = [
        "AsyncSequence.asObservable": "runs in a task; its own tests wait for that to be cancelled"
    ]

    @Test func everyPublicFunctionHasARow() throws {
        let names = try PublicNames.all()
        #expect(names.count > 100)
        let covered = Set(Chain.all.flatMap(\.covers))
        let missing = names.filter { !covered.contains($0.key) && Self.exempt[$0.key] == nil }
        let list = missing.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { "\($0.key) (\($0.value))" }
        let isComplete = missing.isEmpty
        #expect(isComplete, "without a row: \(list.joined(separator: ", "))")
        let unknown = covered.union(Self.exempt.keys).subtracting(names.keys).sorted()
        #expect(unknown.isEmpty, "rows of what doesn't exist: \(unknown.joined(separator: ", "))")
    }

    @Test func everySuiteLeavesNoResources() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var count = 0
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                guard line.hasPrefix("@Suite") || line.hasPrefix("@MainActor @Suite") else { continue }
                count += 1
                #expect(line.contains(".leavesNoResources"), "\(file.lastPathComponent): \(line)")
            }
        }
        #expect(count > 100)
    }

    @Test func deprecatedNamesAreLeftOut() {
        let text = """
            public func one() {}
                @available(*, deprecated, renamed: "one")
                public func two() {}
            public static func `three`<A>(_ a: A) {}
            func four() {}
            @available(*, deprecated, message: "no more (really)")
            @discardableResult
            public func five() {}
            """
        #expect(PublicNames.functions(in: text) == ["one", "three"])
    }
}
