import CStack
import Settling

/// A sequence of elements that are emitted over time.
///
/// ```swift
/// Observable.just(42)
///     .map { "The answer is \($0)" }
///     .subscribe(onNext: { print($0) })
///     .disposed(by: bag)
/// ```
///
/// Each subscription starts the source anew and receives `next* (error | completed)?`, and no events after it is
/// disposed. Elements that exist already are emitted synchronously: the element of `just(_:)` has arrived when
/// `subscribe` returns. Subscribing and disposing are thread-safe.
///
/// An observable is based on an OpenCombine publisher: use ``ObservableConvertibleType/publisher`` and
/// `Publisher.asObservable()` to convert between the two.
public class Observable<Element>: ObservableType {
    /// Set until the deinitializer.
    private var source: ((ObserverBase<Element>) -> Void)?
    private let isTrampolined: Bool
    private let counted = CountedResource()

    /// Creates an observable from a closure that connects an observer with its source.
    ///
    /// - Parameters:
    ///   - trampolined: A Boolean value that indicates whether a connection outside of ``CurrentThreadScheduler``
    ///     starts that scheduler's loop, so that sources that emit one element for each step take turns. Pass `false`
    ///     for sources that emit immediately (`just`) or that exist already (subjects).
    ///   - source: The closure that connects an observer. It passes it a subscription before any event, and may violate
    ///     the grammar of events: the observers enforce it.
    init(trampolined: Bool = true, source: @escaping (ObserverBase<Element>) -> Void) {
        self.source = source
        isTrampolined = trampolined
    }

    deinit { releaseDeeply(source.take()) }

    /// Connects an observer with the source.
    final func attach(_ observer: ObserverBase<Element>) {
        if cstack_is_low() { withStackRoom { attachNow(observer) } } else { attachNow(observer) }
    }

    private func attachNow(_ observer: ObserverBase<Element>) {
        guard let source else { return }
        guard let loop = CurrentThreadScheduler.loop else {
            guard isTrampolined else { return observer.connect(source) }
            return CurrentThreadScheduler.run { attachNow(observer) }
        }
        let (depth, count) = (loop.depth, loop.postponed.count)
        loop.depth = 1
        observer.connect(source)
        while loop.postponed.count > count {
            let connection = loop.postponed.remove(at: count)
            loop.depth = 1
            connection()
        }
        loop.depth = depth
    }

    /// Connects an observer with the source as the last action of another connection.
    ///
    /// In a long chain of such connections the stack is left first: `attach` makes the next one when it has returned.
    final func attachLast(_ observer: ObserverBase<Element>) {
        guard let source, let loop = CurrentThreadScheduler.loop, loop.depth > 0 else { return attach(observer) }
        guard loop.depth < CurrentThreadLoop.greatestDepth else {
            return loop.postponed.append { observer.connect(source) }
        }
        loop.depth += 1
        observer.connect(source)
        loop.depth -= 1
    }

    /// Subscribes an observer to the sequence. It receives every event until the sequence ends or the result is
    /// disposed.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let observer = AnonymousObserver(observer.on)
        attach(observer)
        return observer
    }

    /// Returns itself.
    public func asObservable() -> Observable<Element> { self }
}

// For all elements: a constraint on them would keep the compiler from inferring the element in `Observable.merge(a,
// b)`.
extension Observable: @unchecked Sendable {}
