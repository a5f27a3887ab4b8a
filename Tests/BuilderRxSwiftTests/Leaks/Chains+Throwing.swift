import BuilderRxSwift

/// Chains whose closures throw: one row for each closure that may.
extension Chain {
    static let throwing: [Chain] = [
        Chain("filter: throws") { bench in
            let token = bench.token
            return bench.source.filter { try token.fail($0) }
        },
        Chain("compactMap: throws") { bench in
            let token = bench.token
            return bench.source.compactMap { number -> Int? in try token.fail(number) }
        },
        Chain("scan: throws") { bench in
            let token = bench.token
            return bench.source.scan(0) { sum, _ -> Int in try token.fail(sum) }
        },
        Chain("scan(into:): throws") { bench in
            let token = bench.token
            return bench.source.scan(into: 0) { sum, number in sum = try token.fail(number) }
        },
        Chain("reduce: throws") { bench in
            let token = bench.token
            return bench.source.reduce(0) { sum, _ -> Int in try token.fail(sum) }
        },
        Chain("reduce: mapResult throws") { bench in
            let token = bench.token
            return bench.source.reduce(0, accumulator: +, mapResult: { number -> Int in try token.fail(number) })
        },
        Chain("skip(while:): throws") { bench in
            let token = bench.token
            return bench.source.skip(while: { try token.fail($0) })
        },
        Chain("take(while:): throws") { bench in
            let token = bench.token
            return bench.source.take(while: { try token.fail($0) })
        },
        Chain("take(until: predicate): throws") { bench in
            let token = bench.token
            return bench.source.take(until: { (number: Int) -> Bool in try token.fail(number) })
        },
        Chain("single: throws") { bench in
            let token = bench.token
            return bench.source.single { try token.fail($0) }
        },
        Chain("distinctUntilChanged: the key throws") { bench in
            let token = bench.token
            return bench.source.distinctUntilChanged { number -> Int in try token.fail(number) }
        },
        Chain("distinctUntilChanged: the comparer throws") { bench in
            let token = bench.token
            return bench.source.distinctUntilChanged({ $0 }, comparer: { first, _ in try token.fail(first) })
        },
        Chain("groupBy: throws") { bench in
            let token = bench.token
            return bench.source.groupBy { number -> Int in try token.fail(number) }.flatMap { $0 }
        },
        Chain("flatMapFirst: throws") { bench in
            let token = bench.token
            return bench.source.flatMapFirst { number -> Observable<Int> in try token.fail(number) }
        },
        Chain("flatMapLatest: throws") { bench in
            let token = bench.token
            return bench.source.flatMapLatest { number -> Observable<Int> in try token.fail(number) }
        },
        Chain("concatMap: throws") { bench in
            let token = bench.token
            return bench.source.concatMap { number -> Observable<Int> in try token.fail(number) }
        },
        Chain("do: onNext throws") { bench in
            let token = bench.token
            return bench.source.do(onNext: { let _: Int = try token.fail($0) })
        },
        Chain("do: afterNext throws") { bench in
            let token = bench.token
            return bench.source.do(afterNext: { let _: Int = try token.fail($0) })
        },
        Chain("do: onError throws") { bench in
            let token = bench.token
            return bench.source.do(onError: { let _: Int = try token.fail($0) })
        },
        Chain("do: onCompleted throws") { bench in
            let token = bench.token
            return bench.source.do(onCompleted: { let _: Int = try token.fail(()) })
        },
        Chain("deferred: throws", traits: .immediate) { bench in
            let token = bench.token
            return Observable<Int>.deferred { try token.fail(()) }
        },
        Chain("using: the resource throws", traits: .immediate) { bench in
            let token = bench.token
            return Observable<Int>.using(
                { () -> BooleanDisposable in try token.fail(()) }, observableFactory: { _ in .never() })
        },
        Chain("using: the factory throws", traits: .immediate) { bench in
            let token = bench.token
            return Observable<Int>.using(
                { BooleanDisposable() }, observableFactory: { resource in try token.fail(resource) })
        },
        Chain("generate: the condition throws") { bench in
            let token = bench.token
            return Observable.generate(
                initialState: 0, condition: { try token.fail($0) }, scheduler: bench.scheduler, iterate: { $0 + 1 })
        },
        Chain("generate: the iteration throws") { bench in
            let token = bench.token
            return Observable.generate(
                initialState: 0, condition: { _ in true }, scheduler: bench.scheduler,
                iterate: { try token.fail($0) })
        },
    ]

    static let throwingPairs: [Chain] = [
        Chain("withLatestFrom: throws") { bench in
            let token = bench.token
            return bench.mapped.withLatestFrom(bench.otherMapped) { first, _ -> Int in try token.fail(first) }
        },
        Chain("zip: a collection, throws") { bench in
            let token = bench.token
            return Observable<Int>.zip([bench.mapped, bench.otherMapped]) { numbers -> Int in try token.fail(numbers) }
        },
        Chain("combineLatest: a collection, throws") { bench in
            let token = bench.token
            return Observable<Int>.combineLatest([bench.mapped, bench.otherMapped]) { numbers -> Int in
                try token.fail(numbers)
            }
        },
        Chain("combineLatest: two, throws") { bench in
            let token = bench.token
            return Observable<Int>.combineLatest(bench.mapped, bench.otherMapped) { first, _ -> Int in
                try token.fail(first)
            }
        },
        Chain("zip: three, throws") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable<Int>.zip(a, b, a) { first, _, _ -> Int in try token.fail(first) }
        },
        Chain("zip: four, throws") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable<Int>.zip(a, b, a, b) { first, _, _, _ -> Int in try token.fail(first) }
        },
        Chain("zip: five, throws") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable<Int>.zip(a, b, a, b, a) { first, _, _, _, _ -> Int in try token.fail(first) }
        },
        Chain("zip: six, throws") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable<Int>.zip(a, b, a, b, a, b) { first, _, _, _, _, _ -> Int in try token.fail(first) }
        },
        Chain("zip: seven, throws") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable<Int>.zip(a, b, a, b, a, b, a) { first, _, _, _, _, _, _ -> Int in try token.fail(first) }
        },
        Chain("zip: eight, throws") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable<Int>.zip(a, b, a, b, a, b, a, b) { first, _, _, _, _, _, _, _ -> Int in
                try token.fail(first)
            }
        },
        Chain("combineLatest: three, throws") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable<Int>.combineLatest(a, b, a) { first, _, _ -> Int in try token.fail(first) }
        },
        Chain("combineLatest: four, throws") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable<Int>.combineLatest(a, b, a, b) { first, _, _, _ -> Int in try token.fail(first) }
        },
        Chain("combineLatest: five, throws") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable<Int>.combineLatest(a, b, a, b, a) { first, _, _, _, _ -> Int in try token.fail(first) }
        },
        Chain("combineLatest: six, throws") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable<Int>.combineLatest(a, b, a, b, a, b) { first, _, _, _, _, _ -> Int in
                try token.fail(first)
            }
        },
        Chain("combineLatest: seven, throws") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable<Int>.combineLatest(a, b, a, b, a, b, a) { first, _, _, _, _, _, _ -> Int in
                try token.fail(first)
            }
        },
        Chain("combineLatest: eight, throws") { bench in
            let (token, a, b) = (bench.token, bench.mapped, bench.otherMapped)
            return Observable<Int>.combineLatest(a, b, a, b, a, b, a, b) { first, _, _, _, _, _, _, _ -> Int in
                try token.fail(first)
            }
        },
    ]

    static let throwingTraits: [Chain] = [
        Chain("Single.map: throws") { bench in
            let token = bench.token
            return bench.single.map { number -> Int in try token.fail(number) }
        },
        Chain("Single.filter: throws") { bench in
            let token = bench.token
            return bench.single.filter { try token.fail($0) }
        },
        Chain("Single.compactMap: throws") { bench in
            let token = bench.token
            return bench.single.compactMap { number -> Int? in try token.fail(number) }
        },
        Chain("Single.flatMap: throws") { bench in
            let token = bench.token
            return bench.single.flatMap { number -> Single<Int> in try token.fail(number) }
        },
        Chain("Single.flatMapMaybe: throws") { bench in
            let token = bench.token
            return bench.single.flatMapMaybe { number -> Maybe<Int> in try token.fail(number) }
        },
        Chain("Single.flatMapCompletable: throws") { bench in
            let token = bench.token
            return bench.single.flatMapCompletable { try token.fail($0) }
        },
        Chain("Single.zip: throws") { bench in
            let token = bench.token
            return Single<Int>.zip(bench.single, bench.single) { first, _ -> Int in try token.fail(first) }
        },
        Chain("Single.zip: a collection, throws") { bench in
            let token = bench.token
            return Single<Int>.zip([bench.single, bench.single]) { numbers -> Int in try token.fail(numbers) }
        },
        Chain("Single.do: onSuccess throws") { bench in
            let token = bench.token
            return bench.single.do(onSuccess: { let _: Int = try token.fail($0) })
        },
        Chain("Single.do: onError throws") { bench in
            let token = bench.token
            return bench.single.do(onError: { let _: Int = try token.fail($0) })
        },
        Chain("Maybe.map: throws") { bench in
            let token = bench.token
            return bench.maybe.map { number -> Int in try token.fail(number) }
        },
        Chain("Maybe.filter: throws") { bench in
            let token = bench.token
            return bench.maybe.filter { try token.fail($0) }
        },
        Chain("Maybe.compactMap: throws") { bench in
            let token = bench.token
            return bench.maybe.compactMap { number -> Int? in try token.fail(number) }
        },
        Chain("Maybe.flatMap: throws") { bench in
            let token = bench.token
            return bench.maybe.flatMap { number -> Maybe<Int> in try token.fail(number) }
        },
        Chain("Maybe.zip: throws") { bench in
            let token = bench.token
            return Maybe<Int>.zip(bench.maybe, bench.maybe) { first, _ -> Int in try token.fail(first) }
        },
        Chain("Maybe.do: onNext throws") { bench in
            let token = bench.token
            return bench.maybe.do(onNext: { let _: Int = try token.fail($0) })
        },
        Chain("Maybe.do: onCompleted throws") { bench in
            let token = bench.token
            return bench.maybe.do(onCompleted: { let _: Int = try token.fail(()) })
        },
        Chain("Completable.do: onError throws") { bench in
            let token = bench.token
            return bench.completable.do(onError: { let _: Int = try token.fail($0) })
        },
        Chain("Completable.do: onCompleted throws") { bench in
            let token = bench.token
            return bench.completable.do(onCompleted: { let _: Int = try token.fail(()) })
        },
        Chain("PrimitiveSequence.deferred: throws", traits: .immediate) { bench in
            let token = bench.token
            return Single<Int>.deferred { try token.fail(()) }
        },
        Chain("PrimitiveSequence.catch: throws") { bench in
            let token = bench.token
            return bench.single.catch { try token.fail($0) }
        },
    ]
}
