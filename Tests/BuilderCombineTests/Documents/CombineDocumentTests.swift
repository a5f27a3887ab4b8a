import Foundation
import Testing

/// `Documentation/Combine.md` names every public symbol of Combine, where it is declared, and why others aren't there.
@Suite struct CombineDocumentTests {
    private let interface: CombineInterface

    init() throws { interface = try CombineInterface.shared.get() }

    @Test func theDocumentIsUpToDate() throws {
        let file = CombineInterface.project.appendingPathComponent("Documentation/Combine.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        let heading = "\n## Symbols\n"
        let start = try #require(page.range(of: heading), "no heading “## Symbols”")
        let introduction = try #require(page.range(of: "\n### ", range: start.upperBound..<page.endIndex))
        let expected = String(page[...introduction.lowerBound]) + interface.text
        if ProcessInfo.processInfo.environment["UPDATE_DOCUMENTATION"] == "1" {
            try expected.write(to: file, atomically: true, encoding: .utf8)
            return
        }
        let lines = (Set(page.components(separatedBy: "\n")), Set(expected.components(separatedBy: "\n")))
        let changed = lines.0.symmetricDifference(lines.1).sorted()
        let isCurrent = page == expected
        #expect(isCurrent, "Combine.md is out of date: run this test with UPDATE_DOCUMENTATION=1; \(changed)")
    }

    @Test func whatIsMissingHasAReason() {
        let rows = interface.tables.flatMap(\.rows)
        let unexplained = rows.filter { $0.place == .missing && $0.remark.isEmpty }.map(\.symbol)
        #expect(unexplained.isEmpty, "neither in the sources nor in CombineInterface.reasons: \(unexplained)")
        for reason in CombineInterface.reasons.keys.sorted() {
            let present = rows.filter {
                $0.place != .missing && ($0.symbol == reason || $0.symbol.hasPrefix("\(reason)."))
            }
            #expect(present.isEmpty, "there, though a reason says why not: \(present.map(\.symbol))")
        }
    }

    @Test func everyPublicSymbolHasARow() {
        let rows = Set(interface.tables.flatMap(\.rows).map(\.symbol))
        let missing = interface.openCombine.union(interface.builder).subtracting(rows).sorted()
        #expect(missing.isEmpty, "not in interface.txt, nor in CombineInterface.own: \(missing)")
    }

    @Test func noSymbolHasTwoRows() {
        let symbols = interface.tables.flatMap(\.rows).map(\.symbol)
        #expect(Dictionary(grouping: symbols) { $0 }.filter { $0.value.count > 1 }.keys.sorted().isEmpty)
    }

    @Test func declarationsOfTheSourcesAreFound() {
        for symbol in ["Publisher.map(_:)", "Empty", "Optional.Publisher.map(_:)", "Subscribers.Demand.max(_:)"] {
            #expect(interface.place(of: symbol) == .openCombine, "\(symbol)")
        }
        for symbol in ["Publisher.merge(with:_:)", "Publishers.Zip", "Just.map(_:)", "RunLoop.SchedulerTimeType.date"] {
            #expect(interface.place(of: symbol) == .builder, "\(symbol)")
        }
        #expect(interface.place(of: "Publisher.none()") == .missing)
    }

    /// A row names a test that uses the symbol.
    @Test func testsUseTheSymbolsTheyAreNamedFor() throws {
        var sources: [String: String] = [:]
        let folder = CombineInterface.project.appendingPathComponent("Tests/BuilderCombineTests")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            sources[file.deletingPathExtension().lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        }
        for row in interface.tables.flatMap(\.rows) {
            guard let test = row.test else { continue }
            #expect(row.place != .missing, "\(row.symbol) isn't there, and has a test")
            let source = try #require(sources[test], "no file \(test).swift")
            #expect(source.contains(try usage(of: row.symbol)), "\(test) doesn't use \(row.symbol)")
        }
    }

    /// The form in which code uses a symbol: `Type(` for an initializer, `.name(`, `.name {` or `(.name` for a method,
    /// `.name` for a property, and the name of a type.
    private func usage(of symbol: String) throws -> Regex<AnyRegexOutput> {
        // Unicode's own boundaries see one word in `Publishers.Zip`.
        try Regex(pattern(of: symbol)).wordBoundaryKind(.simple)
    }

    private func pattern(of symbol: String) -> String {
        let path = symbol.prefix { $0 != "(" }.split(separator: ".")
        let name = path.last ?? ""
        if name == "init" { return "\\b\(path.dropLast().last ?? "")(<[^>]*>)?(\\(| \\{)" }
        if symbol.contains("(") { return "\\.\(name)(\\(| \\{|<)|[(=] ?\\w*\\.\(name)\\b" }
        guard name.first?.isUppercase == true else { return "\\.\(name)\\b" }
        // The type of an operator is used by its method.
        let method = name.prefix(1).lowercased() + name.dropFirst().prefix { $0.isLetter }
        let isOperator = path.first == "Publishers"
        return "\\b\(name)\\b" + (isOperator ? "|\\.\(Self.methods[method] ?? method)\\(" : "")
    }

    private static let methods = ["mergeMany": "merge", "concatenate": "append", "receiveOn": "receive"]

    @Test func usagesAreCallsOfTheSymbolItself() throws {
        let store = try usage(of: "AnyCancellable.store(in:)")
        #expect(!"let store = CounterStore()".contains(store) && !"restore(in: &a)".contains(store))
        #expect("a.sink {}.store(in: &set)".contains(store))
        #expect("numbers.map { $0 }".contains(try usage(of: "Publisher.map(_:)")))
        #expect(!"numbers.flatMap { $0 }".contains(try usage(of: "Publisher.map(_:)")))
        #expect("Record<Int, Never>(output: [])".contains(try usage(of: "Record.init(output:completion:)")))
        #expect(!"JustOne(1)".contains(try usage(of: "Just")))
    }

    @Test func operatorRowsAreOfKnownSymbols() {
        let symbols = Set(interface.tables.flatMap(\.rows).map(\.symbol))
        let rows = OperatorRow.operators + OperatorRow.specialized + OperatorRow.publisherTypes
        let unknown = rows.map(\.symbol).filter { !symbols.contains($0) }
        #expect(unknown.isEmpty, "tested, but not in interface.txt: \(unknown)")
    }

    /// `Publishers` has OpenCombine's types, all of which are publishers of this module.
    @Test func publishersAreNamedAndConform() throws {
        let path = "Sources/BuilderCombine/Passing/OpenCombine+Publisher.swift"
        let file = CombineInterface.project.appendingPathComponent(path)
        let conformances = try String(contentsOf: file, encoding: .utf8)
        let types = interface.openCombine.filter { $0.hasPrefix("Publishers.") }.map { $0.split(separator: ".")[1] }
        for type in Set(types).sorted() {
            let isNamed = interface.builder.contains("Publishers.\(type)")
            #expect(isNamed, "no Publishers.\(type) in Publishers.swift")
            guard interface.place(of: "Publishers.\(type)") == .openCombine, !type.hasSuffix("Strategy") else {
                continue
            }
            let conforms = ["Publisher", "ConnectablePublisher"].contains {
                conformances.contains("extension Publishers.\(type): \($0) {")
            }
            #expect(conforms, "Publishers.\(type) in \(path)")
        }
    }
}
