import Foundation

extension ObservableType {
    /// Calls a closure for every event.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        subscribe(AnyObserver(eventHandler: on))
    }

    /// Calls a closure for each kind of event.
    ///
    /// - Parameters:
    ///   - onNext: called with each element.
    ///   - onError: called when the sequence fails. Without it a failure is written to standard error.
    ///   - onCompleted: called when the sequence ends as it should.
    ///   - onDisposed: called once, after the end or when the subscription is disposed.
    /// - Returns: what ends the subscription when it is disposed.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((any Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        let disposed = onDisposed.map { Disposables.create(with: $0) } ?? Disposables.create()
        let source = subscribe(
            AnyObserver { event in
                switch event {
                case .next(let element):
                    onNext?(element)
                case .error(let error):
                    if let onError { onError(error) } else { reportUnhandled(error) }
                    disposed.dispose()
                case .completed:
                    onCompleted?()
                    disposed.dispose()
                }
            })
        return Disposables.create(source, disposed)
    }

    /// Calls a closure for each kind of event as long as an object lives, which is held weakly.
    ///
    /// - Parameters:
    ///   - object: handed to each closure; once it is gone, no closure is called any more.
    ///   - onNext: called with each element.
    ///   - onError: called when the sequence fails. Without it a failure is written to standard error.
    ///   - onCompleted: called when the sequence ends as it should.
    ///   - onDisposed: called once, after the end or when the subscription is disposed.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        let failed: ((any Swift.Error) -> Void)? = onError.map { onError in
            { [weak object] error in object.map { onError($0, error) } }
        }
        return subscribe(
            onNext: { [weak object] element in object.map { onNext?($0, element) } },
            onError: failed,
            onCompleted: { [weak object] in object.map { onCompleted?($0) } },
            onDisposed: { [weak object] in object.map { onDisposed?($0) } })
    }
}

/// Says on standard error that a sequence failed and nobody was there to handle it.
private func reportUnhandled(_ error: any Swift.Error) {
    FileHandle.standardError.write(Data("Unhandled error in an observable: \(error)\n".utf8))
}
