import OpenCombine

/// A sink that combines elements of several sources: `zip` and `combineLatest`, for any number of sources.
///
/// The sink checks only whether slots are full; the operators use the slots' types, in the closure that returns a
/// result.
final class ElementCombiningSink<Output>: CombiningSink<Output> {
    /// The elements of its source that a slot retains.
    enum ElementRetention {
        /// All elements, each until it is used once: `zip`.
        case all
        /// The latest element, for any number of uses: `combineLatest`.
        case latest
    }

    private let retention: ElementRetention
    private let disposal: Disposal
    private var slots: [any FillableSlot] = []
    private var connections: [(ElementCombiningSink) -> Void] = []
    // Changed in turns.
    private var done = 0

    init(_ retention: ElementRetention, disposal: Disposal, downstream: ObserverBase<Output>) {
        self.retention = retention
        self.disposal = disposal
        super.init(downstream: downstream)
    }

    override var name: String? {
        switch retention {
        case .all: "zip"
        case .latest: "combineLatest"
        }
    }

    /// Adds a source, which ``run(_:)`` subscribes to.
    func add<Source: ObservableConvertibleType>(_ source: Source) -> Slot<Source.Element> {
        let slot = Slot<Source.Element>(retention == .all)
        slots.append(slot)
        connections.append { sink in sink.connect(source, slot) }
        return slot
    }

    /// Subscribes to the sources in the order in which they were added, even after one has failed immediately.
    ///
    /// - Parameter result: The closure that takes an element from each slot. Called in turns, while all slots are full.
    func run(_ result: @escaping () throws -> Output) {
        open()
        makeResult = result
        if slots.isEmpty {
            if retention == .latest { sendResult() }
            finish(.finished)
        }
        let connections = connections
        self.connections = []
        for connection in connections { connection(self) }
    }

    private var makeResult: (() throws -> Output)?

    private func connect<Source: ObservableConvertibleType>(_ source: Source, _ slot: Slot<Source.Element>) {
        connect(source, disposal: disposal) { element in
            // A deinitializer may send to the sink: the replaced element is released when the result has been emitted.
            let replaced = slot.put(element)
            defer { withExtendedLifetime(replaced) {} }
            if self.slots.allSatisfy({ $0.isFull }) {
                self.sendResult()
            } else if self.done == self.slots.count - 1 {
                // Only this source is still active, and the others have no counterpart for the element.
                self.finish(.finished)
            }
        } onEnd: { observer, completion in
            guard case .finished = completion else { return self.finish(completion, from: observer) }
            self.done += 1
            if self.done == self.slots.count { self.finish(.finished) } else { observer.detach() }
        }
    }

    private func sendResult() {
        do {
            guard let result = try makeResult?() else { return }
            forward(result)
        } catch {
            finish(.failure(error))
        }
    }
}

/// A type-erased slot.
private protocol FillableSlot: AnyObject {
    var isFull: Bool { get }
}

/// The buffered elements of one source, which wait for their counterparts.
final class Slot<Element>: FillableSlot {
    private var elements: Queue<Element> = []
    private let keepsAll: Bool

    fileprivate init(_ keepsAll: Bool) { self.keepsAll = keepsAll }

    fileprivate var isFull: Bool { !elements.isEmpty }

    /// Stores an element. Returns the one that it replaces.
    fileprivate func put(_ element: Element) -> Element? {
        if !keepsAll, let replaced = elements.exchangeFirst(with: element) { return replaced }
        elements.append(element)
        return nil
    }

    /// Returns the element of the next result. Call only while all slots are full.
    func take() -> Element {
        guard let element = keepsAll ? elements.popFirst() : elements.first else {
            preconditionFailure("An element is taken from an empty slot.")
        }
        return element
    }
}

/// Returns the observable of a `zip` or `combineLatest`. The closure adds the sources and returns a closure that
/// combines the elements of their slots.
func combiningElements<Output>(
    _ retention: ElementCombiningSink<Output>.ElementRetention, disposal: Disposal = .beforeEnd,
    _ sources: @escaping (ElementCombiningSink<Output>) -> () throws -> Output
) -> Observable<Output> {
    Observable { observer in
        let sink = ElementCombiningSink(retention, disposal: disposal, downstream: observer)
        sink.run(sources(sink))
    }
}

/// Returns the observable of a `zip` or `combineLatest` of all sequences of a collection.
func combiningElements<Output, Collection: Swift.Collection>(
    _ retention: ElementCombiningSink<Output>.ElementRetention, _ collection: Collection,
    _ resultSelector: @escaping ([Collection.Element.Element]) throws -> Output
) -> Observable<Output> where Collection.Element: ObservableConvertibleType {
    let sources = Array(collection)
    return combiningElements(retention, disposal: .afterEnd) { sink in
        let slots = sources.map(sink.add)
        return { try resultSelector(slots.map { $0.take() }) }
    }
}
