import Foundation
import SnapshotCore
import Synchronization

/// Draws screens and compares them with baselines; tests replace it.
package protocol GalleryDrawing: Sendable {
    /// Returns the screens of the app as it is now.
    func listing() async throws -> [ScreenListing]
    /// Draws a screen.
    /// - Parameter isUrgent: false for work that waits for all other.
    func draw(_ request: DrawingRequest, isUrgent: Bool) async throws -> DrawingReply
    /// Performs the steps of a flow that is being recorded.
    func perform(_ flow: FlowRequest) async throws -> FlowReply
    /// Compares a declared picture with its baseline.
    func compare(_ picture: String) async throws -> RunEntry
    /// Records a declared picture.
    func record(_ picture: String) async throws -> RunEntry
    /// Uses new processes from now on: the executable was rebuilt.
    func restart()
}

/// Draws in processes of the app's executable, so that a screen that crashes or never rests doesn't end the server.
///
/// Each process belongs to a thread, which starts it when it is needed. Requests that wait are served newest first:
/// those of a list that was scrolled on meanwhile can wait longer.
final class GalleryRenderer: GalleryDrawing {
    private typealias Job = @Sendable (inout WorkerProcess?) -> Void

    private struct Queue {
        var urgent: [Job] = []
        var others: [Job] = []
        var generation = 0

        mutating func next() -> Job? { urgent.popLast() ?? others.popLast() }
    }

    private let queue: JobQueue
    private let launch: WorkerLaunch
    private let recording: WorkerLaunch?
    private let timeout: Double

    /// - Parameters:
    ///   - launch: Starts the processes that draw and compare.
    ///   - recording: Starts a process that records; nil if recording isn't allowed.
    ///   - count: The number of processes at most.
    ///   - timeout: The time limit of a picture, in seconds.
    init(launch: WorkerLaunch, recording: WorkerLaunch?, count: Int, timeout: Double) {
        self.launch = launch
        self.recording = recording
        self.timeout = timeout
        queue = JobQueue()
        for _ in 0..<max(1, count) {
            Thread.detachNewThread { [queue] in
                var worker: WorkerProcess?
                var generation = 0
                while true {
                    let (job, current) = queue.take()
                    if current != generation {
                        worker = nil
                        generation = current
                    }
                    job(&worker)
                }
            }
        }
    }

    func restart() { queue.beginGeneration() }

    func listing() async throws -> [ScreenListing] {
        let screens = try await perform(isUrgent: true) { [timeout] in try $0.listing(timeout: max(timeout, 60)) }
        // The first picture of a process takes longer: its fonts are loaded before the page requests any.
        if let first = screens.first {
            Task { try? await draw(DrawingRequest(screen: first.name, scale: 1), isUrgent: false) }
        }
        return screens
    }

    func draw(_ request: DrawingRequest, isUrgent: Bool) async throws -> DrawingReply {
        try await perform(isUrgent: isUrgent) { [timeout] in try $0.draw(request, timeout: timeout) }
    }

    func perform(_ flow: FlowRequest) async throws -> FlowReply {
        try await perform(isUrgent: true) { [timeout] in try $0.perform(flow, timeout: timeout) }
    }

    func compare(_ picture: String) async throws -> RunEntry {
        try await perform(isUrgent: true) { [timeout] in try $0.draw(picture, timeout: timeout) }
    }

    func record(_ picture: String) async throws -> RunEntry {
        guard let recording else { throw GalleryError.recordingNotAllowed }
        return try await withCheckedThrowingContinuation { continuation in
            queue.add(isUrgent: true) { [timeout] _ in
                continuation.resume(
                    with: Result {
                        let worker = try recording.start(timeout: timeout)
                        let entry = try worker.draw(picture, timeout: timeout)
                        worker.end()
                        return entry
                    })
            }
        }
    }

    private func perform<Value: Sendable>(
        isUrgent: Bool, _ body: @escaping @Sendable (WorkerProcess) throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.add(isUrgent: isUrgent) { [launch, timeout] worker in
                continuation.resume(
                    with: Result {
                        do {
                            let process = try worker ?? launch.start(timeout: timeout)
                            worker = process
                            return try body(process)
                        } catch {
                            // It has ended.
                            worker = nil
                            throw error
                        }
                    })
            }
        }
    }

    /// The jobs that wait for a thread.
    private final class JobQueue: @unchecked Sendable {
        private let condition = NSCondition()
        private var queue = Queue()

        func add(isUrgent: Bool, _ job: @escaping Job) {
            condition.withLock {
                if isUrgent { queue.urgent.append(job) } else { queue.others.append(job) }
                condition.signal()
            }
        }

        func beginGeneration() { condition.withLock { queue.generation += 1 } }

        /// Waits for a job.
        func take() -> (job: Job, generation: Int) {
            condition.withLock {
                while true {
                    if let job = queue.next() { return (job, queue.generation) }
                    condition.wait()
                }
            }
        }
    }
}

/// An error of a request.
enum GalleryError: Error, Hashable {
    case recordingNotAllowed
    /// No screen, state or picture has this name.
    case unknown(String)
    case invalid(name: String, value: String)
    /// The picture that was reviewed isn't the one that is drawn now.
    case changedMeanwhile
    /// There are too many requests for drawings.
    case busy
    /// The screen can't be drawn.
    case notDrawn(String)
    /// No process can be started or used, as while the executable is being linked.
    case noProcess(String)
}

extension GalleryError: CustomStringConvertible {
    var description: String {
        switch self {
        case .recordingNotAllowed: "recording isn't allowed: start “serve” with --allow-recording"
        case .unknown(let name): "there is no “\(name)”"
        case .invalid(let name, let value): "\(name) can't be “\(value)”"
        case .changedMeanwhile: "the picture has changed since it was shown: look at it again"
        case .busy: "too many pictures are requested at once: try again"
        case .notDrawn(let reason): reason
        case .noProcess(let reason): "\(reason). Build the app, then try again"
        }
    }

    /// The status of the reply.
    var status: Int {
        switch self {
        case .recordingNotAllowed: 403
        case .unknown: 404
        case .invalid: 400
        case .changedMeanwhile: 409
        case .busy, .noProcess: 503
        case .notDrawn: 422
        }
    }
}

extension WorkerProcessError {
    /// The error of a screen, in words.
    var words: String {
        switch self {
        case .died(let how, let errors): "the screen crashed: the process ended \(how)" + Self.quoted(errors)
        case .silent(let seconds, let errors):
            "the screen never rests: it wasn't drawn within \(seconds.formatted()) s" + Self.quoted(errors)
        }
    }

    private static func quoted(_ errors: String) -> String { errors.isEmpty ? "" : "\n\(errors)" }
}
