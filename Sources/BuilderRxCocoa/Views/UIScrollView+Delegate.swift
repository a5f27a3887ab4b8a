import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIScrollView {
    /// Makes an object the view's delegate until the result is disposed. Call it on the main thread.
    ///
    /// ```swift
    /// table.rx.setDelegate(self).disposed(by: bag)
    /// ```
    ///
    /// The view holds it weakly. Events such as ``didScroll`` are told beside it. A disposal on another thread acts in
    /// the main queue's next turn, and leaves a delegate that was set meanwhile.
    ///
    /// - Parameter delegate: for a table, collection or text view one of the view's own kind; any other hears only of
    ///   its scrolling.
    public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
        hold(delegate) {
            $0.anyDelegate
        } set: {
            $0.anyDelegate = $1 as? any UIScrollViewDelegate
        }
    }

    /// Nothing: there are no delegate proxies, and a delegate is nothing to bind to. It hides the binder that the
    /// property would have.
    @available(*, deprecated, message: "There are no delegate proxies: use rx.setDelegate(_:), or set the property.")
    public var delegate: Void { () }

    /// Makes an object one of the view's weak properties until the result is disposed, if it still is.
    func hold(
        _ object: AnyObject, get: @escaping @MainActor (Base) -> AnyObject?,
        set: @escaping @MainActor (Base, AnyObject?) -> Void
    ) -> any Disposable {
        let view = base
        nonisolated(unsafe) let object = object
        return onMain {
            set(view, object)
            let release = Disposables.create { [weak view, weak object] in
                onMain {
                    guard let view, let object, get(view) === object else { return }
                    set(view, nil)
                }
            }
            return ScheduledDisposable(scheduler: ConcurrentMainScheduler.instance, disposable: release)
        }
    }
}

extension UIScrollView {
    /// The delegate, whatever type the view's class narrows it to.
    fileprivate var anyDelegate: (any UIScrollViewDelegate)? {
        get { delegate }
        set {
            switch self {
            case let table as UITableView: table.delegate = newValue as? any UITableViewDelegate
            case let collection as UICollectionView: collection.delegate = newValue as? any UICollectionViewDelegate
            case let text as UITextView: text.delegate = newValue as? any UITextViewDelegate
            default: break
            }
            if delegate !== newValue { delegate = newValue }
        }
    }
}
