import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift
import BuilderUIKit
import Testing

/// Something of no class of UIKit's.
private final class Gauge: ReactiveCompatible {
    var level = 0
    var name: String? = ""
}

extension Reactive where Base: Gauge {
    fileprivate var tripled: Binder<Int> { Binder(base) { gauge, level in gauge.level = level * 3 } }
}

@MainActor
@Suite(.leavesNoResources) struct BinderTests {
    @Test func aPropertyIsABinder() {
        let view = UIView()
        let label = UILabel()
        let disposables = [
            Observable.just(true).bind(to: view.rx.isHidden),
            Observable.just(UIColor.red).bind(to: view.rx.backgroundColor),
            Observable.just("text").bind(to: label.rx.text),
            Observable.just(0.5).bind(to: view.rx.alpha),
        ]
        #expect(view.isHidden)
        #expect(view.backgroundColor == .red)
        #expect(label.text == "text")
        #expect(view.alpha == 0.5)
        disposables.forEach { $0.dispose() }
    }

    @Test func anyTypeMayBeReactive() {
        let gauge = Gauge()
        _ = Observable.just(4).bind(to: gauge.rx.level)
        _ = Observable.just("a").bind(to: gauge.rx.name)
        #expect(gauge.level == 4)
        #expect(gauge.name == "a")
        _ = Observable.just(4).bind(to: gauge.rx.tripled)
        #expect(gauge.level == 12)
        #expect(Gauge.rx == Reactive<Gauge>.self)
    }

    /// The type of `rx` of an object, as a function knows it that is generic over objects.
    private func extended<Object: ReactiveCompatible>(_ object: Object) -> Reactive<Object.ReactiveBase> { object.rx }

    @Test func genericFunctionsReachTheObject() {
        let gauge = Gauge()
        let reactive: Reactive<Gauge> = extended(gauge)
        #expect(reactive.base === gauge && Reactive(gauge).base === gauge)
        let level: Binder<Int> = reactive[dynamicMember: \.level]
        let seven: Binder<Int>.Element = 7
        level.on(.next(seven))
        #expect(gauge.level == 7)
    }

    @Test func otherViewsAreReactiveThroughTheirProperties() {
        let progress = UIProgressView()
        let image = UIImageView()
        let control = UIControl()
        let controller = UIViewController()
        let picture = UIImage()
        _ = Observable.just(Float(0.25)).bind(to: progress.rx.progress)
        _ = Observable.just(picture).bind(to: image.rx.image)
        _ = Observable.just(false).bind(to: control.rx.isEnabled)
        _ = Observable.just("title").bind(to: controller.rx.title)
        #expect(progress.progress == 0.25)
        #expect(image.image === picture)
        #expect(!control.isEnabled)
        #expect(controller.title == "title")
    }

    @Test func whatArrivesOnTheMainThreadIsThereAtOnce() {
        let relay = BehaviorRelay(value: 1)
        let gauge = Gauge()
        let bag = DisposeBag()
        relay.bind(to: gauge.rx.level).disposed(by: bag)
        #expect(gauge.level == 1)
        relay.accept(2)
        #expect(gauge.level == 2)
    }

    @Test func whatArrivesElsewhereGoesThroughTheMainQueue() async {
        let view = UIView()
        let binder = view.rx.tag
        let isMain = await withCheckedContinuation { continuation in
            nonisolated(unsafe) let binder = Binder<Int>(view) { view, tag in
                binder.onNext(tag)
                continuation.resume(returning: DispatchQueue.isMain)
            }
            DispatchQueue.global().async { binder.onNext(7) }
        }
        #expect(isMain)
        #expect(view.tag == 7)
    }

    @Test func theTargetIsHeldWeakly() {
        let relay = PublishRelay<Int>()
        var gauge: Gauge? = Gauge()
        weak let watched = gauge
        var calls = 0
        let binder = gauge.map { Binder<Int>($0) { _, _ in calls += 1 } }
        let subscription = binder.map { relay.bind(to: $0) }
        relay.accept(1)
        gauge = nil
        #expect(watched == nil)
        relay.accept(2)
        #expect(calls == 1)
        subscription?.dispose()
    }

    @Test func aBinderRunsOnTheSchedulerItIsGiven() {
        let gauge = Gauge()
        let scheduler = HistoricalScheduler()
        Binder<Int>(gauge, scheduler: scheduler) { $0.level = $1 }.onNext(3)
        #expect(gauge.level == 0)
        scheduler.start()
        #expect(gauge.level == 3)
    }

    @Test func completionIsIgnored() {
        let gauge = Gauge()
        gauge.rx.level.onCompleted()
        gauge.rx.level.asObserver().onNext(5)
        #expect(gauge.level == 5)
    }
}
