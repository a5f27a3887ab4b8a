import Foundation
import GallerySources
import Testing

@testable import Lowering

/// Refused code is left out: the smallest part first, and larger ones if that isn't enough.
@Suite struct ReductionTests {
    private static let screen = """
        import UIKit

        final class Screen: UIViewController, Unknown {
            let chart: ChartView = ChartView(points: [1])
            var total: Int { engine.total }

            override func viewDidLoad() {
                super.viewDidLoad()
                if isReady {
                    tracker.track(
                        "shown")
                    title = "A"
                }
            }

            override func refresh() { reload() }

            func count() -> Int {
                let all = engine.all
                return all.count
            }
        }
        """

    @Test func theSmallestStatementIsLeftOut() {
        let (text, reductions) = reduce([(10, 13, "cannot find 'tracker' in scope")])
        #expect(reductions.map(\.kind) == [.statement])
        #expect(reductions.first?.line == 10)
        #expect(reductions.first?.text == "tracker.track(")
        #expect(!text.contains("tracker"))
        // Everything else keeps its line.
        #expect(line(12, of: text) == "            title = \"A\"")
        #expect(line(18, of: text) == "    func count() -> Int {")
    }

    @Test func severalErrorsOfAStatementAreOne() {
        let (text, reductions) = reduce([
            (10, 13, "cannot find 'tracker' in scope"), (11, 17, "cannot convert value"), (10, 20, "no member"),
        ])
        #expect(reductions.count == 1)
        #expect(text.contains("title = \"A\""))
    }

    @Test func aValueHasADefault() {
        let (text, reductions) = reduce([(20, 16, "value of type 'X' has no member 'count'")])
        #expect(reductions.map(\.kind) == [.value])
        #expect(line(20, of: text) == "        return missingValue()")
    }

    @Test func aBodyIsReplacedIfItsStatementsArentEnough() {
        let (text, reductions) = reduce([(21, 5, "missing return in instance method expected to return 'Int'")])
        #expect(reductions.map(\.kind) == [.body])
        #expect(line(18, of: text) == "    func count() -> Int { return missingValue() }")
        #expect(line(22, of: text) == "}")
        let getter = reduce([(5, 22, "cannot find 'engine' in scope")])
        #expect(
            line(5, of: getter.text) == "    var total: Int { missingValue() }"
                || getter.reductions.map(\.kind) == [.statement])
    }

    @Test func anOverrideOfNothingIsAMethod() {
        let (text, reductions) = reduce([(16, 19, "method does not override any method from its superclass")])
        #expect(reductions.map(\.kind) == [.override])
        #expect(line(16, of: text) == "             func refresh() { reload() }")
        #expect(line(7, of: text) == "    override func viewDidLoad() {")
    }

    @Test func anUnmetProtocolIsNotInherited() {
        let (text, reductions) = reduce([(3, 13, "type 'Screen' does not conform to protocol 'Unknown'")])
        #expect(reductions.map(\.kind) == [.inheritance])
        #expect(line(3, of: text)?.hasPrefix("final class Screen: UIViewController") == true)
        #expect(!text.contains("Unknown"))
    }

    @Test func missingTypesAreDeclaredBeforeAnythingIsLeftOut() {
        let errors = [
            error((4, 16, "cannot find type 'ChartView' in scope")), error((10, 13, "cannot find 'tracker' in scope")),
            error((3, 39, "cannot find type 'Unknown' in scope")), error((5, 22, "cannot find 'Engine' in scope")),
        ]
        let result = ModuleReduction(files: [file], configuration: configuration()).resolve(errors)
        #expect(result.reductions.isEmpty)
        #expect(
            result.standIns == [
                StandIn(name: "ChartView", kind: .view), StandIn(name: "Engine", kind: .object),
                StandIn(name: "Unknown", kind: .protocolType),
            ])
        let lowering = ModuleLowering(files: [file], configuration: configuration(standIns: result.standIns))
        let module = lowering.lowerModule(named: "App")
        #expect(module.standIns.contains("open class ChartView: MissingView {"))
        #expect(module.standIns.contains("public protocol Unknown {}"))
        // A stand-in's initializer has no parameters.
        #expect(module.files[0].text.contains("let chart: ChartView = ChartView(           )"))
    }

    /// A part that was left out, and whose place still has errors, leads to the part around it, at last to the file.
    @Test func errorsThatStayLeadToLargerParts() {
        var reductions: [Reduction] = []
        var kinds: [Reduction.Kind] = []
        for _ in 0..<8 {
            let more = ModuleReduction(files: [file], configuration: configuration(reductions))
                .resolve([error((10, 13, "stays"))]).reductions
            kinds += more.map(\.kind)
            reductions += more
        }
        #expect(kinds == [.statement, .statement, .body, .declaration, .declaration, .file])
        let text = ModuleLowering(files: [file], configuration: configuration(reductions)).lower()[0].text
        #expect(!text.contains("class"))
    }

    /// A part is found again by its text after other lines have changed, and tried anew after it has changed itself.
    @Test func aPartIsFoundByItsText() {
        let (_, reductions) = reduce([(10, 13, "cannot find 'tracker' in scope")])
        let moved = SourceFile(path: "/app/Screen.swift", text: "// A line\n" + Self.screen)
        let text = ModuleLowering(files: [moved], configuration: configuration(reductions)).lower()[0].text
        #expect(!text.contains("tracker"))
        let changed = SourceFile(
            path: "/app/Screen.swift", text: Self.screen.replacingOccurrences(of: "\"shown\"", with: "\"seen\""))
        let other = ModuleLowering(files: [changed], configuration: configuration(reductions)).lower()[0].text
        #expect(other.contains("tracker"))
    }

    /// A file that isn't UTF-8 costs its place only: it is left out as a whole, once.
    @Test func aFileThatIsNotUTF8IsLeftOut() {
        let file = SourceFile(path: "/app/Screen.swift", bytes: [0x6C, 0xE9])
        let errors = [error((1, 2, "invalid UTF-8 found in source file"))]
        let reductions = ModuleReduction(files: [file], configuration: configuration()).resolve(errors).reductions
        #expect(reductions.map(\.kind) == [.file])
        #expect(ModuleLowering(files: [file], configuration: configuration(reductions)).lower()[0].bytes.isEmpty)
        let again = ModuleReduction(files: [file], configuration: configuration(reductions)).resolve(errors)
        #expect(again.reductions.isEmpty)
    }

    @Test(arguments: [
        ("PlayerViewController", "class A: PlayerViewController {}", StandIn.Kind.controller),
        ("FeedCell", "let a: FeedCell", .object), ("FeedTableViewCell", "let a: FeedTableViewCell", .tableCell),
        ("LoginDelegate", "weak var a: LoginDelegate?", .protocolType),
        ("Reusable", "extension A: Reusable {}", .protocolType), ("Store", "let a: any Store", .protocolType),
        ("RoundButton", "let a = RoundButton()", .view), ("Client", "let a = Client()", .object),
        ("CardView", "struct A: CardView {}", .protocolType),
    ])
    func theKindOfAMissingTypeIsGuessedFromItsUse(name: String, source: String, kind: StandIn.Kind) {
        #expect(TypeUses([SourceFile(path: "A.swift", text: source)]).kind(of: name) == kind)
    }

    private var file: SourceFile { SourceFile(path: "/app/Screen.swift", text: Self.screen) }

    private func configuration(
        _ reductions: [Reduction] = [], standIns: [StandIn] = []
    ) -> LoweringConfiguration {
        LoweringConfiguration(root: "/app", reductions: reductions, standIns: standIns)
    }

    private func error(_ place: (line: Int, column: Int, message: String)) -> LoweredFileError {
        LoweredFileError(path: "Screen.swift", line: place.line, column: place.column, message: place.message)
    }

    /// Returns the lowered text after errors were resolved, without what precedes the original's first line.
    private func reduce(
        _ errors: [(line: Int, column: Int, message: String)]
    ) -> (text: String, reductions: [Reduction]) {
        let reductions = ModuleReduction(files: [file], configuration: configuration()).resolve(errors.map(error))
            .reductions
        let text = ModuleLowering(files: [file], configuration: configuration(reductions)).lower()[0].text
        return (String(text.drop { $0 != "\n" }.dropFirst()), reductions)
    }

    private func line(_ number: Int, of text: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1) else { return nil }
        var line = lines[number - 1]
        while line.last == " " { line.removeLast() }
        return String(line)
    }
}
