import BuilderUIKit
import Foundation
import Render
import ScreenDriver

/// A moving picture of a flow, with 60 frames per second of virtual time.
///
/// It begins with the screen as it is made, and rests after each step. A screen without steps is one picture.
@MainActor
final class FlowFilm {
    private var writer: AnimatedPNGWriter
    private let frame: DeviceFrame?
    /// The frame that is shown, with the tick at which it was first.
    private var shown: (display: Display, start: Int)?
    /// The ticks that the film has rested so far, while virtual time stood still.
    private var rested = 0

    /// The ticks for which the film rests at its beginning and after each step (not measured: what reads well).
    private static let rest = 45

    private init(scale: Double, frame: DeviceFrame?) throws {
        writer = try AnimatedPNGWriter(scale: scale)
        self.frame = frame
    }

    /// Draws the flow of a screen: the steps of its state, or those of the last state with steps.
    ///
    /// - Returns: The file, and the warnings of the last frame.
    /// - Throws: `RenderError`, `StepError`, or an error of the screen.
    static func data(
        of screen: Screen, renderer: Renderer, width: Double?, frame: DeviceFrame?, input: ScreenInput
    ) async throws -> (data: Data, warnings: [String]) {
        let steps = screen.steps.isEmpty ? screen.states.last { !$0.steps.isEmpty }?.steps ?? [] : screen.steps
        let film = try FlowFilm(scale: renderer.scale ?? Double(renderer.device.scale), frame: frame)
        var renderer = renderer
        let name = screen.name
        renderer.interaction = { live in
            let driver = Driver(live)
            driver.onFrame = { try film.add($0) }
            defer { driver.onFrame = nil }
            try film.add(driver)
            film.rested += rest
            try await ScreenStep.perform(steps, of: name, with: driver) { film.rested += rest }
            try film.finish(at: driver.time)
        }
        let display = try await renderer.display(of: try screen.make(input), width: width)
        return (try film.writer.finish(), display.warnings)
    }

    private func tick(at time: Double) -> Int {
        Int((time * Double(AnimatedPNGWriter.ticksPerSecond)).rounded()) + rested
    }

    private func add(_ driver: Driver) throws {
        let display = try driver.display()
        guard display != shown?.display else { return }
        let tick = tick(at: driver.time)
        try write(until: tick)
        shown = (display, tick)
    }

    private func finish(at time: Double) throws { try write(until: tick(at: time) + Self.rest) }

    /// Writes the shown frame; one that was replaced at once is left out.
    private func write(until tick: Int) throws {
        guard let shown, tick > shown.start else { return }
        let framed = frame?.framing(shown.display) ?? shown.display
        do {
            try writer.append(framed.bitmap(), ticks: tick - shown.start)
        } catch let error as RenderError {
            throw error
        } catch {
            throw RenderError(error)
        }
    }
}
