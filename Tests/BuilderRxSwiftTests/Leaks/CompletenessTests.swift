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

    /// Suites of `BuilderRxCocoaTests` whose objects outlive their tests, and why.
    private static let lasting = [
        "ReactiveKeyValueObservingTests": "observers of other objects than views are released later than these",
        "WKWebViewTests": "its observers are those of key paths",
        "DelegateProxyTests": "proxies of other objects than views are released later than these",
        "ForwardingProxyTests": "proxies of applications, scenes and texts live on",
        "NSTextStorageTests": "proxies of texts are released later than these",
        "ProcessWide": "has suites with traits of their own",
    ]

    @Test func everySuiteLeavesNoResources() throws {
        let tests = RxInterface.project.appendingPathComponent("Tests")
        var count = 0
        var named: Set<String> = []
        for folder in ["BuilderRxSwiftTests", "BuilderRxCocoaTests"] {
            let files = FileManager.default.enumerator(
                at: tests.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                for line in text.matches(of: /(?m)^ *(?:@MainActor )?@Suite(.*) (?:struct|enum) (\w+)/) {
                    count += 1
                    let (traits, name) = (line.1, String(line.2))
                    named.insert(name)
                    let isChecked = traits.contains(".leavesNoResources")
                    #expect(isChecked != (Self.lasting[name] != nil), "\(file.lastPathComponent): \(name)")
                }
            }
        }
        #expect(count > 130)
        #expect(named.isSuperset(of: Self.lasting.keys))
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
