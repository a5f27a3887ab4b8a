import BuilderRxSwift

/// Records the events that observers receive, in order, and holds their subscriptions.
final class EventNotes {
    private(set) var lines: [String] = []
    private var subscriptions: [any Disposable] = []

    /// All lines, with spaces between them.
    var text: String { lines.joined(separator: " ") }

    /// The lines since the last call, with spaces between them.
    func take() -> String {
        defer { lines = [] }
        return text
    }

    func note(_ line: String) {
        lines.append(line)
    }

    /// Records all events of a source: `a1`, `a|` for completion, `a#` for a failure, `a.` for the disposal.
    @discardableResult
    func observe<Source: ObservableConvertibleType>(
        _ source: Source, as name: String, then: ((Source.Element) -> Void)? = nil, atEnd: (() -> Void)? = nil
    ) -> any Disposable {
        let subscription = source.asObservable().subscribe(
            onNext: { element in
                self.note("\(name)\(element)")
                then?(element)
            },
            onError: { _ in
                self.note("\(name)#")
                atEnd?()
            },
            onCompleted: {
                self.note("\(name)|")
                atEnd?()
            },
            onDisposed: { self.note("\(name).") })
        subscriptions.append(subscription)
        return subscription
    }

    /// Disposes every subscription, so that nothing stays that holds the test's objects.
    func finish() {
        subscriptions.forEach { $0.dispose() }
        subscriptions = []
    }
}
