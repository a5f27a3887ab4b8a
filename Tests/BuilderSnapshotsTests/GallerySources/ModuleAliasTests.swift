import Foundation
import GallerySources
import Testing

@testable import SnapshotCore
@testable import SnapshotInit

/// The names that a gallery's manifest maps are those of this package's own manifest.
@Suite struct ModuleAliasTests {
    private let manifest: String

    init() throws {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    }

    @Test func aliasesAreTheManifests() throws {
        let start = try #require(manifest.range(of: "let iOSModules = ["))
        let list = manifest[start.upperBound...].prefix { $0 != "]" }
        let modules = list.split(separator: "\"").map(String.init).filter { $0.first?.isLetter == true }
        #expect(modules.map { "\($0)=Builder\($0)" } == ModuleAlias.all.dropLast().map { "\($0.original)=\($0.ours)" })
        #expect(manifest.contains("\"_Testing_UIKit=BuilderTestingUIKit\""))
    }

    @Test func productsAreThere() {
        for product in ModuleAlias.products + ["BuilderSnapshots"] {
            #expect(manifest.contains(".library(name: \"\(product)\""), "\(product)")
        }
    }

    /// A module that becomes a product, such as BuilderFactory, is given to galleries; tests' modules aren't.
    @Test func aliasesWithoutAProductAreNoLibraries() {
        let tests = ["RxTest", "RxBlocking", "SnapshotTesting", "_Testing_UIKit"]
        for alias in ModuleAlias.all where alias.product == nil && !tests.contains(alias.original) {
            #expect(!manifest.contains(".library(name: \"\(alias.ours)\""), "\(alias.ours)")
        }
    }

    /// SwiftlyUI has its own name on Linux, too: it needs no alias, and galleries have it as they have UIKit.
    @Test func swiftlyUINeedsNoAlias() {
        #expect(KnownModules.onLinux.contains("SwiftlyUI"))
        #expect(ModuleAlias.products.contains("SwiftlyUI"))
        #expect(!ModuleAlias.all.contains { $0.original == "SwiftlyUI" })
        #expect(throws: InitError.self) { try GalleryPlan.checkName("SwiftlyUI") }
    }
}
