import BuilderRxRelay
import BuilderRxSwift
import OpenCombine

extension Chain {
    /// The ways to subscribe. Those with closures of their own report events to the bench, as the other rows do.
    static let subscribing: [Chain] = [
        Chain(starting: "subscribe(closure)", "subscribe") { bench in
            let token = bench.token
            return bench.source.subscribe { [unowned bench] event in
                token.ignore(event)
                bench.note(event.isStopEvent ? "d" : "n")
            }
        },
        Chain(starting: "subscribe(observer)", "subscribe") { bench in
            let token = bench.token
            return bench.source.subscribe(
                AnyObserver { [unowned bench] event in
                    token.ignore(event)
                    bench.note(event.isStopEvent ? "d" : "n")
                })
        },
        Chain(starting: "subscribe(with:)", "subscribe") { bench in
            let token = bench.token
            return bench.source.subscribe(
                with: bench, onNext: { bench, _ in bench.note(token.pass("n")) },
                onError: { bench, _ in bench.note("e") },
                onCompleted: { $0.note("c") }, onDisposed: { $0.note("d") })
        },
        Chain("groupBy: a group", "groupBy", "GroupedObservable.subscribe", "GroupedObservable.asObservable") { bench in
            let token = bench.token
            return bench.source.groupBy { token.pass($0 % 2) }.flatMap { $0.map(token.pass) }
        },
    ]

    /// Relays, which the source is bound to. They never end, and outlive the subscription.
    static let relays: [Chain] = [
        Chain(
            starting: "PublishRelay", "PublishRelay.accept", "PublishRelay.asObservable", "PublishRelay.subscribe",
            "bind",
            traits: .endless
        ) { bench in
            let relay = PublishRelay<Int>()
            return bench.bind(to: relay) { $0.bind(to: relay) }
        },
        Chain(
            starting: "BehaviorRelay", "BehaviorRelay.accept", "BehaviorRelay.asObservable", "BehaviorRelay.subscribe",
            "bind",
            traits: .endless
        ) { bench in
            let relay = BehaviorRelay(value: 0)
            return bench.bind(to: relay) { $0.bind(to: relay) }
        },
        Chain(
            starting: "ReplayRelay.create", "ReplayRelay.create", "ReplayRelay.accept", "ReplayRelay.asObservable",
            "ReplayRelay.subscribe", "bind", traits: .endless
        ) { bench in
            let relay = ReplayRelay<Int>.create(bufferSize: 2)
            return bench.bind(to: relay) { $0.bind(to: relay) }
        },
        Chain(starting: "PublishRelay.asInfallible", "PublishRelay.asInfallible", "bind", traits: .endless) { bench in
            let relay = PublishRelay<Int>()
            return bench.bind(to: relay.asInfallible()) { $0.bind(to: relay) }
        },
        Chain(starting: "BehaviorRelay.asInfallible", "BehaviorRelay.asInfallible", "bind", traits: .endless) { bench in
            let relay = BehaviorRelay(value: 0)
            return bench.bind(to: relay.asInfallible()) { $0.bind(to: relay) }
        },
        Chain(starting: "ReplayRelay.asInfallible", "ReplayRelay.asInfallible", "bind", traits: .endless) { bench in
            let relay = ReplayRelay<Int>.create(bufferSize: 2)
            return bench.bind(to: relay.asInfallible()) { $0.bind(to: relay) }
        },
        Chain(starting: "ReplayRelay.createUnbound", "ReplayRelay.createUnbound", "bind", traits: .endless) { bench in
            let relay = ReplayRelay<Int>.createUnbound()
            return bench.bind(to: relay) { $0.bind(to: relay) }
        },
    ]

    /// The ways to OpenCombine and back.
    static let bridges: [Chain] = [
        Chain("Publisher.asObservable") { $0.mapped.publisher.map($0.token.pass).asObservable() },
        Chain(starting: "publisher", "Cancellable.asDisposable") { bench in
            let token = bench.token
            return bench.mapped.publisher.sink(
                receiveCompletion: { [unowned bench] in
                    token.ignore($0)
                    bench.note("d")
                },
                receiveValue: { [unowned bench] in
                    token.ignore($0)
                    bench.note("n")
                }
            ).asDisposable()
        },
        Chain(starting: "asCancellable", "Disposable.asCancellable", "Cancellable.asDisposable") { bench in
            bench.subscribe(to: bench.mapped).asCancellable().asDisposable()
        },
    ]

    /// All rows.
    static let all: [Chain] =
        creation + selecting + transforming + watching + merging + pairing + failing + sharing + time + singles + maybes
        + completables + primitives + infallibles + subscribing + relays + bridges + throwing
        + throwingPairs + throwingTraits
}

extension Bench {
    /// Subscribes to a relay that outlives the subscription, and binds the source to it.
    fileprivate func bind<Relay: ObservableConvertibleType>(
        to relay: Relay, _ bind: (Observable<Int>) -> any Disposable
    ) -> any Disposable where Relay.Element == Int {
        kept.append(relay)
        let subscription = subscribe(to: relay.asObservable().map(token.pass))
        return Disposables.create(subscription, bind(mapped.catchAndReturn(0)))
    }
}
