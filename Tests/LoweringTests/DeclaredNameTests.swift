import GallerySources
import Testing

@testable import Lowering

@Suite struct DeclaredNameTests {
    /// The accessors of these names aren't generated.
    @Test func typesAndMembersOfExtensionsAreDeclared() {
        let text = """
            enum Asset { enum Colors { static let a = 1 } }
            private struct R {}
            extension UIKit.UIColor { static let brand = UIColor.red, ink = UIColor.blue; var own: Int { 1 } }
            extension UIImage { class func icon() -> UIImage { UIImage() }; enum Icons {} }
            func use() { struct L10n {} }
            #if os(macOS)
            enum FontFamily {}
            #endif
            """
        let module = ModuleLowering(files: [SourceFile(path: "a.swift", text: text)]).lowerModule(named: "App")
        #expect(
            module.declaredNames == [
                "Asset", "Asset.Colors", "UIColor.brand", "UIColor.ink", "UIImage.icon", "UIImage.Icons",
            ])
    }

    @Test func filesThatAreLeftOutDeclareNothing() {
        let reduction = Reduction(kind: .file, path: "a.swift", line: 1, text: "", digest: "", message: "")
        let module = ModuleLowering(
            files: [SourceFile(path: "/app/a.swift", text: "struct R {}")],
            configuration: LoweringConfiguration(root: "/app", reductions: [reduction])
        ).lowerModule(named: "App")
        #expect(module.declaredNames.isEmpty)
    }
}
