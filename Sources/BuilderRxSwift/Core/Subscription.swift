import Foundation

/// One observer's subscription: keeps the event grammar and releases everything at its end.
///
/// Events pass until the first stop event or until disposal, whichever comes first; then the observer is released, so
/// that an ended subscription keeps nothing alive.
final class Subscription<Element>: ObserverType, Cancelable {
    private let lock = NSLock()
    private var observer: AnyObserver<Element>?
    private var upstream: (any Disposable)?
    private var ended = false

    init(observer: AnyObserver<Element>) {
        self.observer = observer
    }

    var isDisposed: Bool {
        lock.withLock { ended }
    }

    /// Takes the source's disposable; disposes it at once when the sequence has ended meanwhile.
    func hold(_ disposable: any Disposable) {
        let late = lock.withLock {
            if !ended { upstream = disposable }
            return ended
        }
        if late { disposable.dispose() }
    }

    func on(_ event: Event<Element>) {
        if event.isStopEvent {
            let (last, source) = end()
            last?.on(event)
            source?.dispose()
        } else {
            lock.withLock { observer }?.on(event)
        }
    }

    func dispose() {
        end().upstream?.dispose()
    }

    private func end() -> (observer: AnyObserver<Element>?, upstream: (any Disposable)?) {
        lock.withLock {
            let held = (observer, upstream)
            ended = true
            observer = nil
            upstream = nil
            return held
        }
    }
}
