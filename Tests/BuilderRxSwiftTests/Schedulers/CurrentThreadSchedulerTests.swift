import BuilderRxSwift
import Testing

/// Sources that send one element for each step take turns on their thread.
@Suite(.leavesNoResources) struct CurrentThreadSchedulerTests {
    private func events<Source: ObservableConvertibleType>(_ source: Source) -> String {
        let notes = EventNotes()
        notes.observe(source, as: "")
        notes.finish()
        return notes.text
    }

    @Test func mergedSourcesTakeTurns() {
        #expect(events(Observable<Int>.merge(.of(1, 2), .of(3, 4))) == "1 3 2 4 | .")
        #expect(events(Observable<Int>.merge(.of(1, 2), .of(3, 4), .of(5))) == "1 3 5 2 4 | .")
        #expect(events(Observable.of(1, 2).flatMap { Observable.of(10 * $0, 10 * $0 + 1) }) == "10 11 20 21 | .")
    }

    @Test func whatSendsAtOnceDoesNotWaitForItsTurn() {
        #expect(events(Observable<Int>.merge(.just(1), .of(2, 3), .just(4))) == "1 4 2 3 | .")
        #expect(events(Observable.of(1, 2).flatMap { Observable.just(10 * $0) }) == "10 20 | .")
    }

    @Test func pairsComeInTurns() {
        #expect(
            events(Observable.combineLatest(Observable.of(1, 2), Observable.of(3, 4)) { "\($0)+\($1)" })
                == "1+3 2+3 2+4 | .")
        #expect(events(Observable.zip(Observable.of(1, 2), Observable.of(3, 4)) { "\($0)+\($1)" }) == "1+3 2+4 | .")
        #expect(events(Observable.of(1, 2).withLatestFrom(Observable.of(3, 4))) == "3 4 | .")
    }

    @Test func oneAfterTheOtherStaysOneAfterTheOther() {
        #expect(events(Observable<Int>.concat(.of(1, 2), .of(3, 4))) == "1 2 3 4 | .")
        #expect(events(Observable.of(1, 2).startWith(0)) == "0 1 2 | .")
        #expect(events(Observable.of(1, 2).concatMap { Observable.of(10 * $0, 10 * $0 + 1) }) == "10 11 20 21 | .")
    }

    @Test func aLoopBelongsToItsThread() {
        let tally = Tally()
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            // This thread's loop waits meanwhile; the others have their own and don't.
            onThreads(4) { number in
                if !CurrentThreadScheduler.isScheduleRequired { return tally.note("waits") }
                var elements: [Int] = []
                _ = Observable.of(1, 2).subscribe(onNext: { elements.append($0) })
                tally.note("\(elements)")
            }
            return Disposables.create()
        }
        #expect(tally.count == 4)
        #expect(tally.lines.allSatisfy { $0 == "waits" || $0 == "[1, 2]" })
        #expect(CurrentThreadScheduler.isScheduleRequired)
    }

    @Test func aDisposalBetweenTwoTurnsStopsTheRest() {
        let notes = EventNotes()
        let own = SingleAssignmentDisposable()
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            own.setDisposable(notes.observe(Observable.of(1, 2, 3), as: "a", then: { if $0 == 2 { own.dispose() } }))
            return Disposables.create()
        }
        #expect(notes.text == "a1 a2 a.")
    }
}
