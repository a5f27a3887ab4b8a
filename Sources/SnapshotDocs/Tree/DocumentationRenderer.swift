import BuilderUIKit
import Foundation
import SnapshotCore
import Synchronization

/// Draws a plan's pictures: they are laid out one after the other, and painted and compared on all cores.
struct DocumentationRenderer {
    let tool: SnapshotTool
    let drawer: ImageRenderer
    let jobs: Int?
    /// The monitor of the layout time of each picture; nil for no limit.
    var watchdog: DrawingWatchdog?

    /// The result of drawing.
    struct RenderedVariants {
        var drawn: [(item: ImageVariant, outcome: RenderedVariant)] = []
        /// The errors in the order of the items, each once: an error in a declaration occurs in light and dark.
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

    /// An item that was laid out, or its error, which doesn't prevent the others from being drawn.
    private struct Attempt: WarningProviding, Sendable {
        var laidOut: Result<LaidOutImage, any Error>
        var warnings: [String] { (try? laidOut.get().warnings) ?? [] }
    }

    @MainActor
    func draw(_ items: [ImageVariant], _ finish: ImageWriter) async -> RenderedVariants {
        var result = RenderedVariants()
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
                    // The time limit applies to each screen of a contact sheet.
                    let laidOut = try await ContactSheetDrawing.$willDrawCell.withValue(
                        { watchdog?.begin("\(item.name): \($0)") },
                        operation: { try await layOut(item.picture, catalog, item.appearance, input) })
                    return Attempt(laidOut: .success(laidOut))
                } catch {
                    return Attempt(laidOut: .failure(error))
                }
            },
            finish: { item, attempt in Result { try finish.finish(item, attempt.laidOut.get()) } },
            report: { item, outcome in
                switch outcome {
                case .success(let drawn): result.drawn.append((item, drawn))
                case .failure(let error): result.add(Self.named(error, item))
                }
                return nil
            })
        return result
    }

    /// Returns an error with the picture's name, which is added if it has none.
    private static func named(_ error: any Error, _ item: ImageVariant) -> any Error {
        if error is DocumentationDrawingError || error is DocumentationError { return error }
        return ImageVariantError(item: item.name, error: error)
    }

    /// An error with the name of its picture.
    private struct ImageVariantError: StatusError, CustomStringConvertible {
        var item: String
        var error: any Error
        var description: String { "\(item): \(error)" }
        var commandStatus: CommandStatus { CommandStatus(error) }
    }
}

/// Monitors the layout time of each picture on a separate thread, since a layout that doesn't return blocks the main
/// thread.
final class DrawingWatchdog: Sendable {
    private struct State {
        var item: (name: String, began: SuspendingClock.Instant)?
        var isStopped = false
    }

    /// The time limit of a picture.
    let seconds: Double
    private let isLate: @Sendable (_ name: String) -> Void
    private let state = Mutex(State())

    /// Creates a watchdog.
    /// - Parameters:
    ///   - seconds: the time limit of a picture.
    ///   - isLate: receives the picture's name, once, on the thread of the watchdog.
    init(seconds: Double, isLate: @escaping @Sendable (_ name: String) -> Void) {
        self.seconds = seconds
        self.isLate = isLate
    }

    /// Monitors the time until `stop`.
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

    /// Starts the time of a picture, and ends that of the previous one.
    func begin(_ name: String, at now: SuspendingClock.Instant = .now) { state.withLock { $0.item = (name, now) } }

    /// Ends the time of the picture, which has been laid out.
    func end() { state.withLock { $0.item = nil } }

    /// Returns the picture that has exceeded the time limit.
    func lateItem(at now: SuspendingClock.Instant) -> String? {
        state.withLock { state in
            guard let item = state.item, now - item.began > .seconds(seconds) else { return nil }
            return item.name
        }
    }
}
