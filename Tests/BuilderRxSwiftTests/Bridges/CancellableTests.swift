import BuilderRxSwift
import OpenCombine
import Testing

/// Disposables and what can be canceled.
@Suite(.leavesNoResources) struct CancellableTests {
    private let tally = Tally()

    @Test func disposingCancelsOnce() {
        let cancellable = AnyCancellable { [tally] in tally.note("cancelled") }
        let disposable = cancellable.asDisposable()
        disposable.dispose()
        disposable.dispose()
        #expect(tally.count == 1)
    }

    @Test func aBagCancels() {
        do {
            let bag = DisposeBag()
            AnyCancellable { [tally] in tally.note("cancelled") }.asDisposable().disposed(by: bag)
            #expect(tally.count == 0)
        }
        #expect(tally.count == 1)
    }

    @Test func cancelingDisposes() {
        let cancellable = Disposables.create { [tally] in tally.note("disposed") }.asCancellable()
        cancellable.cancel()
        cancellable.cancel()
        #expect(tally.count == 1)
    }

    @Test func releasingTheCancellableDisposes() {
        do {
            let cancellable = Disposables.create { [tally] in tally.note("disposed") }.asCancellable()
            withExtendedLifetime(cancellable) {}
        }
        #expect(tally.count == 1)
    }
}
