import BuilderRxSwift

/// The events that an observable emitted, until the log is released.
final class Log<Element> {
    private(set) var elements: [Element] = []
    private(set) var isCompleted = false
    private(set) var error: (any Error)?
    private var subscription: (any Disposable)?

    init<Source: ObservableConvertibleType>(_ source: Source) where Source.Element == Element {
        subscription = source.asObservable().subscribe(
            onNext: { [weak self] in self?.elements.append($0) }, onError: { [weak self] in self?.error = $0 },
            onCompleted: { [weak self] in self?.isCompleted = true })
    }

    deinit { dispose() }

    /// How many elements came.
    var count: Int { elements.count }

    func dispose() {
        subscription?.dispose()
    }
}
