import BuilderRxSwift

/// The failure in tests of traits.
enum TraitError: Error, Equatable {
    case first
    case second
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Subscribes and notes everything.
    func note(in tally: Tally) -> any Disposable {
        primitiveSequence.subscribe(
            onSuccess: { tally.note("success \($0)") }, onFailure: { tally.note("failure \($0)") },
            onDisposed: { tally.note("disposed") })
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Subscribes and notes everything.
    func note(in tally: Tally) -> any Disposable {
        primitiveSequence.subscribe(
            onSuccess: { tally.note("success \($0)") }, onError: { tally.note("error \($0)") },
            onCompleted: { tally.note("completed") }, onDisposed: { tally.note("disposed") })
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Subscribes and notes everything.
    func note(in tally: Tally) -> any Disposable {
        primitiveSequence.subscribe(
            onCompleted: { tally.note("completed") }, onError: { tally.note("error \($0)") },
            onDisposed: { tally.note("disposed") })
    }
}
