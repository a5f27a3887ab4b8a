import BuilderRxSwift
import Testing

/// Operators whose own closures send, dispose or fail.
@Suite(.leavesNoResources) struct CombiningSelectorTests {
    @Test func aPairsSelectorMaySendToTheFullSide() {
        let (left, right) = (PublishSubject<Int>(), PublishSubject<String>())
        var pairs: [String] = []
        let subscription = Observable.zip(left, right) { number, text -> String in
            if number == 1 { left.onNext(3) }
            return "\(number)\(text)"
        }
        .subscribe(onNext: { pairs.append($0) })
        left.onNext(1)
        left.onNext(2)
        right.onNext("x")
        right.onNext("y")
        right.onNext("z")
        #expect(pairs == ["1x", "2y", "3z"])
        subscription.dispose()
    }

    @Test func aPairsSelectorMaySendToTheEmptySide() {
        let (left, right) = (PublishSubject<Int>(), PublishSubject<String>())
        var pairs: [String] = []
        let subscription = Observable.zip(left, right) { number, text -> String in
            if number == 1 { right.onNext("y") }
            return "\(number)\(text)"
        }
        .subscribe(onNext: { pairs.append($0) })
        left.onNext(1)
        left.onNext(2)
        right.onNext("x")
        #expect(pairs == ["2y", "1x"])
        subscription.dispose()
    }

    @Test(arguments: [true, false]) func aSelectorThatDisposesStartsNothing(isLimited: Bool) {
        let source = PublishSubject<Int>()
        let subscription = SerialDisposable()
        var starts = 0
        let inner: (Int) -> Observable<Int> = { _ in
            subscription.dispose()
            return Observable.create { _ in
                starts += 1
                return Disposables.create()
            }
        }
        let flattened = isLimited ? source.concatMap(inner) : source.flatMap(inner)
        subscription.disposable = flattened.subscribe()
        source.onNext(1)
        #expect(starts == 0)
    }

    @Test func anObserverOfOtherElements() {
        let subject = PublishSubject<Int>()
        var events: [String] = []
        let subscription = subject.subscribe { events.append("\($0)") }
        let texts: AnyObserver<String> = subject.asObserver().mapObserver { text in
            guard let number = Int(text) else { throw RxError.argumentOutOfRange }
            return number
        }
        texts.onNext("7")
        texts.onNext("seven")
        #expect(events == ["next(7)", "error(Argument out of range.)"])
        subscription.dispose()
    }
}
