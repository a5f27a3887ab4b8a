import BuilderRxSwift

extension Chain {
    static let singles: [Chain] = [
        Chain("asSingle") { $0.mapped.asSingle() },
        Chain("first") { $0.mapped.first() },
        Chain("toArray") { bench in
            let token = bench.token
            return bench.source.map { _ in token }.toArray()
        },
        Chain("Single.create") { bench in
            let (token, source) = (bench.token, bench.source)
            return Single<Int>.create { single in
                let inner = source.subscribe(
                    onNext: { single(.success(token.pass($0))) }, onError: { single(.failure($0)) },
                    onCompleted: { single(.success(0)) })
                return Disposables.create {
                    token.ignore(())
                    inner.dispose()
                }
            }
        },
        Chain("Single.just", "Single.just", "Single.map", traits: .immediate) { Single.just(1).map($0.token.pass) },
        Chain("Single.just(scheduler:)", "Single.just") {
            Single.just(1, scheduler: $0.scheduler).map($0.token.pass)
        },
        Chain("Single.error", traits: .immediate) { Single<Int>.error(ChainFailure()).map($0.token.pass) },
        Chain("Single.never", traits: .endless) { Single<Int>.never().map($0.token.pass) },
        Chain("Single.map") { $0.source.take(1).asSingle().map($0.token.pass) },
        Chain("Single.filter") { $0.single.filter($0.token.yes) },
        Chain("Single.compactMap") { $0.single.compactMap($0.token.pass) },
        Chain("Single.flatMap") { bench in
            let (token, other) = (bench.token, bench.otherMapped)
            return bench.single.flatMap { _ in token.pass(other.take(1).asSingle()) }
        },
        Chain("Single.flatMapMaybe") { bench in
            let (token, other) = (bench.token, bench.otherMapped)
            return bench.single.flatMapMaybe { _ in token.pass(other.take(1).asMaybe()) }
        },
        Chain("Single.flatMapCompletable") { bench in
            let (token, other) = (bench.token, bench.otherCompletable)
            return bench.single.flatMapCompletable { _ in token.pass(other) }
        },
        Chain("Single.asMaybe") { $0.single.asMaybe() },
        Chain("Single.asCompletable") { $0.single.asCompletable() },
        Chain("Single.do") { bench in
            let token = bench.token
            return bench.single.do(
                onSuccess: token.ignore, afterSuccess: token.ignore, onError: token.ignore, afterError: token.ignore,
                onSubscribe: { token.ignore(()) }, onSubscribed: { token.ignore(()) }, onDispose: { token.ignore(()) })
        },
        Chain("Single.zip: two", "Single.zip") { bench in
            let token = bench.token
            return Single.zip(bench.single, bench.single) { token.pass($0 + $1) }
        },
        Chain("Single.zip: a pair", "Single.zip") { Single.zip($0.single, $0.single) },
        Chain("Single.zip: a collection", "Single.zip") { Single<Int>.zip([$0.single, $0.single]) },
        Chain(starting: "Single.subscribe(closure)", "Single.subscribe") { bench in
            let token = bench.token
            return bench.single.subscribe { [unowned bench] event in
                token.ignore(event)
                if case .success = event { bench.note("n") }
                bench.note("d")
            }
        },
        Chain(starting: "Single.subscribe(onSuccess:)", "Single.subscribe") { bench in
            let token = bench.token
            return bench.single.subscribe(
                onSuccess: { [unowned bench] in
                    token.ignore($0)
                    bench.note("n")
                }, onFailure: token.ignore, onDisposed: { [unowned bench] in bench.note(token.pass("d")) })
        },
        Chain(starting: "Single.subscribe(with:)", "Single.subscribe") { bench in
            let token = bench.token
            return bench.single.subscribe(
                with: bench, onSuccess: { bench, _ in bench.note(token.pass("n")) },
                onFailure: { token.ignore($1) }, onDisposed: { $0.note(token.pass("d")) })
        },
        Chain("PrimitiveSequence.asObservable") { $0.single.asObservable() },
    ]

    static let maybes: [Chain] = [
        Chain("asMaybe") { $0.mapped.asMaybe() },
        Chain("Maybe.create") { bench in
            let (token, source) = (bench.token, bench.source)
            return Maybe<Int>.create { maybe in
                let inner = source.subscribe(
                    onNext: { maybe(.success(token.pass($0))) }, onError: { maybe(.error($0)) },
                    onCompleted: { maybe(.completed) })
                return Disposables.create {
                    token.ignore(())
                    inner.dispose()
                }
            }
        },
        Chain("Maybe.just", "Maybe.just", "Maybe.map", traits: .immediate) { Maybe.just(1).map($0.token.pass) },
        Chain("Maybe.just(scheduler:)", "Maybe.just") { Maybe.just(1, scheduler: $0.scheduler).map($0.token.pass) },
        Chain("Maybe.empty", traits: .immediate) { Maybe<Int>.empty().map($0.token.pass) },
        Chain("Maybe.error", traits: .immediate) { Maybe<Int>.error(ChainFailure()).map($0.token.pass) },
        Chain("Maybe.never", traits: .endless) { Maybe<Int>.never().map($0.token.pass) },
        Chain("Maybe.filter") { $0.maybe.filter($0.token.yes) },
        Chain("Maybe.compactMap") { $0.maybe.compactMap($0.token.pass) },
        Chain("Maybe.flatMap") { bench in
            let (token, other) = (bench.token, bench.otherMapped)
            return bench.maybe.flatMap { _ in token.pass(other.take(1).asMaybe()) }
        },
        Chain("Maybe.ifEmpty(default:)", "Maybe.ifEmpty") { $0.maybe.ifEmpty(default: 1) },
        Chain("Maybe.ifEmpty(switchTo: maybe)", "Maybe.ifEmpty") {
            $0.maybe.filter { _ in false }.ifEmpty(switchTo: $0.otherMapped.take(1).asMaybe())
        },
        Chain("Maybe.ifEmpty(switchTo: single)", "Maybe.ifEmpty") {
            $0.maybe.filter { _ in false }.ifEmpty(switchTo: $0.otherMapped.take(1).asSingle())
        },
        Chain("Maybe.do") { bench in
            let token = bench.token
            return bench.maybe.do(
                onNext: token.ignore, afterNext: token.ignore, onError: token.ignore, afterError: token.ignore,
                onCompleted: { token.ignore(()) }, afterCompleted: { token.ignore(()) },
                onSubscribe: { token.ignore(()) }, onSubscribed: { token.ignore(()) }, onDispose: { token.ignore(()) })
        },
        Chain("Maybe.zip") { bench in
            let token = bench.token
            return Maybe.zip(bench.maybe, bench.maybe) { token.pass($0 + $1) }
        },
        Chain(starting: "Maybe.subscribe(closure)", "Maybe.subscribe") { bench in
            let token = bench.token
            return bench.maybe.subscribe { [unowned bench] event in
                token.ignore(event)
                if case .success = event { bench.note("n") }
                bench.note("d")
            }
        },
        Chain(starting: "Maybe.subscribe(onSuccess:)", "Maybe.subscribe") { bench in
            let token = bench.token
            return bench.maybe.subscribe(
                onSuccess: { [unowned bench] in
                    token.ignore($0)
                    bench.note("n")
                }, onError: token.ignore, onCompleted: { token.ignore(()) },
                onDisposed: { [unowned bench] in bench.note(token.pass("d")) })
        },
        Chain(starting: "Maybe.subscribe(with:)", "Maybe.subscribe") { bench in
            let token = bench.token
            return bench.maybe.subscribe(
                with: bench, onSuccess: { bench, _ in bench.note(token.pass("n")) },
                onError: { token.ignore($1) }, onCompleted: { token.ignore($0) },
                onDisposed: { $0.note(token.pass("d")) })
        },
    ]

    static let completables: [Chain] = [
        Chain("asCompletable") { $0.mapped.ignoreElements().asCompletable() },
        Chain("Completable.create") { bench in
            let (token, source) = (bench.token, bench.source)
            return Completable.create { completable in
                let inner = source.subscribe(
                    onError: { completable(.error(token.pass($0))) }, onCompleted: { completable(.completed) })
                return Disposables.create {
                    token.ignore(())
                    inner.dispose()
                }
            }
        },
        Chain("Completable.empty", traits: .immediate) { _ in Completable.empty() },
        Chain("Completable.error", traits: .immediate) { _ in Completable.error(ChainFailure()) },
        Chain("Completable.never", traits: .endless) { _ in Completable.never() },
        Chain("Completable.andThen(single)", "Completable.andThen") {
            $0.completable.andThen($0.otherMapped.take(1).asSingle().catchAndReturn(1))
        },
        Chain("Completable.andThen(maybe)", "Completable.andThen") {
            $0.completable.andThen($0.otherMapped.take(1).asMaybe())
        },
        Chain("Completable.andThen(completable)", "Completable.andThen") {
            $0.completable.andThen($0.otherCompletable)
        },
        Chain("Completable.andThen(observable)", "Completable.andThen") { $0.completable.andThen($0.otherMapped) },
        Chain("Completable.concat") { $0.completable.concat($0.otherCompletable) },
        Chain("Completable.concat: several", "Completable.concat") {
            Completable.concat($0.completable, $0.otherCompletable)
        },
        Chain("Completable.merge") { Completable.merge($0.completable, $0.otherCompletable) },
        Chain("Completable.zip") { Completable.zip($0.completable, $0.otherCompletable) },
        Chain("Completable.do") { bench in
            let token = bench.token
            return bench.completable.do(
                onError: token.ignore, afterError: token.ignore, onCompleted: { token.ignore(()) },
                afterCompleted: { token.ignore(()) }, onSubscribe: { token.ignore(()) },
                onSubscribed: { token.ignore(()) }, onDispose: { token.ignore(()) })
        },
        Chain(starting: "Completable.subscribe(closure)", "Completable.subscribe") { bench in
            let token = bench.token
            return bench.completable.subscribe { [unowned bench] event in
                token.ignore(event)
                bench.note("d")
            }
        },
        Chain(starting: "Completable.subscribe(onCompleted:)", "Completable.subscribe") { bench in
            let token = bench.token
            return bench.completable.subscribe(
                onCompleted: { token.ignore(()) }, onError: token.ignore,
                onDisposed: { [unowned bench] in bench.note(token.pass("d")) })
        },
        Chain(starting: "Completable.subscribe(with:)", "Completable.subscribe") { bench in
            let token = bench.token
            return bench.completable.subscribe(
                with: bench, onCompleted: { token.ignore($0) }, onError: { token.ignore($1) },
                onDisposed: { $0.note(token.pass("d")) })
        },
    ]

    static let primitives: [Chain] = [
        Chain("PrimitiveSequence.using") { bench in
            let (token, single) = (bench.token, bench.single)
            return Single.using({ CompositeDisposable(disposables: [Disposables.create { token.ignore(()) }]) }) { _ in
                token.pass(single)
            }
        },
        Chain("PrimitiveSequence.deferred") { bench in
            let (token, single) = (bench.token, bench.single)
            return Single.deferred { token.pass(single) }
        },
        Chain("PrimitiveSequence.delay") { $0.single.delay(.seconds(2), scheduler: $0.scheduler) },
        Chain("PrimitiveSequence.delaySubscription") {
            $0.single.delaySubscription(.seconds(1), scheduler: $0.scheduler)
        },
        Chain("PrimitiveSequence.debug") { $0.single.debug("released", trimOutput: true) },
        Chain("PrimitiveSequence.observe") { $0.single.observe(on: $0.scheduler) },
        Chain("PrimitiveSequence.subscribe(on:)", "PrimitiveSequence.subscribe", traits: .disposesLater) {
            $0.single.subscribe(on: $0.scheduler)
        },
        Chain("PrimitiveSequence.timer") { Single<Int>.timer(.seconds(2), scheduler: $0.scheduler).map($0.token.pass) },
        Chain("PrimitiveSequence.timeout") { $0.single.timeout(.seconds(20), scheduler: $0.scheduler) },
        Chain("PrimitiveSequence.timeout(other:)", "PrimitiveSequence.timeout") {
            $0.single.timeout(.seconds(2), other: $0.otherMapped.take(1).asSingle(), scheduler: $0.scheduler)
        },
        Chain("PrimitiveSequence.catch") { bench in
            let (token, other) = (bench.token, bench.otherMapped)
            return bench.single.catch { _ in token.pass(other.take(1).asSingle()) }
        },
        Chain("PrimitiveSequence.catchAndReturn") { $0.single.catchAndReturn(1) },
        Chain("PrimitiveSequence.catchAndReturn: of a maybe", "PrimitiveSequence.catchAndReturn") {
            $0.maybe.catchAndReturn(1)
        },
        Chain("PrimitiveSequence.retry") { $0.flaky.map($0.token.pass).take(1).asSingle().retry(2) },
        Chain("PrimitiveSequence.retry(when:)", "PrimitiveSequence.retry") { bench in
            let token = bench.token
            return bench.flaky.take(1).asMaybe().retry(when: { errors in errors.map { _ in token.pass(1) } })
        },
    ]
}
