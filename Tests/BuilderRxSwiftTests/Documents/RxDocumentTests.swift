import Foundation
import Testing

/// `Documentation/Rx.md` names every public symbol of the reactive modules, and none that isn't there.
@Suite struct RxDocumentTests {
    static let modules = ["BuilderRxSwift", "BuilderRxRelay", "BuilderRxCocoa", "BuilderRxTest", "BuilderRxBlocking"]

    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func declarations() throws -> [PublicDeclarations.Declaration] {
        try modules.flatMap { module in
            try PublicDeclarations(
                module: module, folder: project.appendingPathComponent("Sources/\(module)")
            ).all
        }
    }

    /// The symbols that the document's tables name, with their module: the heading above.
    private static func documented() throws -> Set<String> {
        let document = try String(
            contentsOf: project.appendingPathComponent("Documentation/Rx.md"), encoding: .utf8)
        var module = ""
        var names: Set<String> = []
        for line in document.components(separatedBy: "\n") {
            if line.hasPrefix("## ") { module = String(line.dropFirst(3)) }
            let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            if cells.count > 3, cells[1].hasPrefix("`") { names.insert("\(module) \(cells[1].dropFirst().dropLast())") }
        }
        return names
    }

    @Test func everySymbolIsInTheDocument() throws {
        let documented = try Self.documented()
        let missing = try Self.declarations().filter { !documented.contains("\($0.module) \($0.name)") }
        let rows = missing.map { "\($0.module) | `\($0.name)` | the same | \($0.remark) |" }
        #expect(rows.isEmpty, "missing:\n\(rows.joined(separator: "\n"))")
    }

    @Test func theDocumentNamesNothingElse() throws {
        let declared = try Set(Self.declarations().map { "\($0.module) \($0.name)" })
        let others = try Self.documented().subtracting(declared).sorted()
        #expect(others.isEmpty, "not in the sources: \(others)")
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
