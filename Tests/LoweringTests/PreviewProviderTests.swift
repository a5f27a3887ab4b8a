import GallerySources
import Testing

@testable import Lowering

/// The previews of a `PreviewProvider` that show views of UIKit become functions.
@Suite struct PreviewProviderTests {
    /// A file with the two helpers that articles have, a view, a controller, and other representable views.
    private let views = """
        struct UIViewPreview<View: UIView>: UIViewRepresentable {}
        struct UIViewControllerPreview<Controller: UIViewController>: UIViewControllerRepresentable {}
        struct Container {}
        extension Container: UIViewControllerRepresentable {}
        extension UIViewController { func preview() -> some View { Container() } }
        final class Card: UIView {}
        final class Home: UIViewController {}
        """

    private func provider(_ body: String, members: String = "", name: String = "Card_Previews") -> LoweredFile {
        loweredFile(
            """
            import SwiftUI
            struct \(name): PreviewProvider {
                static var previews: some View {
            \(body)
                }
            \(members)
            }
            """, with: [views])
    }

    private func names(_ body: String, members: String = "") -> [String?] {
        provider(body, members: members).previews.map { $0.function == nil ? nil : $0.name }
    }

    @Test(arguments: [
        "UIViewPreview { Card() }", "UIViewControllerPreview { Home() }", "Container()", "Container.sample",
        "Home().preview()", "AnyView(Container())", "Group { Container() }", "return Container()",
        "let card = Card()\nreturn UIViewPreview { card }", "let preview = Container()\nreturn preview.padding()",
        "UIViewPreview<Card> {\nlet card = Card()\nreturn card\n}",
    ])
    func viewsOfUIKitAreDrawn(body: String) throws {
        let file = provider(body)
        #expect(file.previews.map(\.name) == ["Card"])
        let function = try #require(file.previews.first?.function)
        #expect(function.hasPrefix("{ preview_") && function.hasSuffix("_1(0) }"))
        #expect(file.text.contains("if previewNumber0 == 0 { return makeRepresented("))
        #expect(file.text.filter { $0 == "\n" }.count == body.filter { $0 == "\n" }.count + 7)
    }

    @Test(arguments: [
        "Text(\"\")", "VStack { UIViewPreview { Card() } }", "Group { }", "Unknown()", "Card()",
        "#if DEBUG\nContainer()\n#endif",
    ])
    func viewsOfSwiftUIAreNot(body: String) {
        let file = provider(body)
        #expect(file.previews.map(\.obstacle) == [.swiftUI])
        #expect(!file.text.contains("Preview"))
    }

    @Test func modifiersAreNamesAndTraits() {
        func preview(_ modifiers: String) -> LoweredPreview? { provider("Container()\n\(modifiers)").previews.first }
        #expect(preview(".padding().previewDisplayName(\"Empty\")")?.name == "Empty")
        #expect(preview(".previewDisplayName(\"Empty\")")?.line == 4)
        #expect(preview(".previewDevice(\"iPhone 8\")")?.traits == [".device(\"iPhone 8\")"])
        #expect(
            preview(".previewDevice(PreviewDevice(rawValue: \"iPhone 8\"))")?.traits == [".device(\"iPhone 8\")"])
        #expect(preview(".previewLayout(.sizeThatFits)")?.traits == [".sizeThatFitsLayout"])
        #expect(preview(".previewLayout(PreviewLayout.sizeThatFits)")?.traits == [".sizeThatFitsLayout"])
        #expect(preview(".previewLayout(.device)")?.traits == [])
        #expect(
            preview(".previewLayout(.fixed(width: 320, height: 80.5))")?.traits == [
                ".fixedLayout(width: 320, height: 80.5)"
            ])
        #expect(preview(".preferredColorScheme(.dark)")?.traits == [".userInterfaceStyle(.dark)"])
        #expect(preview(".environment(\\.colorScheme, .light)")?.traits == [".userInterfaceStyle(.light)"])
        #expect(preview(".environment(\\.locale, .light)")?.traits == [])
        #expect(preview(".previewInterfaceOrientation(.landscapeLeft)")?.traits == [".landscapeLeft"])
        #expect(preview(".previewInterfaceOrientation(.portrait)")?.traits == [])
        #expect(provider("Container().padding()").text.contains("makeRepresented(Container()) }          \n"))
    }

    @Test func groupsAreSeveral() {
        let body = """
            Group {
                Container().previewDisplayName("A")
                UIViewPreview { Card() }
                Text("")
            }.previewDisplayName("Both").previewLayout(.sizeThatFits)
            """
        let file = provider(body)
        #expect(file.previews.map(\.name) == ["A", "Both", "Card"])
        #expect(file.previews.map(\.obstacle) == [nil, nil, .swiftUI])
        #expect(file.previews.map(\.line) == [5, 6, 7])
        #expect(file.previews.dropLast().allSatisfy { $0.traits == [".sizeThatFitsLayout"] })
        #expect(!file.text.contains("Text"))
    }

    @Test func loopsAreSeveral() {
        let loop = "ForEach(%, id: \\.self) { value in Container().previewDisplayName(\"A \\(value)\") }"
        func names(_ data: String, members: String = "") -> [String?] {
            self.names(loop.split(separator: "%").joined(separator: data), members: members)
        }
        #expect(names("[\"1\", \"2\"]") == ["A 1", "A 2"])
        #expect(names("0..<2") == ["A 0", "A 1"])
        #expect(names("devices", members: "static let devices = [\"x\"]") == ["A x"])
        #expect(names("Self.devices", members: "static let devices = [\"x\"]") == ["A x"])
        #expect(names("ColorScheme.allCases") == ["A light", "A dark"])
        #expect(names("Mode.allCases", members: "enum Mode: CaseIterable { case a, b }") == ["A a", "A b"])
        // The elements aren't known before the code runs.
        #expect(names("store.items") == ["Card"])
        #expect(names("[]") == [nil])
    }

    @Test func numbersOfLoopsFollowEachOther() {
        let body = """
            Container()
            ForEach(0..<2) { index in
                Container()
                ForEach([ColorScheme.light, .dark], id: \\.self) {
                    Container($0).preferredColorScheme($0)
                }
            }
            Container()
            """
        let file = provider(body)
        let calls = file.previews.compactMap(\.function).compactMap { $0.split(separator: "(").last }
        #expect(calls == (0..<8).map { "\($0)) }" })
        #expect(
            file.previews.map(\.traits.first) == [
                nil, nil, ".userInterfaceStyle(.light)", ".userInterfaceStyle(.dark)", nil,
                ".userInterfaceStyle(.light)", ".userInterfaceStyle(.dark)", nil,
            ])
        #expect(
            file.text.contains("let previewNumber1 = previewNumber0 - 1 - previewIndex1 * 3;")
                && file.text.contains("let previewNumber2 = previewNumber1 - 1 - previewIndex2 * 1;")
                && file.text.contains("if previewNumber2 == 0 { return makeRepresented(Container(previewElement)) }"))
    }

    /// Of branches, one is drawn; those for older systems are removed.
    @Test func branchesAreOnePreview() {
        #expect(names("if isOn { Container() } else { UIViewPreview { Card() } }") == ["Card"])
        let file = provider("if #available(iOS 14, *) { Container() } else { Missing() }\nContainer()")
        #expect(file.previews.count == 2)
        #expect(!file.text.contains("Missing"))
    }

    /// A private provider is in a function of its file, and keeps its members.
    @Test func membersAreKept() throws {
        let file = loweredFile(
            """
            import SwiftUI
            private struct CardPreviews: PreviewProvider {
                static var previews: some View { Own(#selector(Own.a)) }
                private struct Own: UIViewRepresentable {}
            }
            """)
        #expect(file.previews.map(\.name) == ["CardPreviews"])
        #expect(file.text.contains("    private struct Own: UIViewRepresentable {}\n}; @MainActor func preview_"))
        #expect(file.text.contains("Own(Selector(\"a\""))
    }

    /// `#Preview` of a representable view is one of UIKit's views.
    @Test func macrosShowRepresentableViews() {
        let file = loweredFile(
            """
            import SwiftUI
            #Preview("A") { UIViewPreview { Card() }.preferredColorScheme(.dark) }
            #Preview { Home().preview() }
            #Preview { Home() }
            #Preview { VStack { Container() } }
            """, with: [views])
        #expect(file.previews.map(\.obstacle) == [nil, nil, nil, .swiftUI])
        #expect(file.previews.first?.traits == [".userInterfaceStyle(.dark)"])
        #expect(file.text.contains("any RenderSource { makeRepresented(UIViewPreview { Card() }) "))
        #expect(file.text.contains("{ makeRepresented(Home().preview()) }"))
        #expect(file.text.contains("any RenderSource { Home() }"))
    }

    /// A preview that the compiler refuses is left out; the others of its provider remain.
    @Test func refusedPreviewsAreLeftOut() {
        let text = """
            import SwiftUI
            struct Card_Previews: PreviewProvider {
                static var previews: some View {
                    Group {
                        Container().previewDisplayName("A")
                        Container(missing: 1)
                    }
                }
            }
            struct One_Previews: PreviewProvider {
                static var previews: some View {
                    Container(missing: 1)
                }
            }
            """
        let files = [SourceFile(path: "/app/A.swift", text: text), SourceFile(path: "/app/B.swift", text: views)]
        let reductions = ModuleReduction(files: files, configuration: LoweringConfiguration(root: "/app")).resolve(
            [(6, 60), (12, 60)].map { line, column in
                LoweredFileError(path: "A.swift", line: line, column: column, message: "refused")
            }
        ).reductions
        #expect(reductions.map(\.kind) == [.statement, .statement])
        let file = ModuleLowering(
            files: files, configuration: LoweringConfiguration(root: "/app", reductions: reductions)
        ).lower()[0]
        #expect(file.previews.map(\.obstacle) == [nil, .refused, .refused])
        #expect(!file.text.contains("missing"))
    }
}
