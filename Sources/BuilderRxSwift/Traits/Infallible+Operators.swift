extension InfallibleType {
    /// The sequence with each element transformed.
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().map(transform))
    }

    /// The sequence with each element transformed, without those that became nil.
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
        Infallible(asObservable().compactMap(transform))
    }

    /// Accumulates the elements in place, beginning with a seed, and sends the result after each of them.
    public func scan<Seed>(
        into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator))
    }

    /// Accumulates the elements, beginning with a seed, and sends the result after each of them.
    public func scan<Seed>(
        _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(seed, accumulator: accumulator))
    }

    /// The elements of all sequences that a closure makes of elements, as they arrive.
    public func flatMap<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(selector))
    }

    /// The elements of the sequence that a closure made of the latest element; the one before is disposed.
    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapLatest(selector))
    }

    /// The elements of a sequence that a closure makes of an element; elements that arrive before it has ended are
    /// dropped.
    public func flatMapFirst<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapFirst(selector))
    }

    /// The elements of all sequences that a closure makes of elements, one sequence after the other.
    public func concatMap<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().concatMap(selector))
    }

    /// The elements for which a condition holds.
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate))
    }

    /// The first elements as long as a condition holds; then the sequence completes. `behavior` determines whether the
    /// first element for which it doesn't hold is sent, too.
    public func take(
        while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(while: predicate, behavior: behavior))
    }

    /// The elements until a condition holds for one; then the sequence completes. `behavior` determines whether the
    /// element for which it holds is sent, too.
    public func take(
        until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(until: predicate, behavior: behavior))
    }

    /// The first `count` elements; then the sequence completes.
    public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

    /// The sequence from the first element on for which a condition doesn't hold.
    public func skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().skip(while: predicate))
    }

    /// The sequence without elements whose key equals the key of the one before.
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) -> Key
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector))
    }

    /// The sequence without elements that a closure finds equal to the one before.
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) -> Bool
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(comparer))
    }

    /// The sequence without elements whose key equals, by a rule of the caller's, the key of the last one that was
    /// sent.
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// The sequence without elements whose property equals that of the one before.
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(at: keyPath))
    }

    /// The elements until another sequence sends one; then the sequence completes.
    public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// The elements until another sequence sends one; then the sequence completes.
    ///
    /// - Parameter other: Must not fail: a failure ends the elements and is unhandled.
    public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other))
    }

    /// The elements after another sequence has sent one.
    ///
    /// - Parameter other: Must not fail: a failure ends the elements and is unhandled.
    public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().skip(until: other))
    }

    /// The elements of several sequences as they come. Completes when all have.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// The elements of several sequences as they come. Completes when all have.
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// The elements of several sequences as they come. Completes when all have.
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Another sequence after this one.
    public func concat<Source: InfallibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(.concat([asObservable(), second.asObservable()]))
    }

    /// One sequence after the other. Each is requested when the one before has completed.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// One sequence after the other.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(.concat(collection.map { $0.asObservable() }))
    }

    /// One sequence after the other.
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.concat(sources.map { $0.asObservable() }))
    }

    /// The sequence with elements before it.
    public func startWith(_ element: Element) -> Infallible<Element> { Infallible(asObservable().startWith(element)) }

    /// Combines the first elements of all sequences, then the second ones, and so on.
    public static func zip<each Source>(
        _ source: repeat Infallible<each Source>, resultSelector: @escaping (repeat each Source) -> Element
    ) -> Infallible<Element> {
        Infallible(.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
    }

    /// Combines the latest elements of all sequences each time one of them sends an element, once all have sent one.
    public static func combineLatest<each Source: InfallibleType>(
        _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) -> Element
    ) -> Infallible<Element> {
        Infallible(.combineLatest(repeat (each source).asObservable(), resultSelector: resultSelector))
    }

    /// Combines the latest elements of all sequences of a collection, in its order, each time one of them sends an
    /// element, once all have sent one. An empty collection returns one result, of no elements, and completes.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// The latest elements of all sequences of a collection each time one of them sends an element, once all have sent
    /// one. An empty collection returns one empty array and completes.
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible<[Element]>.combineLatest(collection) { $0 }
    }

    /// Combines each element with the latest one of another sequence, once that has one.
    public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) -> ResultType
    ) -> Infallible<ResultType> {
        Infallible(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
    }

    /// The latest element of another sequence at each element of this one, once that has one.
    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
        withLatestFrom(second) { $1 }
    }

    /// Combines an object, which is held weakly, with each element. Completes when the object is released.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Infallible<Out> {
        Infallible(asObservable().withUnretained(obj, resultSelector: resultSelector))
    }

    /// An object, which is held weakly, with each element. Completes when the object is released.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
        withUnretained(obj) { ($0, $1) }
    }

    /// The elements that no other element follows within a time, as `Observable` has it.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// The elements with at least a time between them, as `Observable` has it. `latest` determines whether the last
    /// element that came too early is sent when the time is over.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }

    /// The elements that arrive within a time, which a scheduler measures; then the sequence completes.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }

    /// The sequence with its events delivered on a scheduler, for example `MainScheduler.instance`.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().observe(on: scheduler))
    }

    /// The sequence, subscribed to and disposed on a scheduler.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().subscribe(on: scheduler))
    }

    /// Calls closures before (`on…`) and after (`after…`) an event is passed on, around the subscription to the source,
    /// and at the disposal, which follows the end.
    public func `do`(
        onNext: ((Element) -> Void)? = nil,
        afterNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        afterCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Infallible<Element> {
        Infallible(
            asObservable().do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Prints the subscription, every event and the disposal, as `Observable` does.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        Infallible(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Shares one subscription to the source among all observers, and repeats the latest elements to new ones, as
    /// `Observable` does.
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }
}

extension InfallibleType where Element: Equatable {
    /// The sequence without elements that equal the one before.
    public func distinctUntilChanged() -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged()) }
}

extension InfallibleType where Element == Any {
    /// The latest elements of all sequences as tuples, each time one of them sends an element, once all have sent one.
    public static func combineLatest<each Source: InfallibleType>(
        _ source: repeat each Source
    ) -> Infallible<(repeat (each Source).Element)> {
        Infallible<(repeat (each Source).Element)>(Observable<Any>.combineLatest(repeat (each source).asObservable()))
    }
}
