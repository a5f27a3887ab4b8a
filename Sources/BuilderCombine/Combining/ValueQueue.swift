/// Values that wait in their order; every operation takes constant time on average.
///
/// A class, as is ``SubscriberBox``: code that is generic over subscribers looks up the types of structures and
/// optionals of them at run time, at each access.
final class ValueQueue<Value> {
    private(set) var count = 0
    private var values: [Value?] = []
    private var head = 0

    var isEmpty: Bool { count == 0 }

    func append(_ value: Value) {
        values.append(value)
        count += 1
    }

    func popFirst() -> Value? {
        guard count > 0 else { return nil }
        let first = values[head]
        values[head] = nil
        head += 1
        count -= 1
        if count == 0 {
            values.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 64, head * 2 > values.count {
            values.removeFirst(head)
            head = 0
        }
        return first
    }
}

/// A subscriber that can be retained and released without its type.
final class SubscriberBox<Downstream: Subscriber> {
    let subscriber: Downstream

    init(_ subscriber: Downstream) { self.subscriber = subscriber }
}
