import OpenCombine

extension ObservableType {
    /// A sequence of the given elements, delivered while subscribing, which then completes.
    public static func of(_ elements: Element...) -> Observable<Element> {
        from(elements)
    }

    /// A sequence of an array's elements, delivered while subscribing, which then completes.
    public static func from(_ array: [Element]) -> Observable<Element> {
        Observable { receiver in
            let steps = SequenceSteps(array.makeIterator(), receiver: receiver)
            receiver.receive(subscription: steps)
            CurrentThreadScheduler.append(steps)
        }
    }
}

/// Sends one element of a sequence for each turn of the thread's loop.
private final class SequenceSteps<Iterator: IteratorProtocol>: LoopStep, OpenCombine.Subscription {
    private var iterator: Iterator
    private let receiver: Receiver<Iterator.Element>

    init(_ iterator: Iterator, receiver: Receiver<Iterator.Element>) {
        self.iterator = iterator
        self.receiver = receiver
    }

    func run() {
        guard !receiver.isDisposed else { return }
        if let element = iterator.next() {
            _ = receiver.receive(element)
            CurrentThreadScheduler.append(self)
        } else {
            receiver.receive(completion: .finished)
        }
    }

    func request(_ demand: Subscribers.Demand) {}

    /// Nothing to do: each turn asks the receiver whether it still wants to hear.
    func cancel() {}
}
