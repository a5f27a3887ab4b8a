/// Work that waits for its virtual time.
struct VirtualTimeItem<Time> {
    let time: Time
    /// Tells the items of one time in the order in which they were scheduled.
    let number: Int
    let work: ScheduledWork
}

/// The items of a virtual time scheduler, the next one in front: a heap.
struct VirtualTimeQueue<Time> {
    private(set) var items: [VirtualTimeItem<Time>] = []
    private let isBefore: (VirtualTimeItem<Time>, VirtualTimeItem<Time>) -> Bool

    init(isBefore: @escaping (VirtualTimeItem<Time>, VirtualTimeItem<Time>) -> Bool) {
        self.isBefore = isBefore
    }

    mutating func insert(_ item: VirtualTimeItem<Time>) {
        items.append(item)
        var place = items.count - 1
        while place > 0 {
            let parent = (place - 1) / 2
            guard isBefore(items[place], items[parent]) else { return }
            items.swapAt(place, parent)
            place = parent
        }
    }

    /// Takes the next item that nobody took back, if it meets a condition.
    mutating func next(where condition: (VirtualTimeItem<Time>) -> Bool) -> VirtualTimeItem<Time>? {
        while let first = items.first {
            if first.work.isDisposed {
                removeFirst()
            } else if condition(first) {
                removeFirst()
                return first
            } else {
                return nil
            }
        }
        return nil
    }

    private mutating func removeFirst() {
        items.swapAt(0, items.count - 1)
        items.removeLast()
        var place = 0
        while true {
            var least = place
            for child in [2 * place + 1, 2 * place + 2] where child < items.count {
                if isBefore(items[child], items[least]) { least = child }
            }
            if least == place { return }
            items.swapAt(place, least)
            place = least
        }
    }
}
