import BuilderRxSwift
import Testing

/// `subscribe(with:)` holds its object weakly and hands it to each closure.
@Suite(.leavesNoResources) struct ObservableTypeSubscribeWithTests {
    private struct Failure: Error {}
    private final class Model {
        let name = "m"
    }

    private func subscribe(_ model: Model, to source: Observable<Int>, _ notes: EventNotes) -> any Disposable {
        source.subscribe(
            with: model, onNext: { notes.note("\($0.name)\($1)") },
            onError: { model, _ in notes.note("\(model.name)#") },
            onCompleted: { notes.note("\($0.name)|") }, onDisposed: { notes.note("\($0.name).") })
    }

    @Test func eachClosureReceivesTheObject() {
        let model = Model()
        let notes = EventNotes()
        subscribe(model, to: .of(1, 2), notes).dispose()
        #expect(notes.take() == "m1 m2 m| m.")
        subscribe(model, to: .error(Failure()), notes).dispose()
        #expect(notes.take() == "m# m.")
        subscribe(model, to: .never(), notes).dispose()
        #expect(notes.take() == "m.")
    }

    @Test func afterItHasGoneNothingIsCalled() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        var model: Model? = Model()
        weak let gone = model
        let subscription = model.map { subscribe($0, to: subject, notes) }
        subject.onNext(1)
        model = nil
        #expect(gone == nil)
        subject.onNext(2)
        #expect(subject.hasObservers)
        subject.onError(Failure())
        subscription?.dispose()
        #expect(notes.take() == "m1")
    }

    @Test func itStaysUntilACallbackHasReturned() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        var model: Model? = Model()
        let subscription = model.map {
            subject.subscribe(
                with: $0,
                onNext: { object, number in
                    model = nil
                    notes.note("\(object.name)\(number)")
                })
        }
        subject.onNext(1)
        subject.onNext(2)
        #expect(notes.take() == "m1")
        #expect(model == nil)
        subscription?.dispose()
    }
}
