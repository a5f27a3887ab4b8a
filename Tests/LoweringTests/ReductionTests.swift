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
        // A body needs its only expression.
        #expect(line(5, of: getter.text) == "    var total: Int { missingValue() }")
        #expect(getter.reductions.map(\.kind) == [.value])
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

    @Test func missingTypesHaveGenericParametersAndMembers() {
        let file = SourceFile(
            path: "/app/A.swift",
            text: """
                class A: Base<Int, String>.View {
                  var source = DataSource<Int>(style: .plain) { _ in 1 }
                  var mode: Base<Int, String>.Mode?
                }
                """)
        func resolve(_ errors: [(Int, Int, String)], _ standIns: [StandIn] = []) -> [StandIn] {
            ModuleReduction(files: [file], configuration: configuration(standIns: standIns))
                .resolve(errors.map { LoweredFileError(path: "A.swift", line: $0.0, column: $0.1, message: $0.2) })
                .standIns
        }
        let first = resolve([
            (1, 10, "cannot find type 'Base' in scope"), (2, 16, "cannot find 'DataSource' in scope"),
        ])
        #expect(
            first == [
                StandIn(name: "Base", kind: .object, genericParameters: 2),
                StandIn(name: "DataSource", kind: .object, genericParameters: 1),
            ])
        let second = resolve(
            [
                (1, 10, "'View' is not a member type of generic class 'App.Base<Int, String>'"),
                (3, 33, "'Mode' is not a member type of generic class 'App.Base<Int, String>'"),
                (3, 33, "'Mode' is not a member type of class 'App.Known'"),
            ], first)
        #expect(second == [StandIn(name: "Base.Mode", kind: .object), StandIn(name: "Base.View", kind: .view)])
        let module = ModuleLowering(files: [file], configuration: configuration(standIns: first + second)).lowerModule(
            named: "App")
        #expect(module.standIns.contains("open class Base<T0, T1>: MissingObject {"))
        #expect(module.standIns.contains("extension Base {\n@dynamicMemberLookup open class View: MissingView {"))
        #expect(module.files[0].text.contains("DataSource<Int>(             )"))
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

    /// Other code with the same text stays.
    @Test func onlyTheRefusedPartOfEqualPartsIsLeftOut() {
        let source = """
            struct A {
              let inset: UIEdgeInsets = .zero
              let size: BrandSize = .zero
              var color: UIColor { .red }
              var brand: BrandColor { .red }
              subscript(a: Int) -> UIColor { .red }
              subscript(b: String) -> BrandColor { .red }
              func f(a: Int) { start() }
              func f(b: Int) { start() }
            }
            """
        let text = reduced(source, [(3, 26), (5, 27), (7, 42), (9, 20)])
        #expect(
            text == """
                struct A {
                  let inset: UIEdgeInsets = .zero
                  let size: BrandSize = missingValue()
                  var color: UIColor { .red }
                  var brand: BrandColor { missingValue() }
                  subscript(a: Int) -> UIColor { .red }
                  subscript(b: String) -> BrandColor { missingValue() }
                  func f(a: Int) { start() }
                  func f(b: Int) {         }
                }
                """)
    }

    @Test(arguments: [
        ("class C: A, B, D {}", ["A"], "class C:    B, D {}"), ("class C: A, B, D {}", ["D"], "class C: A, B    {}"),
        ("class C: A, B, D {}", ["B", "D"], "class C: A       {}"),
        ("class C: A, B, D {}", ["A", "B"], "class C:       D {}"),
        ("extension C: A, B {}", ["A", "B"], "extension C       {}"),
    ])
    func inheritedTypesAreRemovedWithTheirCommas(source: String, protocols: [String], expected: String) {
        let text = reduced(source, protocols.map { (1, 7, "type 'C' does not conform to protocol '\($0)'") })
        #expect(text == expected)
    }

    /// Errors have columns of the lowered copy, in which a selector is longer than in the original.
    @Test func columnsAreThoseOfTheCopy() {
        let source = "class A {\n  @objc func tap() {}\n  func f() { add(#selector(tap)); bad(); good() }\n}"
        let line = loweredFile(source).text.split(separator: "\n", omittingEmptySubsequences: false)[3]
        let column = line.utf8.count - "bad(); good() }".utf8.count + 1
        let text = reduced(source, [(3, column)])
        #expect(!text.contains("bad()"))
        #expect(text.contains("good()"))
    }

    @Test func aFileThatDoesNotParseIsLeftOut() {
        let errors = [LoweredFileError(path: "A.swift", line: 3, column: 1, message: "expected expression")]
        let file = SourceFile(path: "/app/A.swift", text: "class A {\n  func f() {\n<<<<<<< HEAD\n}\n}")
        let result = ModuleReduction(files: [file], configuration: configuration()).resolve(errors)
        #expect(result.reductions.map(\.kind) == [.file])
    }

    @Test(arguments: [
        ("var a: () -> Void = bad", "var a: () -> Void = { missingValue() }"),
        ("var a: ((Int, A) -> String) = bad", "var a: ((Int, A) -> String) = ({ _, _ in missingValue() })"),
        ("var a: (x: Int, B) = bad", "var a: (x: Int, B) = (x: missingValue(), missingValue())"),
        ("var a: Int? = bad", "var a: Int? = missingValue()"),
    ])
    func valuesHaveTheFormOfTheirTypes(source: String, expected: String) {
        #expect(reduced(source, [(1, source.utf8.count - 2)]) == expected)
    }

    @Test func namesOfFoundationAreNotDeclared() {
        let file = SourceFile(path: "/app/A.swift", text: "func f() -> URLRequest? { nil }")
        let errors = [
            LoweredFileError(path: "A.swift", line: 1, column: 13, message: "cannot find type 'URLRequest' in scope")
        ]
        let result = ModuleReduction(files: [file], configuration: configuration()).resolve(errors)
        #expect(result.standIns.isEmpty)
        #expect(result.reductions.map(\.kind) == [.declaration])
    }

    /// Lowering doesn't parse the body; the compiler does.
    @Test func aFileWithABodyThatDoesNotParseIsLeftOut() {
        let file = SourceFile(path: "/app/Screen.swift", text: "func f() {\n    let =\n}")
        #expect(ModuleLowering(files: [file], configuration: configuration()).lower()[0].diagnostics.isEmpty)
        let errors = [error((2, 9, "expected pattern"))]
        let reductions = ModuleReduction(files: [file], configuration: configuration()).resolve(errors).reductions
        #expect(reductions.map(\.kind) == [.file])
        #expect(reductions.first?.line == 2)
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

    /// Returns the lowered text of a source after errors were resolved.
    private func reduced(_ source: String, _ errors: [(line: Int, column: Int)]) -> String {
        reduced(source, errors.map { ($0.line, $0.column, "some error") })
    }

    private func reduced(_ source: String, _ errors: [(line: Int, column: Int, message: String)]) -> String {
        let file = SourceFile(path: "/app/A.swift", text: source)
        let errors = errors.map {
            LoweredFileError(path: "A.swift", line: $0.line, column: $0.column, message: $0.message)
        }
        let reductions = ModuleReduction(files: [file], configuration: configuration()).resolve(errors).reductions
        let text = ModuleLowering(files: [file], configuration: configuration(reductions)).lower()[0].text
        return String(text.drop { $0 != "\n" }.dropFirst())
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
