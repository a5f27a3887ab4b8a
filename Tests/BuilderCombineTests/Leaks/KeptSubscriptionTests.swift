import BuilderCombine
import Foundation
import Testing

/// Subscriptions that have ended: what they retain, also if a subscriber keeps them.
@Suite(.timeLimit(.minutes(20))) struct KeptSubscriptionTests {
    typealias Source = PassthroughSubject<Int, Never>

    /// A subscriber that never lets go of its subscription.
    private final class Keeper<Input, Failure: Error>: Subscriber {
        private let witness: Witness
        private(set) var subscription: (any Subscription)?

        init(_ witness: Witness) { self.witness = witness }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        func receive(_ input: Input) -> Subscribers.Demand { .none }

        func receive(completion: Subscribers.Completion<Failure>) {}
    }

    /// An operator, with a closure that retains a witness where it has one.
    private struct Row: CustomTestStringConvertible, @unchecked Sendable {
        let testDescription: String
        let subscribe: (Source, Witness, Witness) -> (any Subscription)?

        init<P: Publisher>(_ name: String, _ chain: @escaping (Source, Witness) -> P) {
            testDescription = name
            subscribe = { source, closure, subscriber in
                let keeper = Keeper<P.Output, P.Failure>(subscriber)
                chain(source, closure).subscribe(keeper)
                return keeper.subscription
            }
        }
    }

    private static func value<Value>(_ value: Value, _ kept: Witness) -> Value { value }

    private static let rows = [
        Row("scan") { source, kept in source.scan(0) { value($0 + $1, kept) } },
        Row("tryScan") { source, kept in source.tryScan(0) { value($0 + $1, kept) } },
        Row("tryMap") { source, kept in source.tryMap { value($0, kept) } },
        Row("removeDuplicates") { source, kept in source.removeDuplicates { value($0 == $1, kept) } },
        Row("handleEvents") { source, kept in source.handleEvents(receiveOutput: { _ = value($0, kept) }) },
        Row("drop(while:)") { source, kept in source.drop { value($0 < 0, kept) } },
        Row("reduce") { source, kept in source.reduce(0) { value($0 + $1, kept) } },
        Row("prefix") { source, _ in source.prefix(9) },
        Row("dropFirst") { source, _ in source.dropFirst() },
        Row("collect") { source, _ in source.collect(2) },
        Row("flatMap") { source, kept in source.flatMap { Just(value($0, kept)) } },
    ]

    @Test(arguments: rows, [true, false]) private func aKeptSubscriptionRetainsNothing(row: Row, isCanceled: Bool) {
        let source = Source()
        weak var closure: Witness?
        weak var subscriber: Witness?
        var subscription: (any Subscription)?
        do {
            let (first, second) = (Witness(), Witness())
            (closure, subscriber) = (first, second)
            subscription = row.subscribe(source, first, second)
            (1...3).forEach(source.send)
            if isCanceled { subscription?.cancel() } else { source.send(completion: .finished) }
        }
        withExtendedLifetime((source, subscription)) { #expect(closure == nil && subscriber == nil) }
    }

    /// The call is in progress while the subscription ends.
    @Test func aCancellationInsideReleasesAfterTheCall() {
        let source = Source()
        weak var closure: Witness?
        var events: [String] = []
        do {
            let witness = Witness()
            closure = witness
            let subscriber = DemandingSubscriber<Int, any Error>(.unlimited)
            subscriber.more = { _ in
                subscriber.subscription?.cancel()
                events.append(closure == nil ? "released" : "there")
                return .none
            }
            source.tryMap { value in withExtendedLifetime(witness) { value } }.subscribe(subscriber)
            subscriber.more = { [more = subscriber.more, weak subscriber] in
                subscriber?.more = { _ in .none }
                return more($0)
            }
        }
        source.send(1)
        source.send(2)
        #expect(events == ["there"] && closure == nil)
    }

    // MARK: Subjects and properties

    private final class Model: ObservableObject {
        @Published var number = 0
    }

    /// A publisher whose subscription's end is counted.
    private struct Ending: Publisher {
        typealias Output = Int
        typealias Failure = Never

        let value: Int
        let end: () -> Void

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subscriber.receive(subscription: EndingSubscription(end: end))
            _ = subscriber.receive(value)
            subscriber.receive(completion: .finished)
        }
    }

    @Test func aPropertyReleasesPublishersThatHaveEnded() {
        let model = Model()
        var ends = 0
        for number in 1...1_000 { Ending(value: number) { ends += 1 }.assign(to: &model.$number) }
        #expect(ends == 1_000 && model.number == 1_000)
    }

    @Test func aSubjectReleasesPublishersThatHaveEnded() {
        let (subject, current) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        var ends = 0
        var cancellables: [AnyCancellable] = []
        for number in 1...1_000 {
            cancellables.append(Ending(value: number) { ends += 1 }.subscribe(subject))
            Ending(value: number) { ends += 1 }.subscribe(AnySubscriber(current))
        }
        #expect(ends == 2_000 && current.value == 1)
        withExtendedLifetime((subject, cancellables)) {}
    }

    @Test func aSubjectsSubscriptionsAreCanceledWithIt() {
        var events: [String] = []
        let source = Source()
        var subject: Source? = Source()
        let cancellable = subject.map { source.observed("source") { events.append($0) }.subscribe($0) }
        let subscriber = subject?.demand(1)
        source.send(1)
        subscriber?.subscription?.cancel()
        subject = nil
        #expect(events == ["source", "unlimited of source", "cancel source"])
        #expect(subscriber?.events == ["subscription", "1"])
        cancellable?.cancel()
        #expect(events.count == 3)
    }

    // MARK: Subscribers

    /// The end of a subscription whose last reference a subscriber has may cancel it.
    @Test func subscribersReleaseSubscriptionsThatUseThem() {
        let model = Model()
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        let assign = Subscribers.Assign(object: model, keyPath: \.number)
        var ends = 0
        for _ in 1...2 {
            sink.receive(
                subscription: EndingSubscription {
                    sink.cancel()
                    ends += 1
                })
            assign.receive(
                subscription: EndingSubscription {
                    assign.cancel()
                    ends += 1
                })
            sink.receive(completion: .finished)
            assign.receive(completion: .finished)
        }
        #expect(ends == 4 && sink.description == "Sink")
    }
}
