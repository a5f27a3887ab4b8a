import BuilderRxRelay
import BuilderRxSwift
import OpenCombine
import Testing

extension UnhandledErrorTests {
    @Test func singlesWithoutOnFailureReport() {
        let lines = reports {
            _ = Single<Int>.error(Failure()).map { $0 }.subscribe(onSuccess: { _ in })
            _ = Single<Int>.error(Failure()).subscribe(onFailure: { _ in })
            _ = Single<Int>.error(Failure()).subscribe { _ in }
        }
        #expect(lines == ["map"])
    }

    @Test func maybesAndCompletablesWithoutOnErrorReport() {
        let lines = reports {
            _ = Maybe<Int>.error(Failure()).filter { _ in true }.subscribe()
            _ = Maybe<Int>.error(Failure()).subscribe(onError: { _ in })
            _ = Completable.error(Failure()).debug("save").andThen(Completable.empty()).subscribe()
            _ = Completable.error(Failure()).subscribe { _ in }
        }
        #expect(lines == ["filter", "debug(\"save\") andThen"])
    }

    @Test func conversionsAreNamed() {
        let lines = reports {
            _ = Observable<Int>.error(Failure()).first().subscribe()
            _ = Observable<Int>.error(Failure()).asSingle().subscribe()
            _ = Observable<Int>.error(Failure()).asMaybe().subscribe()
            _ = Observable<Int>.error(Failure()).toArray().subscribe()
        }
        #expect(lines == ["first", "asSingle", "asMaybe", "toArray"])
    }

    @Test func publishersAreNamed() {
        let lines = reports {
            _ = Fail<Int, Failure>(error: Failure()).asObservable().map { $0 }.subscribe()
        }
        #expect(lines == ["publisher map"])
    }

    @Test func errorsBoundToRelaysReport() {
        let lines = reports {
            let relay = BehaviorRelay(value: 0)
            _ = Observable<Int>.error(Failure()).map { $0 }.bind(to: relay)
            _ = Observable<Int>.error(Failure()).bind(to: PublishRelay<Int>())
            _ = Observable<Int>.error(Failure()).bind(to: ReplayRelay<Int?>.create(bufferSize: 1))
            relay.accept(1)
        }
        #expect(lines == ["map", "", ""])
    }

    @Test func aFailureAfterSuccessIsNotReported() {
        let lines = reports {
            let source = Observable<Int>.create { observer in
                observer.onNext(1)
                observer.onError(Failure())
                return Disposables.create()
            }
            _ = source.first().subscribe()
        }
        #expect(lines == [])
    }
}
