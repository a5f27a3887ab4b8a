import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct DebounceThrottleMarbles {
    private static func debounce(
        _ name: String, _ source: MarbleSource, by time: RxTimeInterval = .columns(2), gives: Marble.Expectation,
        disposal: String? = nil, location: SourceLocation = #_sourceLocation
    ) -> Marble {
        Marble("debounce: \(name)", source, gives: gives, disposal: disposal, location: location) {
            sources, scheduler in sources[0].debounce(time, scheduler: scheduler)
        }
    }

    private static func throttle(
        _ name: String, _ source: MarbleSource, by time: RxTimeInterval = .columns(3), latest: Bool = true,
        gives: Marble.Expectation, disposal: String? = nil, location: SourceLocation = #_sourceLocation
    ) -> Marble {
        Marble("throttle, latest \(latest): \(name)", source, gives: gives, disposal: disposal, location: location) {
            sources, scheduler in sources[0].throttle(time, latest: latest, scheduler: scheduler)
        }
    }

    static let debounceRows = [
        debounce("each after its quiet", .hot("^-a---b---|", spans: ["^---------!"]), gives: "----a---b-|"),
        debounce("the last of a burst", "^abc-----|", gives: "-----c---|"),
        debounce("bursts", "abc---def---|", gives: "----c-----f-|"),
        debounce("what waits comes with the end", "^-a|", gives: "---(a|)"),
        debounce("an error drops what waits", .hot("^-a#", spans: ["^--!"]), gives: "---#"),
        debounce("only an end", "^--|", gives: "---|"),
        debounce("nothing", "^---", gives: "----"),
        debounce("an element just when the time is over", "^a-b---|", gives: "-----b-|"),
        debounce("the end just when the time is over", "^a-|", gives: "---(a|)"),
        debounce("no time", "^a-(bc)-|", by: .columns(0), gives: "-a-c----|"),
        debounce("a time in the past", "^a-b|", by: .columns(-5), gives: "-a-b|"),
        debounce("never, only the end sends", "^a-b-|", by: .never, gives: "-----(b|)"),
        debounce("disposed", .hot("^-a---", spans: ["^--!"]), gives: "------", disposal: "---!"),
    ]

    static let latestRows = [
        throttle("the first at once, the next when the time is over", "^a-b----c|", gives: "-a--b---c|"),
        throttle("the latest of several", .hot("^abc------|", spans: ["^---------!"]), gives: "-a--c-----|"),
        throttle("from the last sent one on", "^ab---c---|", gives: "-a--b--c--|"),
        throttle("after a quiet time at once", "^a---b|", gives: "-a---b|"),
        throttle("one just when the time is over takes the place of what waits", "^abcd-----|", gives: "-a--d-----|"),
        throttle("and the time begins with it", "^ab-cd----|", gives: "-a--c--d--|"),
        throttle("cold", "abcdefgh----|", gives: "a--d--g--h--|"),
        throttle("the end waits with what waits", .hot("^ab|", spans: ["^--!"]), gives: "-a--(b|)"),
        throttle("the end, when nothing waits", "^a|", gives: "-a|"),
        throttle("the end after what waited was sent", "^ab--|", gives: "-a--b|"),
        throttle("an error drops what waits", "^ab#", gives: "-a-#"),
        throttle("no time", "^(ab)c|", by: .columns(0), gives: "-(ab)c|"),
        throttle("a time in the past", "^(ab)c|", by: .columns(-1), gives: "-(ab)c|"),
        throttle("never: the first alone, and what waits keeps the end", "^ab-c|", by: .never, gives: "-a----"),
        throttle("disposed", .hot("^ab---", spans: ["^--!"]), gives: "-a----", disposal: "---!"),
    ]

    static let notLatestRows = [
        throttle("what comes too early is dropped", "^abcd-e-|", latest: false, gives: "-a--d---|"),
        throttle("cold", "abcdefgh----|", latest: false, gives: "a--d--g-----|"),
        throttle("the end doesn't wait", "^ab|", latest: false, gives: "-a-|"),
        throttle("an error", "^ab#", latest: false, gives: "-a-#"),
        throttle("never: the first alone", "^ab-c|", by: .never, latest: false, gives: "-a---|"),
        throttle("no time", "^(ab)c|", by: .columns(0), latest: false, gives: "-(ab)c|"),
        throttle("disposed", "^a---b", latest: false, gives: "-a----", disposal: "---!"),
    ]

    @Test(arguments: debounceRows) func debounceRow(_ row: Marble) { row.check() }
    @Test(arguments: latestRows) func throttleToLatestRow(_ row: Marble) { row.check() }
    @Test(arguments: notLatestRows) func throttleToFirstRow(_ row: Marble) { row.check() }
}
