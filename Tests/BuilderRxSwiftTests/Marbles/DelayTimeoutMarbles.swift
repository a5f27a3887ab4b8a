import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct DelayTimeoutMarbles {
    private static func delay(
        _ name: String, _ source: MarbleSource, by time: RxTimeInterval = .columns(2), gives: Marble.Expectation,
        disposal: String? = nil, location: SourceLocation = #_sourceLocation
    ) -> Marble {
        Marble("delay: \(name)", source, gives: gives, disposal: disposal, location: location) {
            sources, scheduler in sources[0].delay(time, scheduler: scheduler)
        }
    }

    private static func delaySubscription(
        _ name: String, _ source: MarbleSource, by time: RxTimeInterval = .columns(2), gives: Marble.Expectation,
        disposal: String? = nil, location: SourceLocation = #_sourceLocation
    ) -> Marble {
        Marble("delaySubscription: \(name)", source, gives: gives, disposal: disposal, location: location) {
            sources, scheduler in sources[0].delaySubscription(time, scheduler: scheduler)
        }
    }

    private static func timeout(
        _ name: String, _ source: MarbleSource, after time: RxTimeInterval = .columns(3), gives: Marble.Expectation,
        failure: any Error = RxError.timeout, disposal: String? = nil, location: SourceLocation = #_sourceLocation
    ) -> Marble {
        Marble("timeout: \(name)", source, gives: gives, failure: failure, disposal: disposal, location: location) {
            sources, scheduler in sources[0].timeout(time, scheduler: scheduler)
        }
    }

    private static func timeout(
        _ name: String, _ source: MarbleSource, other: MarbleSource, gives: Marble.Expectation,
        disposal: String? = nil, location: SourceLocation = #_sourceLocation
    ) -> Marble {
        Marble("timeout, other: \(name)", source, other, gives: gives, disposal: disposal, location: location) {
            sources, scheduler in sources[0].timeout(.columns(3), other: sources[1], scheduler: scheduler)
        }
    }

    static let delayRows = [
        delay("elements and the end", .hot("^a-b-|", spans: ["^----!"]), gives: "---a-b-|"),
        delay("several at a time", "^(ab|)", gives: "---(ab|)"),
        delay("only an end", "^|", gives: "---|"),
        delay("nothing", "^--", gives: "---"),
        delay("an error comes at once and drops what waits", .hot("^a-b#", spans: ["^---!"]), gives: "---a#"),
        delay("only an error", "^#", gives: "-#"),
        delay("an error just when an element is due", "^a-#", gives: "---#"),
        delay("a cold source", .cold("ab--c|", spans: ["^----!"]), gives: "--ab--c|"),
        delay("no time", "^ab|", by: .columns(0), gives: "-ab|"),
        delay("a time in the past", "^ab|", by: .columns(-3), gives: "-ab|"),
        delay("never", "^a-|", by: .never, gives: "----"),
        delay("never, but an error", "^a#", by: .never, gives: "--#"),
        delay("disposed", .hot("^a-b---", spans: ["^---!"]), gives: "---a---", disposal: "----!"),
    ]

    static let delaySubscriptionRows = [
        delaySubscription("a cold source begins later", .cold("-a-b|", spans: ["--^---!"]), gives: "---a-b|"),
        delaySubscription("a hot source isn't shifted", .hot("^a-b-c|", spans: ["--^---!"]), gives: "---b-c|"),
        delaySubscription("what comes just then is missed", "^-a-b|", gives: "----b|"),
        delaySubscription("an error", .cold("#", spans: ["--(^!)"]), gives: "--#"),
        delaySubscription("no time", .cold("a|", spans: ["^!"]), by: .columns(0), gives: "a|"),
        delaySubscription("a time in the past", .cold("a|", spans: ["^!"]), by: .columns(-1), gives: "a|"),
        delaySubscription("never", .cold("a|", spans: []), by: .never, gives: "----"),
        delaySubscription("disposed before", .cold("a|", spans: []), gives: "----", disposal: "-!"),
        delaySubscription("disposed after", .cold("a-b|", spans: ["--^!"]), gives: "--a--", disposal: "---!"),
    ]

    static let timeoutRows = [
        timeout("in time, if only just", .hot("^-a--b-|", spans: ["^------!"]), gives: "--a--b-|"),
        timeout("silence after an element", .hot("^-a-------", spans: ["^----!"]), gives: "--a--#"),
        timeout("silence from the beginning", .hot("^-----", spans: ["^--!"]), gives: "---#"),
        timeout("what comes too late", "^----a-|", gives: "---#"),
        timeout("an empty source", "^-|", gives: "--|"),
        timeout("the source's own error", "^-a#", gives: "--a#", failure: MarbleError.marble),
        timeout("no time", "^a", after: .columns(0), gives: "#"),
        timeout("a time in the past", "^a", after: .columns(-1), gives: "#"),
        timeout("never", "^-----a----|", after: .never, gives: "------a----|"),
        timeout("disposed", .hot("^a-----", spans: ["^--!"]), gives: "-a-----", disposal: "---!"),
    ]

    static let otherRows = [
        timeout(
            "takes over", .hot("^-a-----b-", spans: ["^----!"]), other: .cold("x-y|", spans: ["-----^--!"]),
            gives: "--a--x-y|"),
        timeout("may keep silent", "^----", other: "------z-----|", gives: "---------z-----|"),
        timeout("is not needed", "^-a-|", other: .cold("x|", spans: []), gives: "--a-|"),
        timeout("fails", "^", other: "-#", gives: "----#"),
        timeout("is hot", "^", other: .hot("^a-b-c|", spans: ["---^--!"]), gives: "-----c|"),
        timeout("is disposed", "^", other: .cold("x-----", spans: ["---^-!"]), gives: "---x---", disposal: "-----!"),
    ]

    @Test(arguments: delayRows) func delayRow(_ row: Marble) { row.check() }
    @Test(arguments: delaySubscriptionRows) func delaySubscriptionRow(_ row: Marble) { row.check() }
    @Test(arguments: timeoutRows) func timeoutRow(_ row: Marble) { row.check() }
    @Test(arguments: otherRows) func timeoutToOtherRow(_ row: Marble) { row.check() }
}
