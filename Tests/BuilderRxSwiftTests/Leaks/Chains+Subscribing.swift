import BuilderRxRelay
import BuilderRxSwift

extension Chain {
    /// The ways to subscribe. Those with closures of their own tell the bench what happens, as the other rows do.
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
            bench.source.subscribe(
                with: bench, onNext: { [token = bench.token] bench, element in bench.note(token.pass("n")) },
                onError: { bench, _ in bench.note("e") }, onCompleted: { $0.note("c") }, onDisposed: { $0.note("d") })
        },
        Chain(starting: "subscribe(with: the token)", "subscribe") { bench in
            let terminal = bench.source.subscribe(
                with: bench.token, onNext: { token, _ in token.ignore(()) }, onError: { _, _ in },
                onDisposed: { [unowned bench] _ in bench.note("d") })
            return terminal
        },
    ]

    /// All rows.
    static let all: [Chain] = creation + selecting + transforming + watching + subscribing
}
