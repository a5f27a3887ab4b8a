import OpenCombine
import Synchronization

extension ObservableType {
    /// Skips elements until another sequence emits one.
    ///
    /// An error of either ends the resulting sequence. If this sequence completes before the other has emitted an
    /// element, the result emits no events, not even its completion.
    ///
    /// - Parameter other: The other sequence, which is subscribed to second and disposed at its first element. Its
    ///   completion has no effect.
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return Observable { SkipUntilSink(downstream: $0).run(source, other) }
    }
}

private final class SkipUntilSink<Element>: CombiningSink<Element> {
    private var isOpen = false

    override var name: String? { "skip(until:)" }

    func run<Signal>(_ source: Observable<Element>, _ other: Observable<Signal>) {
        open()
        connect(source, disposal: .afterEnd) { element in
            if self.isOpen { self.forward(element) }
        } onEnd: { observer, completion in
            switch completion {
            case .finished where !self.isOpen:
                self.cancel()
                self.downstream.releaseUpstream()
            case .finished, .failure: self.finish(completion, from: observer)
            }
        }
        weak var opener: SourceObserver<Signal>?
        let observer: SourceObserver<Signal> = makeObserver(
            onNext: { _ in
                self.isOpen = true
                opener?.detach()
            },
            onEnd: { observer, completion in
                if case .failure = completion { self.finish(completion, from: observer) }
            })
        opener = observer
        other.attach(observer)
    }
}
