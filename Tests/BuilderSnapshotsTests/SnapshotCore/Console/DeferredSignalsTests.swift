import Foundation
import Synchronization
import Testing

@testable import SnapshotCore

@Suite struct DeferredSignalsTests {
    @Test func valuesAndErrorsComeThrough() throws {
        let signals = DeferredSignals()
        #expect(signals.write { 3 } == 3)
        #expect(throws: CancellationError.self) { try signals.write { throw CancellationError() } }
        #expect(signals.write { 4 } == 4)
    }

    @Test func whatIsLeftIsCleanedUpWhenTheLastWriterIsOut() {
        let signals = DeferredSignals()
        let order = Mutex<[String]>([])
        let isInside = DispatchSemaphore(value: 0)
        let isOut = DispatchSemaphore(value: 0)
        signals.onClose { order.withLock { $0.append("cleaned") } }
        Thread.detachNewThread {
            signals.write {
                isInside.signal()
                usleep(50_000)
                order.withLock { $0.append("written") }
            }
            isOut.signal()
        }
        isInside.wait()
        signals.close()
        isOut.wait()
        #expect(order.withLock { $0 } == ["written", "cleaned"])
    }

    @Test func allGatesOfAProcessAreClosedTogether() {
        let gates = SignalCoordinator()
        let all = (0..<3).map { _ in DeferredSignals() }
        let order = Mutex<[Int]>([])
        for (number, signals) in all.enumerated() {
            signals.onClose { order.withLock { $0.append(number) } }
        }
        for signals in all[..<2] { gates.add(signals) }
        gates.close()
        #expect(order.withLock { $0 } == [0, 1])
        #expect(all.map(\.isClosed) == [true, true, false])
        // Opened while the process ends: nobody begins to write.
        gates.add(all[2])
        #expect(order.withLock { $0 } == [0, 1, 2])
        #expect(all[2].isClosed)
    }
}
