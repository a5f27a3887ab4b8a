import BuilderUIKit
import Foundation
import SnapshotCore
import Synchronization

/// Draws a plan's pictures: laid out one after the other, painted and compared on all cores.
struct DocumentationRenderer {
    let tool: SnapshotTool
    let drawer: ImageRenderer
    let jobs: Int?
    /// Looks after the time that each picture takes; nil where it may take any.
    var watchdog: DrawingWatchdog?

    /// The result of drawing.
    struct Result {
        var drawn: [(item: ImageVariant, outcome: RenderedVariant)] = []
        /// In the order of the items, each once: what is wrong with a declaration is wrong in light and dark.
        var errors: [any Error] = []
        private var texts: Set<String> = []

        /// The widths of the pictures in points.
        var widths: [String: Double] {
            Dictionary(
                drawn.map { ($0.item.picture.name, Double($0.outcome.size.width)) },
                uniquingKeysWith: { first, _ in first })
        }

        fileprivate mutating func add(_ error: any Error) {
            if texts.insert("\(error)").inserted { errors.append(error) }
        }
    }

    /// An item that was laid out, or why not; an error is no reason to leave the others out.
    private struct Attempt: WarningProviding, Sendable {
        var laidOut: Swift.Result<LaidOutImage, any Error>
        var warnings: [String] { (try? laidOut.get().warnings) ?? [] }
    }

    @MainActor
    func draw(_ items: [ImageVariant], _ finish: ImageWriter) async -> Result {
        var result = Result()
        let input = ScreenInput(warn: { [console = tool.console] in console.warn($0) })
        let catalog = tool.catalog
        let layOut = drawer.layOut
        watchdog?.start()
        defer { watchdog?.stop() }
        _ = await RenderPipeline(tool: tool, jobs: jobs).run(
            items, name: \.name,
            layOut: { [watchdog = watchdog] item in
                watchdog?.begin(item.name)
                defer { watchdog?.end() }
                do {
                    return Attempt(laidOut: .success(try await layOut(item.picture, catalog, item.appearance, input)))
                } catch {
                    return Attempt(laidOut: .failure(error))
                }
            },
            finish: { item, attempt in Swift.Result { try finish.finish(item, attempt.laidOut.get()) } },
            report: { item, outcome in
                switch outcome {
                case .success(let drawn): result.drawn.append((item, drawn))
                case .failure(let error): result.add(Self.named(error, item))
                }
                return nil
            })
        return result
    }

    /// Adds the picture's name to an error that has none.
    private static func named(_ error: any Error, _ item: ImageVariant) -> any Error {
        if error is DocumentationDrawingError || error is DocumentationError { return error }
        return DrawingFailure(item: item.name, error: error)
    }

    /// An error with the name of the picture that it is about.
    private struct DrawingFailure: StatusError, CustomStringConvertible {
        var item: String
        var error: any Error
        var description: String { "\(item): \(error)" }
        var commandStatus: CommandStatus { CommandStatus(error) }
    }
}

/// Notices from a thread of its own when a picture isn't laid out in time: a screen that never comes back holds the
/// main thread, so nothing else could.
final class DrawingWatchdog: Sendable {
    private struct State {
        var item: (name: String, began: SuspendingClock.Instant)?
        var isStopped = false
    }

    /// The time limit of a picture.
    let seconds: Double
    private let isLate: @Sendable (_ name: String) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - seconds: how long a picture may take.
    ///   - isLate: gets the picture's name, once, on the thread of the watchdog.
    init(seconds: Double, isLate: @escaping @Sendable (_ name: String) -> Void) {
        self.seconds = seconds
        self.isLate = isLate
    }

    /// Looks after the time until `stop`.
    func start() {
        Thread.detachNewThread { [self] in
            while !state.withLock({ $0.isStopped }) {
                if let name = lateItem(at: .now) {
                    isLate(name)
                    return
                }
                usleep(20_000)
            }
        }
    }

    func stop() { state.withLock { $0.isStopped = true } }

    /// The time of a picture begins; that of the one before has ended.
    func begin(_ name: String, at now: SuspendingClock.Instant = .now) { state.withLock { $0.item = (name, now) } }

    /// The picture is laid out.
    func end() { state.withLock { $0.item = nil } }

    /// The picture that has taken longer than it may.
    func lateItem(at now: SuspendingClock.Instant) -> String? {
        state.withLock { state in
            guard let item = state.item, now - item.began > .seconds(seconds) else { return nil }
            return item.name
        }
    }
}
