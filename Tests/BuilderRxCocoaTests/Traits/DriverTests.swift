import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct DriverTests {
    private final class Owner {
        var log: [String] = []
    }

    @Test func whatIsThereOnTheMainThreadIsDrivenAtOnce() {
        let relay = BehaviorRelay(value: "a")
        let label = UILabel()
        let bag = DisposeBag()
        relay.asDriver().drive(label.rx.text).disposed(by: bag)
        #expect(label.text == "a")
        relay.accept("b")
        #expect(label.text == "b")
    }

    @Test func driversReachObserversRelaysAndClosures() {
        let relay = BehaviorRelay(value: 1)
        let driver = relay.asDriver()
        let plain = BehaviorRelay(value: 0)
        let optional = BehaviorRelay<Int?>(value: nil)
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
        let subject = BehaviorSubject(value: 0)
        let optionalSubject = BehaviorSubject<Int?>(value: nil)
        let owner = Owner()
        let bag = DisposeBag()
        bag.insert(
            driver.drive(plain), driver.drive(optional), driver.drive(replay), driver.drive(optionalReplay),
            driver.drive(subject), driver.drive(optionalSubject), driver.drive(),
            driver.drive(onNext: { owner.log.append("closure \($0)") }),
            driver.drive(with: owner, onNext: { $0.log.append("owner \($1)") }))
        relay.accept(2)
        #expect(plain.value == 2)
        #expect(optional.value == 2)
        #expect(Log(replay).elements == [2])
        #expect(Log(optionalReplay).elements == [2])
        #expect((try? subject.value()) == 2)
        #expect((try? optionalSubject.value()) == 2)
        #expect(owner.log == ["closure 1", "owner 1", "closure 2", "owner 2"])
    }

    @Test func aDriverGoesIntoFunctions() {
        let driver = BehaviorRelay(value: 1).asDriver()
        #expect(driver.drive { source in Log(source).elements } == [1])
        func sum(_ source: Observable<Int>) -> (Int) -> Int { { number in Log(source).elements.reduce(number, +) } }
        #expect(driver.drive(sum, curriedArgument: 4) == 5)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let bag = DisposeBag()
        driver.map { [$0, $0] }.drive(table.rx.items(cellIdentifier: "cell")) { _, number, cell in
            cell.textLabel?.text = "\(number)"
        }
        .disposed(by: bag)
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func signalsReachObserversRelaysAndClosures() {
        let relay = PublishRelay<Int>()
        let signal = relay.asSignal()
        let plain = BehaviorRelay(value: 0)
        let optional = BehaviorRelay<Int?>(value: nil)
        let publish = PublishRelay<Int>()
        let optionalPublish = PublishRelay<Int?>()
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let optionalReplay = ReplayRelay<Int?>.create(bufferSize: 1)
        let published = Log(publish)
        let optionalPublished = Log(optionalPublish)
        let subject = BehaviorSubject(value: 0)
        let optionalSubject = BehaviorSubject<Int?>(value: nil)
        let owner = Owner()
        let bag = DisposeBag()
        bag.insert(
            signal.emit(to: plain), signal.emit(to: optional), signal.emit(to: publish),
            signal.emit(to: optionalPublish), signal.emit(to: replay), signal.emit(to: optionalReplay),
            signal.emit(to: subject), signal.emit(to: optionalSubject), signal.emit(),
            signal.emit(onNext: { owner.log.append("closure \($0)") }),
            signal.emit(with: owner, onNext: { $0.log.append("owner \($1)") }))
        relay.accept(2)
        #expect(plain.value == 2)
        #expect(optional.value == 2)
        #expect(published.elements == [2])
        #expect(optionalPublished.elements == [2])
        #expect(Log(replay).elements == [2])
        #expect(Log(optionalReplay).elements == [2])
        #expect((try? subject.value()) == 2)
        #expect((try? optionalSubject.value()) == 2)
        #expect(owner.log == ["closure 2", "owner 2"])
    }

    @Test func driveAndEmitCallOnCompletedAndOnDisposed() {
        var log: [String] = []
        let owner = Owner()
        let subject = PublishSubject<Int>()
        _ = subject.asDriver(onErrorJustReturn: 0).drive(
            onNext: { _ in }, onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
        _ = subject.asSignal(onErrorJustReturn: 0).emit(
            with: owner, onCompleted: { _ in log.append("owner completed") },
            onDisposed: { _ in log.append("owner disposed") })
        subject.onCompleted()
        #expect(log == ["completed", "disposed", "owner completed", "owner disposed"])
    }

    @Test func controlsAreDriversAndSignals() {
        let field = UITextField()
        let button = UIButton()
        let text = Log(field.rx.text.orEmpty.asDriver())
        let taps = Log(button.rx.tap.asSignal())
        let driven = Log(button.rx.tap.asDriver())
        field.text = "a"
        field.sendActions(for: .editingChanged)
        button.sendActions(for: .touchUpInside)
        let late = Log(field.rx.text.orEmpty.asDriver())
        #expect(text.elements == ["", "a"])
        #expect(late.elements == ["a"])
        #expect(taps.count == 1)
        #expect(driven.count == 1)
    }

    @Test func anInfallibleIsADriver() {
        let subject = PublishSubject<Int>()
        let driver: Driver<Int> = subject.asInfallible(onErrorJustReturn: 9).asDriver()
        let first = Log(driver)
        subject.onNext(1)
        let second = Log(driver)
        subject.onError(Failure())
        #expect(first.elements == [1, 9] && second.elements == [1, 9])
        #expect(first.isCompleted && second.isCompleted)
    }

    @Test func aDriverIsADriver() {
        let driver = BehaviorRelay(value: 1).asDriver()
        #expect(Log(driver.asDriver()).elements == [1])
        let signal = PublishRelay<Int>().asSignal()
        #expect(Log(signal.asSignal()).elements == [])
    }

    @Test func whatComesFromElsewhereIsDrivenOnTheMainThread() async {
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
        let number = await withCheckedContinuation { continuation in
            subject.asDriver(onErrorJustReturn: 0)
                .drive(onNext: { number in
                    MainActor.assumeIsolated { continuation.resume(returning: number) }
                })
                .disposed(by: bag)
            DispatchQueue.global().async { subject.onNext(4) }
        }
        #expect(number == 4)
    }

    @Test func disposalLetsEverythingGo() async {
        let relay = BehaviorRelay(value: 1)
        var owner: Owner? = Owner()
        weak let watched = owner
        var subscription: (any Disposable)?
        if let owner {
            subscription = relay.asDriver().map { number in
                owner.log.append("\(number)")
                return number
            }
            .debounce(.seconds(100))
            .drive(onNext: { _ in owner.log.append("late") })
        }
        owner = nil
        #expect(watched?.log == ["1"])
        subscription?.dispose()
        // The system releases a timer's closure after its end, in a later turn of the queue.
        let deadline = ContinuousClock.now + .seconds(300)
        while watched != nil, ContinuousClock.now < deadline { await mainQueueTurn() }
        #expect(watched == nil)
    }

    @Test func elementsCanBeAwaited() async {
        let relay = PublishRelay<Int>()
        var iterator = relay.asSignal().values.makeAsyncIterator()
        relay.accept(1)
        relay.accept(2)
        #expect(await iterator.next() == 1)
        #expect(await iterator.next() == 2)
        var all: [Int] = []
        for await number in Driver.just(5).values { all.append(number) }
        #expect(all == [5])
    }
}
