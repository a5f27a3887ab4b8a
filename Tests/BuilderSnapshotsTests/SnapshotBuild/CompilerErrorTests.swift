import Testing

@testable import SnapshotBuild

@Suite struct CompilerErrorTests {
    /// As `swift build` of Swift 6.3 writes it.
    static let output = """
        warning: 'gallery': found 1 file(s) which are unhandled
            /app/Info.plist
        [3/8] Compiling App A.swift
        /app/A b.swift:7:13: error: cannot find type 'Foo' in scope
         5 |   @IBAction func y() {}
         7 | func f() -> Foo { "x" }
           |             `- error: cannot find type 'Foo' in scope
         8 | let log = OSLog(subsystem: "a", category: "b")

        /app/A b.swift:8:11: error: cannot find 'OSLog' in scope
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        [4/9] Emitting module App
        /app/A b.swift:7:13: error: cannot find type 'Foo' in scope
        /app/B.swift:1:8: error: no such module 'os.log'
        /app/B.swift:4:82: error: value of type 'BB' has no member 'nope'
        /app/B.swift:4:90: error: type 'UIColor' has no member 'what'
        /app/B.swift:10:2: error: no macro named 'Preview'
        /app/B.swift:11:3: warning: never read
        <unknown>:0: error: cannot load module: error: twice
        /app/B.swift:12:1: error: cannot convert value of type 'String' to specified type 'Int'
        """

    @Test func eachErrorIsReadOnce() {
        let errors = CompilerError.all(in: Self.output)
        #expect(
            errors.map { "\($0.path):\($0.line):\($0.column)" } == [
                "/app/A b.swift:7:13", "/app/A b.swift:8:11", "/app/B.swift:1:8", "/app/B.swift:4:82",
                "/app/B.swift:4:90", "/app/B.swift:10:2", "/app/B.swift:12:1",
            ])
        #expect(
            errors.map(\.category) == [
                .missingName("Foo"), .missingName("OSLog"), .noModule("os.log"), .missingMember("BB.nope"),
                .missingMember("UIColor.what"), .missingName("Preview"),
                .other("cannot convert value of type 'String' to specified type 'Int'"),
            ])
    }

    @Test func swiftPMsOutputIsSeparate() {
        #expect(CompilerError.faults(in: Self.output).isEmpty)
        let output = "Fetching x\nerror: Failed to clone x\nerror: Failed to clone x\n/a/A.swift:1:1: error: b\n"
        #expect(CompilerError.faults(in: output) == ["error: Failed to clone x"])
    }

    @Test(arguments: ["", "error: ", ": error: ", "a:b:c: error: d", "a.swift:1: error: d", "  a.swift:1:1: error: d"])
    func otherLinesAreNoErrors(output: String) {
        #expect(CompilerError.all(in: output).isEmpty)
    }
}
