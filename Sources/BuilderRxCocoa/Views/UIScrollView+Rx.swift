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
            let listening = view._listen(to: .didScroll) { [weak view] _ in
                if let view { send(onMain { view.contentOffset }) }
            }
            return { listening.stop() }
        }
        let sink = Binder<CGPoint>(base, binding: fromMain { view, offset in view.contentOffset = offset })
        return ControlProperty(values: values, valueSink: sink)
    }

    /// The content has moved. Told before the delegate hears of it.
    public var didScroll: ControlEvent<Void> { delegateEvents(.didScroll) }

    /// The content is about to go on after a swipe.
    public var willBeginDecelerating: ControlEvent<Void> { delegateEvents(.willBeginDecelerating) }

    /// The content has come to rest after a swipe.
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

    /// Tells nothing before the view's end: no tap on a status bar scrolls to the top here.
    public var didScrollToTop: ControlEvent<()> { silence() }

    /// There is another scale.
    public var didZoom: ControlEvent<Void> { delegateEvents(.didZoom) }
}
