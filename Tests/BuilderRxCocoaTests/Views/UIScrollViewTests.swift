import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct UIScrollViewTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var log: [String] = []
        let inner = UIView()
        var onScroll: () -> Void = {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("delegate \(decelerate)")
        }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { inner }
    }

    private func makeScroll() -> (UIScrollView, Screen) {
        let scroll = UIScrollView()
        scroll.contentInsetAdjustmentBehavior = .never
        let screen = Screen(scroll)
        scroll.contentSize = CGSize(width: 200, height: 2000)
        return (scroll, screen)
    }

    @Test func contentOffsetEmitsChangesByCodeAndByDragging() {
        let (scroll, screen) = makeScroll()
        let log = Log(scroll.rx.contentOffset)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        scroll.rx.contentOffset.onNext(CGPoint(x: 0, y: 40))
        #expect(log.elements.map(\.y) == [0, 30, 40])
        scroll.simulateDrag(by: CGVector(dx: 0, dy: -60))
        #expect((log.elements.last?.y ?? 0) > 70)
        withExtendedLifetime(screen) {}
    }

    @Test func didScrollEmitsBeforeTheDelegateIsCalled() {
        let (scroll, screen) = makeScroll()
        var order: [String] = []
        let delegate = Delegate()
        delegate.onScroll = { order.append("delegate") }
        let bag = DisposeBag()
        scroll.rx.didScroll.subscribe(onNext: { order.append("rx") }).disposed(by: bag)
        scroll.delegate = delegate
        scroll.contentOffset.y = 10
        #expect(order == ["rx", "delegate"])
        #expect(scroll.delegate === delegate)
        withExtendedLifetime(screen) {}
    }

    @Test func aTapOnTheStatusBarScrollsToTheTop() {
        let (scroll, screen) = makeScroll()
        let log = Log(scroll.rx.didScrollToTop)
        let calls = Log(scroll.rx.delegate.methodInvoked(Selector("scrollViewDidScrollToTop:")))
        scroll.contentOffset.y = 30
        #expect(screen.window.simulateStatusBarTap() === scroll)
        #expect(scroll.contentOffset.y == 0)
        #expect(log.count == 1 && calls.count == 1)
    }

    @Test func aDragSendsItsStages() {
        let (scroll, screen) = makeScroll()
        let delegate = Delegate()
        scroll.delegate = delegate
        let bag = DisposeBag()
        func note<Source: ObservableType>(_ name: String, _ source: Source) {
            source.subscribe(onNext: { _ in delegate.log.append(name) }).disposed(by: bag)
        }
        note("begin", scroll.rx.willBeginDragging)
        note("end", scroll.rx.willEndDragging)
        note("ended", scroll.rx.didEndDragging)
        note("slow", scroll.rx.willBeginDecelerating)
        note("slowed", scroll.rx.didEndDecelerating)
        scroll.simulateSwipe(.up)
        #expect(delegate.log == ["begin", "end", "delegate true", "ended", "slow", "slowed"])
        withExtendedLifetime(screen) {}
    }

    @Test func theRestingPlaceMayBeChanged() {
        let (scroll, screen) = makeScroll()
        let bag = DisposeBag()
        var velocities: [CGFloat] = []
        let willEnd: ControlEvent<Reactive<UIScrollView>.WillEndDraggingEvent> = scroll.rx.willEndDragging
        willEnd.subscribe(onNext: { velocity, target in
            velocities.append(velocity.y)
            target.pointee.y = 400
        })
        .disposed(by: bag)
        let ends = Log(scroll.rx.didEndDragging)
        scroll.simulateSwipe(.up)
        #expect(scroll.contentOffset.y == 400)
        #expect(velocities.count == 1 && velocities[0] > 0)
        #expect(ends.elements == [true])
        withExtendedLifetime(screen) {}
    }

    @Test func animatedScrollingAndZoomingEventsAreEmitted() {
        let (scroll, screen) = makeScroll()
        let delegate = Delegate()
        delegate.inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        scroll.addSubview(delegate.inner)
        scroll.delegate = delegate
        scroll.maximumZoomScale = 4
        let ended = Log(scroll.rx.didEndScrollingAnimation)
        scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
        #expect(ended.count == 1)
        let zooms = Log(scroll.rx.didZoom)
        let begins = Log(scroll.rx.willBeginZooming)
        let ends: Log<Reactive<UIScrollView>.EndZoomEvent> = Log(scroll.rx.didEndZooming)
        scroll.setZoomScale(2, animated: true)
        #expect(zooms.count == 1)
        #expect(begins.elements == [delegate.inner])
        #expect(ends.elements.map(\.scale) == [2])
        #expect(ends.elements.map(\.view) == [delegate.inner])
        withExtendedLifetime(screen) {}
    }

    @Test func listenersGoWithTheirSubscriptions() {
        let (scroll, screen) = makeScroll()
        let first = Log(scroll.rx.didScroll)
        let second = Log(scroll.rx.didScroll)
        scroll.contentOffset.y = 1
        first.dispose()
        scroll.contentOffset.y = 2
        #expect(first.count == 1)
        #expect(second.count == 2)
        withExtendedLifetime(screen) {}
    }
}
