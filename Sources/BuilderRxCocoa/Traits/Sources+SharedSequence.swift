import BuilderRxRelay
import BuilderRxSwift

extension ControlEvent {
    /// The event as a driver.
    public func asDriver() -> Driver<Element> {
        asDriver { _ in .empty() }
    }

    /// The event as a signal.
    public func asSignal() -> Signal<Element> {
        asSignal { _ in .empty() }
    }
}

extension ControlProperty {
    /// The value as a driver.
    public func asDriver() -> Driver<Element> {
        asDriver { _ in .empty() }
    }
}

extension InfallibleType {
    /// The sequence as a driver.
    public func asDriver() -> Driver<Element> {
        SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension BehaviorRelay {
    /// The relay's value as a driver.
    public func asDriver() -> Driver<Element> {
        SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension PublishRelay {
    /// The relay's elements as a signal.
    public func asSignal() -> Signal<Element> {
        SharedSequence(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}
