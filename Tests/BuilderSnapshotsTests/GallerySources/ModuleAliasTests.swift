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

    /// The library of galleries has each module, SwiftlyUI, and the command, and no others of this package's libraries.
    @Test func theLibraryOfGalleriesHasTheModules() throws {
        let start = try #require(manifest.range(of: "name: \"BuilderGallery\", type: .dynamic"))
        let library = manifest[start.upperBound...].prefix { $0 != "]" }
        let named = Set(library.split(separator: "\"").map(String.init).filter { $0.first?.isLetter == true })
        #expect(named.isSuperset(of: ["Builder", "SwiftlyUI", "BuilderSnapshots"]))
        for list in ["+ uiKit", "+ frameworks.map(\\.name)", "+ imageLoaders.map(\\.name)"] {
            #expect(manifest.contains(list), "\(list)")
        }
        for alias in ModuleAlias.all where alias.isInGallery {
            let isListed = ["framework", "imageLoader"].contains { manifest.contains("\($0)(\"\(alias.original)\"") }
            #expect(isListed || manifest.contains("\"\(alias.ours)\""), "\(alias.ours)")
        }
        for alias in ModuleAlias.all where !alias.isInGallery { #expect(!named.contains(alias.ours), "\(alias.ours)") }
    }

    /// SwiftlyUI has its own name on Linux, too: it needs no alias, and galleries have it as they have UIKit.
    @Test func swiftlyUINeedsNoAlias() {
        #expect(KnownModules.onLinux.contains("SwiftlyUI"))
        #expect(!ModuleAlias.all.contains { $0.original == "SwiftlyUI" })
        #expect(throws: InitError.self) { try GalleryPlan.checkName("SwiftlyUI") }
    }
}
