import BuilderRxSwift
import BuilderUIKit

/// A data source that lies in its list as long as a sequence is bound to it: lists hold theirs weakly.
@MainActor
private final class BoundDataSource {
    let dataSource: AnyObject

    init(_ dataSource: AnyObject) { self.dataSource = dataSource }
}

extension Reactive where Base: UIScrollView {
    /// Binds a sequence to a table or collection by means of a data source.
    ///
    /// The data source stays when the sequence has completed, until the result is disposed. An error goes to
    /// `Hooks.defaultErrorHandler`.
    ///
    /// - Parameters:
    ///   - source: what is bound.
    ///   - dataSource: the data source, which the list keeps.
    ///   - install: makes a data source the list's own, or takes it away for nil where it still is.
    ///   - receive: hands an event to the data source.
    func bindList<Source: ObservableType, DataSource: AnyObject>(
        _ source: Source, to dataSource: DataSource,
        install: @escaping @MainActor (_ list: Base, _ old: DataSource?, _ new: DataSource?) -> Void,
        receive: @escaping @MainActor (DataSource, Base, Event<Source.Element>) -> Void
    ) -> any Disposable {
        let list = base
        let elements = source.asObservable().observe(on: MainScheduler())
        nonisolated(unsafe) let dataSource = dataSource
        return assumingMainActor {
            let key = ObjectIdentifier(BoundDataSource.self)
            list.attachments[key] = BoundDataSource(dataSource)
            install(list, nil, dataSource)
            let subscription = elements.subscribe(
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
            // The last one to hold the list may be on any thread. What holds the result keeps nothing of the binding.
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
