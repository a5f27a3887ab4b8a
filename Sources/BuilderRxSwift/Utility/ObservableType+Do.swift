import OpenCombine

extension ObservableType {
    /// The sequence itself, with things done on the way.
    ///
    /// ```swift
    /// let loaded = request.do(
    ///     onError: { print("failed", $0) }, onSubscribe: { spinner.start() }, onDispose: { spinner.stop() })
    /// ```
    ///
    /// An `on…` closure is called before its event is sent on, and what it throws ends the sequence in the event's
    /// place. An `after…` closure is called when everything below has had the event; what it throws ends the sequence,
    /// too, if that has not ended.
    ///
    /// - Parameters:
    ///   - onNext: called with each element.
    ///   - afterNext: called with each element after it was sent on.
    ///   - onError: called when the sequence fails.
    ///   - afterError: called after the failure was sent on.
    ///   - onCompleted: called when the sequence completes.
    ///   - afterCompleted: called after completion was sent on.
    ///   - onSubscribe: called before the source is subscribed to.
    ///   - onSubscribed: called after that; what the source sends at once has been sent by then.
    ///   - onDispose: called once, after the end or when the subscription is disposed, and after what lies above is
    ///     disposed.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        let before = EventActions(onNext: onNext, onError: onError, onCompleted: onCompleted)
        let after = EventActions(onNext: afterNext, onError: afterError, onCompleted: afterCompleted)
        let source = asObservable()
        return Observable { observer in
            onSubscribe?()
            let sink = DoSink(downstream: observer, before: before, after: after, onDispose: onDispose)
            sink.open()
            sink.connect { sink in
                source.attach(sink)
                onSubscribed?()
            }
        }
    }
}

/// A closure for each kind of event.
private struct EventActions<Element> {
    let onNext: ((Element) throws -> Void)?
    let onError: ((any Error) throws -> Void)?
    let onCompleted: (() throws -> Void)?

    func end(_ completion: Subscribers.Completion<any Error>) throws {
        switch completion {
        case .finished: try onCompleted?()
        case .failure(let error): try onError?(error)
        }
    }
}

/// Does things before and after passing an event on.
private final class DoSink<Element>: OperatorSink<Element, Element> {
    private let before: EventActions<Element>
    private let after: EventActions<Element>
    private let onDispose: (() -> Void)?

    init(
        downstream: ObserverBase<Element>, before: EventActions<Element>, after: EventActions<Element>,
        onDispose: (() -> Void)?
    ) {
        self.before = before
        self.after = after
        self.onDispose = onDispose
        super.init(downstream: downstream)
    }

    override var name: String? { "do" }

    override func onNext(_ input: Element) {
        guard !isEnded else { return }
        do {
            try before.onNext?(input)
            forward(input)
            try after.onNext?(input)
        } catch {
            finish(.failure(error))
        }
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        guard !isEnded else { return }
        do {
            try before.end(completion)
        } catch {
            return finish(.failure(error))
        }
        if markEnded() { downstream.receive(completion: completion) }
        // The sequence has ended: what is thrown now has nowhere to go.
        try? after.end(completion)
        dispose()
    }

    override func disposed() { onDispose?() }
}
