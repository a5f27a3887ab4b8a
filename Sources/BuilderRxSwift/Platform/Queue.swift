/// A first-in, first-out queue: a ring buffer that doubles its capacity when it is full.
///
/// Appending is amortized O(1), removing is O(1). A removed element is released immediately.
struct Queue<Element>: ExpressibleByArrayLiteral, Sequence {
    private var slots: ContiguousArray<Element?> = []
    private var head = 0
    private(set) var count = 0

    init(arrayLiteral elements: Element...) {
        for element in elements { append(element) }
    }

    var isEmpty: Bool { count == 0 }

    var first: Element? { count == 0 ? nil : slots[head] }

    mutating func append(_ element: Element) {
        if count == slots.count { grow() }
        slots[(head + count) % slots.count] = element
        count += 1
    }

    mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        let element = slots[head].take()
        head = (head + 1) % slots.count
        count -= 1
        return element
    }

    /// Removes all elements, and returns them.
    mutating func takeAll() -> Queue {
        defer { self = [] }
        return self
    }

    /// Replaces the first element, if there is one, and returns it.
    mutating func exchangeFirst(with element: Element) -> Element? {
        count > 0 ? exchange(&slots[head], with: element) : nil
    }

    func makeIterator() -> AnyIterator<Element> {
        var index = 0
        return AnyIterator {
            guard index < count else { return nil }
            defer { index += 1 }
            return slots[(head + index) % slots.count]
        }
    }

    private mutating func grow() {
        var larger = ContiguousArray(slots[head...])
        larger.append(contentsOf: slots[..<head])
        larger.append(contentsOf: repeatElement(nil, count: Swift.max(4, slots.count)))
        slots = larger
        head = 0
    }
}

extension Queue: Sendable where Element: Sendable {}
