import Foundation
import Testing

@testable import BuilderRxSwift

/// What `debug` prints.
@Suite(.leavesNoResources) struct ObservableTypeDebugTests {
    private struct Failure: Error {}

    private func debugged<Element>(
        _ source: Observable<Element>, _ tally: Tally, as identifier: String = "id", trimOutput: Bool = false
    ) -> Observable<Element> {
        source.debug(identifier, trimOutput: trimOutput, time: { "now" }, write: { tally.note($0) })
    }

    @Test func aSequenceThatCompletes() {
        let tally = Tally()
        _ = debugged(.of(1, 2), tally).subscribe()
        #expect(
            tally.lines == [
                "now: id -> subscribed", "now: id -> Event next(1)", "now: id -> Event next(2)",
                "now: id -> Event completed", "now: id -> isDisposed",
            ])
    }

    @Test func aSequenceThatFails() {
        let tally = Tally()
        _ = debugged(Observable<Int>.error(Failure()), tally).subscribe(onError: { _ in tally.note("onError") })
        #expect(
            tally.lines == [
                "now: id -> subscribed", "now: id -> Event error(Failure())", "onError", "now: id -> isDisposed",
            ])
    }

    @Test func disposalIsLoggedFromDownstreamUp() {
        let tally = Tally()
        let subject = PublishSubject<Int>()
        let subscription = debugged(debugged(subject, tally, as: "above"), tally, as: "below").subscribe()
        subscription.dispose()
        subject.onNext(1)
        #expect(
            tally.lines == [
                "now: below -> subscribed", "now: above -> subscribed", "now: below -> isDisposed",
                "now: above -> isDisposed",
            ])
    }

    @Test func longDescriptionsLoseTheirMiddle() {
        let tally = Tally()
        let fits = String(repeating: "f", count: 34)
        let long = String(repeating: "a", count: 20) + String(repeating: "b", count: 20)
        _ = debugged(.of(fits, long), tally, trimOutput: true).subscribe()
        _ = debugged(.just(long), tally).subscribe()
        #expect(tally.lines[1] == "now: id -> Event next(\(fits))")
        #expect(tally.lines[2] == "now: id -> Event next(aaaaaaaaaaaaaaa...bbbbbbbbbbbbbbbbbbb)")
        #expect(tally.lines[6] == "now: id -> Event next(\(long))")
    }

    @Test func linesOfItsOwnBeginWithTheTime() throws {
        let stamp = DebugClock().now
        #expect(try #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}/#.wholeMatch(in: stamp) != nil)
    }

    @Test func withoutAnIdentifierItIsThePlace() {
        #expect(
            CallSite(file: "/a/b/File.swift", line: 12, function: "load()").identifier == "File.swift:12 (load())")
        #expect(CallSite(file: "File.swift", line: 1, function: "f").identifier == "File.swift:1 (f)")
    }
}
