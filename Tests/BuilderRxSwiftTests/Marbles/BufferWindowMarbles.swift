import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct BufferWindowMarbles {
    private static let results: [Character: String] = ["0": "", "x": "ab", "y": "cd", "z": "abc"]

    private static func buffer(
        _ name: String, _ source: MarbleSource, for time: RxTimeInterval = .columns(3), count: Int = 9,
        gives: Marble.Expectation, disposal: String? = nil, location: SourceLocation = #_sourceLocation
    ) -> Marble {
        Marble("buffer: \(name)", source, gives: gives, results: results, disposal: disposal, location: location) {
            sources, scheduler in
            sources[0].buffer(timeSpan: time, count: count, scheduler: scheduler).map { $0.joined() }
        }
    }

    /// Windows are drawn with `[` and `]` where they begin and end.
    private static func window(
        _ name: String, _ source: MarbleSource, for time: RxTimeInterval = .columns(5), count: Int = 9,
        gives: Marble.Expectation, disposal: String? = nil, location: SourceLocation = #_sourceLocation
    ) -> Marble {
        Marble("window: \(name)", source, gives: gives, disposal: disposal, location: location) { sources, scheduler in
            let windows = sources[0].window(timeSpan: time, count: count, scheduler: scheduler)
            return .create { observer in
                let all = CompositeDisposable()
                _ = all.insert(
                    windows.subscribe(
                        onNext: { window in
                            observer.onNext("[")
                            _ = all.insert(
                                window.subscribe(
                                    onNext: observer.onNext, onError: { _ in observer.onNext("E") },
                                    onCompleted: { observer.onNext("]") }))
                        }, onError: observer.onError, onCompleted: observer.onCompleted))
                return all
            }
        }
    }

    private static func take(
        _ name: String, _ source: MarbleSource, for time: RxTimeInterval = .columns(3), gives: Marble.Expectation,
        location: SourceLocation = #_sourceLocation
    ) -> Marble {
        Marble("take(for:): \(name)", source, gives: gives, location: location) { sources, scheduler in
            sources[0].take(for: time, scheduler: scheduler)
        }
    }

    private static func skip(
        _ name: String, _ source: MarbleSource, for time: RxTimeInterval = .columns(3), gives: Marble.Expectation,
        location: SourceLocation = #_sourceLocation
    ) -> Marble {
        Marble("skip, time: \(name)", source, gives: gives, location: location) { sources, scheduler in
            sources[0].skip(time, scheduler: scheduler)
        }
    }

    static let bufferRows = [
        buffer("full ones", .hot("^ab-cd|", spans: ["^-----!"]), for: .columns(50), count: 2, gives: "--x--y(0|)"),
        buffer("when the time is over", "^ab-c--|", gives: "---x--c(0|)"),
        buffer("empty ones", "^-------|", gives: "---0--0-(0|)"),
        buffer("a full one starts the time anew", "^-ab---c-|", count: 2, gives: "---x--0--(c|)"),
        buffer("what there is comes with the end", "^ab|", gives: "---(x|)"),
        buffer("an error drops what there is", .hot("^ab#", spans: ["^--!"]), for: .columns(9), gives: "---#"),
        buffer("of one", "^ab-|", for: .columns(9), count: 1, gives: "-ab-(0|)"),
        buffer("no limit", "^abc--|", for: .columns(4), count: 0, gives: "----z-(0|)"),
        buffer("no time limit", "^ab--c-----|", for: .never, count: 2, gives: "--x--------(c|)"),
        buffer("a cold source", "ab--cd--|", for: .columns(9), count: 2, gives: "-x---y--(0|)"),
        buffer("disposed", .hot("^ab--", spans: ["^-!"]), gives: "-----", disposal: "--!"),
    ]

    static let windowRows = [
        window(
            "full ones", .hot("^a-b-----c----|", spans: ["^-------------!"]), for: .never, count: 2,
            gives: "[a-(b][)-c----(]|)"),
        window("when the time is over", "^-a------b----|", gives: "[-a--(][)b(][)(]|)"),
        window(
            "a full one starts the time anew", "^a-b----------c-----|", for: .columns(6), count: 2,
            gives: "[a-(b][)-(][)-c(][)-(]|)"),
        window("an error ends the window first", "^-a#", gives: "[-a(E#)"),
        window("disposed", .hot("^-a--", spans: ["^--!"]), gives: "[-a--", disposal: "---!"),
    ]

    static let takeRows = [
        take("until the time is over", .hot("^a--bc|", spans: ["^--!"]), gives: "-a-|"),
        take("a hot element just then", "^a-bc|", gives: "-a-(b|)"),
        take("a cold element just then", .cold("-a-bc|", spans: ["^--!"]), gives: "-a-|"),
        take("an earlier end", "^a|", gives: "-a|"),
        take("an earlier error", "^a#", gives: "-a#"),
        take("no time", .hot("^a", spans: ["(^!)"]), for: .columns(0), gives: "|"),
        take("a time in the past", "^a", for: .columns(-1), gives: "|"),
        take("never", "^a---b|", for: .never, gives: "-a---b|"),
    ]

    static let skipRows = [
        skip("until the time is over", .hot("^a--bc|", spans: ["^-----!"]), gives: "----bc|"),
        skip("a hot element just then", "^a-bc|", gives: "----c|"),
        skip("a cold element just then", "-a-bc|", gives: "---bc|"),
        skip("an earlier end", "^a|", gives: "--|"),
        skip("an earlier error", "^a#", gives: "--#"),
        skip("no time", "^ab|", for: .columns(0), gives: "-ab|"),
        skip("never", "^a---b|", for: .never, gives: "------|"),
    ]

    @Test(arguments: bufferRows) func bufferRow(_ row: Marble) { row.check() }
    @Test(arguments: windowRows) func windowRow(_ row: Marble) { row.check() }
    @Test(arguments: takeRows) func takeRow(_ row: Marble) { row.check() }
    @Test(arguments: skipRows) func skipRow(_ row: Marble) { row.check() }
}
