import BuilderRxSwift
import Testing

/// `zip` and `combineLatest` with each number of sources: every element lands in its own place.
@Suite(.leavesNoResources) struct CombiningArityTests {
    private let a = Observable.just("a")
    private let b = Observable.just(2)
    private let c = Observable.just("c")
    private let d = Observable.just(4)
    private let e = Observable.just("e")
    private let f = Observable.just(6)
    private let g = Observable.just("g")
    private let h = Observable.just(8)

    private func events<Element>(_ observable: Observable<Element>) -> [String] {
        let tally = Tally()
        _ = observable.subscribe { event in
            switch event {
            case .next(let element): tally.note("\(element)")
            case .error, .completed: tally.note("\(event)")
            }
        }
        return tally.lines
    }

    @Test func zipWithSelector() {
        typealias Text = Observable<String>
        #expect(events(Text.zip(a, b) { "\($0)\($1)" }) == ["a2", "completed"])
        #expect(events(Text.zip(a, b, c) { "\($0)\($1)\($2)" }) == ["a2c", "completed"])
        #expect(events(Text.zip(a, b, c, d) { "\($0)\($1)\($2)\($3)" }) == ["a2c4", "completed"])
        #expect(events(Text.zip(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" }) == ["a2c4e", "completed"])
        #expect(events(Text.zip(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" }) == ["a2c4e6", "completed"])
        let seven = Text.zip(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" }
        #expect(events(seven) == ["a2c4e6g", "completed"])
        let eight = Text.zip(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }
        #expect(events(eight) == ["a2c4e6g8", "completed"])
    }

    @Test func zipTuples() {
        #expect(events(Observable.zip(a, b)) == [#"("a", 2)"#, "completed"])
        #expect(events(Observable.zip(a, b, c)) == [#"("a", 2, "c")"#, "completed"])
        #expect(events(Observable.zip(a, b, c, d)) == [#"("a", 2, "c", 4)"#, "completed"])
        #expect(events(Observable.zip(a, b, c, d, e)) == [#"("a", 2, "c", 4, "e")"#, "completed"])
        #expect(events(Observable.zip(a, b, c, d, e, f)) == [#"("a", 2, "c", 4, "e", 6)"#, "completed"])
        #expect(events(Observable.zip(a, b, c, d, e, f, g)) == [#"("a", 2, "c", 4, "e", 6, "g")"#, "completed"])
        #expect(events(Observable.zip(a, b, c, d, e, f, g, h)) == [#"("a", 2, "c", 4, "e", 6, "g", 8)"#, "completed"])
    }

    /// The rule of `zip`, for each number of sources: with an element for which the others, which have ended, have no
    /// partner, it completes; without one, when all have ended.
    @Test func endsOfZip() {
        typealias Text = Observable<String>
        typealias Zip = (_ last: Observable<Int>) -> Text
        let zips: [Zip] = [
            { [a] in Text.zip(a, $0) { "\($0)\($1)" } },
            { [a, b] in Text.zip(a, b, $0) { "\($0)\($1)\($2)" } },
            { [a, b, c] in Text.zip(a, b, c, $0) { "\($0)\($1)\($2)\($3)" } },
            { [a, b, c, d] in Text.zip(a, b, c, d, $0) { "\($0)\($1)\($2)\($3)\($4)" } },
            { [a, b, c, d, e] in Text.zip(a, b, c, d, e, $0) { "\($0)\($1)\($2)\($3)\($4)\($5)" } },
            { [a, b, c, d, e, f] in Text.zip(a, b, c, d, e, f, $0) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" } },
            { [a, b, c, d, e, f, g] in
                Text.zip(a, b, c, d, e, f, g, $0) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }
            },
        ]
        let prefixes = ["a", "a2", "a2c", "a2c4", "a2c4e", "a2c4e6", "a2c4e6g"]
        for (zip, prefix) in Swift.zip(zips, prefixes) {
            for endsWithAnElement in [true, false] {
                let (subject, tally) = (PublishSubject<Int>(), Tally())
                _ = zip(subject).subscribe { tally.note("\($0)") }
                subject.onNext(1)
                #expect(tally.lines == ["next(\(prefix)1)"])
                if endsWithAnElement { subject.onNext(2) } else { subject.onCompleted() }
                #expect(tally.lines == ["next(\(prefix)1)", "completed"])
                #expect(!subject.hasObservers)
            }
        }
    }

    @Test func combineLatestWithSelector() {
        typealias Text = Observable<String>
        #expect(events(Text.combineLatest(a, b) { "\($0)\($1)" }) == ["a2", "completed"])
        #expect(events(Text.combineLatest(a, b, c) { "\($0)\($1)\($2)" }) == ["a2c", "completed"])
        #expect(events(Text.combineLatest(a, b, c, d) { "\($0)\($1)\($2)\($3)" }) == ["a2c4", "completed"])
        #expect(events(Text.combineLatest(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" }) == ["a2c4e", "completed"])
        let six = Text.combineLatest(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" }
        #expect(events(six) == ["a2c4e6", "completed"])
        let seven = Text.combineLatest(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" }
        #expect(events(seven) == ["a2c4e6g", "completed"])
        let eight = Text.combineLatest(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" }
        #expect(events(eight) == ["a2c4e6g8", "completed"])
    }

    @Test func combineLatestTuples() {
        #expect(events(Observable.combineLatest(a, b)) == [#"("a", 2)"#, "completed"])
        #expect(events(Observable.combineLatest(a, b, c)) == [#"("a", 2, "c")"#, "completed"])
        #expect(events(Observable.combineLatest(a, b, c, d)) == [#"("a", 2, "c", 4)"#, "completed"])
        #expect(events(Observable.combineLatest(a, b, c, d, e)) == [#"("a", 2, "c", 4, "e")"#, "completed"])
        #expect(events(Observable.combineLatest(a, b, c, d, e, f)) == [#"("a", 2, "c", 4, "e", 6)"#, "completed"])
        let seven = Observable.combineLatest(a, b, c, d, e, f, g)
        #expect(events(seven) == [#"("a", 2, "c", 4, "e", 6, "g")"#, "completed"])
        let eight = Observable.combineLatest(a, b, c, d, e, f, g, h)
        #expect(events(eight) == [#"("a", 2, "c", 4, "e", 6, "g", 8)"#, "completed"])
    }

    @Test func infalliblesOfFourToEight() {
        let (a, b, c, d) = (Infallible.just("a"), Infallible.just(2), Infallible.just("c"), Infallible.just(4))
        let (e, f, g, h) = (Infallible.just("e"), Infallible.just(6), Infallible.just("g"), Infallible.just(8))
        typealias Text = Infallible<String>
        let zipped: [Text] = [
            Text.zip(a, b, c, d) { "\($0)\($1)\($2)\($3)" },
            Text.zip(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" },
            Text.zip(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" },
            Text.zip(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" },
            Text.zip(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" },
        ]
        let combined: [Text] = [
            Text.combineLatest(a, b, c, d) { "\($0)\($1)\($2)\($3)" },
            Text.combineLatest(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4)" },
            Text.combineLatest(a, b, c, d, e, f) { "\($0)\($1)\($2)\($3)\($4)\($5)" },
            Text.combineLatest(a, b, c, d, e, f, g) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)" },
            Text.combineLatest(a, b, c, d, e, f, g, h) { "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)" },
        ]
        let texts = ["a2c4", "a2c4e", "a2c4e6", "a2c4e6g", "a2c4e6g8"]
        for (sequence, text) in Swift.zip(zipped + combined, texts + texts) {
            #expect(events(sequence.asObservable()) == [text, "completed"])
        }
    }

    @Test func tuplesOfFourToEightInfallibles() {
        let (a, b, c, d) = (Infallible.just("a"), Infallible.just(2), Infallible.just("c"), Infallible.just(4))
        let (e, f, g, h) = (Infallible.just("e"), Infallible.just(6), Infallible.just("g"), Infallible.just(8))
        let zipped = [
            events(Infallible.zip(a, b, c, d).asObservable()), events(Infallible.zip(a, b, c, d, e).asObservable()),
            events(Infallible.zip(a, b, c, d, e, f).asObservable()),
            events(Infallible.zip(a, b, c, d, e, f, g).asObservable()),
            events(Infallible.zip(a, b, c, d, e, f, g, h).asObservable()),
        ]
        let combined = [
            events(Infallible.combineLatest(a, b, c, d).asObservable()),
            events(Infallible.combineLatest(a, b, c, d, e).asObservable()),
            events(Infallible.combineLatest(a, b, c, d, e, f).asObservable()),
            events(Infallible.combineLatest(a, b, c, d, e, f, g).asObservable()),
            events(Infallible.combineLatest(a, b, c, d, e, f, g, h).asObservable()),
        ]
        let parts = [#""a""#, "2", #""c""#, "4", #""e""#, "6", #""g""#, "8"]
        let expected = (4...8).map { ["(\(parts.prefix($0).joined(separator: ", ")))", "completed"] }
        #expect(zipped == expected)
        #expect(combined == expected)
    }
}
