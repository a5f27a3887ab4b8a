import Foundation
import Testing

@testable import BuilderRxSwift

/// The message for an unhandled error, unless the application replaces the handler.
@Suite struct HooksTests {
    enum Failure: Error { case offline }

    @Test func theReportNamesErrorAndChain() {
        #expect(
            Hooks.report(of: Failure.offline, in: ["create", "debug(\"load\")", "map"])
                == "Unhandled error happened: offline\n    in create → debug(\"load\") → map")
    }

    @Test func withoutAChainTheReportIsALine() {
        #expect(Hooks.report(of: Failure.offline, in: []) == "Unhandled error happened: offline")
    }

    @Test func oneReportIsWrittenToStandardError() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            _ = Observable<Int>.error(Failure.offline).map { $0 }.filter { $0 > 0 }.subscribe(onNext: { _ in })
        }
        let written = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        let report = "Unhandled error happened: offline\n    in map → filter\n"
        #expect(written.components(separatedBy: report).count == 2, "\(written)")
        #expect(written.components(separatedBy: "Unhandled error").count == 2, "\(written)")
    }

    @Test func recordingIsKeptAndChangesNoReport() async throws {
        #expect(!Hooks.recordCallStackOnError)
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Hooks.recordCallStackOnError = true
            #expect(Hooks.recordCallStackOnError)
            _ = Observable<Int>.error(Failure.offline).map { $0 }.subscribe()
        }
        let written = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(written.contains("Unhandled error happened: offline\n    in map\n"), "\(written)")
    }
}
