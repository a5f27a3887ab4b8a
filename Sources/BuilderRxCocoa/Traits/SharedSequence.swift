import BuilderRxSwift

/// A sequence that has no error and is shared: however many subscribe, its source has one subscription.
///
/// ``Driver`` and ``Signal`` are the two kinds. A subscription made while others are there gets what the kind replays,
/// and when the last is disposed, so is the one to the source. Operators give sequences of the same kind.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    let source: Observable<Element>

    /// Makes a sequence that shares a source without errors.
    init(_ source: Observable<Element>) {
        self.source = SharingStrategy.share(source)
    }

    /// Makes a sequence of a source that needs no sharing.
    init(raw source: Observable<Element>) {
        self.source = source
    }

    /// The sequence as an observable.
    public func asObservable() -> Observable<Element> {
        source
    }

    /// Returns itself.
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
        self
    }
}

/// The sharing strategy of a kind of shared sequence.
public protocol SharingStrategyProtocol {
    /// The scheduler that delivers events.
    static var scheduler: any SchedulerType { get }

    /// Shares a source among its subscriptions.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// Anything that can be turned into a ``SharedSequence``.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    /// The sharing strategy.
    associatedtype SharingStrategy: SharingStrategyProtocol

    /// The sequence.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    /// The sequence as an observable.
    public func asObservable() -> Observable<Element> {
        asSharedSequence().asObservable()
    }
}
