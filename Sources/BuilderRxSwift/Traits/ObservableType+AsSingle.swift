import Foundation
import OpenCombine

extension ObservableType {
    /// The only element of the sequence, as a ``Single``, once the sequence has completed.
    ///
    /// Fails with ``RxError/noElements`` when there was none, and with ``RxError/moreThanOneElement`` as soon as a
    /// second one arrives.
    public func asSingle() -> Single<Element> {
        PrimitiveSequence(raw: through { AsSingleSink("asSingle", ifNone: RxError.noElements, downstream: $0) })
    }

    /// The only element of the sequence, if there is one, as a ``Maybe``, once the sequence has completed.
    ///
    /// Fails with ``RxError/moreThanOneElement`` as soon as a second one arrives.
    public func asMaybe() -> Maybe<Element> {
        PrimitiveSequence(raw: through { AsSingleSink("asMaybe", ifNone: nil, downstream: $0) })
    }
}

/// Keeps the first element until the source has completed. A second one is a failure.
private final class AsSingleSink<Element>: OperatorSink<Element, Element> {
    private let operatorName: StaticString
    private let noElement: (any Error)?
    private let calls = InFlightCalls()
    private let lock = NSLock()
    private var kept: Element?

    init(_ operatorName: StaticString, ifNone noElement: (any Error)?, downstream: ObserverBase<Element>) {
        self.operatorName = operatorName
        self.noElement = noElement
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName.description }

    override func onNext(_ input: Element) {
        if calls.enter(), !isEnded {
            let isFirst = lock.withLock {
                guard kept == nil else { return false }
                kept = input
                return true
            }
            if !isFirst { finish(.failure(RxError.moreThanOneElement)) }
        }
        if calls.leave() { kept = nil }
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        if calls.enter() {
            switch (completion, lock.withLock { kept }, noElement) {
            case (.finished, let element?, _):
                forward(element)
                finish(.finished)
            case (.finished, nil, let error?): finish(.failure(error))
            default: finish(completion)
            }
        }
        if calls.leave() { kept = nil }
    }

    override func disposed() {
        if calls.close() { kept = nil }
    }
}

extension ObservableType where Element == Swift.Never {
    /// The sequence as a ``Completable``.
    public func asCompletable() -> Completable {
        PrimitiveSequence(raw: asObservable())
    }
}
