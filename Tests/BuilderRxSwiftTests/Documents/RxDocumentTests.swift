import Foundation
import Testing

/// `Documentation/Rx.md` names every public symbol of the reactive modules, none that isn't there, and a test of each
/// operator.
@Suite(.leavesNoResources) struct RxDocumentTests {
    private let interface: RxInterface

    init() throws { interface = try RxInterface.shared.get() }

    private static func declarations() throws -> [PublicDeclarations.Declaration] {
        try RxInterface.modules.flatMap { module in
            try PublicDeclarations(
                module: module, folder: RxInterface.project.appendingPathComponent("Sources/\(module)")
            ).all
        }
    }

    private var rows: [RxInterface.Row] { interface.tables.flatMap(\.rows) }

    @Test func theDocumentIsUpToDate() throws {
        let file = RxInterface.project.appendingPathComponent("Documentation/Rx.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(page.range(of: "\n## BuilderRxSwift\n"), "no heading “## BuilderRxSwift”")
        let expected = String(page[...start.lowerBound]) + interface.text
        if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" {
            try expected.write(to: file, atomically: true, encoding: .utf8)
            return
        }
        let lines = (Set(page.components(separatedBy: "\n")), Set(expected.components(separatedBy: "\n")))
        let changed = lines.0.symmetricDifference(lines.1).sorted()
        let isCurrent = page == expected
        #expect(isCurrent, "Rx.md is out of date: run this test with UPDATE_DOCUMENTATION=1; \(changed)")
    }

    @Test func everySymbolIsInTheList() throws {
        let listed = Set(rows.map { "\($0.module) \($0.symbol)" })
        let missing = try Self.declarations().filter { !listed.contains("\($0.module) \($0.name)") }
        let lines = missing.map { "\($0.module): \($0.name)\($0.remark.isEmpty ? "" : "\t\($0.remark)")" }
        #expect(lines.isEmpty, "not in interface.txt:\n\(lines.joined(separator: "\n"))")
    }

    @Test func theListNamesNothingElse() throws {
        let declared = try Set(Self.declarations().map { "\($0.module) \($0.name)" })
        let others = rows.map { "\($0.module) \($0.symbol)" }.filter { !declared.contains($0) }
        #expect(others.isEmpty, "not in the sources: \(others)")
        let names = Set(rows.map(\.symbol))
        let present = interface.missing.map(\.symbol).filter(names.contains)
        #expect(present.isEmpty, "there, though the list says why not: \(present)")
    }

    @Test func noSymbolHasTwoRows() {
        let names = rows.map { "\($0.module) \($0.symbol)" }
        #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted().isEmpty)
        #expect(interface.tables.map(\.module) == RxInterface.modules)
    }

    @Test func whatIsMissingHasAReason() {
        let unexplained = interface.missing.filter { $0.module.isEmpty || $0.reason.isEmpty }.map(\.symbol)
        #expect(unexplained.isEmpty, "without a module or a reason: \(unexplained)")
        #expect(!interface.missing.isEmpty)
    }

    /// UIKit's and WebKit's delegates and data sources have a proxy, or a reason for which there is none.
    @Test func everyDelegateHasARow() throws {
        var protocols: Set<String> = []
        for folder in ["BuilderUIKit", "AppleFrameworks/WebKit"] {
            let folder = RxInterface.project.appendingPathComponent("Sources/\(folder)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                let pattern = /public protocol ([A-Z]\w*(?:Delegate|DataSource|DataSourcePrefetching|Updating))\b/
                protocols.formUnion(text.matches(of: pattern).map { String($0.1) })
            }
        }
        #expect(protocols.isSuperset(of: ["UITableViewDataSourcePrefetching", "UITextFieldDelegate", "WKUIDelegate"]))
        let missing = protocols.subtracting(interface.delegates.map(\.name)).sorted()
        #expect(missing.isEmpty, "not among the delegates of interface.txt: \(missing)")
        let unexplained = interface.delegates.filter { $0.proxy.isEmpty == $0.reason.isEmpty }.map(\.name)
        #expect(unexplained.isEmpty, "without a proxy or a reason, or with both: \(unexplained)")
    }

    @Test func everySymbolHasATest() {
        let untested = rows.filter { $0.test == nil }.map { "\($0.module) \($0.symbol)" }
        #expect(untested.isEmpty, "without a test: \(untested)")
    }

    /// Tests that the list names itself.
    @Test func theListNamesTestsThatUseTheirSymbols() {
        #expect(interface.misnamedTests.isEmpty, "not used by the test: \(interface.misnamedTests)")
    }

    /// The document names a suite of marbles for each operator; those of deprecated names are the new ones', and many
    /// sequences are combined in a test of its own.
    @Test func everyOperatorHasAMarbleRow() throws {
        let folder = RxInterface.project.appendingPathComponent("Sources/BuilderRxSwift/Deprecated")
        let deprecated = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .reduce(into: Set<Substring>()) { names, file in
                let text = try String(contentsOf: file, encoding: .utf8)
                names.formUnion(text.matches(of: /func `?(\w+)`?/).map(\.output.1))
            }
        #expect(deprecated.contains("catchError"))
        let operators = rows.filter { RxOperators.isOperator($0.symbol, in: $0.module) }
        #expect(operators.count > 250)
        let without = operators.filter { row in
            let name = row.symbol.prefix { $0 != "(" }.split(separator: ".").last ?? ""
            let isExempt = RxOperators.withoutMarbles.keys.contains { $0 == name || row.symbol.hasSuffix(".\($0)") }
            return !isExempt && !deprecated.contains(name) && row.test != RxOperators.arities
                && row.test?.hasSuffix("Marbles") != true
        }
        #expect(without.isEmpty, "without a marble row: \(without.map(\.symbol))")
    }

    @Test func operatorsHaveTheMarblesOfTheirTitles() {
        let tests = Dictionary(grouping: rows) { $0.symbol }.mapValues { $0.first?.test }
        for (symbol, test) in [
            ("ObservableType.zip(_:_:)", "PairingMarbles"), ("ObservableType.zip(_:_:_:_:)", "PairingMarbles"),
            ("ObservableType.combineLatest(_:_:_:_:)", "CombiningArityTests"),
            ("ObservableType.map(_:)", "TransformingMarbles"), ("ObservableType.take(_:)", "FilteringMarbles"),
            ("ObservableType.take(until:)", "CombiningMarbles"), ("ObservableType.merge()", "FlatteningMarbles"),
            ("ObservableType.merge(_:)", "CombiningMarbles"), ("ObservableType.create(_:)", "CreatingMarbles"),
            ("ObservableType.throttle(_:latest:scheduler:)", "DebounceThrottleMarbles"),
        ] {
            #expect(tests[symbol] == test, "\(symbol)")
        }
    }

    @Test func publicDeclarationsOfTheSourcesAreFound() throws {
        let names = try Set(Self.declarations().map(\.name))
        for name in [
            "Observable", "ObservableType.map(_:)", "ObserverType.Element", "Event.next", "Event.isStopEvent",
            "MainScheduler.instance", "CompositeDisposable.init(disposables:)", "PublishRelay.accept(_:)",
            "ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)",
        ] {
            #expect(names.contains(name), "\(name)")
        }
        #expect(!names.contains { $0.contains("ObserverBase") || $0.contains("SubjectCore") })
    }
}
