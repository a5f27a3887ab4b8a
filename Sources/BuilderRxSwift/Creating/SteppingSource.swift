import OpenCombine

extension Observable {
    /// An observable that sends one element in each turn of a scheduler, and completes in a turn of its own.
    ///
    /// - Parameters:
    ///   - scheduler: gives the turns. Those of ``CurrentThreadScheduler`` go through the thread's loop without a
    ///     disposable for each.
    ///   - begin: called for each subscription. It returns what makes the next element, nil after the last; what that
    ///     throws ends the sequence.
    static func stepping(
        on scheduler: any ImmediateSchedulerType, _ begin: @escaping () -> () throws -> Element?
    ) -> Observable<Element> {
        let isLooping = scheduler is CurrentThreadScheduler
        return Observable { receiver in
            let source = SteppingSource(begin(), receiver: receiver)
            guard !isLooping else {
                receiver.receive(subscription: source)
                return CurrentThreadScheduler.append(source)
            }
            let subscription = DisposableSubscription()
            receiver.receive(subscription: subscription)
            subscription.hold(
                scheduler.scheduleRecursive(source) { source, recurse in
                    if source.step() { recurse(source) }
                })
        }
    }
}

/// Sends one element in each turn, as long as its receiver wants to hear.
private final class SteppingSource<Element>: LoopStep, OpenCombine.Subscription {
    private let makeNext: () throws -> Element?
    private let receiver: Receiver<Element>

    init(_ makeNext: @escaping () throws -> Element?, receiver: Receiver<Element>) {
        self.makeNext = makeNext
        self.receiver = receiver
    }

    func run() {
        if step() { CurrentThreadScheduler.append(self) }
    }

    /// Sends an element or the end. False when there is nothing more to do.
    func step() -> Bool {
        guard !receiver.isDisposed else { return false }
        do {
            if let element = try makeNext() {
                _ = receiver.receive(element)
                return true
            }
            receiver.receive(completion: .finished)
        } catch {
            receiver.receive(completion: .failure(error))
        }
        return false
    }

    func request(_ demand: Subscribers.Demand) {}

    /// Nothing to do: each turn asks the receiver whether it still wants to hear.
    func cancel() {}
}
