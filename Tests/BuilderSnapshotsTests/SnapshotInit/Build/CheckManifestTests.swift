import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotInit

/// The manifest with which sources are looked at, as SwiftPM reads it.
@MainActor
@Suite struct CheckManifestTests {
    private struct Manifest: Decodable {
        var targets: [Target]
        var dependencies: [Dependency]
        struct Target: Decodable {
            var name: String
            var dependencies: [PackageDump.TargetDependency]
        }
        struct Dependency: Decodable {
            var fileSystem: [PackageDump.Dependency.FileSystem]?
        }
    }

    /// Relative paths begin at the gallery; packages other than Builder can be left out.
    @Test(arguments: [false, true])
    func aManifestIsReadAsTheGallerys(withoutPackages: Bool) async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let root = FilePaths.real(folder.path) ?? folder.path
        try SampleApp.add(["Package.swift": ""], to: folder, named: "Builder")
        let builder = try BuilderLocation(
            option: "Builder", output: "\(root)/Sample/Gallery", resolve: { "\(root)/\($0)" })
        var plan = try GalleryPlan(folder: "\(root)/Sample", name: "Gallery", builder: builder)
        plan.packages = [".package(path: \"../Kit\")"]
        plan.targets[0].dependencies = [".product(name: \"Kit\", package: \"Kit\")"]
        try GalleryWriter(plan: plan).write()
        try SampleApp.add(["A.swift": ""], to: folder, named: "Sample/Gallery/Sources/Added")
        let sources = CheckSources(plan: plan)
        try sources.write(without: [], withoutPackages: withoutPackages)
        #expect(FilePaths.exists("\(sources.folder)/Sources/Added/A.swift"))

        let outcome = try await Toolchain.system.run(["package", "--package-path", sources.folder, "dump-package"]) {
            _ in
        }
        let start = try #require(outcome.output.firstIndex(of: "{"), "\(outcome.output)")
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(outcome.output[start...].utf8))
        let places = manifest.dependencies.compactMap { $0.fileSystem?.first?.path }
        #expect(places == ["\(root)/Builder"] + (withoutPackages ? [] : ["\(root)/Sample/Kit"]))
        #expect(manifest.targets.map(\.name) == ["Sample"])
        let products = manifest.targets[0].dependencies.compactMap { $0.product?.first?.text }
        #expect(products.contains("BuilderUIKit"))
        #expect(products.contains("Kit") == !withoutPackages)
        sources.remove()
        #expect(!FilePaths.exists(sources.folder))
    }
}
