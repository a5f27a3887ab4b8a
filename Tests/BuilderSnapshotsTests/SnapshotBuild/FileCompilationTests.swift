import Foundation
import SnapshotCore
import Testing

@testable import SnapshotBuild

/// A plan that copies `A.txt` to `A.swift`, compiles it with `B.swift` as SwiftPM does, and joins the objects.
private struct CompiledModule {
    let folder: TemporaryFolder
    private let build: IncrementalBuild

    init(_ a: String, _ b: String) throws {
        folder = try TemporaryFolder()
        let path = folder.path
        let compiler = String(
            decoding: try ChildProcess.run(
                "sh", ["-c", "command -v swiftc"], in: path, environment: ProcessInfo.processInfo.environment
            ).output, as: UTF8.self
        ).trimmingCharacters(in: .whitespacesAndNewlines)
        let sources = ["A", "B"].map { "\(path)/\($0).swift" }
        var map: [String: [String: String]] = ["": ["swift-dependencies": "\(path)/M.swiftdeps"]]
        for source in sources {
            map[source] = [
                "object": "\(source).o", "swift-dependencies": "\(source)deps", "dependencies": "\(source).d",
            ]
        }
        let objects = sources.map { "\($0).o" }
        func command(_ name: String, in inputs: [String], out: [String], _ arguments: [String]) throws -> String {
            func list(_ texts: [String]) throws -> String {
                String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
            }
            return """
                  "\(name)":
                    tool: shell
                    inputs: \(try list(inputs))
                    outputs: \(try list(out))
                    args: \(try list(arguments))

                """
        }
        let manifest = BuildManifest(
            text: try command(
                "copy", in: ["\(path)/A.txt"], out: [sources[0]],
                ["/bin/sh", "-ec", "cmp -s '\(path)/A.txt' '\(sources[0])' || cp '\(path)/A.txt' '\(sources[0])'"])
                + command(
                    "compile", in: sources, out: objects + ["\(path)/M.swiftmodule"],
                    [
                        compiler, "-module-name", "M", "-emit-module", "-emit-module-path", "\(path)/M.swiftmodule",
                        "-output-file-map", "\(path)/map.json", "-parse-as-library", "-incremental", "-c",
                    ] + sources + ["-enable-batch-mode", "-Onone", "-enable-testing", "-j2", "-parseable-output"])
                + command(
                    "link", in: objects, out: ["\(path)/tool"],
                    ["/bin/sh", "-ec", "sleep 0.05; cat '\(objects[0])' '\(objects[1])' >'\(path)/tool'"]))
        build = try #require(IncrementalBuild(of: "\(path)/tool", in: manifest))
        try folder.write(String(decoding: JSONEncoder().encode(map), as: UTF8.self), to: "map.json")
        try write(a, b)
        try #require(try build("A.txt", "B.swift").outcome == .built)
    }

    func write(_ a: String, _ b: String) throws {
        try folder.write(a, to: "A.txt")
        try folder.write(b, to: "B.swift")
    }

    /// Builds after changes.
    /// - Returns: The outcome, whether the driver has run, which then notes what it built, and whether an object has
    ///   changed.
    func build(_ changed: String...) throws -> (outcome: IncrementalBuild.Outcome, isDriven: Bool, isNew: Bool) {
        let path = folder.path
        func identities() -> [FileIdentity?] {
            ["M.priors", "A.swift.o", "B.swift.o"].map { FileIdentity("\(path)/\($0)") }
        }
        let before = identities()
        var dirty = Set(changed.map { "\(path)/\($0)" })
        let outcome = try build.run(dirty: &dirty, in: path, timeout: 600)
        let after = identities()
        return (outcome, before[0] != after[0], before[1] != after[1] || before[2] != after[2])
    }

    /// Changes the text of `A.txt`, and builds.
    func change(_ a: String) throws -> (outcome: IncrementalBuild.Outcome, isDriven: Bool, isNew: Bool) {
        try folder.write(a, to: "A.txt")
        return try build("A.txt")
    }
}

@Suite struct FileCompilationTests {
    private let b = "struct B { let a = A().size() }\n"

    @Test func aBodyCompilesItsFileAlone() throws {
        let module = try CompiledModule("struct A { func size() -> Int { 1 } }\n", b)
        let body = try module.change("struct A { func size() -> Int { print(\"more\"); return 2 } }\n")
        #expect(body == (.built, false, true))
        // Several times, as the notes of the first one are those that the next is compared with.
        let next = try module.change("struct A { func size() -> Int { 3 } }\n")
        #expect(next == (.built, false, true))
    }

    @Test func aDeclarationNeedsTheDriver() throws {
        let module = try CompiledModule("struct A { func size() -> Int { 1 } }\n", b)
        let member = try module.change("struct A { func size() -> Int { 1 }; var width = 2 }\n")
        #expect(member == (.built, true, true))
        let type = try module.change("struct A { func size() -> String { \"1\" }; var width = 2 }\n")
        #expect(type == (.built, true, true))
    }

    @Test func theLiteralOfAPropertyCompilesItsFileAlone() throws {
        let module = try CompiledModule("struct A { func size() -> Int { 1 }\nlet width = 2 }\n", b)
        let literal = try module.change("struct A { func size() -> Int { 1 }\nlet width = 30 }\n")
        #expect(literal == (.built, false, true))
        let body = try module.change("struct A { func size() -> Int { 7 }\nlet width = 30 }\n")
        #expect(body == (.built, false, true))
        let type = try module.change("struct A { func size() -> Int { 7 }\nlet width = 3.5 }\n")
        #expect(type == (.built, true, true))
    }

    /// The type behind an opaque one is part of the module.
    @Test func anOpaqueTypeNeedsTheDriver() throws {
        let b = "struct B { func isSame() -> Bool { A().size() == A().size() } }\n"
        let module = try CompiledModule("struct A { func size() -> some Equatable { 1 } }\n", b)
        let other = try module.change("struct A { func size() -> some Equatable { \"1\" } }\n")
        #expect(other == (.built, true, true))
    }

    @Test func errorsAreThoseOfTheFile() throws {
        let module = try CompiledModule("struct A { func size() -> Int { 1 } }\n", b)
        guard case .failed(let output) = try module.change("struct A { func size() -> Int { one } }\n").outcome else {
            Issue.record("It was built.")
            return
        }
        let errors = CompilerError.all(in: output)
        #expect(errors.map(\.message) == ["cannot find 'one' in scope"])
        #expect(errors.first?.path == "\(module.folder.path)/A.swift")
        #expect(try module.change("struct A { func size() -> Int { 2 } }\n") == (.built, false, true))
    }

    /// A build in another process was ended after it had copied the file.
    @Test func aFileThatAnotherBuildLeftIsCompiled() throws {
        let module = try CompiledModule("struct A { func size() -> Int { 1 } }\n", b)
        let text = "struct A { func size() -> Int { 2 } }\n"
        // The system's times of files are some milliseconds behind.
        Thread.sleep(forTimeInterval: 0.05)
        for name in ["A.txt", "A.swift"] { try module.folder.write(text, to: name) }
        let object = FileIdentity("\(module.folder.path)/A.swift.o")
        // Nothing, or only another file, seems to have changed.
        #expect(try module.build().outcome == .built)
        #expect(FileIdentity("\(module.folder.path)/A.swift.o") != object)
        #expect(try module.build() == (.built, false, false))
    }

    /// The driver had noted the new declarations of the one file before it failed to compile the other.
    @Test func aFailedBuildLeavesTheNextOneToTheDriver() throws {
        let module = try CompiledModule("struct A { func size() -> Int { 1 } }\n", b)
        func failure(_ a: String) throws -> [String] {
            guard case .failed(let output) = try module.change(a).outcome else { return ["It was built."] }
            return CompilerError.all(in: output).map(\.message)
        }
        let message = "value of type 'A' has no member 'size'"
        #expect(try failure("struct A { func width() -> Int { 1 } }\n") == [message])
        #expect(try failure("struct A { func width() -> Int { 2 } }\n") == [message])
        #expect(try module.change("struct A { func size() -> Int { 2 } }\n").outcome == .built)
    }
}

@Suite struct LiteralEditTests {
    private func isLiteral(_ old: String, _ new: String) -> Bool {
        LiteralEdit.isOnlyDifference(between: Data(old.utf8), and: Data(new.utf8))
    }

    @Test(arguments: [
        ("let a = 1", "let a = 20"), ("let a = 1.5", "let a = 0.25"), ("let a = \"one\"", "let a = \"\\\"two\\\"\""),
        ("  var rows = [\"a\", \"b\"] // 1", "  var rows = [\"a\", \"c, d\"] // 2"),
        ("let size = CGSize(width: 3, height: 4)", "let size = CGSize(width: 30, height: 4)"),
        ("let text = \"\"\"\n  1\n  \"\"\"\nlet a = 1", "let text = \"\"\"\n  1\n  \"\"\"\nlet a = 2"),
        ("let half = 2 / 3", "let half = 1 / 3"), ("case a = 1", "case a = 2"),
    ])
    func onlyLiteralsDiffer(_ old: String, _ new: String) {
        #expect(isLiteral(old, new))
        #expect(isLiteral("import UIKit\n\(old)\n}\n", "import UIKit\n\(new)\n}\n"))
    }

    @Test(arguments: [
        ("let a = 1", "let a = 1"), ("let a = 1", "let a = 1.0"), ("let a = 1", "let b = 1"),
        ("let a1 = 0", "let a2 = 0"), ("let a = \"1\"", "let a = 1"), ("let a = x.0", "let a = x.1"),
        ("let a = 1", "let a = 1\nlet b = 1"), ("let a = 1\nlet b = 1", "let a = 2\nlet b = 2"),
        ("@available(iOS 15, *) var a: Int", "@available(iOS 16, *) var a: Int"), ("#if A1", "#if A2"),
        ("let a: InlineArray<4, Int>", "let a: InlineArray<5, Int>"), ("var a: [4 of Int]", "var a: [5 of Int]"),
        ("let a = \"\\(1)\"", "let a = \"\\(\"b\")\""), ("let a = /\"1\"/", "let a = /\"(2)\"/"),
        ("let a = #\"1\"#", "let a = #\"2\"#"), ("let a = \"\"\"\n  1\n  \"\"\"", "let a = \"\"\"\n  2\n  \"\"\""),
        ("let a = Grid<Int, 4>()", "let a = Grid<Int, 5>()"),
        ("@available(\n  iOS 15,\n  *) var a = 1", "@available(\n  iOS 16,\n  *) var a = 1"),
        ("let a = 0x1", "let a = 0b1"), ("let a = 1...2", "let a = 1...3"), ("let a = -1", "let a = 1"),
    ])
    func moreDiffers(_ old: String, _ new: String) {
        #expect(!isLiteral(old, new))
        #expect(!isLiteral("import UIKit\n\(old)\n}\n", "import UIKit\n\(new)\n}\n"))
    }
}
