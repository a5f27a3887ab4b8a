import Foundation
import Testing

@testable import BuilderRxSwift

/// The message for an unhandled error, unless the application replaces the handler.
@Suite(.leavesNoResources) struct HooksTests {
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

    @Test func aRecordedCallStackTakesThePlaceOfTheChain() async throws {
        #expect(!Hooks.recordCallStackOnError)
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            Hooks.customCaptureSubscriptionCallstack = { ["first frame", "second frame"] }
            Hooks.recordCallStackOnError = true
            #expect(Hooks.recordCallStackOnError)
            _ = Observable<Int>.error(Failure.offline).map { $0 }.subscribe()
        }
        let written = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            written.contains(
                "Unhandled error happened: offline\n    subscription called from:\nfirst frame\nsecond frame\n"),
            "\(written)")
    }

    @Test func theCallStackIsThatOfTheSubscription() async {
        await #expect(processExitsWith: .success) {
            var captures = 0
            let tally = Tally()
            let capture: Hooks.CustomCaptureSubscriptionCallstack = {
                captures += 1
                return ["subscription \(captures)"]
            }
            let handler: Hooks.DefaultErrorHandler = { stack, error in tally.note(stack.joined(separator: "; ")) }
            Hooks.customCaptureSubscriptionCallstack = capture
            Hooks.defaultErrorHandler = handler
            let subject = PublishSubject<Int>()
            let mapped = subject.map { $0 }
            _ = mapped.subscribe()
            #expect(captures == 0)
            Hooks.recordCallStackOnError = true
            _ = mapped.subscribe(onNext: { _ in })
            _ = mapped.take(1).asSingle().subscribe(onSuccess: { _ in })
            _ = mapped.subscribe(onError: { _ in })
            #expect(captures == 3)
            Hooks.recordCallStackOnError = false
            _ = mapped.subscribe()
            #expect(captures == 3)
            subject.onError(Failure.offline)
            #expect(tally.lines == ["map", "subscription 1", "subscription 2", "map"])
        }
    }

    @Test func theCapturedCallStackIsTheThreads() async {
        await #expect(processExitsWith: .success) {
            #expect(!Hooks.customCaptureSubscriptionCallstack().isEmpty)
        }
    }
}
