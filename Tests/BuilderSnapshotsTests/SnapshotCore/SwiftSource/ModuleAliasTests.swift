import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotInit

/// The names that a gallery's manifest maps are those of this package's own manifest.
@Suite struct ModuleAliasTests {
    private let manifest: String

    init() throws {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        manifest = try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    }

    @Test func aliasesAreTheManifests() {
        let lines = manifest.split(separator: "\n").compactMap { line -> String? in
            guard line.contains("\"-module-alias\", \"") else { return nil }
            return line.split(separator: "\"").last { $0.contains("=") }.map(String.init)
        }
        #expect(lines == ModuleAlias.all.map { "\($0.original)=\($0.ours)" })
    }

    @Test func productsAreThere() {
        for product in ModuleAlias.products + ["BuilderSnapshots"] {
            #expect(manifest.contains(".library(name: \"\(product)\""), "\(product)")
        }
    }

    /// A module that becomes a product, such as BuilderFactory, is given to galleries; tests' modules aren't.
    @Test func aliasesWithoutAProductAreNoLibraries() {
        for alias in ModuleAlias.all
        where alias.product == nil && !["RxTest", "SnapshotTesting", "_Testing_UIKit"].contains(alias.original) {
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
