import BuilderRxSwift

/// A sequence for what happens to views: it has no error, delivers on the main thread, and tells nothing of the past.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The sharing of signals: nothing is replayed.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// The main scheduler, or what ``SharingScheduler`` was told.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares a source without replay.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 0, scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// The sequence as a signal, which it is.
    public func asSignal() -> Signal<Element> {
        asSharedSequence()
    }
}
