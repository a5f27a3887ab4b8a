import BuilderCombine
import Testing

/// The types of subscribers, subscriptions and cancellables, by their own members.
@Suite struct SubscriberTypeTests {
    /// A subscription that records what it is asked for.
    private final class Recorder: Subscription {
        private(set) var calls: [String] = []

        func request(_ demand: Subscribers.Demand) { calls.append("\(demand)") }

        func cancel() { calls.append("cancel") }
    }

    @Test func aSinkRequestsAllUntilItsEnd() {
        var events: [String] = []
        let sink = Subscribers.Sink<Int, TestError>(
            receiveCompletion: { _ in events.append("end") }, receiveValue: { events.append("\($0)") })
        sink.receiveValue(0)
        sink.receiveCompletion(.finished)
        let (first, second) = (Recorder(), Recorder())
        sink.receive(subscription: first)
        sink.receive(subscription: second)
        #expect(sink.receive(1) == .none)
        sink.receive(completion: .failure(.failed))
        sink.receive(completion: .finished)
        // The end releases the closures.
        sink.receiveValue(2)
        sink.receiveCompletion(.finished)
        #expect(events == ["0", "end", "1", "end"])
        #expect(first.calls == ["unlimited"] && second.calls == ["cancel"])
        let canceled = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let subscription = Recorder()
        canceled.receive(subscription: subscription)
        canceled.cancel()
        #expect(subscription.calls == ["unlimited", "cancel"])
    }

    @Test func anAssignmentReleasesItsObjectAtTheEnd() {
        final class Model { var number = 0 }
        let model = Model()
        let assign = Subscribers.Assign(object: model, keyPath: \.number)
        let recorder = Recorder()
        assign.receive(subscription: recorder)
        #expect(assign.object === model && assign.keyPath == \Model.number)
        #expect(assign.receive(1) == .none && model.number == 1)
        assign.receive(completion: .finished)
        #expect(assign.object == nil && recorder.calls == ["unlimited"])
        let other = Subscribers.Assign(object: model, keyPath: \.number)
        let second = Recorder()
        other.receive(subscription: second)
        other.cancel()
        #expect(other.receive(2) == .none && model.number == 1)
        #expect(second.calls == ["unlimited", "cancel"])
    }

    @Test func anErasedSubscriberPassesEventsOn() {
        var events: [String] = []
        let closures = AnySubscriber<Int, Never>(
            receiveSubscription: { events.append("subscription \($0.combineIdentifier == $0.combineIdentifier)") },
            receiveValue: {
                events.append("\($0)")
                return .max($0)
            }, receiveCompletion: { events.append("\($0)") })
        closures.receive(subscription: Recorder())
        #expect(closures.receive(3) == .max(3))
        closures.receive(completion: .finished)
        #expect(events == ["subscription true", "3", "finished"])
        let subscriber = DemandingSubscriber<Int, Never>(.unlimited)
        let erased = AnySubscriber(subscriber)
        #expect(erased.combineIdentifier == subscriber.combineIdentifier)
        Just(1).subscribe(erased)
        #expect(subscriber.events == ["subscription", "1", "finished"])
    }

    @Test func voidNeedsNoArgument() {
        let subscriber = DemandingSubscriber<Void, Never>(.unlimited)
        #expect(subscriber.receive() == .none)
        let subject = PassthroughSubject<Void, Never>()
        subject.subscribe(subscriber)
        subject.send()
        #expect(subscriber.events == ["()", "subscription", "()"])
    }

    /// Sends a value, as generic code does with any subject.
    private func drive<S: Subject>(_ subject: S, _ subscription: any Subscription)
    where S.Output == Int, S.Failure == TestError {
        subject.send(subscription: subscription)
        subject.send(1)
        subject.send(completion: .failure(.failed))
    }

    @Test func subjectsAreDrivenByGenericCode() {
        let subject = PassthroughSubject<Int, TestError>()
        let subscriber = subject.first().demand(nil)
        let recorder = Recorder()
        withExtendedLifetime(subject) {
            drive(subject, recorder)
            #expect(subscriber.events == ["subscription", "1", "finished"])
            #expect(recorder.calls == ["unlimited"])
        }
    }

    @Test func demandIsCountedUpToUnlimited() {
        let two = Subscribers.Demand.max(2)
        #expect(two.max == 2 && Subscribers.Demand.unlimited.max == nil && Subscribers.Demand.none.max == 0)
        #expect(two + 3 == .max(5) && two - 1 == .max(1) && two * 2 == .max(4))
        #expect(two + .unlimited == .unlimited && .unlimited - two == Subscribers.Demand.unlimited)
        #expect(two < .unlimited && two > 1 && two == 2)
    }

    @Test func completionsAreEqualByTheirErrors() {
        let failure = Subscribers.Completion<TestError>.failure(.failed)
        #expect(failure == .failure(.failed) && failure != .finished)
    }

    @Test func cancellablesCancelOnce() {
        var count = 0
        let action = AnyCancellable { count += 1 }
        action.cancel()
        action.cancel()
        #expect(count == 1)
        do { _ = AnyCancellable { count += 1 } }
        #expect(count == 2)
        let recorder = Recorder()
        let cancellable: any Cancellable = AnyCancellable(recorder)
        cancellable.cancel()
        #expect(recorder.calls == ["cancel"])
        Subscriptions.empty.request(.unlimited)
        Subscriptions.empty.cancel()
    }

    @Test func identifiersTellObjectsApart() {
        let (first, second) = (Recorder(), Recorder())
        #expect(first.combineIdentifier == CombineIdentifier(first))
        #expect(first.combineIdentifier != second.combineIdentifier)
        #expect(CombineIdentifier() != CombineIdentifier())
    }

    @Test func simplePublishersHaveTheirProperties() {
        #expect(Just(1).output == 1)
        #expect(Fail<Int, TestError>(error: .failed).error == .failed)
        #expect(Fail(outputType: Int.self, failure: TestError.failed).demand(nil).events.count == 2)
        let never = Empty<Int, Never>(completeImmediately: false)
        #expect(!never.completeImmediately && never.demand(nil).events == ["subscription"])
        let empty = Empty(completeImmediately: true, outputType: Int.self, failureType: TestError.self)
        #expect(empty.completeImmediately && empty.demand(nil).events == ["subscription", "finished"])
        let deferred = Deferred(createPublisher: { Just(2) })
        #expect(deferred.createPublisher().output == 2)
    }

    @Test func sequencesOfValuesAreAsynchronous() async throws {
        var values = AsyncPublisher([1, 2].publisher).makeAsyncIterator()
        var received: [Int?] = []
        for _ in 0..<3 { received.append(await values.next()) }
        #expect(received == [1, 2, nil])
        var throwing = AsyncThrowingPublisher(Fail<Int, TestError>(error: .failed)).makeAsyncIterator()
        await #expect(throws: TestError.failed) { try await throwing.next() }
    }
}
