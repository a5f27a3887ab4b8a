import Foundation
import SnapshotCore
import Testing

@testable import SnapshotBuild

@Suite struct PlannedBuildTests {
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
        let build = try GalleryBuild(of: executable, timeout: 600)
        guard case .built = try build.build(changed: []) else {
            Issue.record("the build failed")
            return
        }
        #expect(String(decoding: try folder.read(".build/linux/debug/tool"), as: UTF8.self) == text)
        #expect(build.folders == [folder.path, "\(folder.path)/Sources"])
    }

    @Test func aBuildThatWritesTheSameModulesIsUnchanged() throws {
        let (folder, executable) = try makePackage()
        let path = folder.path
        try folder.write(
            """
            commands:
              "module":
                tool: shell
                inputs: ["\(path)/Sources/a.swift"]
                outputs: ["\(path)/a.swiftmodule"]
                args: ["/bin/sh","-c","head -n 1 '\(path)/Sources/a.swift' >'\(path)/a.swiftmodule'"]
              "link":
                tool: shell
                inputs: ["\(path)/a.swiftmodule"]
                outputs: ["\(executable)"]
                args: ["/bin/cp","\(path)/a.swiftmodule","\(executable)"]
              "PackageStructure":
                tool: package-structure-tool
                inputs: ["\(path)/Sources/","\(path)/Package.swift"]
                outputs: ["<PackageStructure>"]

            """, to: ".build/debug.yaml")
        try folder.write("new\n", to: "Sources/a.swift")
        let build = try GalleryBuild(of: executable, timeout: 600)
        let source = "\(path)/Sources/a.swift"
        #expect(try build.build(changed: [source]) == .built)
        try folder.write("new\nbody", to: "Sources/a.swift")
        #expect(try build.build(changed: [source]) == .unchanged)
        // Screens may read it.
        #expect(try build.build(changed: [source, "\(path)/Sources/words.json"]) == .built)
        try folder.write("another\nbody", to: "Sources/a.swift")
        #expect(try build.build(changed: [source]) == .built)
    }

    /// As after `swift build` of another product or package in the same folder.
    @Test func aPlanThatAnotherBuildHasWrittenIsRead() throws {
        let (folder, executable) = try makePackage()
        let build = try GalleryBuild(of: executable, timeout: 600)
        let text = String(decoding: try folder.read(".build/debug.yaml"), as: UTF8.self)
        try folder.write("other", to: "Sources/b.swift")
        try folder.write(text.replacing("a.swift", with: "b.swift"), to: ".build/debug.yaml")
        // The clock of a file system may not have moved on since the first plan.
        try setTime(200, of: "\(folder.path)/.build/debug.yaml")
        #expect(try build.build(changed: ["\(folder.path)/Sources/b.swift"]) == .built)
        #expect(String(decoding: try folder.read(".build/linux/debug/tool"), as: UTF8.self) == "other")
        #expect(build.sources == ["\(folder.path)/Sources/b.swift"])
    }

    @Test(.timeLimit(.minutes(20))) func anotherBuildIsWaitedForAndNamed() throws {
        let (folder, executable) = try makePackage()
        let build = try GalleryBuild(of: executable, timeout: 600)
        let file = open("\(folder.path)/.build/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        #expect(flock(file, LOCK_EX) == 0)
        LockHolder.noteThisProcess(in: file)
        var holders: [LockHolder?] = []
        let outcome = try build.build(
            changed: ["\(folder.path)/Sources/a.swift"],
            onWait: { holder in
                holders.append(holder)
                close(file)
            })
        #expect(outcome == .built)
        #expect(holders.map { $0?.id } == [getpid()])
        // SwiftPM names the process that holds the lock by the file's content.
        #expect(try folder.read(".build/.lock") == Data("\(getpid())".utf8))
    }

    @Test func aBuildThatDoesNotEndIsNotWaitedForEver() throws {
        let (folder, executable) = try makePackage()
        let build = try GalleryBuild(of: executable, timeout: 0.2)
        let file = open("\(folder.path)/.build/.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        defer { close(file) }
        #expect(flock(file, LOCK_EX) == 0)
        LockHolder.noteThisProcess(in: file)
        do {
            _ = try build.build(changed: ["\(folder.path)/Sources/a.swift"])
            Issue.record("it was built")
        } catch let error as GalleryBuildError {
            #expect("\(error)".contains("another build in \(folder.path)/.build doesn't end"))
            #expect("\(error)".contains("process \(getpid())"))
        }
        #expect(throws: CancellationError.self) { try build.build(changed: [], isCanceled: { true }) }
    }

    @Test func holdersOfLocksAreFoundByTheFile() {
        let locks = """
            1: POSIX  ADVISORY  WRITE 11 fe:01:1835 0 EOF
            2: FLOCK  ADVISORY  WRITE 12 fe:01:11835 0 EOF
            3: FLOCK  ADVISORY  WRITE 13 fe:01:1835 0 EOF
            3: -> FLOCK  ADVISORY  WRITE 14 fe:01:1835 0 EOF
            4: FLOCK  ADVISORY  WRITE -1 fe:01:1836 0 EOF
            """
        #expect(LockHolder.holder(ofFile: 1835, in: locks) == 13)
        #expect(LockHolder.holder(ofFile: 1836, in: locks) == nil)
        #expect("\(LockHolder(id: 13, name: "swift-build"))" == "swift-build, process 13")
    }

    @Test func aPackageWithoutAPlanIsPlannedOnlyIfAllowed() throws {
        let (folder, executable) = try makePackage()
        try FileManager.default.removeItem(atPath: "\(folder.path)/.build/debug.yaml")
        #expect(throws: GalleryBuildError.notBuiltBySwiftPM(executable: executable)) {
            try GalleryBuild(of: executable, environment: [:], timeout: 600)
        }
        try folder.write("", to: "Package.swift")
        let build = try GalleryBuild(of: executable, environment: [:], timeout: 600, requiresPlan: false)
        #expect(build.package == folder.path)
    }
}
