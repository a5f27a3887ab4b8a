import BuilderRxSwift

extension Chain {
    static let creation: [Chain] = [
        Chain("just", "just", "map", traits: .immediate) { bench in
            let token = bench.token
            return Observable.just(1).map { token.pass($0) }
        },
        Chain("just(scheduler:)", "just") { bench in
            let token = bench.token
            return Observable.just(1, scheduler: bench.scheduler).map { token.pass($0) }
        },
        Chain("from(optional:scheduler:)", "from") { bench in
            let token = bench.token
            return Observable.from(optional: 1, scheduler: bench.scheduler).map { token.pass($0) }
        },
        Chain("empty", traits: .immediate) { _ in Observable<Int>.empty() },
        Chain("never", traits: .endless) { bench in
            let token = bench.token
            return Observable<Int>.never().map { token.pass($0) }
        },
        Chain("error", traits: .immediate) { _ in Observable<Int>.error(ChainFailure()) },
        Chain("of", traits: .immediate) { bench in
            let token = bench.token
            return Observable.of(1, 2, 3).map { token.pass($0) }
        },
        Chain("of(scheduler:)", "of") { bench in
            let token = bench.token
            return Observable.of(1, 2, 3, scheduler: bench.scheduler).map { token.pass($0) }
        },
        Chain("from(array)", "from", traits: .immediate) { bench in
            let token = bench.token
            return Observable.from([1, 2]).map { token.pass($0) }
        },
        Chain("from(sequence)", "from") { bench in
            let token = bench.token
            return Observable<Int>.from((0..<3).lazy.map { token.pass($0) }, scheduler: bench.scheduler)
        },
        Chain("create: ends itself", "create", traits: .immediate) { bench in
            let token = bench.token
            return Observable<Int>.create { observer in
                observer.onNext(token.pass(1))
                observer.onCompleted()
                return Disposables.create { token.ignore(()) }
            }
        },
        Chain("create: passes on", "create") { bench in
            let token = bench.token
            let source = bench.source
            return Observable<Int>.create { observer in
                let inner = source.subscribe(observer)
                return Disposables.create {
                    token.ignore(())
                    inner.dispose()
                }
            }
        },
        Chain("deferred") { bench in
            let token = bench.token
            let source = bench.source
            return Observable.deferred { token.pass(source) }
        },
        Chain("using") { bench in
            let token = bench.token
            let source = bench.source
            return Observable.using({ CompositeDisposable(disposables: [Disposables.create { token.ignore(()) }]) }) {
                _ in source.map { token.pass($0) }
            }
        },
        Chain("range", traits: .immediate) { bench in
            let token = bench.token
            return Observable.range(start: 0, count: 3).map { token.pass($0) }
        },
        Chain("range(scheduler:)", "range") { bench in
            let token = bench.token
            return Observable.range(start: 0, count: 3, scheduler: bench.scheduler).map { token.pass($0) }
        },
        Chain("generate") { bench in
            let token = bench.token
            return Observable.generate(
                initialState: 0, condition: { token.yes($0) && $0 < 3 }, scheduler: bench.scheduler,
                iterate: { token.pass($0 + 1) })
        },
        Chain("repeatElement") { bench in
            let token = bench.token
            return Observable.repeatElement(1, scheduler: bench.scheduler).map { token.pass($0) }.take(100)
        },
    ]
}
