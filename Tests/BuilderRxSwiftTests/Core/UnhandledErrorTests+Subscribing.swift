import BuilderRxSwift
import Testing

/// Which ways to subscribe report an error.
extension UnhandledErrorTests {
    @Test func aSubscriptionWithAnObjectReportsAsOthersDo() {
        final class Model {}
        let model = Model()
        let lines = reports {
            _ = Observable<Int>.error(Failure()).map { $0 }.subscribe(with: model, onNext: { _, _ in })
            _ = Observable<Int>.error(Failure()).map { $0 }.subscribe(with: model, onError: { _, _ in })
        }
        #expect(lines == ["map"])
    }

    @Test func anErrorFromASubscriptionWithinAReportIsReportedToo() {
        let tally = Tally()
        let former = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = former }
        let again = Shared(Observable<Int>.error(Failure()).map { $0 }.filter { $0 > 0 })
        Hooks.defaultErrorHandler = { chain, error in
            guard error is Failure else { return former(chain, error) }
            tally.note(chain.joined(separator: " "))
            if tally.count == 1 { _ = again.value.subscribe() }
        }
        _ = Observable<Int>.error(Failure()).map { $0 }.subscribe()
        #expect(tally.lines == ["map", "map filter"])
    }

    @Test func theReportComesBeforeTheDisposal() {
        let notes = EventNotes()
        let lines = reports {
            _ = Observable<Int>.create { observer in
                observer.onError(Failure())
                return Disposables.create { notes.note("source.") }
            }.subscribe(onDisposed: { notes.note("disposed") })
        }
        #expect(lines == ["create"])
        #expect(notes.text == "disposed source.")
    }

    @Test func anErrorAfterDisposalIsNotReported() {
        let lines = reports {
            var inlet: AnyObserver<Int>?
            let source = Observable<Int>.create { observer in
                inlet = observer
                return Disposables.create()
            }
            source.map { $0 }.subscribe(onNext: { _ in }).dispose()
            inlet?.onError(Failure())
        }
        #expect(lines.isEmpty)
    }
}
