import Foundation
import Render
import Synchronization
import Testing

@testable import SnapshotCore
@testable import SnapshotInspect

@Suite struct ScreenLoaderTests {
    @Test func screensAreInspectedAndPictured() throws {
        let log = Log()
        let loader = loader(log)
        loader.request(DrawingRequest(screen: "box"), restarts: false)
        guard case .drawn(let screen) = try outcome(of: loader) else {
            Issue.record("the screen wasn't drawn")
            return
        }
        #expect(screen.inspection == InspectionSample.screen().inspection)
        #expect(screen.picture?.width == 2)
        #expect(log.lines == ["start", "box inspection", "box picture 2.0"])
        // Once.
        #expect(loader.takeOutcome() == nil)
    }

    @Test func aCrashIsNamedAndAnotherProcessDrawsTheNextScreen() throws {
        let log = Log()
        let loader = loader(log)
        loader.request(DrawingRequest(screen: "crash"), restarts: false)
        guard case .failed(let reason) = try outcome(of: loader) else {
            Issue.record("the crash wasn't noticed")
            return
        }
        #expect(reason == "crash crashed: the process that drew it ended by signal 11\nIndex out of range")
        loader.request(DrawingRequest(screen: "silent"), restarts: false)
        guard case .failed(let other) = try outcome(of: loader) else { return }
        #expect(other.hasPrefix("silent never becomes idle: it wasn't drawn within 3 s"))
        loader.request(DrawingRequest(screen: "broken"), restarts: false)
        guard case .failed("the model is missing") = try outcome(of: loader) else {
            Issue.record("the error wasn't passed on")
            return
        }
        // The process of an error lives on.
        loader.request(DrawingRequest(screen: "box"), restarts: false)
        guard case .drawn = try outcome(of: loader) else {
            Issue.record("the screen after it wasn't drawn")
            return
        }
        #expect(log.lines.count { $0 == "start" } == 3)
        loader.request(DrawingRequest(screen: "box"), restarts: true)
        _ = try outcome(of: loader)
        #expect(log.lines.count { $0 == "start" } == 4)
    }

    @Test func onlyTheLastRequestHasAnOutcome() throws {
        let log = Log()
        let loader = loader(log)
        loader.request(DrawingRequest(screen: "hang"), restarts: false)
        while !log.lines.contains("hang inspection") { usleep(1000) }
        loader.request(DrawingRequest(screen: "skipped"), restarts: false)
        loader.request(DrawingRequest(screen: "box"), restarts: false)
        // The process that hangs is ended after a while.
        guard case .drawn = try outcome(of: loader) else {
            Issue.record("the last screen wasn't drawn")
            return
        }
        #expect(log.lines.contains("stop"))
        #expect(!log.lines.contains("skipped inspection"))
    }

    private func loader(_ log: Log) -> ScreenLoader {
        ScreenLoader(
            scale: 2, timeout: 3,
            start: {
                log.add("start")
                return FakeProcess(log: log)
            }, wake: {})
    }

    private func outcome(of loader: ScreenLoader) throws -> ScreenLoader.Outcome {
        var outcome: ScreenLoader.Outcome?
        _ = ProcessState.wait {
            loader.stopOutdated()
            outcome = loader.takeOutcome()
            return outcome != nil
        }
        return try #require(outcome)
    }
}

private final class Log: Sendable {
    private let stored = Mutex<[String]>([])

    var lines: [String] { stored.withLock { $0 } }

    func add(_ line: String) { stored.withLock { $0.append(line) } }
}

private struct FakeProcess: DrawingProcess {
    let log: Log

    var stop: @Sendable () -> Void { { [log] in log.add("stop") } }

    func draw(_ drawing: DrawingRequest, timeout: Double) throws -> DrawingReply {
        log.add("\(drawing.screen) \(drawing.content.rawValue)" + (drawing.scale.map { " \($0)" } ?? ""))
        var reply = DrawingReply()
        switch drawing.screen {
        case "crash": throw WorkerProcessError.died(how: "by signal 11", errors: "Index out of range")
        case "silent": throw WorkerProcessError.silent(seconds: timeout, errors: "")
        case "broken":
            reply.error = "the model is missing"
            return reply
        case "hang":
            while !log.lines.contains("stop") { usleep(1000) }
            throw WorkerProcessError.died(how: "by signal 9", errors: "")
        default: break
        }
        if drawing.content == .inspection {
            reply.data = try JSONEncoder().encode(InspectionSample.screen().inspection)
        } else {
            let bitmap = Bitmap(width: 2, height: 3, isOpaque: true) { _, _ in }
            reply.data = try PNGEncoder().encode(bitmap, scale: 1)
        }
        return reply
    }
}
