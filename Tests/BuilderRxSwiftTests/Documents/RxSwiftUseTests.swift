import Foundation
import Testing

/// `Documentation/RxSwiftSymbols.txt` lists what `Builder` and `BuilderRxCocoa` use of RxSwift and RxRelay; all of it
/// is in their interface, so that both modules build against RxSwift itself (`Documentation/RealRxSwift.md`).
///
/// `scripts/list-rx-symbols --check` compares the list with the compiler's index.
@Suite(.leavesNoResources) struct RxSwiftUseTests {
    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let modules = ["BuilderRxSwift", "BuilderRxRelay"]
    private static let users = ["Builder", "BuilderRxCocoa"]

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
    }

    /// The list: a module and a symbol a line, such as “BuilderRxSwift ObservableType.map(_:)”.
    private static func listed() throws -> [String] {
        try text("Documentation/RxSwiftSymbols.txt").split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") }
    }

    /// The rows of `Documentation/Rx.md`: what each symbol is in RxSwift.
    private static func interface() throws -> [String: String] {
        var module = ""
        var rows: [String: String] = [:]
        for line in try text("Documentation/Rx.md").components(separatedBy: "\n") {
            if line.hasPrefix("## ") { module = String(line.dropFirst(3)) }
            let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count > 3, cells[1].hasPrefix("`"), modules.contains(module) else { continue }
            rows["\(module) \(cells[1].dropFirst().dropLast())"] = cells[2]
        }
        return rows
    }

    private static func sources(of module: String) throws -> [(file: String, text: String)] {
        let folder = project.appendingPathComponent("Sources/\(module)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map { file in
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            return ("\(module)/\(file.lastPathComponent)", code.joined(separator: "\n"))
        }
    }

    private static func words(of module: String) throws -> [(file: String, words: Set<Substring>)] {
        try sources(of: module).map { file, text in
            (file, Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }))
        }
    }

    /// The name that code has of a symbol: `map` of `ObservableType.map(_:)`.
    private static func word(_ symbol: String) -> Substring {
        let name = symbol.prefix { $0 != "(" }
        return name.split { $0 == "." || $0 == " " }.last ?? name
    }

    @Test func everyListedSymbolIsInRxSwift() throws {
        let interface = try Self.interface()
        let declared = try Set(
            Self.modules.flatMap { module in
                try PublicDeclarations(module: module, folder: Self.project.appendingPathComponent("Sources/\(module)"))
                    .all.map { "\(module) \($0.name)" }
            })
        for symbol in try Self.listed() {
            #expect(interface[symbol] == "the same", "\(symbol) isn't RxSwift's")
            #expect(declared.contains(symbol), "\(symbol) isn't public")
        }
    }

    @Test func theListIsSortedAndNamesEachSymbolOnce() throws {
        let listed = try Self.listed()
        #expect(listed == Array(Set(listed)).sorted())
        #expect(listed.count > 100)
    }

    /// A listed symbol's name is somewhere in the code; without the index that is all that can be told of an overload.
    @Test func everyListedSymbolIsNamedInTheSources() throws {
        let words = try Self.users.flatMap { try Self.words(of: $0) }.reduce(into: Set<Substring>()) {
            $0.formUnion($1.words)
        }
        // The initializers of types that are named.
        let unnamed = try Self.listed().filter { !words.contains(Self.word($0)) && !$0.contains(".init(") }
        #expect(unnamed.isEmpty, "listed, but not used: \(unnamed)")
    }

    /// A type that the code names is listed.
    @Test func everyTypeOfTheSourcesIsListed() throws {
        let listed = try Set(Self.listed().map { $0.prefix { $0 != "." } })
        let types = try Self.interface().keys.filter { !$0.contains(".") }
        for module in Self.users {
            for (file, words) in try Self.words(of: module) {
                for type in types where words.contains(Self.word(type)) {
                    #expect(listed.contains(Substring(type)), "\(file) names \(type)")
                }
            }
        }
    }

    /// Nothing that only this package's modules have is named: members that RxSwift lacks, and package members.
    @Test func nothingElseIsUsed() throws {
        let declaration = /package (?:static |final |class |struct |enum |protocol )*(?:func |var |let )?(\w+)/
        func packageNames(of module: String) throws -> Set<Substring> {
            try Set(Self.sources(of: module).flatMap { $0.text.matches(of: declaration).map(\.output.1) })
        }
        var others = try Self.modules.reduce(into: Set<Substring>()) { $0.formUnion(try packageNames(of: $1)) }
        // Requirements of the package's own protocols.
        others.subtract(try packageNames(of: "Settling").union(["neutralValue"]))
        others.formUnion(
            try Self.interface().filter { $0.value != "the same" }.map { Self.word($0.key) }
                // Shared with RxSwift's methods of other types.
                .filter { !["asObservable"].contains($0) })
        #expect(others.contains("combineLatestEach"))
        #expect(others.contains("asCancellable"))
        for module in Self.users {
            for (file, words) in try Self.words(of: module) {
                let found = words.intersection(others).sorted()
                #expect(found.isEmpty, "\(file) uses \(found), which RxSwift doesn't have")
            }
        }
    }

    /// Only declared access to the modules: no internals.
    @Test func importsAreOrdinary() throws {
        for module in Self.users {
            for (file, text) in try Self.sources(of: module) {
                #expect(!text.contains("@testable") && !text.contains("@_spi"), "\(file)")
            }
        }
    }
}
