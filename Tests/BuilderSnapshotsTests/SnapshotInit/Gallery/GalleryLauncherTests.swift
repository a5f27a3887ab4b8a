import Foundation
import Testing

@testable import SnapshotInit

/// The script that builds and runs a gallery, with a `swift` that writes its arguments and the plan of a build.
@Suite struct GalleryLauncherTests {
    private let folder: TemporaryFolder
    private var gallery: String { "\(folder.path)/G" }
    private var plan: String { "\(gallery)/.build/debug.yaml" }

    init() throws {
        folder = try TemporaryFolder()
        let plan = GalleryPlan(
            name: "G", root: folder.path, targets: [], builder: .url("https://example.com/Builder", .version("1.0.0")),
            isPackage: false)
        for path in ["bin", "G/Sources/App", "G/.build/debug"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
        }
        try folder.writeProgram(GalleryLauncher(plan: plan).text, to: "G/snapshot")
        try folder.writeProgram("#!/bin/sh\necho \"run $* by $SNAPSHOT_LAUNCHER\"\n", to: "G/.build/debug/G")
        try folder.write("{}", to: "G/Sources/App/lowering.json")
        try folder.writeProgram(
            """
            #!/bin/sh
            echo "$*" | sed "s#$GALLERY##g" >> "$GALLERY/log"
            name=${OTHER:-$GALLERY}
            case "$*" in *--disable*) name=$GALLERY ;; esac
            echo "inputs: [\\"$name/Package.swift\\"]" > "$GALLERY/.build/debug.yaml"
            """, to: "bin/swift")
    }

    /// Runs the script, and returns the arguments of each build.
    private func builds(_ command: String..., other: String? = nil) throws -> [String] {
        let command = command.isEmpty ? ["list"] : command
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["\(gallery)/snapshot"] + command + ["a b"]
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        process.environment = ["PATH": "\(folder.path)/bin:\(path)", "GALLERY": gallery]
        process.environment?["OTHER"] = other
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text == "run \(command.joined(separator: " ")) a b by \(gallery)/snapshot\n")
        let log = (try? folder.read("G/log")) ?? Data()
        return String(decoding: log, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static let planned = "build --package-path  --scratch-path /.build --quiet"
    private static let unplanned = "\(planned) --disable-build-manifest-caching"

    @Test func plansAFirstBuild() throws {
        #expect(try builds() == [Self.unplanned])
    }

    @Test func keepsItsOwnPlan() throws {
        try "inputs: [\"\(gallery)/Package.swift\"]".write(toFile: plan, atomically: true, encoding: .utf8)
        #expect(try builds() == [Self.planned])
    }

    @Test func replacesAnothersPlan() throws {
        try "inputs: [\"/other/Package.swift\"]".write(toFile: plan, atomically: true, encoding: .utf8)
        // An image of the other gallery, whose command has the same name, must not be found.
        let (stale, kept) = ("G/.build/debug/G_Other.resources", "G/.build/debug/Builder_Screens.resources")
        for path in [stale, kept] {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
        }
        #expect(try builds() == [Self.unplanned])
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/\(stale)"))
        #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(kept)"))
    }

    /// The server for agents shows the errors of a build itself.
    @Test func theServerForAgentsStartsWithTheLastBuild() throws {
        #expect(try builds("mcp") == [Self.unplanned])
        try folder.write("", to: "G/log")
        #expect(try builds("mcp").isEmpty)
        // A single call is a command like others.
        #expect(try builds("mcp", "--call", "look") == [Self.planned])
    }

    @Test func buildsAgainIfAnotherWasBuiltMeanwhile() throws {
        try "inputs: [\"\(gallery)/Package.swift\"]".write(toFile: plan, atomically: true, encoding: .utf8)
        #expect(try builds(other: "/other") == [Self.planned, Self.unplanned])
    }

    @Test func plansAgainAfterAChangeOfSettings() throws {
        try "inputs: [\"\(gallery)/Package.swift\"]".write(toFile: plan, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)],
            ofItemAtPath: "\(gallery)/Sources/App/lowering.json")
        #expect(try builds() == [Self.unplanned])
    }
}
