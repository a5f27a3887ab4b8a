/// Values that wait in their order; every operation takes constant time on average.
///
/// A class, as are ``ValueBox`` and ``SubscriberBox``: code that is generic over subscribers looks up the types of
/// structures, tuples and optionals of their values at run time, at each access. The same is true of arrays, so the
/// values are in memory of its own.
final class ValueQueue<Value> {
    private(set) var count = 0
    private var values: UnsafeMutablePointer<Value>?
    /// The number of values that there is room for: zero, or a power of two.
    private var capacity = 0
    private var head = 0

    deinit {
        for offset in 0..<count { values?.advanced(by: place(offset)).deinitialize(count: 1) }
        values?.deallocate()
    }

    var isEmpty: Bool { count == 0 }

    private func place(_ offset: Int) -> Int { (head + offset) & (capacity - 1) }

    func append(_ value: Value) {
        if count == capacity { grow() }
        values?.advanced(by: place(count)).initialize(to: value)
        count += 1
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Value>.allocate(capacity: max(4, capacity * 2))
        for offset in 0..<count {
            values.map { larger.advanced(by: offset).moveInitialize(from: $0.advanced(by: place(offset)), count: 1) }
        }
        values?.deallocate()
        (values, capacity, head) = (larger, max(4, capacity * 2), 0)
    }

    /// Removes the first value, and passes it to a closure; has no effect on an empty queue.
    func removeFirst(_ body: (consuming Value) -> Void) {
        guard count > 0, let values else { return }
        let first = values.advanced(by: head)
        head = place(1)
        count -= 1
        body(first.move())
    }

    func popFirst() -> Value? {
        var first: Value?
        removeFirst { first = $0 }
        return first
    }
}

/// A value that can be retained and released without its type.
///
/// The methods of boxes aren't inlined: they find their type in the object, where callers would look it up.
final class ValueBox<Value> {
    private var value: Value

    init(_ value: Value) { self.value = value }

    @inline(never)
    func copy() -> Value { value }

    @inline(never)
    func exchange(_ other: inout Value) { swap(&value, &other) }
}

/// A subscriber that can be retained and released without its type; subclasses have what is released with it.
class SubscriberBox<Downstream: Subscriber> {
    private let subscriber: Downstream

    init(_ subscriber: Downstream) { self.subscriber = subscriber }

    @inline(never)
    final func receive(subscription: any Subscription) { subscriber.receive(subscription: subscription) }

    @inline(never)
    final func receive(_ input: Downstream.Input) -> Subscribers.Demand { subscriber.receive(input) }

    @inline(never)
    final func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        subscriber.receive(completion: completion)
    }
}
