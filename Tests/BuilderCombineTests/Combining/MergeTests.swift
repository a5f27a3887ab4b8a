import BuilderCombine
import Testing

@Suite(.timeLimit(.minutes(20))) struct MergeTests {
    private let subjects = (0..<8).map { _ in PassthroughSubject<Int, TestError>() }

    /// Publishers of each number of merged ones, made in different ways.
    private var merged: [(count: Int, publisher: AnyPublisher<Int, TestError>)] {
        let s = subjects
        return [
            (2, s[0].merge(with: s[1]).eraseToAnyPublisher()),
            (3, s[0].merge(with: s[1], s[2]).eraseToAnyPublisher()),
            (4, s[0].merge(with: s[1], s[2], s[3]).eraseToAnyPublisher()),
            (5, s[0].merge(with: s[1], s[2], s[3], s[4]).eraseToAnyPublisher()),
            (6, s[0].merge(with: s[1], s[2], s[3], s[4], s[5]).eraseToAnyPublisher()),
            (7, s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]).eraseToAnyPublisher()),
            (8, s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]).eraseToAnyPublisher()),
            (8, Publishers.MergeMany(s).eraseToAnyPublisher()),
            (3, Publishers.MergeMany(s[0], s[1]).merge(with: s[2]).eraseToAnyPublisher()),
        ]
    }

    @Test func publishesTheValuesOfAllAndFinishesWithTheLast() {
        for (count, publisher) in merged {
            let subscriber = publisher.demand(nil)
            for number in 0..<8 { subjects[number].send(number) }
            #expect(subscriber.events == ["subscription"] + (0..<count).map { "\($0)" })
            subscriber.subscription?.cancel()
        }
        let subscribers = merged.map { $0.publisher.demand(nil) }
        for number in 0..<8 {
            for (subscriber, entry) in zip(subscribers, merged) {
                #expect(subscriber.events.contains("finished") == (entry.count <= number))
            }
            subjects[number].send(completion: .finished)
        }
        #expect(subscribers.allSatisfy { $0.events == ["subscription", "finished"] })
    }

    @Test func mergingMergedPublishersMakesOne() {
        let (a, b, c) = (Just(1), Just(2), Just(3))
        let three: Publishers.Merge3<Just<Int>, Just<Int>, Just<Int>> = a.merge(with: b).merge(with: c)
        let five: Publishers.Merge5<Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>> = three.merge(with: a, b)
        let eight = five.merge(with: a, b, c)
        #expect(three == Publishers.Merge3(a, b, c))
        #expect(eight == a.merge(with: b, c, a, b, a, b, c) as Publishers.Merge8)
        #expect(eight.demand(nil).events == ["subscription", "1", "2", "3", "1", "2", "1", "2", "3", "finished"])
    }

    @Test func withoutPublishersItFinishes() {
        #expect(Publishers.MergeMany([Just<Int>]()).demand(nil).events == ["subscription", "finished"])
    }

    @Test func failsAtOnceAndCancelsTheOthers() {
        var canceled = 0
        let other = subjects[1].handleEvents(receiveCancel: { canceled += 1 })
        let subscriber = subjects[0].merge(with: other).demand(nil)
        subjects[1].send(1)
        subjects[0].send(completion: .failure(.failed))
        subjects[1].send(2)
        #expect(subscriber.events == ["subscription", "1", "failure(BuilderCombineTests.TestError.failed)"])
        #expect(canceled == 1)
    }

    @Test func requestsOneValueOfEachAtATime() {
        var demands: [String] = []
        let first = [1, 2, 3].publisher.handleEvents(receiveRequest: { demands.append("a: \($0)") })
        let second = [4, 5].publisher.handleEvents(receiveRequest: { demands.append("b: \($0)") })
        let subscriber = first.merge(with: second).demand(1)
        #expect(subscriber.events == ["subscription", "1"])
        subscriber.request(1)
        #expect(demands.prefix(3) == ["a: max(1)", "a: max(1)", "b: max(1)"])
        #expect(subscriber.events.count == 3)
        subscriber.request(2)
        #expect(subscriber.events.count == 5)
        subscriber.request(1)
        #expect(Set(subscriber.events) == ["subscription", "1", "2", "3", "4", "5", "finished"])
    }

    @Test func limitedDemandThenUnlimited() {
        let subscriber = [1, 2, 3].publisher.merge(with: [4, 5, 6].publisher).demand(1)
        subscriber.subscription?.request(.unlimited)
        #expect(subscriber.events.count == 8)
        #expect(subscriber.events.last == "finished")
    }

    @Test func theCompletionWaitsForUnrequestedValues() {
        let subscriber = Just(1).merge(with: Just(2)).demand(1)
        #expect(subscriber.events == ["subscription", "1"])
        subscriber.request(1)
        #expect(subscriber.events == ["subscription", "1", "2", "finished"])
    }

    @Test func cancellationEndsAll() {
        var canceled = 0
        let cancellable = Publishers.MergeMany(subjects.map { $0.handleEvents(receiveCancel: { canceled += 1 }) })
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        cancellable.cancel()
        #expect(canceled == 8)
    }

    @Test func valuesThatADeliveryCausesFollow() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subjects] value in
            if value < 4 { subjects[1 - value % 2].send(value + 1) }
            subscriber.record("end of \(value)")
            return .none
        }
        subjects[0].merge(with: subjects[1]).subscribe(subscriber)
        subjects[0].send(1)
        #expect(
            subscriber.events == [
                "subscription", "1", "end of 1", "2", "end of 2", "3", "end of 3", "4", "end of 4",
            ])
        subscriber.more = { _ in .none }
    }

    @Test func nestedOperatorsDeliver() {
        let many = (0..<100).reduce(AnyPublisher<Int, TestError>(subjects[0])) { merged, _ in
            merged.merge(with: subjects[1]).eraseToAnyPublisher()
        }
        let subscriber = many.demand(nil)
        subjects[1].send(1)
        #expect(subscriber.events.count == 101)
    }
}
