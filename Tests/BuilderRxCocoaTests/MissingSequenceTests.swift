import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift
import BuilderUIKit
import Testing

/// Sequences in place of expressions that don't compile.
@MainActor
@Suite(.leavesNoResources) struct MissingSequenceTests {
    @Test func sequencesSendNothing() {
        var events = 0
        let observable: Observable<Int> = missingValue()
        let subject: PublishSubject<Int> = missingValue()
        let single: Single<String> = missingValue()
        let driver: Driver<Int> = missingValue()
        let relay: PublishRelay<Int> = missingValue()
        let bag = DisposeBag()
        observable.subscribe { _ in events += 1 }.disposed(by: bag)
        subject.subscribe { _ in events += 1 }.disposed(by: bag)
        single.subscribe { _ in events += 1 }.disposed(by: bag)
        driver.drive(onNext: { _ in events += 1 }, onCompleted: { events += 1 }).disposed(by: bag)
        relay.subscribe { _ in events += 1 }.disposed(by: bag)
        #expect(events == 0)
        relay.accept(1)
        subject.onNext(1)
        #expect(events == 2)
    }
}
