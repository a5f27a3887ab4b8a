import BuilderRxSwift
import BuilderRxTest
import Testing

/// One row of the table of chains: how an operator is used, with closures that hold a token.
///
/// The tests subscribe to each chain and end it in several ways; then the token must be gone, though the sources, the
/// scheduler and the returned disposable are still held. The same chains are fed with a source that ignores all rules.
struct Chain: Sendable {
    /// How a chain behaves where it differs from most.
    struct Traits: OptionSet, Sendable {
        let rawValue: Int
        /// The completion of its sources doesn't end it.
        static let survivesCompletion = Traits(rawValue: 1)
        /// The failure of its source doesn't end it.
        static let survivesError = Traits(rawValue: 2)
        /// It never ends by itself.
        static let endless: Traits = [.survivesCompletion, .survivesError]
        /// It ends while it is subscribed to.
        static let immediate = Traits(rawValue: 4)
        /// Its disposal is done by the scheduler.
        static let disposesLater = Traits(rawValue: 8)
    }

    /// What the row shows.
    let name: String
    /// The public functions that the chain uses, as ``PublicNames`` names them.
    let covers: [String]
    let traits: Traits
    /// A Boolean value that indicates whether the row subscribes with closures of its own.
    let subscribesItself: Bool
    /// Subscribes to the chain.
    let start: @Sendable (Bench) -> any Disposable

    /// Makes a row from an observable. The subscription's own closures hold the token, too.
    init<Source: ObservableConvertibleType & SendableMetatype>(
        _ name: String, _ covers: String..., traits: Traits = [], _ make: @escaping @Sendable (Bench) -> Source
    ) where Source.Element: SendableMetatype {
        self.init(name, covers, traits, subscribesItself: false) { bench in
            bench.subscribe(to: make(bench).asObservable())
        }
    }

    /// Makes a row that subscribes itself.
    init(
        starting name: String, _ covers: String..., traits: Traits = [],
        _ start: @escaping @Sendable (Bench) -> any Disposable
    ) {
        self.init(name, covers, traits, subscribesItself: true, start)
    }

    private init(
        _ name: String, _ covers: [String], _ traits: Traits, subscribesItself: Bool,
        _ start: @escaping @Sendable (Bench) -> any Disposable
    ) {
        self.name = name
        self.covers = covers.isEmpty ? [String(name.prefix { $0 != ":" && $0 != "(" })] : covers
        self.traits = traits
        self.subscribesItself = subscribesItself
        self.start = start
    }
}

extension Chain: CustomTestStringConvertible {
    var testDescription: String { name }
}

/// What closures hold in the tests of release. Its methods are there to be called from such closures.
final class Token {
    /// Called by each of the methods.
    var onCall: () -> Void = {}

    /// Returns what it is given.
    func pass<Value>(_ value: Value) -> Value {
        onCall()
        return value
    }

    /// Returns true.
    func yes<Value>(_ value: Value) -> Bool {
        onCall()
        return true
    }

    /// Does nothing.
    func ignore<Value>(_ value: Value) { onCall() }

    /// Throws an error in place of a result.
    func fail<Value, Result>(_ value: Value) throws -> Result {
        onCall()
        throw ChainFailure()
    }
}

struct ChainFailure: Error {}

/// What the chains of one test are made of. It outlives the subscription.
final class Bench {
    /// The first source.
    let source: Observable<Int>
    /// A second source.
    let other = PublishSubject<Int>()
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    /// What came out of the chain: `n`, `e`, `c` and `d`, in order.
    private(set) var log = ""
    /// Called after each element.
    var afterNext: () -> Void = {}
    /// What else outlives the subscription.
    var kept: [Any] = []
    private(set) var held: Token? = Token()
    /// Called inside of each closure that holds the token.
    var inClosure: () -> Void {
        get { held?.onCall ?? {} }
        set { held?.onCall = newValue }
    }

    init(source: Observable<Int>) {
        self.source = source
    }

    /// The token, for closures to capture.
    var token: Token { held ?? Token() }

    /// The first source through a closure that holds the token.
    var mapped: Observable<Int> { source.map(token.pass) }

    /// The second source through a closure that holds the token.
    var otherMapped: Observable<Int> { other.map(token.pass) }

    /// The first source for the first subscription, the second one from then on.
    var flaky: Observable<Int> {
        let (source, other, token) = (source, other, token)
        var isFirst = true
        return .deferred {
            defer { isFirst = false }
            return isFirst ? token.pass(source) : other
        }
    }

    /// A single of the first source's first element.
    var single: Single<Int> { mapped.take(1).asSingle() }

    /// A maybe of the first source's first element.
    var maybe: Maybe<Int> { mapped.take(1).asMaybe() }

    /// The first source without its elements.
    var completable: Completable { mapped.ignoreElements().asCompletable() }

    /// The second source without its elements.
    var otherCompletable: Completable { otherMapped.ignoreElements().asCompletable() }

    /// The first source; its failure completes it.
    var infallible: Infallible<Int> { mapped.asInfallible(onErrorFallbackTo: .empty()) }

    /// The second source; its failure completes it.
    var otherInfallible: Infallible<Int> { otherMapped.asInfallible(onErrorFallbackTo: .empty()) }

    /// Releases the token and returns whether another object holds it.
    func isTokenHeldElsewhere() -> Bool {
        weak let token = held
        held = nil
        return token != nil
    }

    var hasEnded: Bool { log.contains("d") }

    /// Notes that something happened: `n`, `e`, `c` or `d`.
    func note(_ event: Character) {
        log.append(event)
        if event == "n" { afterNext() }
    }

    /// Subscribes with closures that hold the token.
    func subscribe<Element>(to chain: Observable<Element>) -> any Disposable {
        let token = token
        return chain.subscribe(
            onNext: { [unowned self] element in
                note("n")
                token.ignore(element)
            },
            onError: { [unowned self] error in
                note("e")
                token.ignore(error)
            },
            onCompleted: { [unowned self] in
                note("c")
                token.ignore(())
            },
            onDisposed: { [unowned self] in
                note("d")
                token.ignore(())
            })
    }

    /// Lets a minute of virtual time pass.
    func pass() {
        scheduler.advanceTo(scheduler.clock + 60)
    }
}
