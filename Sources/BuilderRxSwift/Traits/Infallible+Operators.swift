extension InfallibleType {
    /// Transforms each element.
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
        Infallible(asObservable().map(transform))
    }

    /// Transforms each element, and omits those that become `nil`.
    public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
        Infallible(asObservable().compactMap(transform))
    }

    /// Accumulates the elements in place, starting with a seed, and emits the result after each of them.
    public func scan<Seed>(
        into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
    ) -> Infallible<Seed> { Infallible(asObservable().scan(into: seed, accumulator: accumulator)) }

    /// Accumulates the elements, starting with a seed, and emits the result after each of them.
    public func scan<Seed>(
        _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed
    ) -> Infallible<Seed> { Infallible(asObservable().scan(seed, accumulator: accumulator)) }

    /// Transforms each element into a sequence and merges the elements of all sequences.
    public func flatMap<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> { Infallible(asObservable().flatMap(selector)) }

    /// Transforms each element into a sequence and emits the elements of only the latest one; the previous one is
    /// disposed.
    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> { Infallible(asObservable().flatMapLatest(selector)) }

    /// Transforms an element into a sequence and emits its elements; elements that arrive before it has ended are
    /// dropped.
    public func flatMapFirst<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> { Infallible(asObservable().flatMapFirst(selector)) }

    /// Transforms each element into a sequence and emits their elements, one sequence after the other.
    public func concatMap<Source: InfallibleType>(
        _ selector: @escaping (Element) -> Source
    ) -> Infallible<Source.Element> { Infallible(asObservable().concatMap(selector)) }

    /// Emits only the elements for which a condition holds.
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate))
    }

    /// Emits elements while a condition holds; then completes. `behavior` determines whether the first element for
    /// which it doesn't hold is emitted, too.
    public func take(
        while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> { Infallible(asObservable().take(while: predicate, behavior: behavior)) }

    /// Emits elements until a condition holds for one; then completes. `behavior` determines whether the element for
    /// which it holds is emitted, too.
    public func take(
        until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> { Infallible(asObservable().take(until: predicate, behavior: behavior)) }

    /// Emits the first `count` elements; then completes.
    public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

    /// Skips elements while a condition holds, and emits all others from the first one for which it doesn't.
    public func skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().skip(while: predicate))
    }

    /// Omits elements whose key equals that of the previous one.
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged(keySelector)) }

    /// Omits elements that a closure considers equal to the previous one.
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged(comparer)) }

    /// Omits elements whose key a closure considers equal to that of the last emitted element.
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
    ) -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer)) }

    /// Omits elements whose property equals that of the previous one.
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged(at: keyPath)) }

    /// Emits elements until another sequence emits one; then completes.
    public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// Emits elements until another sequence emits one; then completes.
    ///
    /// - Parameter other: The other sequence. It must not fail: an error ends the elements and is unhandled.
    public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other))
    }

    /// Skips elements until another sequence emits one.
    ///
    /// - Parameter other: The other sequence. It must not fail: an error ends the elements and is unhandled.
    public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().skip(until: other))
    }

    /// Merges the elements of several sequences as they are emitted. Completes when all have completed.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Merges the elements of several sequences as they are emitted. Completes when all have completed.
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Merges the elements of several sequences as they are emitted. Completes when all have completed.
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Emits the elements of this sequence, then those of another.
    public func concat<Source: InfallibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(.concat([asObservable(), second.asObservable()]))
    }

    /// Emits the elements of the given sequences in order. Each is requested when the previous one has completed.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// Emits the elements of the given sequences in order.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(.concat(collection.map { $0.asObservable() }))
    }

    /// Emits the elements of the given sequences in order.
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.concat(sources.map { $0.asObservable() }))
    }

    /// Prepends an element to the sequence.
    public func startWith(_ element: Element) -> Infallible<Element> { Infallible(asObservable().startWith(element)) }

    /// Combines the latest elements of all sequences of a collection, in its order, each time one of them emits an
    /// element, once all have emitted one. With an empty collection, the sequence emits one result, of no elements, and
    /// completes.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// Emits the latest elements of all sequences of a collection each time one of them emits an element, once all have
    /// emitted one. With an empty collection, the sequence emits one empty array and completes.
    public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible<[Element]>.combineLatest(collection) { $0 }
    }

    /// Combines each element with the latest one of another sequence, once that has emitted one.
    public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Infallible<ResultType> {
        Infallible(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
    }

    /// Emits the latest element of another sequence for each element of this one, once the other has emitted one.
    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
        withLatestFrom(second) { $1 }
    }

    /// Combines an object, which is held weakly, with each element. Completes when the object is released.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Infallible<Out> { Infallible(asObservable().withUnretained(obj, resultSelector: resultSelector)) }

    /// Emits each element together with an object, which is held weakly. Completes when the object is released.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
        withUnretained(obj) { ($0, $1) }
    }

    /// Emits an element only after a time span has passed without another element, as with `Observable`.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// Emits elements with at least a time span between them, as with `Observable`. `latest` determines whether the
    /// last element that arrived too early is emitted when the time is over.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> { Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler)) }

    /// Delays each element and the completion by a time span, which a scheduler measures.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().delay(dueTime, scheduler: scheduler))
    }

    /// Emits the elements that arrive within a time span, which a scheduler measures; then completes.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }

    /// Emits the events on a scheduler, for example `MainScheduler.instance`.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().observe(on: scheduler))
    }

    /// Subscribes to and disposes the sequence on a scheduler.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(asObservable().subscribe(on: scheduler))
    }

    /// Calls closures before (`on…`) and after (`after…`) an event is passed on, around the subscription to the source,
    /// and at the disposal, which follows the end.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Infallible<Element> {
        Infallible(
            asObservable().do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Prints the subscription, every event and the disposal, as with `Observable`.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        Infallible(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Shares one subscription to the source among all observers, and replays the latest elements to new ones, as with
    /// `Observable`.
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> { Infallible(asObservable().share(replay: replay, scope: scope)) }
}

extension InfallibleType where Element: Equatable {
    /// Omits elements that equal the previous one.
    public func distinctUntilChanged() -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged()) }
}
