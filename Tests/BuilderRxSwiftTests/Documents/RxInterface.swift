import Foundation

/// The tables of `Documentation/Rx.md`: each public symbol of the reactive modules, what it is in RxSwift, and a test
/// that uses it; and the symbols of RxSwift that aren't there.
///
/// `Tests/Fixtures/RxInterface/interface.txt` lists them.
struct RxInterface {
    struct Row {
        let module: String
        let symbol: String
        let origin: String
        let test: String?
        let remark: String

        var line: String {
            ["`\(symbol)`", origin, test ?? "", remark].reduce("|") { $0 + ($1.isEmpty ? " |" : " \($1) |") }
        }
    }

    static let modules = ["BuilderRxSwift", "BuilderRxRelay", "BuilderRxCocoa", "BuilderRxTest", "BuilderRxBlocking"]

    static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Read once for all tests.
    static let shared = Result { try RxInterface() }

    /// The rows of each module, in the order of the list.
    let tables: [(module: String, rows: [Row])]
    /// The symbols of RxSwift that aren't there: their module, and the reason.
    let missing: [(symbol: String, module: String, reason: String)]
    /// UIKit's delegates and data sources: the property of `rx` that has the proxy, such as `UITabBar.delegate`, or the
    /// reason for which there is none.
    let delegates: [(name: String, proxy: String, reason: String)]
    /// The tests that the list names and that don't use their symbols: a symbol and a test each.
    let misnamedTests: [String]

    private init() throws {
        let list = Self.project.appendingPathComponent("Tests/Fixtures/RxInterface/interface.txt")
        let tests = try RxTestSources()
        var tables: [(module: String, rows: [Row])] = []
        var missing: [(symbol: String, module: String, reason: String)] = []
        var delegates: [(name: String, proxy: String, reason: String)] = []
        var namedTests: [(symbol: String, test: String)] = []
        for line in try String(contentsOf: list, encoding: .utf8).components(separatedBy: "\n") {
            if line.isEmpty || line.hasPrefix("//") { continue }
            if line.hasPrefix("# ") {
                tables.append((String(line.dropFirst(2)), []))
                continue
            }
            guard let module = tables.last?.module else { continue }
            let cells = line.components(separatedBy: "\t")
            if module == Self.notThere {
                missing.append((cells[0], cells.count > 1 ? cells[1] : "", cells.count > 2 ? cells[2] : ""))
            } else if module == Self.delegates {
                delegates.append((cells[0], cells.count > 1 ? cells[1] : "", cells.count > 2 ? cells[2] : ""))
            } else {
                let named = cells.count > 2 && !cells[2].isEmpty ? cells[2] : nil
                if let named { namedTests.append((cells[0], named)) }
                tables[tables.count - 1].rows.append(
                    Row(
                        module: module, symbol: cells[0],
                        origin: cells.count > 3 ? cells[3] : Self.origins[cells[0]] ?? "the same",
                        test: named ?? tests.test(of: cells[0], in: module), remark: cells.count > 1 ? cells[1] : ""))
            }
        }
        self.tables = tables.filter { ![Self.notThere, Self.delegates].contains($0.module) }
        self.missing = missing
        self.delegates = delegates
        misnamedTests = namedTests.filter { !tests.isUsed($0.symbol, in: $0.test) }
            .map { "\($0.symbol): \($0.test)" }
    }

    /// The part of the document that is made of the tables.
    var text: String {
        var sections = tables.map { module, rows in
            let header = "| Symbol | In RxSwift | Test | Difference |\n|---|---|---|---|\n"
            return "## \(module)\n\n\(header)\(rows.map { "\($0.line)\n" }.joined())"
        }
        sections.append(
            "## \(Self.notThere)\n\n| Symbol | Module | Reason |\n|---|---|---|\n"
                + missing.map { "| `\($0.symbol)` | \($0.module) | \($0.reason) |\n" }.joined())
        sections.append(
            "## \(Self.delegates)\n\n| Protocol | Proxy | Why there is none |\n|---|---|---|\n"
                + delegates.map { name, proxy, reason in
                    "| `\(name)` |\(proxy.isEmpty ? "" : " `\(Self.property(of: proxy))`") |"
                        + (reason.isEmpty ? " |\n" : " \(reason) |\n")
                }.joined())
        return sections.joined(separator: "\n")
    }

    private static let notThere = "Not there"
    private static let delegates = "Delegates"

    /// The property as code has it: `UITabBar.rx.delegate`.
    private static func property(of proxy: String) -> String { proxy.replacing(".", with: ".rx.") }

    /// What symbols are in RxSwift that aren't the same.
    private static let origins = [
        "Cancellable.asDisposable()": "none: ours",
        "Disposable.asCancellable()": "none: ours",
        "ObservableConvertibleType.publisher": "RxCombine",
        "Publisher.asObservable()": "RxCombine",
        "Reactive<UICalendarView>.delegate": "none: ours",
        "Reactive<UIColorWell>.selectedColor": "none: ours",
        "Reactive<UIGestureRecognizer>.delegate": "none: ours",
        "Reactive<UIPageViewController>.delegate": "none: ours",
        "Reactive<UIPresentationController>.delegate": "none: ours",
        "Reactive<UISplitViewController>.delegate": "none: ours",
        "Reactive<UITextField>.delegate": "none: ours",
    ]
}

/// The tests' sources, in which the tests of symbols are found.
private struct RxTestSources {
    private let texts: [String: String]
    private let words: [String: Set<Substring>]
    private let names: [String]
    private let marbles: [String: MarbleSuite]

    init() throws {
        var texts: [String: String] = [:]
        for folder in ["BuilderRxSwiftTests", "BuilderRxCocoaTests"] {
            let folder = RxInterface.project.appendingPathComponent("Tests/\(folder)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                let name = file.deletingPathExtension().lastPathComponent
                texts[name, default: ""] += try String(contentsOf: file, encoding: .utf8)
            }
        }
        self.texts = texts
        words = texts.mapValues { Set($0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }) }
        names = texts.keys.sorted()
        marbles = texts.filter { $0.key.hasSuffix("Marbles") }.mapValues(MarbleSuite.init)
    }

    /// Returns the file of a test that uses a symbol: for an operator, a suite of marbles if there is one.
    func test(of symbol: String, in module: String) -> String? {
        let owner = symbol.prefix { $0 != "(" }.split(separator: ".").first ?? ""
        if RxOperators.isOperator(symbol, in: module), let suite = marbles(of: symbol) { return suite }
        let word = word(of: symbol)
        let type = owner.split { $0 == "<" || $0 == ">" }.last ?? ""
        let candidates = names.filter {
            $0.hasSuffix("Tests") && !RxOperators.documents.contains($0) && words[$0]?.contains(word) == true
        }
        // Others have to name the type, too: a property's name alone is that of many.
        return candidates.first { $0 == "\(type)Tests" } ?? candidates.first { $0.hasPrefix("\(type)+") }
            ?? candidates.first { words[$0]?.contains(type) == true }
    }

    /// Returns the suite that calls an operator in rows of its own.
    ///
    /// Titles tell the operators and overloads apart (`take: two of three`, `take(until:): at once`), and then the
    /// labels of the calls. With four sequences or more, the rows are those of the number (`zip: four`).
    private func marbles(of symbol: String) -> String? {
        let path = symbol.prefix { $0 != "(" }.split(separator: ".")
        let name = path.last ?? ""
        let labels = symbol.split(separator: "(").last?.dropLast().split(separator: ":") ?? []
        let suites = suites(of: path.first ?? "")
        let named = labels.filter { $0 != "_" }
        let count = labels.count - named.count
        if count >= 4, path.first?.hasPrefix("Primitive") == false {
            let title = "\(name): \(["four", "five", "six", "seven", "eight"][count - 4])"
            return suites.first { marbles[$0]?.titles.contains(title) == true } ?? RxOperators.arities
        }
        let label = labels.first ?? ""
        let isPlain = label.isEmpty || label == "_"
        let beginnings = [
            [label.isEmpty ? "\(name)()" : "\(name)(\(label)"], isPlain ? [":", ",", " "].map { "\(name)\($0)" } : [],
        ]
        var ranked = beginnings.map { beginnings in
            suites.filter { suite in
                beginnings.contains { marbles[suite]?.begins(with: $0) == true }
                    || beginnings.count > 1 && marbles[suite]?.titles.contains(String(name)) == true
            }
        }
        ranked += [suites.filter { marbles[$0]?.names.contains(name) == true }, suites]
        for suites in ranked {
            for needed in [named, named.dropLast(), Array(named.prefix(1)), []] {
                let suite = suites.first { marbles[$0]?.calls(name, labels: needed) == true }
                if let suite { return suite }
            }
        }
        return nil
    }

    /// Returns whether a test uses a symbol, as far as its words tell: those of the symbol and its labels, but of the
    /// last label, in whose place a closure may trail.
    func isUsed(_ symbol: String, in test: String) -> Bool {
        guard let words = words[test], let text = texts[test] else { return false }
        let labels = symbol.split(separator: "(").dropFirst().last?.dropLast().split(separator: ":").dropLast() ?? []
        let word = word(of: symbol)
        guard !word.isEmpty else { return text.contains(" == ") && words.contains(symbol.prefix { $0 != "." }) }
        let hasDefaults: Set<Substring> = ["_", "file", "line", "function"]
        return words.contains(word) && labels.allSatisfy { hasDefaults.contains($0) || words.contains($0) }
    }

    /// The word that code has for a symbol: `dynamicMember` for `Reactive.subscript(dynamicMember:)`, none for `==`.
    private func word(of symbol: String) -> Substring {
        let path = symbol.prefix { $0 != "(" }.split(separator: ".")
        switch path.last {
        case "init": return (path.dropLast().last ?? "").prefix { $0 != "<" }
        case "subscript": return symbol.split(separator: "(").last?.prefix { $0 != ":" } ?? ""
        default: return (path.last ?? "").prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        }
    }

    private func suites(of owner: Substring) -> [String] {
        if owner.hasPrefix("Infallible") { return RxOperators.infallibleSuites }
        if owner.hasPrefix("Primitive") { return RxOperators.traitSuites }
        let others = [RxOperators.infallibleSuites[0], RxOperators.traitSuites[0]]
        return names.filter { $0.hasSuffix("Marbles") && !others.contains($0) }
    }
}

/// The titles of a suite of marbles, and the calls in it.
private struct MarbleSuite {
    let titles: Set<String>
    /// The words that the titles begin with.
    let names: Set<Substring>
    /// The rest of the line after each name that is called.
    private let calls: [Substring: [Substring]]

    init(_ text: String) {
        titles = Set(text.matches(of: /Marble\(\s*"([^"]*)"/).map { String($0.1) })
        names = Set(titles.map { $0.prefix(while: Self.isWord) })
        var calls: [Substring: [Substring]] = [:]
        for line in text.split(separator: "\n") {
            for part in line.split(separator: ".", omittingEmptySubsequences: false).dropFirst() {
                let name = part.prefix(while: Self.isWord)
                let rest = line[name.endIndex...]
                guard !name.isEmpty, ["(", " {", ")", "."].contains(where: rest.hasPrefix) else { continue }
                calls[name, default: []].append(rest)
            }
        }
        self.calls = calls
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    func begins(with beginning: String) -> Bool { titles.contains { $0.hasPrefix(beginning) } }

    /// Returns whether a line calls a name with labels.
    func calls(_ name: Substring, labels: [Substring]) -> Bool {
        calls[name]?.contains { rest in labels.allSatisfy { rest.contains("\($0):") } } == true
    }
}

/// The symbols that have marbles.
enum RxOperators {
    private static let owners: Set<Substring> = [
        "ObservableType", "Observable", "InfallibleType", "Infallible", "PrimitiveSequenceType", "PrimitiveSequence",
        "ObservableConvertibleType", "ConnectableObservableType",
    ]

    fileprivate static let infallibleSuites = ["InfallibleMarbles", "TraitMarbles"]
    fileprivate static let traitSuites = ["TraitOperatorMarbles", "TraitMarbles"]
    /// The test of `combineLatest` and `zip` with four to eight sequences, which have no rows.
    static let arities = "CombiningArityTests"
    /// Tests of this folder, which name every symbol.
    fileprivate static let documents: Set = ["RxDocumentTests", "RxSwiftUseTests"]

    /// The operators without marbles, and why.
    static let withoutMarbles = [
        "connect": "a suite of its own compares connections",
        "subscribe": "emits nothing by itself",
        "create(detached:priority:work:)": "runs in a task, in real time",
    ]

    /// Returns whether a symbol is a method that creates or transforms a sequence.
    static func isOperator(_ symbol: String, in module: String) -> Bool {
        let path = symbol.prefix { $0 != "(" }.split(separator: ".")
        return module == "BuilderRxSwift" && symbol.hasSuffix(")") && path.last != "init"
            && owners.contains(path.first ?? "")
    }
}
