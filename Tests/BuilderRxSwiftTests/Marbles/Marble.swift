import BuilderRxSwift
import BuilderRxTest
import Testing

/// One row of a table of operator tests: what comes in, what is done with it and what must come out, drawn as marbles.
///
/// ```swift
/// @Suite struct SkipMarbles {
///     static let rows: [Marble] = [
///         Marble("skip: the first two", "-a-b-c-|", gives: "-----c-|") { $0[0].skip(2) },
///         Marble("skip: a failure passes", .hot("a^b-#", spans: ["^--!"]), gives: "---#") { $0[0].skip(1) },
///         Marble("delay: two columns", "a-b--|", gives: "--a-b--|") { sources, scheduler in
///             sources[0].delay(.columns(2), scheduler: scheduler)
///         },
///     ]
///
///     @Test(arguments: rows) func row(_ row: Marble) { row.check() }
/// }
/// ```
///
/// A column is 10 ticks (seconds) wide; `RxTimeInterval.columns(2)` is the time of two. Column 0 is the moment of
/// subscription, at 200. Work on the scheduler takes no time. Drawings are made of
///
/// - `-`, a column in which nothing happens;
/// - `|`, completion, and `#`, a failure with ``MarbleError/marble``;
/// - `(ab|)`, several things at the time of the opening bracket; it fills as many columns as it has characters, and
///   time goes on after them;
/// - any other character: an element, which is that character as a string, or its value in `values` or `results`.
///
/// A source given as a string is cold, or hot if it has a `^`, which marks the moment of subscription: what stands
/// before comes too early, what comes in the same column (`(^a)`) comes just before the subscription, too.
///
/// What doesn't come at a whole column, or can't be drawn, fails the test with its exact tick; then the expectation is
/// a list: `gives: [.next(203, "1a"), .completed(260)]`. Tables of one idea each stay quick to compile.
struct Marble: Sendable {
    /// Makes the observable under test from the sources. What schedules takes the scheduler of the test.
    typealias Body = @Sendable (Sources, TestScheduler) -> Observable<String>

    let name: String
    let sources: [MarbleSource]
    let expectation: Expectation
    let values: [Character: String]
    let results: [Character: String]
    let failure: any Error
    let disposal: String?
    let location: SourceLocation
    let body: Body

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - name: the operator and what is to be seen.
    ///   - sources: the drawings of what comes in.
    ///   - expectation: the drawing, or the list, of what must come out.
    ///   - values: what characters in the sources stand for.
    ///   - results: what characters in the expectation stand for.
    ///   - failure: what `#` in the expectation stands for.
    ///   - disposal: a drawing with a `!` where the test disposes its subscription, which it else does at the very end.
    ///   - body: makes the observable under test; called at 100.
    init(
        _ name: String, _ sources: MarbleSource..., gives expectation: Expectation,
        values: [Character: String] = [:], results: [Character: String] = [:],
        failure: any Error = MarbleError.marble, disposal: String? = nil,
        location: SourceLocation = #_sourceLocation, _ body: @escaping Body
    ) {
        self.name = name
        self.sources = sources
        self.expectation = expectation
        self.values = values
        self.results = results
        self.failure = failure
        self.disposal = disposal
        self.location = location
        self.body = body
    }

    /// Makes a row that doesn't need the scheduler.
    init(
        _ name: String, _ sources: MarbleSource..., gives expectation: Expectation,
        values: [Character: String] = [:], results: [Character: String] = [:],
        failure: any Error = MarbleError.marble, disposal: String? = nil,
        location: SourceLocation = #_sourceLocation, _ body: @escaping @Sendable (Sources) -> Observable<String>
    ) {
        self.name = name
        self.sources = sources
        self.expectation = expectation
        self.values = values
        self.results = results
        self.failure = failure
        self.disposal = disposal
        self.location = location
        self.body = { sources, _ in body(sources) }
    }

    /// What must come out.
    enum Expectation: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
        case drawing(String)
        case list([Recorded<Event<String>>])

        init(stringLiteral drawing: String) {
            self = .drawing(drawing)
        }

        init(arrayLiteral elements: Recorded<Event<String>>...) {
            self = .list(elements)
        }
    }

    /// The sources of a row, in order.
    struct Sources {
        let all: [TestableObservable<String>]

        /// One source. One that the row doesn't have is an observable that fails.
        subscript(_ index: Int) -> Observable<String> {
            all.indices.contains(index) ? all[index].asObservable() : .error(MarbleError.noSuchSource(index))
        }
    }

    /// Runs the row; a deviation is an issue at the row's own place in the source.
    func check() {
        if let deviation { Issue.record(Comment(rawValue: deviation), sourceLocation: location) }
    }
}

extension Marble: CustomTestStringConvertible {
    var testDescription: String { name }
}

/// What comes into a row.
enum MarbleSource: Sendable, ExpressibleByStringLiteral {
    /// Sends at its own times. With a `^`, that column is the moment of subscription, else the first one is.
    ///
    /// `spans`, if given, are the subscriptions that must have been, in order: `^` for the beginning, `!` for the end,
    /// `(^!)` for both at once; a span without `!` lasts until the end of the test. Column 0 is the moment of
    /// subscription of the whole.
    case hot(String, spans: [String]? = nil)
    /// Begins anew for each observer. `spans` as for hot sources.
    case cold(String, spans: [String]? = nil)

    init(stringLiteral drawing: String) {
        self = drawing.contains("^") ? .hot(drawing) : .cold(drawing)
    }
}

/// The failure that `#` stands for, and what can be wrong with a row.
enum MarbleError: Error, Equatable {
    case marble
    case noSuchSource(Int)
    case unreadable(String)
}

extension RxTimeInterval {
    /// The time of some columns of a drawing.
    static func columns(_ count: Int) -> RxTimeInterval {
        .seconds(count * MarbleDrawing.columnWidth)
    }
}

extension TestScheduler {
    /// Subscribes to an observable now, for good, and notes what comes.
    func record<Source: ObservableConvertibleType>(_ source: Source) -> TestableObserver<Source.Element> {
        let observer = createObserver(Source.Element.self)
        _ = source.asObservable().subscribe(observer)
        return observer
    }
}
