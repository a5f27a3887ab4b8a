import Foundation
import Testing

@testable import SnapshotInit

@Suite struct SourceScanTests {
    @Test(arguments: [
        "@IBOutlet weak var a: UILabel!", "UIStoryboard(name: a, bundle: nil)", "UINib(nibName: a, bundle: nil)",
        "bundle.loadNibNamed(a, owner: nil)", "a.instantiateViewController(withIdentifier: b)",
    ])
    func storyboardsAreNoted(source: String) {
        #expect(scan("\n\(source)\n").usesStoryboards)
        #expect(!scan("// \(source)\nlet a = \"\(source.filter { $0 != "\"" })\"").usesStoryboards)
    }

    @Test func importsAreRead() {
        let scan = scan(
            """
            import UIKit
            @testable import Core
            @_exported public import os.log
            import class os.Logger
            import UIKit.UIGestureRecognizerSubclass; import Foundation
            // import Nothing
            let text = "import Nothing"
            #if canImport(RealityKit)
            import RealityKit
            #endif
            """)
        #expect(
            scan.imports.map(\.module) == [
                "UIKit", "Core", "os.log", "os.Logger", "UIKit.UIGestureRecognizerSubclass", "Foundation",
            ])
        #expect(scan.imports.map(\.line) == [1, 2, 3, 4, 5, 5])
        #expect(scan.imports.map(\.isDeclaration) == [false, false, false, true, false, false])
    }

    @Test func testsAreDetected() {
        #expect(scan("import XCTest").isTest)
        #expect(!scan("import UIKit").isTest)
    }

    /// Conditions hold as on an iPhone, as in the lowered file.
    @Test func conditionsAreThoseOfAnIPhone() {
        #expect(scan("#if os(iOS)\nimport A\n#else\nimport B\n#endif").imports.map(\.module) == ["A"])
    }

    @Test func aFileThatIsNotUTF8IsReadAllTheSame() {
        let scan = SourceScan(Data("import A\n".utf8) + Data([0xE9, 0x0A]))
        #expect(!scan.isUTF8)
        #expect(scan.imports.map(\.module) == ["A"])
        #expect(SourceScan(Data("ä".utf8)).isUTF8)
        #expect(SourceScan(Data()).imports.isEmpty)
    }

    private func scan(_ source: String) -> SourceScan { SourceScan(Data(source.utf8)) }
}
