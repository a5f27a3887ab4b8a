import BuilderRxSwift
import Testing

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Int {
    fileprivate func doubled() -> Single<Int> { primitiveSequence.map { $0 * 2 } }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Int {
    fileprivate func doubled() -> Maybe<Int> { primitiveSequence.map { $0 * 2 } }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    fileprivate func followed(by number: Int) -> Single<Int> { primitiveSequence.andThen(.just(number)) }
}

/// An app's extensions of traits, and its functions that are generic over them.
@Suite(.leavesNoResources) struct PrimitiveSequenceTypeTests {
    private let tally = Tally()

    private func erased<Sequence: PrimitiveSequenceType>(
        _ sequence: Sequence
    ) -> PrimitiveSequence<Sequence.Trait, Sequence.Element> { sequence.primitiveSequence }

    @Test func extensionsOfEachTrait() {
        _ = erased(Single.just(2)).doubled().note(in: tally)
        _ = erased(Maybe.just(3)).doubled().note(in: tally)
        _ = erased(Completable.empty()).followed(by: 5).note(in: tally)
        #expect(tally.lines == ["success 4", "disposed", "success 6", "disposed", "success 5", "disposed"])
    }

    @Test func observersMayBeKept() {
        var single: Single<Int>.SingleObserver?
        var maybe: Maybe<Int>.MaybeObserver?
        var completable: Completable.CompletableObserver?
        let subscriptions: [any Disposable] = [
            Single<Int>.create { (observer: @escaping Single<Int>.SingleObserver) in
                single = observer
                return Disposables.create()
            }.note(in: tally),
            Maybe<Int>.create { (observer: @escaping Maybe<Int>.MaybeObserver) in
                maybe = observer
                return Disposables.create()
            }.note(in: tally),
            Completable.create { (observer: @escaping Completable.CompletableObserver) in
                completable = observer
                return Disposables.create()
            }.note(in: tally),
        ]
        single?(.success(1))
        maybe?(.success(2))
        completable?(.completed)
        maybe?(.completed)
        #expect(tally.lines == ["success 1", "disposed", "success 2", "disposed", "completed", "disposed"])
        subscriptions.forEach { $0.dispose() }
        #expect(tally.count == 6)
    }
}
