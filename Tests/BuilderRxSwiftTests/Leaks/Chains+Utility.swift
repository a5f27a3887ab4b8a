import BuilderRxSwift

extension Chain {
    static let time: [Chain] = [
        Chain("timer") { Observable<Int>.timer(.seconds(2), scheduler: $0.scheduler).map($0.token.pass) },
        Chain("timer(period:)", "timer", traits: .endless) {
            Observable<Int>.timer(.seconds(1), period: .seconds(1), scheduler: $0.scheduler).map($0.token.pass)
        },
        Chain("interval", "interval", traits: .endless) {
            Observable<Int>.interval(.seconds(1), scheduler: $0.scheduler).map($0.token.pass)
        },
        Chain("debounce") { $0.mapped.debounce(.seconds(2), scheduler: $0.scheduler) },
        Chain("debounce: keeps the latest", "debounce") { bench in
            let token = bench.token
            return bench.source.map { _ in token }.debounce(.seconds(2), scheduler: bench.scheduler)
        },
        Chain("throttle") { $0.mapped.throttle(.seconds(5), scheduler: $0.scheduler) },
        Chain("throttle: keeps the latest", "throttle") { bench in
            let token = bench.token
            return bench.source.map { _ in token }.throttle(.seconds(5), scheduler: bench.scheduler)
        },
        Chain("throttle(latest: false)", "throttle") {
            $0.mapped.throttle(.seconds(5), latest: false, scheduler: $0.scheduler)
        },
        Chain("delay") { $0.mapped.delay(.seconds(2), scheduler: $0.scheduler) },
        Chain("delay: keeps what waits", "delay") { bench in
            let token = bench.token
            return bench.source.map { _ in token }.delay(.seconds(10), scheduler: bench.scheduler)
        },
        Chain("delaySubscription") { $0.mapped.delaySubscription(.seconds(1), scheduler: $0.scheduler) },
        Chain("delaySubscription: not yet", "delaySubscription", traits: .survivesError) {
            $0.mapped.catch { _ in .never() }.delaySubscription(.seconds(30), scheduler: $0.scheduler)
        },
        Chain("timeout") { $0.mapped.timeout(.seconds(20), scheduler: $0.scheduler) },
        Chain("timeout(other:)", "timeout") {
            $0.mapped.timeout(.seconds(20), other: $0.otherMapped, scheduler: $0.scheduler)
        },
        Chain("timeout(other:): taken", "timeout") {
            $0.mapped.timeout(.seconds(2), other: $0.otherMapped, scheduler: $0.scheduler)
        },
        Chain("buffer") { bench in
            let token = bench.token
            return bench.source.map { _ in token }.buffer(timeSpan: .seconds(2), count: 2, scheduler: bench.scheduler)
        },
        Chain("window") { $0.mapped.window(timeSpan: .seconds(2), count: 2, scheduler: $0.scheduler) },
        Chain("window: merged", "window", "merge") { bench in
            let token = bench.token
            return bench.mapped.window(timeSpan: .seconds(2), count: 2, scheduler: bench.scheduler)
                .flatMap { $0.map(token.pass) }
        },
        Chain("take(for:)", "take") { $0.mapped.take(for: .seconds(10), scheduler: $0.scheduler) },
        Chain("skip(duration)", "skip") { $0.mapped.skip(.seconds(1), scheduler: $0.scheduler) },
        Chain("observe(on:)", "observe") { $0.mapped.observe(on: $0.scheduler).map($0.token.pass) },
        Chain("observe(on:): keeps what waits", "observe") { bench in
            let token = bench.token
            return bench.source.map { _ in token }.observe(on: bench.scheduler)
        },
        Chain("observe(on: serial)", "observe") { $0.mapped.observe(on: CurrentThreadScheduler.instance) },
        Chain("subscribe(on:)", "subscribe", traits: .disposesLater) { $0.mapped.subscribe(on: $0.scheduler) },
    ]
}
