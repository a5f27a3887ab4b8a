/// A sequence of elements that arrive over time.
///
/// ```swift
/// Observable.just(42)
///     .map { "The answer is \($0)" }
///     .subscribe(onNext: { print($0) })
///     .disposed(by: bag)
/// ```
///
/// Each subscription starts the source anew, receives `next* (error | completed)?` and nothing after it was disposed.
/// Elements that exist already are delivered synchronously: the element of `just(_:)` has arrived when `subscribe`
/// returns. Subscribing and disposing are safe from any thread.
///
/// An observable is an OpenCombine publisher at heart: see ``ObservableConvertibleType/publisher`` for the way out and
/// `Publisher.asObservable()` for the way in.
public class Observable<Element>: ObservableType {
    private let source: (ObserverBase<Element>) -> Void
    private let isTrampolined: Bool

    /// Makes an observable from what connects an observer with its source.
    ///
    /// - Parameters:
    ///   - trampolined: whether a connection outside of ``CurrentThreadScheduler`` starts that scheduler's loop, so
    ///     that sources which send one element for each step take turns. False for sources that send at once (`just`)
    ///     or are there already (subjects).
    ///   - source: connects an observer. It hands it a subscription before anything else, and may break the grammar of
    ///     events: the observers keep it.
    init(trampolined: Bool = true, source: @escaping (ObserverBase<Element>) -> Void) {
        self.source = source
        isTrampolined = trampolined
    }

    /// Connects an observer with the source.
    final func attach(_ observer: ObserverBase<Element>) {
        if isTrampolined, CurrentThreadScheduler.isScheduleRequired {
            CurrentThreadScheduler.run { observer.connect(source) }
        } else {
            observer.connect(source)
        }
    }

    /// Sends every event to an observer, from now until the sequence ends or the result is disposed.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let observer = AnonymousObserver(observer.on)
        attach(observer)
        return observer
    }

    /// Returns itself.
    public func asObservable() -> Observable<Element> { self }
}

// For all elements: a condition on them would keep the compiler from inferring the element in `Observable.merge(a, b)`.
extension Observable: @unchecked Sendable {}
