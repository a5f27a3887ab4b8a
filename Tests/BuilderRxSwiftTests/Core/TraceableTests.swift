import Testing

@testable import BuilderRxSwift

/// How the way of an error is named that came through operators with several sources.
@Suite(.leavesNoResources) struct TraceableTests {
    private func names(_ makeChain: (Observable<Int>) -> Observable<Int>) -> [String] {
        let subject = PublishSubject<Int>()
        var names: [String] = []
        weak var end: AnonymousObserver<Int>?
        let observer = AnonymousObserver<Int> { event in
            if case .error = event { names = end?.chainNames ?? [] }
        }
        end = observer
        makeChain(subject.map { $0 }).attach(observer)
        subject.onNext(1)
        subject.onError(RxError.unknown)
        return names
    }

    @Test func throughCombiningSinks() {
        let never = Observable<Int>.never()
        #expect(names { Observable.merge(never, $0) } == ["map", "merge"])
        #expect(names { Observable.zip(never, $0) { $0 + $1 } } == ["map", "zip"])
        #expect(names { Observable.combineLatest($0, never) { $0 + $1 } } == ["map", "combineLatest"])
        #expect(names { never.withLatestFrom($0) } == ["map", "withLatestFrom"])
        #expect(names { $0.take(until: never) } == ["map", "take(until:)"])
        #expect(names { source in Observable.just(1).flatMap { _ in source } } == ["map", "flatMap"])
        #expect(names { source in Observable.just(1).flatMapLatest { _ in source } } == ["map", "flatMapLatest"])
        #expect(names { source in Observable.just(1).concatMap { _ in source } } == ["map", "concatMap"])
        #expect(names { $0.flatMapLatest { _ in never } } == ["map", "flatMapLatest"])
    }

    @Test func throughSuccessions() {
        #expect(names { $0.startWith(1).concat(Observable.just(1)) } == ["map", "startWith", "concat"])
        #expect(names { $0.retry(1) } == ["map", "retry"])
        #expect(names { source in source.catch { _ in source } }.last == "catch")
    }

    @Test func throughWhatIsShared() {
        #expect(names { $0.share(replay: 1) } == ["map", "share"])
        #expect(names { $0.share(replay: 2) } == ["map", "refCount"])
    }

    @Test func whatASelectorThrows() {
        #expect(names { $0.flatMap { _ -> Observable<Int> in throw RxError.unknown } } == ["map", "flatMap"])
        #expect(
            names { $0.flatMapLatest { _ -> Observable<Int> in throw RxError.unknown } } == ["map", "flatMapLatest"])
        #expect(names { $0.concatMap { _ -> Observable<Int> in throw RxError.unknown } } == ["map", "concatMap"])
    }
}
