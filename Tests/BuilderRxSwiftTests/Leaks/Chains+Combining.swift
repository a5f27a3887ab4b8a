import BuilderRxSwift

extension Chain {
    static let merging: [Chain] = [
        Chain("merge: several", "merge") { Observable<Int>.merge($0.mapped, $0.otherMapped) },
        Chain("merge: an array", "merge") { Observable<Int>.merge([$0.mapped, $0.otherMapped]) },
        Chain("merge: a collection", "merge") { Observable<Int>.merge([$0.mapped, $0.otherMapped][...]) },
        Chain("merge: of observables", "merge", "map") { bench in
            let (token, other) = (bench.token, bench.otherMapped)
            return bench.source.map { _ in token.pass(other) }.merge()
        },
        Chain("merge(maxConcurrent:)", "merge") { bench in
            let (token, other) = (bench.token, bench.otherMapped)
            return bench.source.map { _ in token.pass(other) }.merge(maxConcurrent: 1)
        },
        Chain("flatMap") { bench in
            let (token, other) = (bench.token, bench.otherMapped)
            return bench.source.flatMap { _ in token.pass(other) }
        },
        Chain("flatMap: throws", "flatMap") { bench in
            let token = bench.token
            return bench.source.flatMap { number -> Observable<Int> in
                token.ignore(number)
                throw ChainFailure()
            }
        },
        Chain("flatMapFirst") { bench in
            let (token, other) = (bench.token, bench.otherMapped)
            return bench.source.flatMapFirst { _ in token.pass(other) }
        },
        Chain("flatMapLatest") { bench in
            let (token, other) = (bench.token, bench.otherMapped)
            return bench.source.flatMapLatest { _ in token.pass(other) }
        },
        Chain("switchLatest", "switchLatest", "map") { bench in
            let (token, other) = (bench.token, bench.otherMapped)
            return bench.source.map { _ in token.pass(other) }.switchLatest()
        },
        Chain("concatMap") { bench in
            let (token, other) = (bench.token, bench.otherMapped)
            return bench.source.concatMap { _ in token.pass(other) }
        },
        Chain("concat(second)", "concat") { $0.mapped.concat($0.otherMapped) },
        Chain("concat: several", "concat") { Observable<Int>.concat($0.mapped, $0.otherMapped) },
        Chain("concat: a collection", "concat") { Observable<Int>.concat([$0.mapped, $0.otherMapped]) },
        Chain("concat: a lazy sequence", "concat") { bench in
            let (token, source, other) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable<Int>.concat([source, other].lazy.map { (next: Observable<Int>) in token.pass(next) })
        },
        Chain("concat: of observables", "concat", "map") { bench in
            let (token, other) = (bench.token, bench.otherMapped)
            return bench.source.map { _ in token.pass(other) }.concat()
        },
        Chain("startWith", "startWith", traits: .immediate) { $0.mapped.startWith(1, 2) },
        Chain("amb") { $0.mapped.amb($0.otherMapped) },
        Chain("amb: several", "amb") { Observable<Int>.amb([$0.mapped, $0.otherMapped, .never().map($0.token.pass)]) },
    ]

    static let pairing: [Chain] = [
        Chain("zip: two with a closure", "zip") { bench in
            let token = bench.token
            return Observable.zip(bench.mapped, bench.otherMapped, resultSelector: { token.pass($0 + $1) })
        },
        Chain("zip: two", "zip") { Observable.zip($0.mapped, $0.otherMapped) },
        Chain("zip: throws", "zip") { bench in
            let token = bench.token
            return Observable<Int>.zip(bench.mapped, bench.otherMapped) { number, _ -> Int in
                token.ignore(number)
                throw ChainFailure()
            }
        },
        Chain("zip: keeps what has no partner", "zip", traits: .survivesCompletion) { bench in
            let token = bench.token
            return Observable<Token>.zip(bench.source.map { _ in token }, Observable<Int>.never()) { first, _ in first }
        },
        Chain("zip: a collection", "zip") { Observable<Int>.zip([$0.mapped, $0.otherMapped]) },
        Chain("zip: a collection with a closure", "zip") { bench in
            let token = bench.token
            return Observable<Int>.zip([bench.mapped, bench.otherMapped]) { token.pass($0.count) }
        },
        Chain("zip: eight", "zip") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable.zip(a, b, a, b, a, b, a, b) { token.pass($0 + $7) }
        },
        Chain("combineLatest: two with a closure", "combineLatest") { bench in
            let token = bench.token
            return Observable.combineLatest(bench.mapped, bench.otherMapped, resultSelector: { token.pass($0 + $1) })
        },
        Chain("combineLatest: two", "combineLatest") { Observable.combineLatest($0.mapped, $0.otherMapped) },
        Chain("combineLatest: keeps what has no partner", "combineLatest") { bench in
            let token = bench.token
            return Observable<Token>.combineLatest(bench.source.map { _ in token }, bench.other) { first, _ in first }
        },
        Chain("combineLatest: a collection", "combineLatest") {
            Observable<Int>.combineLatest([$0.mapped, $0.otherMapped])
        },
        Chain("combineLatest: a collection with a closure", "combineLatest") { bench in
            let token = bench.token
            return Observable<Int>.combineLatest([bench.mapped, bench.otherMapped]) { token.pass($0.count) }
        },
        Chain("combineLatest: eight", "combineLatest") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable.combineLatest(a, b, a, b, a, b, a, b) { token.pass($0 + $7) }
        },
        Chain("withLatestFrom") { $0.mapped.withLatestFrom($0.otherMapped) },
        Chain("withLatestFrom: with a closure", "withLatestFrom") { bench in
            let token = bench.token
            return bench.mapped.withLatestFrom(bench.otherMapped) { token.pass($0 + $1) }
        },
        Chain("withLatestFrom: keeps the latest", "withLatestFrom") { bench in
            let token = bench.token
            return bench.mapped.withLatestFrom(bench.other.map { _ in token })
        },
        Chain("withUnretained") { $0.mapped.withUnretained($0).map { $1 } },
        Chain("withUnretained: the token", "withUnretained") { $0.source.withUnretained($0.token).map { $1 } },
        Chain("withUnretained: with a closure", "withUnretained") { bench in
            let token = bench.token
            return bench.mapped.withUnretained(bench) { token.pass($1) }
        },
        Chain("sample") { $0.mapped.sample($0.otherMapped) },
        Chain("sample: keeps the latest", "sample") { bench in
            let token = bench.token
            return bench.source.map { _ in token }.sample(bench.other, defaultValue: token)
        },
        Chain("take(until: other)", "take") { $0.mapped.take(until: $0.otherMapped.skip(5)) },
        Chain("take(until: other): ends itself", "take") { $0.mapped.take(until: $0.otherMapped) },
        Chain("skip(until: other)", "skip") { $0.mapped.skip(until: $0.otherMapped) },
    ]

    static let failing: [Chain] = [
        Chain("catch") { bench in
            let (token, other) = (bench.token, bench.otherMapped)
            return bench.mapped.catch { _ in token.pass(other) }
        },
        Chain("catch: throws", "catch") { bench in
            let token = bench.token
            return bench.mapped.catch { error -> Observable<Int> in throw token.pass(error) }
        },
        Chain("catch(sequence:)", "catch") { Observable<Int>.catch(sequence: [$0.mapped, $0.otherMapped]) },
        Chain("catchAndReturn") { $0.mapped.catchAndReturn(1) },
        Chain("retry") { $0.flaky.map($0.token.pass).retry() },
        Chain("retry(count)", "retry") { $0.flaky.map($0.token.pass).retry(2) },
        Chain("retry(count): to the end", "retry") { $0.mapped.retry(3) },
        Chain("retry(when:)", "retry") { bench in
            let token = bench.token
            return bench.flaky.retry(when: { errors in errors.map { _ in token.pass(1) } })
        },
        Chain("retry(when:): some errors", "retry") { bench in
            let token = bench.token
            return bench.flaky.retry(when: { (errors: Observable<ChainFailure>) in errors.map { _ in token.pass(1) } })
        },
        Chain("retry(when:): later", "retry") { bench in
            let (token, scheduler) = (bench.token, bench.scheduler)
            return bench.flaky.retry(when: { errors in
                errors.flatMap { _ in Observable<Int>.timer(.seconds(1), scheduler: scheduler).map(token.pass) }
            })
        },
    ]

    static let sharing: [Chain] = [
        Chain("share") { $0.mapped.share() },
        Chain("share(replay: 1)", "share") { $0.mapped.share(replay: 1) },
        Chain("share(replay: 2, scope: .forever)", "share") { $0.mapped.share(replay: 2, scope: .forever) },
        Chain("share: keeps the latest", "share") { bench in
            let token = bench.token
            return bench.source.map { _ in token }.share(replay: 1)
        },
        Chain("refCount", "publish", "ConnectableObservableType.refCount") { $0.mapped.publish().refCount() },
        Chain("replay", "replay", "ConnectableObservableType.refCount") { bench in
            let token = bench.token
            return bench.source.map { _ in token }.replay(2).refCount()
        },
        Chain("replayAll", "replayAll", "ConnectableObservableType.refCount") { bench in
            let token = bench.token
            return bench.source.map { _ in token }.replayAll().refCount()
        },
        Chain(starting: "connect", "multicast", "ConnectableObservable.connect") { bench in
            let shared = bench.mapped.multicast(PublishSubject())
            let subscription = bench.subscribe(to: shared)
            return Disposables.create(subscription, shared.connect())
        },
        Chain(starting: "multicast(makeSubject:)", "multicast", "ConnectableObservable.connect") { bench in
            let token = bench.token
            let shared = bench.mapped.multicast(makeSubject: { token.pass(PublishSubject()) })
            let subscription = bench.subscribe(to: shared)
            return Disposables.create(subscription, shared.connect())
        },
        Chain("multicast(_:selector:)", "multicast") { bench in
            let token = bench.token
            return bench.mapped.multicast({ token.pass(PublishSubject()) }, selector: { $0.map(token.pass) })
        },
    ]
}
