import GallerySources
import Testing

@testable import Lowering

/// Previews of UIKit's views become functions, and others are removed.
@Suite struct PreviewTests {
    @Test func aPreviewIsAFunction() {
        let file = loweredFile(
            """
            import UIKit
            #Preview("Card", traits: .landscapeLeft,
                .fixedLayout(width: 320, height: 80.5), .defaultLayout) {
                let card = Card()
                card.tap(#selector(Card.save))
                return card
            }
            @available(iOS 17, *)
            #Preview { Card() }
            #Preview(body: { () -> UIView in Card() })
            """)
        #expect(file.previews.map(\.name) == ["Card", nil, nil])
        #expect(file.previews.map(\.line) == [2, 8, 10])
        #expect(file.previews.first?.traits == [".landscapeLeft", ".fixedLayout(width: 320, height: 80.5)"])
        let functions = file.previews.compactMap(\.function)
        #expect(functions.count == 3)
        #expect(Set(functions).count == 3)
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
        #expect(lines[1] == "@MainActor func \(functions[0])() -> any RenderSource {")
        #expect(lines[3...6].joined(separator: "\n").hasPrefix("    let card = Card()\n    card.tap(Selector(\"save\""))
        #expect(lines[7] == "@available(iOS 17, *)")
        #expect(lines[8] == "@MainActor func \(functions[1])() -> any RenderSource { Card() }")
        #expect(lines[9] == "@MainActor func \(functions[2])() -> any RenderSource { Card() } ")
    }

    @Test(arguments: [
        "struct Card_Previews: PreviewProvider {\n}",
        "import SwiftUI\n#Preview { Text(\"\") }",
        "import SwiftUI\nstruct Card: View {}\n#Preview(\"A\") { Card() }",
        "import SwiftUI\n#Preview { VStack { }.padding() }",
        "#Preview {\n    @Previewable @State var isOn = true\n    return Toggle(isOn)\n}",
    ])
    func swiftUIsPreviewsAreRemoved(source: String) throws {
        let file = loweredFile(source)
        let preview = try #require(file.previews.first)
        #expect(preview.function == nil)
        #expect(preview.obstacle == .swiftUI)
        #expect(!file.text.contains("Preview"))
        #expect(file.text.filter { $0 == "\n" }.count == source.filter { $0 == "\n" }.count + 1)
    }

    /// A file that imports both frameworks may preview views of UIKit, which are classes.
    @Test(arguments: [
        "#Preview { Card() }", "#Preview {\n    let card = Card()\n    return card\n}", "#Preview { UILabel() }",
        "#Preview { Card.make(1) }", "#Preview { HomeViewController() }",
    ])
    func classesBesideSwiftUIAreDrawn(source: String) {
        let file = loweredFile("import SwiftUI\nimport UIKit\n\(source)", with: ["final class Card: UIView {}"])
        #expect(file.previews.first?.function != nil)
    }

    @Test(arguments: [
        "#Preview(as: .systemSmall) { Widget() } timeline: { Entry() }", "#Preview(body: make)",
        "class Card {\n    #Preview { Card() }\n}",
    ])
    func otherFormsAreRemoved(source: String) {
        let file = loweredFile(source)
        #expect(file.previews.map(\.obstacle) == [.form])
        #expect(!file.text.contains("Preview"))
    }

    @Test func namesDependOnTheFile() {
        let files = loweredFiles(["#Preview { A() }", "#Preview { A() }"])
        #expect(files[0].previews.first?.function != files[1].previews.first?.function)
    }

    @Test func theModuleListsItsPreviews() throws {
        let file = SourceFile(
            path: "/app/Cards/Card.swift", text: "#Preview(\"A “b” \\\"c\\\"\", traits: .landscapeLeft) { A() }")
        let lowering = ModuleLowering(files: [file], configuration: LoweringConfiguration(root: "/app"))
        let module = lowering.lowerModule(named: "My-App")
        let function = try #require(module.files.first?.previews.first?.function)
        #expect(
            module.sourcesDeclaration == """
                // What a catalog needs of the module's files.
                import UIKit

                public let sourcesOfMy_App = AppSources(
                    previews: [
                        SourcePreview("A “b” \\"c\\"", file: "Cards/Card.swift", traits: [.landscapeLeft], make: \(function)),
                    ],
                    incompleteTypes: [])

                """)
        let empty = ModuleLowering(files: []).lowerModule(named: "App").sourcesDeclaration
        #expect(empty.contains("public let sourcesOfApp = AppSources(\n    previews: [],"))
    }

    /// A statement that the compiler refuses is left out; if the result is refused, so is the preview.
    @Test func refusedPreviewsAreLeftOut() {
        let text = """
            #Preview("Card") {
                let card = Card()
                card.missing()
                return card.other
            }
            #Preview { Missing() }
            """
        func reduce(_ line: Int, _ column: Int) -> (kinds: [Reduction.Kind], previews: [LoweredPreview], text: String) {
            let file = SourceFile(path: "/app/Card.swift", text: text)
            let error = LoweredFileError(path: "Card.swift", line: line, column: column, message: "refused")
            let reductions = ModuleReduction(files: [file], configuration: LoweringConfiguration(root: "/app"))
                .resolve([error]).reductions
            let lowered = ModuleLowering(
                files: [file], configuration: LoweringConfiguration(root: "/app", reductions: reductions)
            ).lower()[0]
            return (reductions.map(\.kind), lowered.previews, lowered.text)
        }
        let statement = reduce(3, 10)
        #expect(statement.kinds == [.statement])
        #expect(statement.previews.map(\.obstacle) == [nil, nil])
        #expect(statement.previews.map(\.isIncomplete) == [true, false])
        #expect(!statement.text.contains("missing"))
        let result = reduce(4, 17)
        #expect(result.previews.map(\.obstacle) == [.refused, nil])
        #expect(!result.text.contains("let card"))
        #expect(reduce(6, 60).previews.map(\.obstacle) == [nil, .refused])
    }

    /// Types of which parts are left out, types that use stand-ins, and their subclasses are incomplete.
    @Test func incompleteTypesAreListed() {
        let files = [
            SourceFile(
                path: "/app/A.swift",
                text: """
                    class Base: UIViewController { func a() { missing() } }
                    final class Home: Base {}
                    class Whole: UIViewController {}
                    final class Chart: Whole { let chart = ChartView(points: 1) }
                    #Preview("Home") { Home() }
                    #Preview("Whole") { Whole() }
                    #Preview("Chart") { Chart() }
                    #Preview("Stand-in") { ChartView() }
                    """),
            SourceFile(path: "/app/B.swift", text: "extension Other { func b() { missing() } }"),
            SourceFile(path: "/app/C.swift", text: "struct Other {}"),
        ]
        let plain = LoweringConfiguration(root: "/app")
        let reductions = ModuleReduction(files: files, configuration: plain).resolve([
            LoweredFileError(path: "A.swift", line: 1, column: 44, message: "cannot find 'missing' in scope"),
            LoweredFileError(path: "B.swift", line: 1, column: 30, message: "cannot find 'missing' in scope"),
        ]).reductions
        #expect(reductions.count == 2)
        let configuration = LoweringConfiguration(
            root: "/app", reductions: reductions, standIns: [StandIn(name: "ChartView", kind: .view)])
        let module = ModuleLowering(files: files, configuration: configuration).lowerModule(named: "App")
        #expect(module.files.map(\.incompleteTypes) == [["Base", "Chart", "Home"], [], ["Other"]])
        #expect(module.files.flatMap(\.previews).map(\.isIncomplete) == [true, false, true, true])
        #expect(module.sourcesDeclaration.contains("        \"App.Base\",\n        \"App.Chart\",\n"))
        let whole = ModuleLowering(files: files, configuration: plain).lowerModule(named: "App")
        #expect(whole.files.allSatisfy { $0.incompleteTypes.isEmpty })
    }
}
