import Foundation
import SnapshotBuild
import SnapshotCore
import Testing

@testable import SnapshotWatch

@Suite struct WatchDiagnosticsTests {
    @Test func errorsWithPlacesAreSaidOnce() {
        let output = """
            /app/A.swift:3:9: error: cannot find 'x' in scope
            1 | let a = x
              |         `- error: cannot find 'x' in scope
            /app/A.swift:3:9: error: cannot find 'x' in scope
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            """
        #expect(BuildWatch.diagnostics(in: output) == ["/app/A.swift:3:9: error: cannot find 'x' in scope"])
        #expect(BuildWatch.diagnostics(in: "note\nerror: no linker") == ["error: no linker"])
        #expect(BuildWatch.diagnostics(in: "killed\n") == ["killed"])
    }
}
