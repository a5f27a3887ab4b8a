import BuilderRxSwift
import Testing

@testable import BuilderRxTest

/// Records and events that tests compare.
@Suite(.leavesNoResources) struct RecordedTests {
    private enum Failure: Error { case one, two }
    private enum OtherFailure: Error { case one }

    @Test func listsNeedNoType() {
        let list = Recorded.events(.next(10, "a"), .next(20, "b"), .completed(30))
        #expect(list == [.next(10, "a"), .next(20, "b"), .completed(30)])
        #expect(Recorded.events(list) == list)
        #expect(Recorded<Event<Int>>.events().isEmpty)
    }

    @Test func maybesEventsCompare() {
        let error = MaybeEvent<Int>.error(Failure.one)
        #expect(error == .error(Failure.one))
        #expect(error != .error(Failure.two))
        #expect(error != .error(OtherFailure.one))
        #expect(error != .completed)
        #expect(MaybeEvent.success(1) == .success(1))
        #expect(MaybeEvent.success(1) != .success(2))
        #expect(MaybeEvent.success(1) != .completed)
        #expect(MaybeEvent<Int>.completed == .completed)
    }

    @Test func completablesEventsCompare() {
        let error = CompletableEvent.error(Failure.one)
        #expect(error == .error(Failure.one))
        #expect(error != .error(Failure.two))
        #expect(error != .error(OtherFailure.one))
        #expect(error != .completed)
        #expect(CompletableEvent.completed == .completed)
    }

    @Test func singlesEventsDeviate() {
        let events: [SingleEvent<Int>] = [.success(1), .failure(Failure.one)]
        #expect(Deviation.of(events, from: [.success(1), .failure(Failure.one)]) == nil)
        #expect(Deviation.of(events, from: [.success(1), .failure(Failure.two)]) != nil)
        #expect(Deviation.of(events, from: [.success(1), .failure(OtherFailure.one)]) != nil)
        #expect(Deviation.of(events, from: [.success(2), .failure(Failure.one)]) != nil)
        #expect(Deviation.of(events, from: [.success(1), .success(1)]) != nil)
        #expect(Deviation.of(events, from: [.success(1)]) != nil)
    }

    @Test func recordedElementsDeviate() {
        let stream = Recorded.events(.next(10, 1), .next(20, 2))
        #expect(Deviation.of(stream, from: [1, 2]) == nil)
        #expect(Deviation.of(stream, from: [2, 1]) == "[1, 2] is not equal to [2, 1]")
        #expect(Deviation.of(stream, from: [1]) != nil)
        #expect(Deviation.of(stream + [.completed(30)], from: [1, 2]) == "not an element: completed @ 30")
        #expect(Deviation.of(stream + [.error(30, Failure.one)], from: [1, 2]) != nil)
    }
}
