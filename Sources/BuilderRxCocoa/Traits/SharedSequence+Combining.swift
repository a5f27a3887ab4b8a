import BuilderRxSwift

extension SharedSequenceConvertibleType {
    /// The elements of all sequences, as they come.
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable<Element>.merge(sources.map { $0.asObservable() }))
    }

    /// The elements of all sequences, as they come.
    public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable<Element>.merge(sources.map { $0.asObservable() }))
    }

    /// The elements of all sequences, as they come.
    public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        merge(sources)
    }

    /// The elements of one sequence after the other.
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element>
    where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable<Element>.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// The elements of one sequence after the other.
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable<Element>.concat(collection.map { $0.asObservable() }))
    }

    /// Combines the first elements of all sequences, then the second ones, and so on.
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable<Result>.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// The first elements of all sequences, then the second ones, and so on.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable<Element>.zip(collection.map { $0.asObservable() }))
    }

    /// Combines the latest elements of all sequences each time one of them sends an element.
    public static func combineLatest<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable<Result>.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
    }

    /// The latest elements of all sequences, each time one of them has a new one.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
    }

    /// Combines each element with the latest one of a second sequence; sends nothing before that sequence has sent an
    /// element.
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
        _ second: SecondO, resultSelector: @escaping (Element, SecondO.Element) -> ResultType
    ) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy {
        SharedSequence(
            asObservable().withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector))
    }

    /// The latest element of a second sequence at each element of this one; nothing before that has one.
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
        _ second: SecondO
    ) -> SharedSequence<SharingStrategy, SecondO.Element> {
        SharedSequence(asObservable().withLatestFrom(second.asSharedSequence()))
    }

    /// The sequence with an element before all others.
    public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().startWith(element))
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Combines an object with each element; completes when the object, which is held weakly, is released.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        SharedSequence(asObservable().withUnretained(obj, resultSelector: resultSelector))
    }

    /// An object with each element; completes when the object, which is held weakly, is gone.
    public func withUnretained<Object: AnyObject>(
        _ obj: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        withUnretained(obj) { ($0, $1) }
    }
}

extension SharedSequenceConvertibleType {
    /// Combines the first elements of all sequences, then the second ones, and so on.
    public static func zip<each Source>(
        _ source: repeat SharedSequence<SharingStrategy, each Source>,
        resultSelector: @escaping (repeat each Source) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
    }

    /// Combines the latest elements of all sequences each time one of them sends an element.
    public static func combineLatest<each Source>(
        _ source: repeat SharedSequence<SharingStrategy, each Source>,
        resultSelector: @escaping (repeat each Source) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(Observable.combineLatest(repeat (each source).asObservable(), resultSelector: resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The first elements of all sequences as tuples, then the second ones, and so on.
    public static func zip<each Source>(
        _ source: repeat SharedSequence<SharingStrategy, each Source>
    ) -> SharedSequence<SharingStrategy, (repeat each Source)> {
        SharedSequence<SharingStrategy, (repeat each Source)>(Observable<Any>.zip(repeat (each source).asObservable()))
    }

    /// The latest elements of all sequences as tuples, each time one of them sends an element.
    public static func combineLatest<each Source>(
        _ source: repeat SharedSequence<SharingStrategy, each Source>
    ) -> SharedSequence<SharingStrategy, (repeat each Source)> {
        SharedSequence<SharingStrategy, (repeat each Source)>(
            Observable<Any>.combineLatest(repeat (each source).asObservable()))
    }
}
