import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIScrollView {
    /// A finger is being lifted: the velocity in points for each millisecond, and where the content will come to rest,
    /// which may be changed.
    public typealias WillEndDraggingEvent = (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Zooming has ended.
    public typealias EndZoomEvent = (view: UIView?, scale: CGFloat)

    /// The offset in points: now, and after each move, also one that the program makes.
    public var contentOffset: ControlProperty<CGPoint> {
        let values: Observable<CGPoint> = events { view, send in
            send(view.contentOffset)
            let listening = view.listen(to: .didScroll) { [weak view] _ in
                if let view { send(assumingMainActor { view.contentOffset }) }
            }
            return { listening.stop() }
        }
        let sink = Binder<CGPoint>(base, binding: nonisolatedClosure { view, offset in view.contentOffset = offset })
        return ControlProperty(values: values, valueSink: sink)
    }

    /// The content has moved. Sent before the delegate is called.
    public var didScroll: ControlEvent<Void> { delegateEvents(.didScroll) }

    /// The content is about to go on after a swipe.
    public var willBeginDecelerating: ControlEvent<Void> { delegateEvents(.willBeginDecelerating) }

    /// The content stopped after a swipe.
    public var didEndDecelerating: ControlEvent<Void> { delegateEvents(.didEndDecelerating) }

    /// A finger begins to move the content.
    public var willBeginDragging: ControlEvent<Void> { delegateEvents(.willBeginDragging) }

    /// The finger is being lifted.
    public var willEndDragging: ControlEvent<WillEndDraggingEvent> { delegateEvents(.willEndDragging) }

    /// The finger was lifted; true where the content goes on.
    public var didEndDragging: ControlEvent<Bool> { delegateEvents(.didEndDragging) }

    /// An animated move of the program's has ended.
    public var didEndScrollingAnimation: ControlEvent<Void> { delegateEvents(.didEndScrollingAnimation) }

    /// Zooming of a view begins.
    public var willBeginZooming: ControlEvent<UIView?> { delegateEvents(.willBeginZooming) }

    /// Zooming of a view has ended.
    public var didEndZooming: ControlEvent<EndZoomEvent> { delegateEvents(.didEndZooming) }

    /// Sends nothing before the view's end: no tap on a status bar scrolls to the top here.
    public var didScrollToTop: ControlEvent<()> { silence() }

    /// There is another scale.
    public var didZoom: ControlEvent<Void> { delegateEvents(.didZoom) }

    /// Makes an object the view's delegate until the result is disposed. Call it on the main thread.
    ///
    /// ```swift
    /// table.rx.setDelegate(self).disposed(by: bag)
    /// ```
    ///
    /// The view holds it weakly. Events such as ``didScroll`` are sent beside it. A disposal on another thread acts in
    /// the main queue's next turn, and leaves a delegate that was set meanwhile.
    ///
    /// - Parameter delegate: for a table, collection or text view one of the view's own kind; any other receives only
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
        return assumingMainActor {
            set(view, object)
            let release = Disposables.create { [weak view, weak object] in
                assumingMainActor {
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
