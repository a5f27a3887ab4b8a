import Foundation
import Render
import Synchronization
import Testing

@testable import SnapshotCore

@Suite struct DeferredSignalsTests {
    @Test func valuesAndErrorsComeThrough() throws {
        let signals = DeferredSignals()
        #expect(signals.whileDeferred { 3 } == 3)
        #expect(throws: CancellationError.self) { try signals.whileDeferred { throw CancellationError() } }
        #expect(signals.whileDeferred { 4 } == 4)
    }

    @Test func whatIsLeftIsCleanedUpWhenTheLastWriterIsOut() {
        let signals = DeferredSignals()
        let order = Mutex<[String]>([])
        let isInside = DispatchSemaphore(value: 0)
        let isOut = DispatchSemaphore(value: 0)
        signals.onShutDown { order.withLock { $0.append("cleaned") } }
        Thread.detachNewThread {
            signals.whileDeferred {
                isInside.signal()
                usleep(50_000)
                order.withLock { $0.append("written") }
            }
            isOut.signal()
        }
        isInside.wait()
        signals.shutDown()
        isOut.wait()
        #expect(order.withLock { $0 } == ["written", "cleaned"])
    }

    @Test func aFileThatIsBeingWrittenIsDeleted() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "file")
        let signals = DeferredSignals()
        let file = try signals.prepare("\(folder.path)/file") { append in
            try append(Data("new".utf8))
            #expect(folder.files.count == 2)
            signals.shutDown()
            #expect(folder.files == ["file"])
            try append(Data("more".utf8))
        }
        #expect(throws: (any Error).self) { try file.commit(as: "file") }
        #expect(String(decoding: try folder.read("file"), as: UTF8.self) == "old")
    }

    @Test func aFileIsWrittenBesideItsPath() throws {
        let folder = try TemporaryFolder()
        try folder.write("old", to: "file")
        let signals = DeferredSignals()
        let file = try signals.prepare("\(folder.path)/file") { try $0(Data("new".utf8)) }
        #expect(String(decoding: try folder.read("file"), as: UTF8.self) == "old")
        try file.commit(as: "file")
        file.discard()
        #expect(String(decoding: try folder.read("file"), as: UTF8.self) == "new" && folder.files == ["file"])
        #expect(throws: CancellationError.self) {
            try signals.prepare("\(folder.path)/file") { _ in throw CancellationError() }
        }
        #expect(folder.files == ["file"])
    }

    @Test func signalsOfAProcessAreShutDownTogether() {
        let coordinator = SignalCoordinator()
        let all = (0..<3).map { _ in DeferredSignals() }
        let order = Mutex<[Int]>([])
        for (number, signals) in all.enumerated() {
            signals.onShutDown { order.withLock { $0.append(number) } }
        }
        for signals in all[..<2] { coordinator.add(signals) }
        coordinator.shutDown()
        #expect(order.withLock { $0 } == [0, 1])
        #expect(all.map(\.admitsSections) == [false, false, true])
        // Added while the process ends: no thread begins to write.
        coordinator.add(all[2])
        #expect(order.withLock { $0 } == [0, 1, 2])
        #expect(!all[2].admitsSections)
    }
}
