import Testing

@testable import BuilderCombine

/// The queue of values, whose memory is its own.
@Suite struct ValueQueueTests {
    private final class Counted {
        nonisolated(unsafe) static var living = 0
        let number: Int

        init(_ number: Int) {
            self.number = number
            Self.living += 1
        }

        deinit { Self.living -= 1 }
    }

    /// Values leave in their order while the queue grows, wraps around, and gets others during a removal.
    @Test func valuesKeepTheirOrder() {
        let queue = ValueQueue<String>()
        var (sent, received) = (0, [String]())
        func append(_ count: Int) {
            for _ in 0..<count {
                queue.append("value \(sent)")
                sent += 1
            }
        }
        append(3)
        received += [queue.popFirst(), queue.popFirst()].compactMap(\.self)
        // The queue is full when it gets another value within the closure.
        append(3)
        queue.removeFirst { first in
            append(2)
            received.append(first)
        }
        append(30)
        while let next = queue.popFirst() { received.append(next) }
        #expect(received == (0..<sent).map { "value \($0)" })
        #expect(queue.isEmpty && queue.popFirst() == nil)
        queue.removeFirst { _ in Issue.record("an empty queue has no first value") }
    }

    /// Values are released once: by a removal, or with the queue, also where they begin at the end of its memory.
    @Test func valuesAreReleasedOnce() {
        let before = Counted.living
        var queue: ValueQueue? = ValueQueue<Counted>()
        for number in 0..<4 { queue?.append(Counted(number)) }
        for number in 0..<3 { #expect(queue?.popFirst()?.number == number) }
        #expect(Counted.living == before + 1)
        for number in 4..<7 { queue?.append(Counted(number)) }
        #expect(Counted.living == before + 4)
        queue?.removeFirst { first in
            #expect(first.number == 3)
            // The subscription that owns the queue may be canceled meanwhile.
            queue = nil
        }
        #expect(queue == nil && Counted.living == before)
    }
}
