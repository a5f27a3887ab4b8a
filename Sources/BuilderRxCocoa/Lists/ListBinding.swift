import BuilderRxSwift
import BuilderUIKit

/// An owner of a list's data source for the duration of a binding: lists reference their data sources weakly.
@MainActor
private final class BoundDataSource {
    let dataSource: AnyObject

    init(_ dataSource: AnyObject) { self.dataSource = dataSource }
}

extension Reactive where Base: UIView {
    /// Binds a sequence to a table, a collection view or a picker with a data source.
    ///
    /// The data source remains after the sequence has completed, until the result is disposed. An error is passed to
    /// `Hooks.defaultErrorHandler`.
    ///
    /// - Parameters:
    ///   - source: The sequence to bind.
    ///   - dataSource: The data source, which the list retains.
    ///   - install: The closure that sets the list's data source or, for `nil`, removes it if it is still set.
    ///   - receive: The closure that passes an event to the data source.
    func bindList<Source: ObservableType, DataSource: AnyObject>(
        _ source: Source, to dataSource: DataSource,
        install: @escaping @MainActor (_ list: Base, _ old: DataSource?, _ new: DataSource?) -> Void,
        receive: @escaping @MainActor (DataSource, Base, Event<Source.Element>) -> Void
    ) -> any Disposable {
        let list = base
        let elements = UncheckedSendable(value: source.asObservable().observe(on: MainScheduler()))
        nonisolated(unsafe) let dataSource = dataSource
        return assumingMainActor {
            let key = ObjectIdentifier(BoundDataSource.self)
            list.attachments[key] = BoundDataSource(dataSource)
            install(list, nil, dataSource)
            let subscription = elements.value.subscribe(
                onNext: { [weak list] element in
                    nonisolated(unsafe) let element = element
                    assumingMainActor { if let list { receive(dataSource, list, .next(element)) } }
                })
            let uninstall = Disposables.create { [weak list] in
                guard let list else { return }
                assumingMainActor {
                    list.layoutIfNeeded()
                    install(list, dataSource, nil)
                    if (list.attachments[key] as? BoundDataSource)?.dataSource === dataSource {
                        list.attachments[key] = nil
                    }
                }
            }
            // The list's last owner may release it on any thread. The disposable retains nothing of the binding.
            let end = Deallocation.of(list).observe(on: ConcurrentMainScheduler.instance)
                .subscribe(onCompleted: {
                    subscription.dispose()
                    uninstall.dispose()
                })
            return ScheduledDisposable(
                scheduler: ConcurrentMainScheduler.instance,
                disposable: Disposables.create(subscription, end, uninstall))
        }
    }
}
