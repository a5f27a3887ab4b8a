import Foundation
import Testing

@testable import Lowering

/// Lowers a small app, compiles it with a stand-in for UIKit, and runs it.
@Suite struct CompilerTests {
    @Test(.timeLimit(.minutes(20))) func aLoweredAppCompilesAndRuns() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lowering-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let corpus = try CompiledApp.corpus()
        #expect(corpus.count > 4)
        let files = CompiledApp.files.merging(corpus) { first, _ in first }.map {
            SourceFile(path: "\(folder.path)/app/\($0.key)", text: $0.value)
        }
        let lowered = ModuleLowering(
            files: files.sorted { $0.path < $1.path },
            configuration: LoweringConfiguration(
                frameworkOptionalRequirements: ["scrollViewDidScroll(_:)", "scrollViewShouldScrollToTop(_:)"])
        ).lower()
        #expect(lowered.flatMap(\.diagnostics).map(\.description) == [])

        var sources: [String] = []
        for file in lowered {
            // Another name than the original's: `#fileID` would be ambiguous.
            let url = folder.appendingPathComponent("Lowered" + (file.path as NSString).lastPathComponent)
            try Data(file.bytes).write(to: url)
            sources.append(url.path)
        }
        let main = folder.appendingPathComponent("main.swift")
        try CompiledApp.main.write(to: main, atomically: true, encoding: .utf8)
        sources.append(main.path)
        let kit = folder.appendingPathComponent("Kit.swift")
        try CompiledApp.kit.write(to: kit, atomically: true, encoding: .utf8)
        let kitBuild = try run(
            "swiftc", "-parse-as-library", "-swift-version", "5", "-module-name", "UIKit", "-emit-module",
            "-emit-module-path", "\(folder.path)/UIKit.swiftmodule", "-c", kit.path, "-o", "\(folder.path)/UIKit.o")
        #expect(kitBuild == "")
        let program = "\(folder.path)/app-program"
        let build = try run(
            ["swiftc", "-swift-version", "5", "-module-name", "App", "-I", folder.path, "\(folder.path)/UIKit.o"]
                + sources + ["-o", program])
        // The one warning is of a line of the original, in its file.
        let messages = build.split(separator: "\n").filter { $0.contains("error:") || $0.contains("warning:") }
            .filter { !$0.contains("|") }
        #expect(messages == ["\(folder.path)/app/Screen.swift:4:10: warning: on the fourth line"], "\(build)")
        #expect(try run(program).split(separator: "\n").map(String.init) == CompiledApp.output)
    }

    private func run(_ words: String...) throws -> String { try run(words) }

    /// Returns what a program writes.
    private func run(_ words: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
