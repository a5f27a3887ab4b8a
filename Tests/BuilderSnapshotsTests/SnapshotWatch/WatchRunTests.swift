import Foundation
import SnapshotCore
import Synchronization
import Testing

@testable import SnapshotWatch

/// A package whose executable is a script, which its plan copies from the sources.
///
/// The script draws two pictures, `a/c` of the class `A` and `b/c` of the class `B`, and notes the runs.
private final class WatchedPackage: Sendable {
    let folder: TemporaryFolder
    let executable: String
    private let output = Output()

    init(drawing script: String = "cat") throws {
        folder = try TemporaryFolder()
        let path = folder.path
        executable = "\(path)/.build/linux/debug/tool"
        for inner in [".build/linux/debug", "Sources/App"] {
            try FileManager.default.createDirectory(atPath: "\(path)/\(inner)", withIntermediateDirectories: true)
        }
        for name in ["a", "b"] {
            try folder.write("class \(name.uppercased()): UIView {}", to: "Sources/App/\(name.uppercased()).swift")
            try folder.write(try Self.line(.drawn(Self.entry(name))), to: name)
        }
        try folder.write(try Self.line(.pictures(["a/c", "b/c"])), to: "list")
        try folder.write(
            """
            #!/bin/sh
            for later; do :; done
            cd '\(path)'
            paste -s -d ' ' "$later" >>.build/runs
            cat list
            for name in a b; do grep -q -x "$name/c" "$later" || cat $name; done
            for name in a b; do if grep -q -x "$name/c" "$later"; then \(script) $name; fi; done

            """, to: "Sources/App/tool.sh")
        // The first build writes into this file.
        try folder.writeProgram("", to: ".build/linux/debug/tool")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -1000)], ofItemAtPath: executable)
        let sources = ["A.swift", "B.swift", "tool.sh"].map { "\"\(path)/Sources/App/\($0)\"" }.joined(separator: ",")
        let link =
            "if grep -q wrong Sources/App/A.swift; then echo 'A.swift:1:1: error: wrong'; exit 1; fi; "
            + "cp Sources/App/tool.sh '\(executable)'"
        try folder.write(
            """
            commands:
              "link":
                tool: shell
                inputs: [\(sources)]
                outputs: ["\(executable)"]
                args: ["/bin/sh","-c","\(link)"]
              "PackageStructure":
                tool: package-structure-tool
                inputs: ["\(path)/Sources/","\(path)/Package.swift"]
                outputs: ["<PackageStructure>"]

            """, to: ".build/debug.yaml")
    }

    private static func line(_ line: PictureStream.Line) throws -> String {
        String(decoding: try PictureStream.data(line), as: UTF8.self)
    }

    private static func entry(_ name: String) throws -> RunEntry {
        let json = """
            {"screen": "\(name)", "configuration": "c", "name": "\(name)/c", "outcome": "failed", "message": "drawn",
            "files": {"baseline": "/none/\(name)"}, "warnings": [], "seconds": 0,
            "types": ["App.\(name.uppercased())", "UIKit.UIView"]}
            """
        return try JSONDecoder().decode(RunEntry.self, from: Data(json.utf8))
    }

    /// Saves a class.
    func save(_ name: String, _ text: String = "") {
        try? folder.write("class \(name): UIView {} // \(text)", to: "Sources/App/\(name).swift")
    }

    /// The pictures that each run of the script drew last.
    var runs: [String] {
        ((try? folder.read(".build/runs")).map { String(decoding: $0, as: UTF8.self) } ?? "").split(
            separator: "\n", omittingEmptySubsequences: false
        ).dropLast().map(String.init)
    }

    /// Watches for a number of changes.
    /// - Parameter onEvent: receives the number of each line of output, from 1.
    /// - Returns: the lines.
    func watch(
        changes: Int, isJSON: Bool = true, onEvent: @escaping @Sendable (Int) -> Void
    ) throws -> [String] {
        let console = Console(
            showsStatus: false,
            result: { [output] data in
                let count = output.lines.withLock { lines in
                    lines.append(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines))
                    return lines.count
                }
                onEvent(count)
            }, message: { _ in })
        try WatchRun(of: executable, arguments: [], buildTimeout: 600, isJSON: isJSON, console: console).run(
            changes: changes)
        return output.lines.withLock { $0 }
    }

    /// Returns a member of a line of JSON.
    static func value(_ key: String, of line: String) -> Int? {
        let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return object?[key] as? Int
    }
}

@Suite struct WatchRunTests {
    @Test(.timeLimit(.minutes(20))) func whatAChangeReachesIsDrawnAndSaidFirst() throws {
        let package = try WatchedPackage()
        let lines = try package.watch(changes: 1) { if $0 == 1 { package.save("B") } }
        #expect(package.runs == ["", "a/c"])
        #expect(lines.map { WatchedPackage.value("count", of: $0) } == [2, 1, 1])
        #expect(lines.map { WatchedPackage.value("remaining", of: $0) } == [nil, 1, nil])
        #expect(lines.dropFirst().first?.contains("b/c") == true)
        #expect(lines.last?.contains("a/c") == true)
    }

    @Test(.timeLimit(.minutes(20))) func aChangeOfUnknownReachIsDrawnInOneGo() throws {
        let package = try WatchedPackage()
        let lines = try package.watch(changes: 1) { count in
            if count == 1 { try? package.folder.write("words", to: "Sources/App/words.json") }
        }
        #expect(package.runs == ["", ""])
        #expect(lines.map { WatchedPackage.value("count", of: $0) } == [2, 2])
    }

    /// The pictures that aren't reached wait for ever here, until the next change.
    @Test(.timeLimit(.minutes(20))) func theNextChangeInterruptsTheOthersOnly() throws {
        let package = try WatchedPackage(drawing: "cat >/dev/null; cat")
        let lines = try package.watch(changes: 2) { count in
            if count == 1 { package.save("B") }
            if count == 2 {
                // A temporary file interrupts nothing for good.
                try? package.folder.write("", to: "Sources/App/.hidden")
                // The last change isn't interrupted, so its reach must be everything.
                package.save("A")
                package.save("B", "again")
            }
        }
        #expect(package.runs == ["", "a/c", ""])
        #expect(lines.map { WatchedPackage.value("count", of: $0) } == [2, 1, 2])
    }

    @Test(.timeLimit(.minutes(20))) func aBuildThatFailsLeavesThePictures() throws {
        let package = try WatchedPackage()
        let lines = try package.watch(changes: 2, isJSON: false) { count in
            if count == 3 { package.save("A", "wrong") }
            if count == 4 { package.save("A") }
        }
        #expect(lines[3] == "A.swift:1:1: error: wrong\nThe last pictures stay, since the build failed.")
        #expect(package.runs == ["", "b/c"])
        #expect(lines[0] == "a/c: not drawn: drawn")
        #expect(lines.last?.hasPrefix("1 other in ") == true)
    }

    @Test func aSecondWatchIsAnErrorThatNamesTheFirst() throws {
        let package = try WatchedPackage()
        let first = try BuildWatch(of: package.executable, timeout: 600)
        do {
            _ = try BuildWatch(of: package.executable, timeout: 600)
            Issue.record("two processes watch")
        } catch let error as WatchError {
            #expect("\(error)".contains("process \(getpid())"))
            #expect("\(error)".contains(package.executable))
        }
        withExtendedLifetime(first) {}
    }

    /// 100 changes open no files and start no threads that stay. In a process of its own, since other tests do.
    @Test(.timeLimit(.minutes(20))) func changesLeaveNothingBehind() async {
        await #expect(processExitsWith: .success) {
            let package = try WatchedPackage()
            func count(_ folder: String) -> Int {
                (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/\(folder)").count) ?? 0
            }
            let before = (files: count("fd"), threads: count("task"))
            let lines = try package.watch(changes: 100) { count in
                // Each change is a group of one picture, and another one.
                if count % 2 == 1 { package.save("A", "\(count)") }
            }
            precondition(lines.count == 201, "\(lines.count)")
            precondition(count("fd") < before.files + 90, "\(count("fd")) files, \(before.files) before")
            precondition(count("task") < before.threads + 90, "\(count("task")) threads, \(before.threads) before")
        }
    }
}

/// The lines that a run has written, from any thread.
private final class Output: Sendable {
    let lines = Mutex<[String]>([])
}
