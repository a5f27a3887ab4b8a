extension InfallibleType {
    /// The sequence with each element transformed.
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().map(transform))
    }

    /// The sequence with each element transformed, without those that became nil.
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
        Infallible(asObservable().compactMap(transform))
    }

    /// The results of a calculation that goes on with each element.
    ///
    /// - Parameters:
    ///   - seed: what it begins with.
    ///   - accumulator: changes the result by an element. Each change is told.
    public func scan<Seed>(
        into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator))
    }

    /// The results of a calculation that goes on with each element.
    ///
    /// - Parameters:
    ///   - seed: what it begins with.
    ///   - accumulator: makes the next result of the last one and an element. Each result is told.
    public func scan<Seed>(
        _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(seed, accumulator: accumulator))
    }

    /// The elements of all sequences that are made of this one's elements, as they come.
    public func flatMap<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(selector))
    }

    /// The elements of the sequence that was made of the latest element; the one before is disposed.
    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapLatest(selector))
    }

    /// The elements of a sequence that is made of an element; elements that come before it has ended are dropped.
    public func flatMapFirst<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapFirst(selector))
    }

    /// The elements of all sequences that are made of this one's elements, one sequence after the other.
    public func concatMap<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().concatMap(selector))
    }

    /// The elements for which a condition holds.
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate))
    }

    /// The first elements as long as a condition holds; then the sequence completes.
    ///
    /// - Parameters:
    ///   - predicate: the condition.
    ///   - behavior: whether the first element for which it doesn't hold is told, too.
    public func take(
        while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(while: predicate, behavior: behavior))
    }

    /// The elements until a condition holds for one; then the sequence completes.
    ///
    /// - Parameters:
    ///   - predicate: the condition.
    ///   - behavior: whether the element for which it holds is told, too.
    public func take(
        until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(until: predicate, behavior: behavior))
    }

    /// The first `count` elements; then the sequence completes.
    public func take(_ count: Int) -> Infallible<Element> {
        Infallible(asObservable().take(count))
    }

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

    /// The sequence without elements that equal, by a rule of the caller's, the one before.
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

    /// The elements until another sequence tells one; then the sequence completes.
    public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// The elements until another sequence tells one; then the sequence completes.
    ///
    /// - Parameter other: should not fail, as nothing here can tell a failure: it ends the elements and is unhandled.
    public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other))
    }

    /// The elements from the moment on when another sequence has told one.
    ///
    /// - Parameter other: should not fail, as nothing here can tell a failure: it ends the elements and is unhandled.
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

    /// One sequence after the other.
    ///
    /// - Parameter sequence: the sequences; each is asked for when the one before has completed.
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
    public func startWith(_ element: Element) -> Infallible<Element> {
        Infallible(asObservable().startWith(element))
    }

    /// Combines the first elements of all sequences, then the second ones, and so on.
    ///
    /// - Parameters:
    ///   - source: The sequences, as many as needed.
    ///   - resultSelector: Combines one element of each source.
    public static func zip<each Source>(
        _ source: repeat Infallible<each Source>, resultSelector: @escaping (repeat each Source) -> Element
    ) -> Infallible<Element> {
        Infallible(.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
    }

    /// Combines the latest elements of all sequences each time one of them sends an element, once all have sent one.
    ///
    /// - Parameters:
    ///   - source: The sequences, as many as needed.
    ///   - resultSelector: Combines the latest element of each source.
    public static func combineLatest<each Source: InfallibleType>(
        _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) -> Element
    ) -> Infallible<Element> {
        Infallible(.combineLatest(repeat (each source).asObservable(), resultSelector: resultSelector))
    }

    /// Combines the latest elements of all sequences of a collection each time one of them sends an element, once all
    /// have sent one.
    ///
    /// An empty collection returns one result, of no elements, and completes.
    ///
    /// - Parameters:
    ///   - collection: The sequences.
    ///   - resultSelector: Combines the latest element of each source, in the order of the collection.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// The latest elements of all sequences of a collection each time one of them sends an element, once all have sent
    /// one.
    ///
    /// An empty collection returns one empty array and completes.
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible<[Element]>.combineLatest(collection) { $0 }
    }

    /// A result of each element and the latest one of another sequence, once that has one.
    public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) -> ResultType
    ) -> Infallible<ResultType> {
        Infallible(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
    }

    /// The latest element of another sequence at each element of this one, once that has one.
    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
        withLatestFrom(second) { $1 }
    }

    /// A result of an object and each element as long as the object lives, which is held weakly. Then it completes.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Infallible<Out> {
        Infallible(asObservable().withUnretained(obj, resultSelector: resultSelector))
    }

    /// An object with each element as long as the object lives, which is held weakly. Then it completes.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
        withUnretained(obj) { ($0, $1) }
    }

    /// The elements after which nothing came for a while.
    ///
    /// - Parameters:
    ///   - dueTime: how long it must be quiet.
    ///   - scheduler: where the time is kept and the observer called.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// The first element of each stretch of time, and the last one at its end.
    ///
    /// - Parameters:
    ///   - dueTime: how long a stretch is.
    ///   - latest: whether the last element of a stretch is told at its end.
    ///   - scheduler: where the time is kept.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }

    /// The elements that come within some time; then the sequence completes.
    ///
    /// - Parameters:
    ///   - duration: how long from the subscription on.
    ///   - scheduler: where the time is kept, and completion is told.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }

    /// The sequence with its events delivered on a scheduler.
    ///
    /// - Parameter scheduler: where the observer is called, for example `MainScheduler.instance`.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().observe(on: scheduler))
    }

    /// The sequence, subscribed to and disposed on a scheduler.
    ///
    /// - Parameter scheduler: where the work of the source begins.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().subscribe(on: scheduler))
    }

    /// The sequence, with closures called on the way.
    ///
    /// - Parameters:
    ///   - onNext: called with each element before it is passed on.
    ///   - afterNext: called with each element after it was passed on.
    ///   - onCompleted: called before completion is passed on.
    ///   - afterCompleted: called after completion was passed on.
    ///   - onSubscribe: called before the subscription to the source.
    ///   - onSubscribed: called after the subscription to the source.
    ///   - onDispose: called after the end or when the subscription is disposed.
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

    /// Prints what happens: the subscription, every event and the disposal.
    ///
    /// - Parameters:
    ///   - identifier: what each line is marked with; without it, where the call stands.
    ///   - trimOutput: whether long events are shortened.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        Infallible(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// One subscription to the source for all observers.
    ///
    /// - Parameters:
    ///   - replay: how many of the latest elements a new observer gets first.
    ///   - scope: whether they are forgotten when the last observer has gone.
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }
}

extension InfallibleType where Element: Equatable {
    /// The sequence without elements that equal the one before.
    public func distinctUntilChanged() -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged())
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of all sequences as tuples, each time one of them sends an element, once all have sent one.
    public static func combineLatest<each Source: InfallibleType>(
        _ source: repeat each Source
    ) -> Infallible<(repeat (each Source).Element)> {
        Infallible<(repeat (each Source).Element)>(Observable<Any>.combineLatest(repeat (each source).asObservable()))
    }
}
