import Foundation
import Render
import SnapshotCore

/// A process that draws screens; tests replace it.
protocol DrawingProcess {
    /// - Throws: `WorkerProcessError` or `RunError`; the process has ended then.
    func draw(_ drawing: DrawingRequest, timeout: Double) throws -> DrawingReply
    /// Ends the process from any thread.
    var stop: @Sendable () -> Void { get }
}

extension WorkerProcess: DrawingProcess {}

/// Draws screens on a thread, in a process of the app's executable, so that one that crashes or never becomes idle
/// doesn't end the inspector. Of several requests only the last is drawn.
final class ScreenLoader: Sendable {
    /// The result of a request.
    enum Outcome: Sendable {
        case drawn(InspectedScreen)
        case failed(String)
    }

    private let queue: RequestQueue

    /// - Parameters:
    ///   - scale: The pixels per point of pictures.
    ///   - timeout: The time limit of a drawing, in seconds.
    ///   - start: Starts a process.
    ///   - wake: Called on the thread when an outcome can be taken.
    init(
        scale: Double, timeout: Double, start: @escaping @Sendable () throws -> any DrawingProcess,
        wake: @escaping @Sendable () -> Void
    ) {
        let queue = RequestQueue()
        self.queue = queue
        Thread.detachNewThread {
            var process: (any DrawingProcess)?
            while let request = queue.take() {
                if request.restarts { process = nil }
                let outcome = Self.outcome(of: request.drawing, scale: scale, timeout: timeout) { drawing in
                    do {
                        let current = try process ?? start()
                        process = current
                        queue.begin(current.stop)
                        return try current.draw(drawing, timeout: timeout)
                    } catch {
                        // It has ended.
                        process = nil
                        throw error
                    }
                }
                if queue.finish(request, outcome) { wake() }
            }
        }
    }

    deinit { queue.close() }

    /// Draws a screen, in place of what was requested before.
    func request(_ drawing: DrawingRequest, restarts: Bool) { queue.add(drawing, restarts: restarts) }

    /// Returns the outcome of the last request, once.
    func takeOutcome() -> Outcome? { queue.takeOutcome() }

    /// Ends a process that still draws what nobody waits for, if it has taken long already.
    func stopOutdated() { queue.stopOutdated() }

    private static func outcome(
        of drawing: DrawingRequest, scale: Double, timeout: Double, draw: (DrawingRequest) throws -> DrawingReply
    ) -> Outcome {
        do {
            var request = drawing
            request.content = .inspection
            let inspected = try draw(request)
            if let error = inspected.error { return .failed(error) }
            let inspection = try JSONDecoder().decode(ScreenInspection.self, from: inspected.data)
            request.content = .picture
            request.scale = scale
            let pictured = try draw(request)
            if let error = pictured.error { return .failed(error) }
            return .drawn(
                InspectedScreen(
                    inspection, picture: try ImageDecoder.decode(pictured.data), warnings: inspected.warnings))
        } catch WorkerProcessError.died(let how, let errors) {
            return .failed("\(drawing.screen) crashed: the process that drew it ended \(how)\n\(errors)")
        } catch WorkerProcessError.silent(let seconds, let errors) {
            return .failed(
                "\(drawing.screen) never becomes idle: it wasn't drawn within \(seconds.formatted()) s\n\(errors)")
        } catch {
            return .failed("\(drawing.screen) can't be drawn: \(error)")
        }
    }
}

/// The last request, and the one that is being drawn.
private final class RequestQueue: @unchecked Sendable {
    struct Request {
        var number: Int
        var drawing: DrawingRequest
        var restarts: Bool
    }

    /// The time after which a process is ended for a newer request.
    private static let patience = Duration.milliseconds(1500)

    /// Guards the properties below it.
    private let condition = NSCondition()
    private var number = 0
    private var waiting: Request?
    private var current: (number: Int, since: ContinuousClock.Instant, stop: (@Sendable () -> Void)?)?
    private var outcome: ScreenLoader.Outcome?
    private var isClosed = false

    func add(_ drawing: DrawingRequest, restarts: Bool) {
        condition.withLock {
            number += 1
            // A restart that was requested before is still one.
            let restarts = restarts || waiting?.restarts == true
            waiting = Request(number: number, drawing: drawing, restarts: restarts)
            outcome = nil
            condition.signal()
        }
    }

    func close() {
        condition.withLock {
            isClosed = true
            current?.stop?()
            condition.signal()
        }
    }

    /// Waits for a request; nil when the loader isn't used any more.
    func take() -> Request? {
        condition.withLock {
            while waiting == nil, !isClosed { condition.wait() }
            guard !isClosed, let request = waiting else { return nil }
            waiting = nil
            current = (request.number, .now, nil)
            return request
        }
    }

    /// Notes the process that draws the current request.
    func begin(_ stop: @escaping @Sendable () -> Void) { condition.withLock { current?.stop = stop } }

    /// - Returns: false if there is a newer request.
    func finish(_ request: Request, _ result: ScreenLoader.Outcome) -> Bool {
        condition.withLock {
            current = nil
            guard request.number == number else { return false }
            outcome = result
            return true
        }
    }

    func takeOutcome() -> ScreenLoader.Outcome? {
        condition.withLock {
            defer { outcome = nil }
            return outcome
        }
    }

    func stopOutdated() {
        condition.withLock {
            guard let running = current, running.number != number, running.since.duration(to: .now) > Self.patience
            else { return }
            running.stop?()
            current?.stop = nil
        }
    }
}
