import BuilderRxSwift

/// A sequence for the state of views: it has no error, delivers on the main thread, and tells its latest element to
/// each new subscription while others are there.
///
/// ```swift
/// let name: Driver<String> = service.name().asDriver(onErrorJustReturn: "")
/// name.drive(label.rx.text).disposed(by: bag)
/// name.drive(navigationItem.rx.title).disposed(by: bag)   // the same subscription to the service
/// ```
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The sharing of drivers: the latest element is replayed while there is a subscription.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// The main scheduler, or what ``SharingScheduler`` was told.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares a source, replaying its latest element while somebody is subscribed.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// The sequence as a driver, which it is.
    public func asDriver() -> Driver<Element> {
        asSharedSequence()
    }
}
