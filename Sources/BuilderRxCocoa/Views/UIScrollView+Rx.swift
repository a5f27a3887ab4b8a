import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIScrollView {
    /// The end of a drag: the velocity in points per millisecond, and the offset at which the content will stop, which
    /// may be changed.
    public typealias WillEndDraggingEvent = (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// The end of a zoom: the zoomed view and its scale.
    public typealias EndZoomEvent = (view: UIView?, scale: CGFloat)

    /// The content offset in points: the current one, then each new one, including those set by code.
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

    /// Emits when the content has moved, before the delegate is called.
    public var didScroll: ControlEvent<Void> { delegateEvents(.didScroll) }

    /// Emits when the content is about to decelerate after a drag.
    public var willBeginDecelerating: ControlEvent<Void> { delegateEvents(.willBeginDecelerating) }

    /// Emits when the content has stopped decelerating.
    public var didEndDecelerating: ControlEvent<Void> { delegateEvents(.didEndDecelerating) }

    /// Emits when the user begins to drag the content.
    public var willBeginDragging: ControlEvent<Void> { delegateEvents(.willBeginDragging) }

    /// Emits when the user is about to stop dragging.
    public var willEndDragging: ControlEvent<WillEndDraggingEvent> { delegateEvents(.willEndDragging) }

    /// Emits when the user has stopped dragging; true if the content decelerates.
    public var didEndDragging: ControlEvent<Bool> { delegateEvents(.didEndDragging) }

    /// Emits when an animated scroll by code has ended.
    public var didEndScrollingAnimation: ControlEvent<Void> { delegateEvents(.didEndScrollingAnimation) }

    /// The view that is about to be zoomed.
    public var willBeginZooming: ControlEvent<UIView?> { delegateEvents(.willBeginZooming) }

    /// The view that has been zoomed, and its scale.
    public var didEndZooming: ControlEvent<EndZoomEvent> { delegateEvents(.didEndZooming) }

    /// Emits an event after a tap on the status bar scrolled to the top.
    public var didScrollToTop: ControlEvent<()> { delegateEvents(.didScrollToTop) }

    /// Emits when the zoom scale has changed.
    public var didZoom: ControlEvent<Void> { delegateEvents(.didZoom) }

    /// Sets the view's delegate. Disposing the result removes it. Call this method on the main thread.
    ///
    /// ```swift
    /// table.rx.setDelegate(self).disposed(by: bag)
    /// ```
    ///
    /// The view references the delegate weakly. Events such as ``didScroll`` are emitted in addition to its calls. A
    /// disposal on another thread takes effect in the main queue's next turn, and preserves a delegate that was set in
    /// the meantime.
    ///
    /// - Parameter delegate: The delegate. For a table, collection or text view, pass one of the view's own delegate
    ///   type; any other receives only scrolling events.
    public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
        hold(delegate) {
            $0.anyDelegate
        } set: {
            $0.anyDelegate = $1 as? any UIScrollViewDelegate
        }
    }

    /// Sets one of the view's weak properties. Disposing the result removes the object if it is still set.
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
    /// The delegate, regardless of the type to which the view's class narrows it.
    var anyDelegate: (any UIScrollViewDelegate)? {
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
