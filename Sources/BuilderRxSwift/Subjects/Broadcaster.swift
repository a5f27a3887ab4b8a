import Foundation
import OpenCombine

/// The receivers of a subject, in the order in which they came, and how the subject ended.
///
/// OpenCombine's subjects keep their subscribers in a set, which has no order; observers here are told in the order in
/// which they subscribed. Joining and leaving take constant time, on average. An event is passed on outside the lock to
/// those who were there when it arrived, so that an observer may subscribe, dispose or send again from inside.
final class Broadcaster<Element> {
    /// The elements that a new observer receives first.
    enum Memory {
        /// Nothing.
        case none
        /// The latest element. The newcomer sits already when it is told, so it hears what it causes.
        case latest(Element)
        /// Up to a number of elements, also after the end. The newcomer sits down after it was told.
        case last(Int, Queue<Element>)
        /// Nothing before the completion; then the latest element, if there was one, to everybody.
        case final(Element?)
    }

    private let lock = RecursiveLock()
    private var seats: ContiguousArray<Seat<Element>?> = []
    private var emptySeats = 0
    private var ending: Subscribers.Completion<any Error>?
    private var isClosed = false
    private var memory: Memory
    /// Closed once the broadcaster is; everybody inside is passing an element on.
    private let sending = Gate()
    /// The seats at the disposal, until no call is inside.
    private var dismissed: ContiguousArray<Seat<Element>?> = []

    /// The subject, as errors name it.
    weak var owner: AnyObject?

    /// The number of times a seat was moved. For tests.
    private(set) var moves = 0

    init(_ memory: Memory = .none) {
        self.memory = memory
    }

    deinit {
        // Nobody will tell them anything any more; what waits for it is let go.
        empty(seats)
        empty(dismissed)
    }

    var hasObservers: Bool { lock.withLock { seats.count > emptySeats } }

    var isDisposed: Bool { lock.withLock { isClosed } }

    /// The latest element, for memories of one.
    ///
    /// - Throws: the error that ended the sequence, or ``RxError/disposed(object:)``.
    func latest() throws -> Element {
        try lock.withLock {
            if case .failure(let error) = ending { throw error }
            guard !isClosed, case .latest(let element) = memory else { throw disposedError }
            return element
        }
    }

    /// Adds a receiver. It is told what the memory holds under the lock, so that nothing newer can overtake it.
    func add(_ receiver: Receiver<Element>) {
        lock.lock()
        defer { lock.unlock() }
        if isClosed {
            receiver.receive(subscription: Subscriptions.empty)
            return receiver.receive(completion: .failure(disposedError))
        }
        let seat = Seat(receiver, in: self)
        if case .last(_, let elements) = memory {
            receiver.receive(subscription: seat)
            for element in elements { _ = receiver.receive(element) }
            if isClosed {
                // The receiver disposed the subject when it was told.
                seat.receiver = nil
                return
            }
        }
        if let ending {
            if case .last = memory {} else { receiver.receive(subscription: Subscriptions.empty) }
            if case .final(let element?) = memory { _ = receiver.receive(element) }
            return receiver.receive(completion: ending)
        }
        sit(seat)
        switch memory {
        case .none, .final: receiver.receive(subscription: seat)
        case .latest(let element):
            receiver.receive(subscription: seat)
            _ = receiver.receive(element)
        case .last: break
        }
    }

    /// Passes an element on.
    func send(_ element: Element) {
        lock.lock()
        guard ending == nil, !isClosed else { return lock.unlock() }
        remember(element)
        if case .final = memory { return lock.unlock() }
        _ = sending.enter()
        let now = seats
        lock.unlock()
        for seat in now { _ = seat?.receiver?.receive(element) }
        if sending.leave() { dismiss() }
    }

    /// Passes the end on and lets everybody go.
    func send(_ completion: Subscribers.Completion<any Error>) {
        let (now, last): (ContiguousArray<Seat<Element>?>, Element?) = lock.withLock {
            guard ending == nil, !isClosed else { return ([], nil) }
            ending = completion
            return (leaveAll(), takeFinal(at: completion))
        }
        if let last {
            for seat in now { _ = seat?.receiver?.receive(last) }
        }
        for seat in now { seat?.receiver?.receive(completion: completion) }
    }

    /// Passes an event on.
    func send(_ event: Event<Element>) {
        switch event {
        case .next(let element): send(element)
        case .error(let error): send(.failure(error))
        case .completed: send(.finished)
        }
    }

    /// Lets everybody go and forgets everything.
    func dispose() {
        lock.withLock {
            guard !isClosed else { return }
            isClosed = true
            ending = nil
            memory = .none
            dismissed = leaveAll()
        }
        if sending.close() { dismiss() }
    }

    /// Lets go of those who sat there at the disposal: they need not dispose what will tell them nothing any more.
    private func dismiss() {
        let seats = lock.withLock {
            defer { dismissed = [] }
            return dismissed
        }
        empty(seats)
    }

    private func empty(_ seats: ContiguousArray<Seat<Element>?>) {
        for seat in seats { seat?.receiver = nil }
    }

    private var disposedError: RxError { .disposed(object: owner ?? self) }

    private func remember(_ element: Element) {
        switch memory {
        case .none: break
        case .latest: memory = .latest(element)
        case .last(let count, var elements):
            memory = .none
            elements.append(element)
            if elements.count > count { _ = elements.popFirst() }
            memory = .last(count, elements)
        case .final: memory = .final(element)
        }
    }

    /// Takes the element that precedes the completion. An error discards it.
    private func takeFinal(at completion: Subscribers.Completion<any Error>) -> Element? {
        guard case .final(let element) = memory else { return nil }
        if case .finished = completion { return element }
        memory = .final(nil)
        return nil
    }

    private func sit(_ seat: Seat<Element>) {
        guard !seat.hasLeft else { return }
        seat.index = seats.count
        seats.append(seat)
    }

    private func leaveAll() -> ContiguousArray<Seat<Element>?> {
        defer {
            seats = []
            emptySeats = 0
        }
        for seat in seats { seat?.index = nil }
        return seats
    }

    fileprivate func leave(_ seat: Seat<Element>) {
        lock.lock()
        defer { lock.unlock() }
        seat.hasLeft = true
        guard let index = seat.index else { return }
        seat.index = nil
        if index == seats.count - 1 {
            seats.removeLast()
        } else {
            seats[index] = nil
            emptySeats += 1
        }
        if emptySeats > 32, emptySeats > seats.count / 2 { closeRanks() }
    }

    /// Removes the empty seats. As many have left since the last time as move now, so leaving stays cheap on average.
    private func closeRanks() {
        seats.removeAll { $0 == nil }
        emptySeats = 0
        moves += seats.count
        for index in seats.indices { seats[index]?.index = index }
    }
}

/// A receiver's place in a broadcaster.
final class Seat<Element>: OpenCombine.Subscription {
    fileprivate var receiver: Receiver<Element>?
    private weak var broadcaster: Broadcaster<Element>?
    /// The index in the broadcaster's seats; nil for a seat that isn't taken. Under the broadcaster's lock.
    fileprivate var index: Int?
    fileprivate var hasLeft = false

    fileprivate init(_ receiver: Receiver<Element>, in broadcaster: Broadcaster<Element>) {
        self.receiver = receiver
        self.broadcaster = broadcaster
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        broadcaster?.leave(self)
    }
}
