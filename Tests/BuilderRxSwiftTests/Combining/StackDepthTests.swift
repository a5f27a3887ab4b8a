import BuilderRxSwift
import Testing

/// Long chains of sources that end while they are being subscribed to.
@Suite(.leavesNoResources) struct StackDepthTests {
    private let many = 100_000

    private func countAndEnd(_ observable: Observable<Int>) -> (count: Int, end: String) {
        var count = 0
        var end = "none"
        _ = observable.subscribe { event in
            if event.isStopEvent { end = "\(event)" } else { count += 1 }
        }
        return (count, end)
    }

    @Test func concatOfMany() {
        #expect(countAndEnd(Observable.concat((0..<many).lazy.map { Observable.just($0) })) == (many, "completed"))
        #expect(countAndEnd(Observable.concat((0..<many).map { Observable.just($0) })) == (many, "completed"))
    }

    @Test func concatOfItself() {
        func count(from number: Int) -> Observable<Int> {
            guard number < many else { return .empty() }
            return Observable.just(number).concat(Observable.deferred { count(from: number + 1) })
        }
        #expect(countAndEnd(count(from: 0)) == (many, "completed"))
    }

    /// The bytes between the highest and the lowest stack position of the elements.
    private func stackUse(of observable: Observable<Int>) -> Int {
        var lowest = UInt.max
        var highest = UInt.min
        _ = observable.subscribe(onNext: { _ in
            var mark = 0
            let position = withUnsafePointer(to: &mark) { UInt(bitPattern: $0) }
            lowest = min(lowest, position)
            highest = max(highest, position)
        })
        return highest < lowest ? 0 : Int(highest - lowest)
    }

    @Test func concatNeedsNoStack() {
        let few = 100_000
        let lazy = (0..<many).lazy.map { Observable.just($0) }
        #expect(stackUse(of: .concat(lazy)) < few)
        #expect(stackUse(of: .concat(Array(lazy))) < few)
        #expect(stackUse(of: .concat(AnySequence(lazy))) < few)
        #expect(stackUse(of: .concat((0..<many).map { Observable.of($0, $0) })) < few)
        let created = (0..<many).lazy.map { number in
            Observable<Int>.create { observer in
                observer.onNext(number)
                observer.onCompleted()
                return Disposables.create()
            }
        }
        #expect(stackUse(of: .concat(created)) < few)
        let nested = (0..<many).lazy.map { Observable.concat([Observable.just($0), Observable.just(-$0)]) }
        #expect(stackUse(of: .concat(nested)) < few)
    }

    @Test func concatKeepsNoResources() {
        var living = 0
        var most = 0
        let sources = (0..<many).lazy.map { number in
            Observable<Int>.using(
                {
                    living += 1
                    most = max(most, living)
                    return CompositeDisposable(disposables: [Disposables.create { living -= 1 }])
                }, observableFactory: { (_: CompositeDisposable) in .just(number) })
        }
        #expect(countAndEnd(.concat(sources)) == (many, "completed"))
        #expect(countAndEnd(.concat(AnySequence(sources))) == (many, "completed"))
        #expect(countAndEnd(.concat(Array(sources))) == (many, "completed"))
        #expect(most <= 2)
        #expect(living == 0)
    }

    @Test func concatKeepsNoObjects() async {
        await #expect(processExitsWith: .success) {
            var most: Int32 = 0
            let sources = (0..<100_000).lazy.map { Observable.just($0) }
            _ = Observable.concat(AnySequence(sources)).subscribe(onNext: { _ in most = max(most, Resources.total) })
            #expect(most < 100)
            #expect(Resources.total == 0)
        }
    }

    @Test func concatOfItselfKeepsNoObjects() async {
        await #expect(processExitsWith: .success) {
            func count(from number: Int) -> Observable<Int> {
                guard number < 100_000 else { return .empty() }
                return Observable.just(number).concat(Observable.deferred { count(from: number + 1) })
            }
            var most: Int32 = 0
            _ = count(from: 0).subscribe(onNext: { _ in most = max(most, Resources.total) })
            #expect(most > 0 && most < 100)
            #expect(Resources.total == 0)
        }
    }

    @Test func concatWithoutEnd() {
        let endless = Observable.concat(sequence(first: 0) { $0 + 1 }.lazy.map { Observable.of($0) })
        #expect(countAndEnd(endless.take(1000)) == (1000, "completed"))
    }

    @Test func concatIsLazy() {
        var made = 0
        let sources = (0..<10).lazy.map { number -> Observable<Int> in
            made += 1
            return number == 2 ? .never() : .just(number)
        }
        let subscription = Observable.concat(sources).subscribe()
        subscription.dispose()
        #expect(made == 3)
    }

    @Test func retryOfWhatAlwaysFails() {
        let failing = Observable<Int>.error(RxError.unknown)
        #expect(countAndEnd(failing.startWith(1).retry(many)) == (many, "error(Unknown error occurred.)"))
    }

    @Test func retryWithoutLimit() {
        var attempts = 0
        let source = Observable<Int>.deferred {
            attempts += 1
            return attempts < many ? .error(RxError.unknown) : .just(attempts)
        }
        #expect(countAndEnd(source.retry()) == (1, "completed"))
        #expect(attempts == many)
    }

    @Test func retryWhenOfWhatAlwaysFails() {
        var attempts = 0
        let source = Observable<Int>.deferred {
            attempts += 1
            return attempts < many ? .error(RxError.unknown) : .just(attempts)
        }
        #expect(countAndEnd(source.retry(when: { (errors: Observable<Error>) in errors })) == (1, "completed"))
    }

    @Test func catchInSequence() {
        let sources = (0..<many).lazy.map { _ in Observable<Int>.error(RxError.unknown) }
        #expect(countAndEnd(Observable.catch(sequence: sources)) == (0, "error(Unknown error occurred.)"))
    }

    @Test func concatMapOfManyThatWait() {
        let first = PublishSubject<Int>()
        let outer = PublishSubject<Int>()
        var count = 0
        _ = outer.concatMap { $0 == 0 ? first : Observable.just($0) }.subscribe(onNext: { _ in count += 1 })
        for number in 0...many { outer.onNext(number) }
        #expect(count == 0)
        first.onCompleted()
        #expect(count == many)
        outer.onCompleted()
    }

    @Test func flatMapOfMany() {
        #expect(
            countAndEnd(Observable.range(start: 0, count: many).flatMap { Observable.just($0) }) == (many, "completed"))
    }
}
