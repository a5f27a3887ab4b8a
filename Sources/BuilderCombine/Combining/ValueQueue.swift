/// Values that wait in their order; every operation takes constant time on average.
struct ValueQueue<Value> {
    private var values: [Value?] = []
    private var head = 0

    var count: Int { values.count - head }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ value: Value) { values.append(value) }

    mutating func popFirst() -> Value? {
        guard head < values.count else { return nil }
        let first = values[head]
        values[head] = nil
        head += 1
        if head == values.count {
            values.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 64, head * 2 > values.count {
            values.removeFirst(head)
            head = 0
        }
        return first
    }
}
