import BuilderCombine
import Testing

@Suite(.timeLimit(.minutes(20))) struct CombineLatestTests {
    private let a = PassthroughSubject<Int, TestError>()
    private let b = PassthroughSubject<Int, TestError>()
    private let c = PassthroughSubject<Int, TestError>()
    private let d = PassthroughSubject<Int, TestError>()

    @Test func publishesOnceEachHasAValue() {
        let subscriber = Publishers.CombineLatest(a, b).demand(nil)
        a.send(1)
        a.send(2)
        b.send(3)
        b.send(4)
        a.send(5)
        #expect(subscriber.events == ["subscription", "(2, 3)", "(2, 4)", "(5, 4)"])
    }

    @Test func combinesThreeAndFour() {
        let three = a.combineLatest(b, c).demand(nil)
        let four = a.combineLatest(b, c, d).demand(nil)
        let subjects = [a, b, c, d, a]
        for (number, subject) in subjects.enumerated() { subject.send(number) }
        #expect(three.events == ["subscription", "(0, 1, 2)", "(4, 1, 2)"])
        #expect(four.events == ["subscription", "(0, 1, 2, 3)", "(4, 1, 2, 3)"])
    }

    @Test func transforms() {
        let two = a.combineLatest(b) { $0 + $1 }.demand(nil)
        let three = a.combineLatest(b, c) { $0 + $1 + $2 }.demand(nil)
        let four = a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }.demand(nil)
        for (number, subject) in [a, b, c, d].enumerated() { subject.send(number) }
        #expect(two.events.last == "1")
        #expect(three.events.last == "3")
        #expect(four.events.last == "6")
    }

    @Test func finishesWhenAllHaveFinished() {
        let subscriber = a.combineLatest(b).demand(nil)
        a.send(1)
        a.send(completion: .finished)
        b.send(2)
        b.send(3)
        #expect(subscriber.events == ["subscription", "(1, 2)", "(1, 3)"])
        b.send(completion: .finished)
        #expect(subscriber.events.last == "finished")
    }

    @Test func anEmptyPublisherDoesNotFinishTheOthers() {
        let subscriber = Empty<Int, TestError>().combineLatest(b).demand(nil)
        b.send(1)
        #expect(subscriber.events == ["subscription"])
        b.send(completion: .finished)
        #expect(subscriber.events == ["subscription", "finished"])
    }

    @Test func failsAtOnceAndCancelsTheOthers() {
        var canceled = 0
        let other = b.handleEvents(receiveCancel: { canceled += 1 })
        let subscriber = a.combineLatest(other).demand(nil)
        a.send(1)
        a.send(completion: .failure(.failed))
        b.send(2)
        #expect(subscriber.events == ["subscription", "failure(BuilderCombineTests.TestError.failed)"])
        #expect(canceled == 1)
    }

    @Test func aFailureDuringSubscriptionFollowsTheSubscription() {
        let subscriber = Fail<Int, TestError>(error: .failed).combineLatest(b).demand(nil)
        #expect(subscriber.events == ["subscription", "failure(BuilderCombineTests.TestError.failed)"])
    }

    @Test func deliversWhatIsRequested() {
        let subscriber = a.combineLatest(b).demand(1)
        a.send(1)
        b.send(2)
        a.send(3)
        b.send(4)
        #expect(subscriber.events == ["subscription", "(1, 2)"])
        subscriber.request(1)
        a.send(5)
        #expect(subscriber.events == ["subscription", "(1, 2)", "(5, 2)"])
    }

    @Test func passesRequestsToEach() {
        var demands: [String] = []
        let first = a.handleEvents(receiveRequest: { demands.append("a: \($0)") })
        let second = b.handleEvents(receiveRequest: { demands.append("b: \($0)") })
        let subscriber = first.combineLatest(second).demand(2)
        subscriber.request(3)
        #expect(demands == ["a: max(2)", "b: max(2)", "a: max(3)", "b: max(3)"])
    }

    @Test func deliversTheLatestUnrequestedCombinationWithTheNextRequest() {
        let numbers = [1, 2, 3].publisher.setFailureType(to: TestError.self)
        let subscriber = Just(0).setFailureType(to: TestError.self).combineLatest(numbers, a).demand(3)
        a.send(7)
        a.send(8)
        #expect(subscriber.events == ["subscription", "(0, 3, 7)", "(0, 3, 8)"])
        subscriber.more = { _ in .none }
        let latest = a.combineLatest(b).demand(2)
        a.send(1)
        a.send(2)
        b.send(3)
        b.send(4)
        #expect(latest.events == ["subscription", "(2, 3)", "(2, 4)"])
    }

    @Test func demandReturnedForAValueCounts() {
        let subscriber = DemandingSubscriber<(Int, Int), TestError>(.max(1))
        subscriber.more = { _ in .max(1) }
        a.combineLatest(b).subscribe(subscriber)
        a.send(1)
        b.send(2)
        a.send(3)
        b.send(4)
        #expect(subscriber.events == ["subscription", "(1, 2)", "(3, 2)", "(3, 4)"])
    }

    @Test func aRequestOfZeroHasNoEffect() {
        let subscriber = a.combineLatest(b).demand(0)
        subscriber.request(0)
        a.send(1)
        b.send(2)
        #expect(subscriber.events == ["subscription"])
    }

    @Test func cancellationEndsAllAndReleasesValues() {
        final class Value {}
        let (first, second) = (PassthroughSubject<Value, Never>(), PassthroughSubject<Int, Never>())
        var canceled = 0
        weak var released: Value?
        let cancellable = first.handleEvents(receiveCancel: { canceled += 1 })
            .combineLatest(second.handleEvents(receiveCancel: { canceled += 1 }))
            .sink { _ in }
        do {
            let value = Value()
            released = value
            first.send(value)
        }
        #expect(released != nil)
        cancellable.cancel()
        #expect(canceled == 2)
        #expect(released == nil)
    }

    @Test func cancellationInsideADeliveryIsTheLast() {
        let subscriber = DemandingSubscriber<(Int, Int), TestError>(.unlimited)
        subscriber.more = { [unowned subscriber] _ in
            subscriber.subscription?.cancel()
            return .unlimited
        }
        a.combineLatest(b).subscribe(subscriber)
        a.send(1)
        b.send(2)
        b.send(3)
        a.send(completion: .failure(.failed))
        #expect(subscriber.events == ["subscription", "(1, 2)"])
    }

    @Test func valuesThatADeliveryCausesFollow() {
        let subscriber = DemandingSubscriber<(Int, Int), TestError>(.unlimited)
        subscriber.more = { [a, b] value in
            if value.0 < 3 {
                a.send(value.0 + 1)
                b.send(value.1 + 10)
            }
            return .none
        }
        a.combineLatest(b).subscribe(subscriber)
        a.send(1)
        b.send(0)
        let expected = ["(1, 0)", "(2, 0)", "(2, 10)", "(3, 10)", "(3, 10)", "(3, 10)", "(3, 20)"]
        #expect(subscriber.events == ["subscription"] + expected)
    }

    @Test func takesFromAnEndlessSequence() {
        let endless = Publishers.Sequence<PartialRangeFrom<Int>, TestError>(sequence: 1...)
        let subscriber = Just(0).setFailureType(to: TestError.self).combineLatest(endless).prefix(3).demand(nil)
        #expect(subscriber.events == ["subscription", "(0, 1)", "(0, 2)", "(0, 3)", "finished"])
    }

    @Test func publishedPropertiesAreCombinedBeforeTheyChange() {
        final class Model {
            @Published var name = "a"
            @Published var count = 1
        }
        let model = Model()
        var values: [String] = []
        let cancellable = model.$name.combineLatest(model.$count).sink { values.append("\($0)\($1)") }
        model.name = "b"
        model.count = 2
        cancellable.cancel()
        model.count = 3
        #expect(values == ["a1", "b1", "b2"])
    }

    @Test func equalPublishersAreEqual() {
        #expect(Publishers.CombineLatest3(Just(1), Just(2), Just(3)) == Just(1).combineLatest(Just(2), Just(3)))
        #expect(
            Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4))
                == Just(1).combineLatest(Just(2), Just(3), Just(4)))
        #expect(Just(1).combineLatest(Just(2)) == Just(1).combineLatest(Just(2)))
        #expect(Just(1).combineLatest(Just(2), Just(3)) != Just(1).combineLatest(Just(2), Just(4)))
    }
}
