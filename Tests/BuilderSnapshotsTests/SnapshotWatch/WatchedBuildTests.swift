import Foundation
import Testing

@testable import SnapshotWatch

@Suite struct WatchedBuildTests {
    /// A package with one source, whose plan copies it to the executable.
    private func makePackage() throws -> (folder: TemporaryFolder, executable: String) {
        let folder = try TemporaryFolder()
        let path = folder.path
        let executable = "\(path)/.build/linux/debug/tool"
        for inner in [".build/linux/debug", "Sources"] {
            try FileManager.default.createDirectory(atPath: "\(path)/\(inner)", withIntermediateDirectories: true)
        }
        try folder.write("old", to: ".build/linux/debug/tool")
        try folder.write("new", to: "Sources/a.swift")
        try folder.write(
            """
            commands:
              "link":
                tool: shell
                inputs: ["\(path)/Sources/a.swift"]
                outputs: ["\(executable)"]
                args: ["/bin/cp","\(path)/Sources/a.swift","\(executable)"]
              "PackageStructure":
                tool: package-structure-tool
                inputs: ["\(path)/Sources/","\(path)/Package.swift"]
                outputs: ["<PackageStructure>"]

            """, to: ".build/debug.yaml")
        return (folder, executable)
    }

    private func setTime(_ seconds: Double, of path: String) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceReferenceDate: seconds)], ofItemAtPath: path)
    }

    @Test(arguments: [(saved: 200.0, text: "new"), (saved: 100, text: "old")])
    func sourcesThatAreNewerThanTheExecutableAreBuiltFirst(saved: Double, text: String) throws {
        let (folder, executable) = try makePackage()
        try setTime(150, of: executable)
        try setTime(saved, of: "\(folder.path)/Sources/a.swift")
        let build = try GalleryBuild(of: executable, timeout: 60)
        guard case .built = try build.build(changed: []) else {
            Issue.record("the build failed")
            return
        }
        #expect(String(decoding: try folder.read(".build/linux/debug/tool"), as: UTF8.self) == text)
        #expect(build.folders == [folder.path, "\(folder.path)/Sources"])
    }
}
