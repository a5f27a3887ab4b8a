import Foundation
import SnapshotCore
import Testing

@testable import SnapshotBuild

/// A plan of shell commands in a folder, whose runs are counted in a file.
private struct PlannedFolder {
    let folder: TemporaryFolder
    let manifest: BuildManifest

    /// Plans: `main.o` of `main.txt` and `module`, `module.swiftmodule` of the first line of `a.txt`, `a.o` of the
    /// whole of it, and `tool` of the objects.
    init() throws {
        folder = try TemporaryFolder()
        let path = folder.path
        func command(_ name: String, tool: String = "shell", in inputs: [String], out: [String], _ script: String = "")
            -> String
        {
            func list(_ texts: [String]) -> String {
                String(decoding: (try? JSONEncoder().encode(texts)) ?? Data(), as: UTF8.self)
            }
            let files = (inputs: list(inputs.map(place)), outputs: list(out.map(place)))
            return """
                  "\(name)":
                    tool: \(tool)
                    inputs: \(files.inputs)
                    outputs: \(files.outputs)
                    description: "\(name): a text"
                    args: \(list(["/bin/sh", "-ec", "cd '\(path)'; echo \(name) >>runs; \(script)"]))

                """
        }
        func place(_ name: String) -> String { name.hasPrefix("<") ? name : "\(path)/\(name)" }
        let text =
            "client:\n  name: basic\ncommands:\n"
            + command("other", in: ["other.txt"], out: ["other.o"], "cp other.txt other.o")
            + command("link", in: ["a.o", "<main>"], out: ["tool"], "cat a.o main.o >tool")
            + command("sources", tool: "write-auxiliary-file", in: ["a.txt"], out: ["sources"])
            + command(
                "module", in: ["a.txt", "sources"], out: ["a.o", "a.swiftmodule"],
                "grep -q wrong a.txt && echo \"a.txt:1: error: it is wrong\" && exit 1; cp a.txt a.o; "
                    + "head -n 1 a.txt >a.swiftmodule; if grep -q slow a.txt; then sleep 600; fi")
            + command(
                "main", in: ["main.txt", "a.swiftmodule"], out: ["main.o"],
                "grep -q wrong main.txt && echo \"main.txt:1: error: it is wrong\" && exit 1; cp main.txt main.o")
            + command("resources", tool: "copy-tool", in: ["picture.png"], out: ["copied.png"])
            + command("<main>", tool: "phony", in: ["main.o", "copied.png"], out: ["<main>"])
            + command(
                "PackageStructure", tool: "package-structure-tool", in: ["Sources/", "Package.swift"],
                out: ["<PackageStructure>"])
        manifest = BuildManifest(text: text)
        for (name, content) in [("a.txt", "interface\nbody\n"), ("main.txt", "main\n")] {
            try folder.write(content, to: name)
        }
    }

    func build(_ changed: String...) throws -> IncrementalBuild.Outcome {
        var dirty: Set<String> = []
        return try build(changed, dirty: &dirty)
    }

    /// Builds after changes and what an earlier build has left.
    func build(_ changed: [String], dirty: inout Set<String>) throws -> IncrementalBuild.Outcome {
        let build = try #require(IncrementalBuild(of: folder.path + "/tool", in: manifest))
        dirty.formUnion(changed.map { "\(folder.path)/\($0)" })
        return try build.run(dirty: &dirty, in: folder.path, timeout: 600)
    }

    func read(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

    /// The names of the commands that ran since the last call, in their order.
    func runs() throws -> [String] {
        defer { try? FileManager.default.removeItem(atPath: "\(folder.path)/runs") }
        return (try? read("runs"))?.split(separator: "\n").map(String.init) ?? []
    }
}

@Suite struct IncrementalBuildTests {
    @Test func commandsThatTheExecutableNeedsRunInTheirOrder() throws {
        let planned = try PlannedFolder()
        #expect(try planned.build("a.txt", "main.txt", "other.txt") == .built)
        #expect(try planned.runs() == ["module", "main", "link"])
        #expect(try planned.read("tool") == "interface\nbody\nmain\n")
    }

    @Test func aModuleThatIsTheSameReachesNothing() throws {
        let planned = try PlannedFolder()
        _ = try planned.build("a.txt", "main.txt")
        _ = try planned.runs()
        try planned.folder.write("interface\nanother body\n", to: "a.txt")
        #expect(try planned.build("a.txt") == .built)
        #expect(try planned.runs() == ["module", "link"])
        try planned.folder.write("another interface\n", to: "a.txt")
        #expect(try planned.build("a.txt") == .built)
        #expect(try planned.runs() == ["module", "main", "link"])
    }

    @Test func errorsAreTheOutput() throws {
        let planned = try PlannedFolder()
        try planned.folder.write("wrong", to: "a.txt")
        #expect(try planned.build("a.txt") == .failed(output: "a.txt:1: error: it is wrong\n\n"))
        #expect(try planned.runs() == ["module"])
    }

    /// The module is the same when it is written again, so that only the failed build shows that it has changed.
    @Test func whatAModuleReachesIsBuiltAfterABuildThatFailed() throws {
        let planned = try PlannedFolder()
        try planned.folder.write("main, wrong\n", to: "main.txt")
        var dirty: Set<String> = []
        #expect(
            try planned.build(["a.txt"], dirty: &dirty) == .failed(output: "main.txt:1: error: it is wrong\n\n"))
        #expect(try planned.runs() == ["module", "main"])
        try planned.folder.write("main\n", to: "main.txt")
        #expect(try planned.build([], dirty: &dirty) == .built)
        #expect(try planned.runs() == ["module", "main", "link"])
        #expect(try planned.read("tool") == "interface\nbody\nmain\n")
    }

    /// What an interrupted command has written is the same when it is written again.
    @Test func whatACanceledCommandHasWrittenReachesTheNextBuild() throws {
        let planned = try PlannedFolder()
        let build = try #require(IncrementalBuild(of: planned.folder.path + "/tool", in: planned.manifest))
        try planned.folder.write("interface, slow\n", to: "a.txt")
        var dirty: Set = ["\(planned.folder.path)/a.txt"]
        let module = "\(planned.folder.path)/a.swiftmodule"
        #expect(throws: CancellationError.self) {
            try build.run(dirty: &dirty, in: planned.folder.path, timeout: 600) { FilePaths.exists(module) }
        }
        #expect(dirty.contains(module))
    }

    @Test func whatOnlySwiftPMCanMakeNeedsAPlan() throws {
        let planned = try PlannedFolder()
        #expect(try planned.build("picture.png") == .needsPlan)
        #expect(try planned.build("nothing.txt") == .built)
        #expect(try planned.runs() == [])
    }

    @Test func sourcesAreWhatNoCommandWrites() throws {
        let planned = try PlannedFolder()
        let path = planned.folder.path
        let build = try #require(IncrementalBuild(of: path + "/tool", in: planned.manifest))
        #expect(build.sources == Set(["a.txt", "main.txt", "picture.png"].map { "\(path)/\($0)" }))
        #expect(IncrementalBuild(of: path + "/another", in: planned.manifest) == nil)
        #expect(planned.manifest.packageFolder == path)
        #expect(planned.manifest.structure == ["\(path)/Sources/", "\(path)/Package.swift"])
    }
}
