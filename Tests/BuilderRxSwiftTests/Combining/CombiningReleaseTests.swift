import BuilderRxSwift
import Testing

/// What is let go when a subscription is disposed, or has ended, while its sources live on.
@Suite(.leavesNoResources) struct CombiningReleaseTests {
    private static let chains: [String] = [
        "flatMap", "flatMapFirst", "flatMapLatest", "concatMap", "zip", "combineLatest", "zip all", "withLatestFrom",
        "withUnretained", "catch", "retry(when:)", "merge", "concat", "amb", "sample", "take(until:)", "skip(until:)",
        "share", "share(replay:)", "refCount", "multicast",
    ]

    /// A chain whose closures hold the witness.
    private func chain(_ name: String, _ a: Observable<Int>, _ b: Observable<Int>, _ witness: Witness) -> Observable<
        Int
    > {
        let held = a.map { number -> Int in
            _ = witness
            return number
        }
        switch name {
        case "flatMap":
            return held.flatMap { [witness] _ in
                _ = witness; return b
            }
        case "flatMapFirst":
            return held.flatMapFirst { [witness] _ in
                _ = witness; return b
            }
        case "flatMapLatest":
            return held.flatMapLatest { [witness] _ in
                _ = witness; return b
            }
        case "concatMap":
            return held.concatMap { [witness] _ in
                _ = witness; return b
            }
        case "zip":
            return Observable.zip(held, b) { [witness] in
                _ = witness; return $0 + $1
            }
        case "combineLatest":
            return Observable.combineLatest(held, b) { [witness] in
                _ = witness; return $0 + $1
            }
        case "zip all":
            return Observable.zip([held, b]) { [witness] in
                _ = witness; return $0.count
            }
        case "withLatestFrom":
            return held.withLatestFrom(b) { [witness] in
                _ = witness; return $0 + $1
            }
        case "withUnretained": return held.withUnretained(self.owner).map { $1 }
        case "catch":
            return held.catch { [witness] _ in
                _ = witness; return b
            }
        case "retry(when:)":
            return held.retry(when: { [witness] (errors: Observable<Error>) in errors.map { _ in _ = witness } })
        case "merge": return Observable.merge(held, b)
        case "concat": return held.concat(b)
        case "amb": return held.amb(b)
        case "sample": return held.sample(b)
        case "take(until:)": return held.take(until: b)
        case "skip(until:)": return held.skip(until: b)
        case "share": return held.share()
        case "share(replay:)": return held.share(replay: 1)
        case "refCount": return held.replay(2).refCount()
        default:
            return held.multicast({ PublishSubject<Int>() }) { [witness] in
                _ = witness; return $0
            }
        }
    }

    private let owner = Witness()

    @Test(arguments: chains) func disposal(_ name: String) {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        weak var witness: Witness?
        let subscription: any Disposable
        do {
            let strong = Witness()
            witness = strong
            subscription = chain(name, a, b, strong).subscribe()
        }
        a.onNext(1)
        b.onNext(2)
        a.onNext(3)
        subscription.dispose()
        #expect(witness == nil)
        #expect(!a.hasObservers && !b.hasObservers)
        withExtendedLifetime((a, b, subscription)) {}
    }

    /// Without the one that would subscribe again and again to a subject that has failed.
    @Test(arguments: chains.filter { $0 != "retry(when:)" }) func failure(_ name: String) {
        let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
        weak var witness: Witness?
        let subscription: any Disposable
        do {
            let strong = Witness()
            witness = strong
            subscription = chain(name, a, b, strong).subscribe(onError: { _ in })
        }
        a.onNext(1)
        b.onNext(2)
        b.onError(RxError.unknown)
        a.onError(RxError.unknown)
        #expect(witness == nil)
        #expect(!a.hasObservers && !b.hasObservers)
        withExtendedLifetime((a, b, subscription)) {}
    }
}
