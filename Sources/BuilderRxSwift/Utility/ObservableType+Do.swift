import OpenCombine

extension ObservableType {
    /// Calls closures for the sequence's events.
    ///
    /// ```swift
    /// let loaded = request.do(
    ///     onError: { print("failed", $0) }, onSubscribe: { spinner.start() }, onDispose: { spinner.stop() })
    /// ```
    ///
    /// An `on…` closure is called before its event is passed on; an error that it throws ends the sequence in place of
    /// the event. An `after…` closure is called after the event was passed on; an error that it throws ends the
    /// sequence, too, unless it has ended.
    ///
    /// - Parameters:
    ///   - onNext: The closure called with each element.
    ///   - afterNext: The closure called with each element after it was passed on.
    ///   - onError: The closure called when the sequence fails.
    ///   - afterError: The closure called after the error was passed on.
    ///   - onCompleted: The closure called when the sequence completes.
    ///   - afterCompleted: The closure called after the completion was passed on.
    ///   - onSubscribe: The closure called before the source is subscribed to.
    ///   - onSubscribed: The closure called after that; events that the source emits immediately have been passed on by
    ///     then.
    ///   - onDispose: The closure called once, after the end or when the subscription is disposed, and after the source
    ///     is disposed; before it, if the end or the disposal comes while a chain of more than 128 operators is
    ///     subscribed to.
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
            guard let onSubscribed else { return source.attachLast(sink) }
            sink.connect { sink in
                source.attach(sink)
                onSubscribed()
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

/// A sink that calls closures before and after passing an event on.
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
        if markEnded() { forwardEnd(completion) }
        // The sequence has ended: an error thrown now is discarded.
        try? after.end(completion)
        dispose()
    }

    override func disposed() { onDispose?() }
}
