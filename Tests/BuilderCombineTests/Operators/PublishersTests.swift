import BuilderCombine
import Testing

/// An app's extensions of the namespace `Publishers`, and of types in it.
@Suite struct PublishersTests {
    /// The operators of this module, by their types, in generic code and of an app's publisher.
    private func ownOperators<P: Publisher>(
        of publisher: P
    ) -> (
        Publishers.Zip<P, P>, Publishers.FlatMap<Publishers.SetFailureType<Just<P.Output>, P.Failure>, P>,
        Publishers.Share<P>, Publishers.ReceiveOn<P, ImmediateScheduler>, Publishers.Retry<P>,
        Publishers.Delay<P, ImmediateScheduler>
    ) {
        let zip = publisher.zip(publisher)
        let flatMap = publisher.flatMap { Just($0) }
        let share = publisher.share()
        let receive = publisher.receive(on: ImmediateScheduler.shared)
        let retry = publisher.retry(1)
        let delay = publisher.delay(for: 1, scheduler: ImmediateScheduler.shared)
        return (zip, flatMap, share, receive, retry, delay)
    }

    @Test func genericCodeHasTheOperatorsOfThisModule() {
        let (zip, flatMap, share, receive, retry, delay) = ownOperators(of: Publishers.Doubled(upstream: Just(1)))
        #expect(zip.demand(nil).events == ["subscription", "(2, 2)", "finished"])
        for publisher in [
            flatMap.eraseToAnyPublisher(), share.eraseToAnyPublisher(), receive.eraseToAnyPublisher(),
            retry.eraseToAnyPublisher(), delay.eraseToAnyPublisher(),
        ] {
            #expect(publisher.demand(nil).events == ["subscription", "2", "finished"])
        }
        let existential: any Publisher<Int, Never> = share
        #expect(existential.eraseToAnyPublisher().demand(nil).events == ["subscription", "finished"])
    }

    /// The operators of this module that relay one publisher's events.
    private func relays<P: Publisher>(
        of publisher: P
    ) -> (
        Publishers.HandleEvents<P>, Publishers.SubscribeOn<P, ImmediateScheduler>, Publishers.Drop<P>,
        Publishers.DropWhile<P>, Publishers.Buffer<P>, Publishers.PrefixUntilOutput<P, Empty<Int, Never>>,
        Publishers.Output<P>, Publishers.Last<P>, Publishers.Reduce<P, P.Output?>
    ) {
        let handleEvents = publisher.handleEvents(receiveOutput: { _ in })
        let subscribe = publisher.subscribe(on: ImmediateScheduler.shared)
        let drop = publisher.dropFirst(0)
        let dropWhile = publisher.drop { _ in false }
        let buffer = publisher.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest)
        let prefix = publisher.prefix(untilOutputFrom: Empty<Int, Never>())
        let (output, last) = (publisher.prefix(1), publisher.last())
        let reduce = publisher.reduce(P.Output?.none) { $1 }
        return (handleEvents, subscribe, drop, dropWhile, buffer, prefix, output, last, reduce)
    }

    @Test func genericCodeHasTheRelaysOfThisModule() {
        let relays = relays(of: Publishers.Doubled(upstream: Just(1)))
        for publisher in [
            relays.0.eraseToAnyPublisher(), relays.1.eraseToAnyPublisher(), relays.2.eraseToAnyPublisher(),
            relays.3.eraseToAnyPublisher(), relays.4.eraseToAnyPublisher(), relays.5.eraseToAnyPublisher(),
            relays.6.eraseToAnyPublisher(), relays.7.eraseToAnyPublisher(),
            relays.8.compactMap { $0 }.eraseToAnyPublisher(),
        ] {
            #expect(publisher.demand(nil).events == ["subscription", "2", "finished"])
        }
    }

    @Test func appsExtendTheNamespaceAndItsTypes() {
        let subscriber = [1, 2].publisher.eraseToAnyPublisher().map { $0 + 1 }.doubled().zip(Just("a")).demand(nil)
        #expect(subscriber.events == ["subscription", #"(4, "a")"#, "finished"])
    }
}

extension Publishers {
    fileprivate struct Doubled<Upstream: Publisher>: Publisher where Upstream.Output == Int {
        typealias Output = Int
        typealias Failure = Upstream.Failure

        let upstream: Upstream

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
            upstream.map { $0 * 2 }.subscribe(subscriber)
        }
    }
}

extension Publishers.Map where Output == Int {
    fileprivate func doubled() -> Publishers.Doubled<Self> { Publishers.Doubled(upstream: self) }
}
