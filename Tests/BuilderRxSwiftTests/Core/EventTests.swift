import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct EventTests {
    /// An event with its sender.
    private struct Message: EventConvertible {
        typealias Element = Int

        let sender: String
        let event: Event<Element>
    }

    @Test func errorsAndCompletionStop() {
        let events: [Event<Int>] = [.next(1), .error(RxError.unknown), .completed]
        #expect(events.map(\.isStopEvent) == [false, true, true])
        #expect(events.map(\.event.isStopEvent) == [false, true, true])
    }

    @Test func elementsAreMapped() {
        let events: [Event<Int>] = [.next(1), .next(0), .error(RxError.timeout), .completed]
        let mapped: [Event<String>] = events.map { event in
            event.map { (number: Int) throws -> String in
                guard number > 0 else { throw RxError.overflow }
                return "no. \(number)"
            }
        }
        #expect(mapped.map(\.element) == ["no. 1", nil, nil, nil])
        let errors: [RxError?] = mapped.map { $0.error as? RxError }
        #expect(errors.map { $0.map { "\($0)" } } == [nil, "\(RxError.overflow)", "\(RxError.timeout)", nil])
        #expect(mapped.map(\.isCompleted) == [false, false, false, true])
    }

    @Test func whatHasAnEventIsDematerialized() {
        let messages: [Message] = [
            Message(sender: "a", event: .next(1)), Message(sender: "b", event: .next(2)),
            Message(sender: "a", event: .completed), Message(sender: "b", event: .next(3)),
        ]
        let notes = EventNotes()
        notes.observe(Observable.from(messages).dematerialize(), as: "")
        #expect(notes.text == "1 2 | .")
    }
}
