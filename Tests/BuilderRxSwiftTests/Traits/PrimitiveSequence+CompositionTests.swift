import BuilderRxSwift
import Testing

/// Traits that are made of others.
@Suite(.leavesNoResources) struct PrimitiveSequenceCompositionTests {
    private let tally = Tally()

    @Test func flatMapOfSingles() {
        _ = Single.just(1).flatMap { Single.just("\($0)!") }.note(in: tally)
        _ = Single.just(1).flatMap { _ in Single<Int>.error(TraitError.second) }.note(in: tally)
        _ = Single.just(1).flatMap { _ -> Single<Int> in throw TraitError.first }.note(in: tally)
        _ = Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }.note(in: tally)
        _ = Single.just(1).flatMapCompletable { _ in Completable.empty() }.note(in: tally)
        #expect(
            tally.lines.filter { $0 != "disposed" } == [
                "success 1!", "failure second", "failure first", "completed", "completed",
            ])
        #expect(tally.lines.filter { $0 == "disposed" }.count == 5)
    }

    @Test func flatMapOfMaybes() {
        _ = Maybe.just(1).flatMap { Maybe.just($0 + 1) }.note(in: tally)
        _ = Maybe<Int>.empty().flatMap { Maybe.just($0 + 1) }.note(in: tally)
        #expect(tally.lines == ["success 2", "disposed", "completed", "disposed"])
    }

    @Test func zipOfSingles() {
        _ = Single.zip(Single.just(1), Single.just("a")) { "\($0)\($1)" }.note(in: tally)
        _ = Single.zip(Single.just(1), Single.just("a")).map { "\($0.0)\($0.1)" }.note(in: tally)
        _ = Single<Int>.zip(.just(1), Single<Int>.error(TraitError.first)) { $0 + $1 }.note(in: tally)
        #expect(
            tally.lines == ["success 1a", "disposed", "success 1a", "disposed", "failure first", "disposed"])
    }

    @Test func zipOfEight() {
        let ones = (1...8).map(Single.just)
        let sum = Single.zip(ones[0], ones[1], ones[2], ones[3], ones[4], ones[5], ones[6], ones[7]) {
            [$0, $1, $2, $3, $4, $5, $6, $7]
        }
        _ = sum.note(in: tally)
        let tuple = Single.zip(ones[0], ones[1], ones[2], ones[3], ones[4], ones[5], ones[6], ones[7])
        _ = tuple.note(in: tally)
        #expect(
            tally.lines == [
                "success [1, 2, 3, 4, 5, 6, 7, 8]", "disposed", "success (1, 2, 3, 4, 5, 6, 7, 8)", "disposed",
            ])
    }

    @Test func zipOfACollection() {
        _ = Single.zip([1, 2, 3].map(Single.just)).note(in: tally)
        _ = Single.zip([1, 2, 3].map(Single.just)) { $0.reduce(0, +) }.note(in: tally)
        _ = Single<Int>.zip([]).note(in: tally)
        _ = Single<Int>.zip([]) { _ -> Int in throw TraitError.first }.note(in: tally)
        #expect(
            tally.lines.filter { $0 != "disposed" } == [
                "success [1, 2, 3]", "success 6", "success []", "failure first",
            ])
    }

    @Test func zipOfMaybes() {
        _ = Maybe.zip(Maybe.just(1), Maybe.just(2)) { $0 + $1 }.note(in: tally)
        _ = Maybe.zip(Maybe.just(1), Maybe<Int>.empty()) { $0 + $1 }.note(in: tally)
        _ = Maybe.zip(Maybe.just(1), Maybe.just(2)).note(in: tally)
        #expect(
            tally.lines == [
                "success 3", "disposed", "completed", "disposed", "success (1, 2)", "disposed",
            ])
    }

    @Test func concatOfCompletables() {
        let first = PublishSubject<Never>()
        let second = PublishSubject<Never>()
        _ = first.asCompletable().concat(second.asCompletable()).note(in: tally)
        #expect(first.hasObservers && !second.hasObservers)
        first.onCompleted()
        #expect(!first.hasObservers && second.hasObservers)
        second.onCompleted()
        #expect(tally.lines == ["completed", "disposed"])
    }

    @Test func concatReadsItsSequenceLazily() {
        let many = (1...3).lazy.map { [tally] number in
            Completable.empty().do(onSubscribe: { tally.note("\(number)") })
        }
        _ = Completable.concat(AnySequence(many)).note(in: tally)
        _ = Completable.concat(.empty(), .error(TraitError.first), .never()).note(in: tally)
        _ = Completable.concat([Completable.empty(), .empty()]).note(in: tally)
        #expect(
            tally.lines == ["1", "2", "3", "completed", "disposed", "error first", "disposed", "completed", "disposed"])
    }

    @Test func mergeOfCompletables() {
        let first = PublishSubject<Never>()
        let second = PublishSubject<Never>()
        _ = Completable.zip(first.asCompletable(), second.asCompletable()).note(in: tally)
        second.onCompleted()
        #expect(tally.lines == [])
        first.onCompleted()
        _ = Completable.merge(.never(), .error(TraitError.first)).note(in: tally)
        _ = Completable.merge([]).note(in: tally)
        #expect(
            tally.lines == ["completed", "disposed", "error first", "disposed", "completed", "disposed"])
    }

    @Test func errorsAreCaught() {
        _ = Single<Int>.error(TraitError.first).catchAndReturn(1).note(in: tally)
        _ = Single<Int>.error(TraitError.first).catch { _ in .just(2) }.note(in: tally)
        _ = Maybe<Int>.error(TraitError.first).catchAndReturn(3).note(in: tally)
        _ = Completable.error(TraitError.first).catch { _ in .empty() }.note(in: tally)
        _ = Single<Int>.error(TraitError.first).catch { _ in throw TraitError.second }.note(in: tally)
        #expect(
            tally.lines.filter { $0 != "disposed" } == [
                "success 1", "success 2", "success 3", "completed", "failure second",
            ])
    }

    @Test func retriesAreCounted() {
        var attempts = 0
        let single = Single<Int>.create { single in
            attempts += 1
            single(attempts < 3 ? .failure(TraitError.first) : .success(attempts))
            return Disposables.create()
        }
        _ = single.retry(2).note(in: tally)
        attempts = 0
        _ = single.retry(3).note(in: tally)
        attempts = 0
        _ = single.retry().note(in: tally)
        attempts = 0
        _ = single.retry(when: { (errors: Observable<any Error>) in errors.map { _ in } }).note(in: tally)
        attempts = 0
        _ = single.retry(when: { (errors: Observable<TraitError>) in errors.take(1) }).asObservable()
            .subscribe { [tally] in tally.note("\($0)") }
        #expect(
            tally.lines.filter { $0 != "disposed" } == [
                "failure first", "success 3", "success 3", "success 3", "completed",
            ])
    }
}
