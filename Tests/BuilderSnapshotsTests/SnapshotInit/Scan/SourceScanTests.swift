import Foundation
import Testing

@testable import SnapshotInit

@Suite struct SourceScanTests {
    @Test(arguments: [
        ("@objc func a() {}", Construct.objc), ("@objcMembers class A {}", .objc), ("@NSManaged var a: Int", .objc),
        ("a(#selector(b))", .selector), ("var a: Selector?", .selectorType), ("NSSelectorFromString(a)", .selectorType),
        ("a(#keyPath(A.b))", .keyPath), ("dynamic var a = 1", .dynamic),
        ("@IBOutlet weak var a: UILabel!", .outlet),
        ("@IBAction func a(_ b: Any) {}", .interfaceBuilder), ("@IBDesignable class A: UIView {}", .interfaceBuilder),
        ("UIStoryboard(name: a, bundle: nil)", .storyboardUse), ("UINib(nibName: a, bundle: nil)", .storyboardUse),
        ("bundle.loadNibNamed(a, owner: nil)", .storyboardUse), ("#Preview { A() }", .preview),
        ("struct A: PreviewProvider {}", .preview), ("open dynamic func a() {}", .dynamic),
    ])
    func constructsAreFound(source: String, construct: Construct) {
        let constructs = scan("\n\(source)\n").constructs
        #expect(constructs.map(\.construct) == [construct])
        #expect(constructs.map(\.line) == [2])
    }

    @Test(arguments: [
        "// @objc", "let a = \"#selector(b)\"", "let a = Kind.dynamic", "let dynamic = 1", "type(of: a).dynamic",
        "let selector = 1", "case Selector", "struct Selector {}", "a.Selector", "`dynamic` var",
        "@available(iOS 13, *)",
        "#if os(iOS)\n@objc func a() {}\n#endif", "let a = #file", "objc()",
    ])
    func othersAreNot(source: String) {
        #expect(scan(source).constructs.isEmpty, "\(source)")
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
            #if canImport(SwiftUI)
            import SwiftUI
            #endif
            """)
        #expect(
            scan.imports.map(\.module) == [
                "UIKit", "Core", "os.log", "os.Logger", "UIKit.UIGestureRecognizerSubclass", "Foundation",
            ])
        #expect(scan.imports.map(\.line) == [1, 2, 3, 4, 5, 5])
        #expect(scan.imports.map(\.isDeclaration) == [false, false, false, true, false, false])
    }

    @Test func entryPointsAndTestsAreDetected() {
        #expect(scan("\n@main\nstruct A {}").entryPoint == 2)
        #expect(scan("@UIApplicationMain class A {}").entryPoint == 1)
        #expect(scan("@MainActor class A {}").entryPoint == nil)
        #expect(scan("import XCTest").isTest)
        #expect(!scan("import UIKit").isTest)
    }

    @Test func aFileThatIsNotUTF8IsReadAllTheSame() {
        let scan = SourceScan(Data([0x40, 0x6F, 0x62, 0x6A, 0x63, 0x20, 0xE9, 0x0A]))
        #expect(!scan.isUTF8)
        #expect(scan.constructs.map(\.construct) == [.objc])
        #expect(SourceScan(Data("ä".utf8)).isUTF8)
        #expect(SourceScan(Data()).constructs.isEmpty)
    }

    private func scan(_ source: String) -> SourceScan { SourceScan(Data(source.utf8)) }
}
