import BuilderRxSwift

extension Chain {
    static let infallibles: [Chain] = [
        Chain("asInfallible(onErrorJustReturn:)", "ObservableConvertibleType.asInfallible") {
            $0.mapped.asInfallible(onErrorJustReturn: 1)
        },
        Chain("asInfallible(onErrorFallbackTo:)", "ObservableConvertibleType.asInfallible") {
            $0.mapped.asInfallible(onErrorFallbackTo: $0.otherInfallible)
        },
        Chain("asInfallible(onErrorRecover:)", "ObservableConvertibleType.asInfallible") { bench in
            let (token, other) = (bench.token, bench.otherInfallible)
            return bench.mapped.asInfallible(onErrorRecover: { _ in token.pass(other) })
        },
        Chain("Infallible.create") { bench in
            let (token, source) = (bench.token, bench.source)
            return Infallible<Int>.create { observer in
                let inner = source.subscribe(
                    onNext: { observer(.next(token.pass($0))) }, onError: { _ in observer(.completed) },
                    onCompleted: { observer(.completed) })
                return Disposables.create {
                    token.ignore(())
                    inner.dispose()
                }
            }
        },
        Chain("Infallible.just", traits: .immediate) { Infallible.just(1).map($0.token.pass) },
        Chain("Infallible.just(scheduler:)", "Infallible.just") {
            Infallible.just(1, scheduler: $0.scheduler).map($0.token.pass)
        },
        Chain("Infallible.empty", traits: .immediate) { _ in Infallible<Int>.empty() },
        Chain("Infallible.never", traits: .endless) { Infallible<Int>.never().map($0.token.pass) },
        Chain("Infallible.deferred") { bench in
            let (token, infallible) = (bench.token, bench.infallible)
            return Infallible.deferred { token.pass(infallible) }
        },
        Chain("Infallible.of", traits: .immediate) { Infallible.of(1, 2).map($0.token.pass) },
        Chain("Infallible.from", traits: .immediate) { Infallible.from([1, 2]).map($0.token.pass) },
        Chain("Infallible.map") { $0.infallible.map($0.token.pass) },
        Chain("Infallible.compactMap") { $0.infallible.compactMap($0.token.pass) },
        Chain("Infallible.filter") { $0.infallible.filter($0.token.yes) },
        Chain("Infallible.scan") { bench in
            let token = bench.token
            return bench.infallible.scan(0) { token.pass($0 + $1) }
        },
        Chain("Infallible.scan(into:)", "Infallible.scan") { bench in
            let token = bench.token
            return bench.infallible.scan(into: 0) { $0 = token.pass($0 + $1) }
        },
        Chain("Infallible.take(count)", "Infallible.take") { $0.infallible.take(100) },
        Chain("Infallible.take(while:)", "Infallible.take") { $0.infallible.take(while: $0.token.yes) },
        Chain("Infallible.take(until: predicate)", "Infallible.take") { $0.infallible.take(until: $0.token.yes) },
        Chain("Infallible.take(until: other)", "Infallible.take") {
            $0.infallible.take(until: $0.otherInfallible.skip(while: { _ in true }))
        },
        Chain("Infallible.skip(while:)", "Infallible.skip") { $0.infallible.skip(while: $0.token.yes) },
        Chain("Infallible.take(until: observable)", "Infallible.take") {
            $0.infallible.take(until: $0.otherInfallible.asObservable())
        },
        Chain("Infallible.take(for:scheduler:)", "Infallible.take") {
            $0.infallible.take(for: .seconds(10), scheduler: $0.scheduler)
        },
        Chain("Infallible.skip(until: other)", "Infallible.skip") {
            $0.infallible.skip(until: $0.otherInfallible.asObservable())
        },
        Chain("Infallible.distinctUntilChanged") { bench in
            let token = bench.token
            return bench.infallible.distinctUntilChanged().distinctUntilChanged(at: \.description)
                .distinctUntilChanged { token.pass($0) }.distinctUntilChanged { token.pass($0) == $1 }
        },
        Chain("Infallible.flatMap") { bench in
            let (token, other) = (bench.token, bench.otherInfallible)
            return bench.infallible.flatMap { _ in token.pass(other) }
        },
        Chain("Infallible.flatMapLatest") { bench in
            let (token, other) = (bench.token, bench.otherInfallible)
            return bench.infallible.flatMapLatest { _ in token.pass(other) }
        },
        Chain("Infallible.flatMapFirst") { bench in
            let (token, other) = (bench.token, bench.otherInfallible)
            return bench.infallible.flatMapFirst { _ in token.pass(other) }
        },
        Chain("Infallible.concatMap") { bench in
            let (token, other) = (bench.token, bench.otherInfallible)
            return bench.infallible.concatMap { _ in token.pass(other) }
        },
        Chain("Infallible.concat") { $0.infallible.concat($0.otherInfallible) },
        Chain("Infallible.concat: several", "Infallible.concat") {
            Infallible<Int>.concat($0.infallible, $0.otherInfallible)
        },
        Chain("Infallible.startWith") { $0.infallible.startWith(1) },
        Chain("Infallible.merge") { Infallible<Int>.merge($0.infallible, $0.otherInfallible) },
        Chain("Infallible.zip") { bench in
            let token = bench.token
            return Infallible<Int>.zip(bench.infallible, bench.otherInfallible) { token.pass($0 + $1) }
        },
        Chain("Infallible.zip: a pair", "Infallible.zip") {
            Infallible.zip($0.infallible, $0.otherInfallible)
        },
        Chain("Infallible.combineLatest") { bench in
            let token = bench.token
            return Infallible.combineLatest(bench.infallible, bench.otherInfallible) { token.pass($0 + $1) }
        },
        Chain("Infallible.combineLatest: a pair", "Infallible.combineLatest") {
            Infallible.combineLatest($0.infallible, $0.otherInfallible)
        },
        Chain("Infallible.combineLatest: a collection", "Infallible.combineLatest") { bench in
            let token = bench.token
            return Infallible<Int>.combineLatest([bench.infallible, bench.otherInfallible]) { token.pass($0.count) }
        },
        Chain("Infallible.withLatestFrom") { bench in
            let token = bench.token
            return bench.infallible.withLatestFrom(bench.otherInfallible) { token.pass($0 + $1) }
        },
        Chain("Infallible.withUnretained") { bench in
            let token = bench.token
            return bench.infallible.withUnretained(bench) { token.pass($1) }
        },
        Chain("Infallible.share") { $0.infallible.share(replay: 1) },
        Chain("Infallible.do") { bench in
            let token = bench.token
            return bench.infallible.do(
                onNext: token.ignore, afterNext: token.ignore, onCompleted: { token.ignore(()) },
                afterCompleted: { token.ignore(()) }, onSubscribe: { token.ignore(()) },
                onSubscribed: { token.ignore(()) }, onDispose: { token.ignore(()) })
        },
        Chain("Infallible.debug") { $0.infallible.debug("released", trimOutput: true) },
        Chain("Infallible.delay") { $0.infallible.delay(.seconds(2), scheduler: $0.scheduler) },
        Chain("Infallible.debounce") { $0.infallible.debounce(.seconds(2), scheduler: $0.scheduler) },
        Chain("Infallible.throttle") { $0.infallible.throttle(.seconds(5), scheduler: $0.scheduler) },
        Chain("Infallible.observe") { $0.infallible.observe(on: $0.scheduler) },
        Chain("Infallible.subscribe(on:)", "Infallible.subscribe", traits: .disposesLater) {
            $0.infallible.subscribe(on: $0.scheduler)
        },
        Chain("Infallible.asObservable") { $0.infallible.asObservable() },
        Chain(starting: "Infallible.subscribe(closure)", "Infallible.subscribe") { bench in
            let token = bench.token
            return bench.infallible.subscribe { [unowned bench] event in
                token.ignore(event)
                bench.note(event.isStopEvent ? "d" : "n")
            }
        },
        Chain(starting: "Infallible.subscribe(onNext:)", "Infallible.subscribe") { bench in
            let token = bench.token
            return bench.infallible.subscribe(
                onNext: { [unowned bench] in
                    token.ignore($0)
                    bench.note("n")
                }, onCompleted: { token.ignore(()) }, onDisposed: { [unowned bench] in bench.note(token.pass("d")) })
        },
        Chain(starting: "Infallible.subscribe(with:)", "Infallible.subscribe") { bench in
            let token = bench.token
            return bench.infallible.subscribe(
                with: bench, onNext: { bench, _ in bench.note(token.pass("n")) }, onCompleted: { token.ignore($0) },
                onDisposed: { $0.note(token.pass("d")) })
        },
    ]
}
