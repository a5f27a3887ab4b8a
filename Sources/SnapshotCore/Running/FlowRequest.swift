import BuilderUIKit
import Foundation
import ScreenDriver

/// A step of a flow that is being recorded.
package struct RecordedStep: Hashable, Sendable, Codable {
    /// The step's name, which is that of its picture's state.
    package var name: String
    package var actions: [RecordedAction]

    package init(_ name: String, _ actions: [RecordedAction]) {
        self.name = name
        self.actions = actions
    }
}

/// A request to a worker process to perform the recorded steps of a screen, and one action more.
package struct FlowRequest: Hashable, Sendable, Codable {
    /// The screen on which the flow begins, and the configuration.
    package var drawing: DrawingRequest
    package var steps: [RecordedStep]
    /// The further action; nil to perform the steps only.
    package var pointed: PointedAction?

    package init(drawing: DrawingRequest, steps: [RecordedStep], pointed: PointedAction? = nil) {
        self.drawing = drawing
        self.steps = steps
        self.pointed = pointed
    }
}

/// A worker's reply to a flow request.
package struct FlowReply: Hashable, Sendable, Codable {
    /// The recorded action that couldn't be performed again.
    package struct Failure: Hashable, Sendable, Codable {
        package var step: Int
        package var action: Int
        package var reason: String
    }

    /// The steps with the further action, if there was one and it was performed.
    package var steps: [RecordedStep] = []
    /// The picture after the steps, as PNG; empty if there is none.
    package var picture = Data()
    /// The size of the screen, in points.
    package var width = 0.0
    package var height = 0.0
    /// The reason for which the further action isn't performed.
    package var refusal: String?
    package var failure: Failure?
    package var targets: [TouchTarget] = []
    /// The name of the view that has the focus and takes text.
    package var focus: String?
    /// The flow as Swift code; nil if names are wrong.
    package var code: String?
    /// The problem of the names.
    package var advice: String?
    /// The reason for which the screen can't be drawn.
    package var error: String?

    package init() {}
}

extension FlowRequest {
    /// Performs the steps. Every failure results in a reply.
    @MainActor
    func reply(from catalog: Catalog, _ run: RunConfiguration) async -> FlowReply {
        do {
            try run.usePinnedFonts()
            return try await LayoutDiagnostics.$reportsConflicts.withValue(false) { try await performed(on: catalog) }
        } catch {
            var reply = FlowReply()
            reply.steps = steps
            reply.error = "\(error)"
            return reply
        }
    }

    @MainActor
    private func performed(on catalog: Catalog) async throws -> FlowReply {
        let screen = try catalog.find(drawing.screen)
        let code = try FlowCode(of: steps, on: screen, in: catalog)
        let configuration = try drawing.resolved(for: screen)
        var renderer = screen.renderer(for: configuration)
        if let scale = drawing.scale { renderer.scale = scale }
        let declared = renderer.interaction
        let recording = FlowPerformance()
        renderer.interaction = { live in
            try await declared?(live)
            await recording.perform(self, with: Driver(live))
        }
        let input = ScreenInput(form: configuration.form)
        let display = try await renderer.display(
            of: try screen.make(input), width: configuration.width.map(Double.init))
        var reply = recording.reply
        reply.picture = try RenderedSnapshot(display).quickPNG()
        reply.width = display.size.width
        reply.height = display.size.height
        let recorded = FlowCode(steps: reply.steps, origin: code.origin, screen: code.screen, states: code.states)
        reply.advice = recorded.advice
        if reply.advice == nil { reply.code = recorded.text }
        return reply
    }
}

/// Performs recorded steps on a screen.
@MainActor
private final class FlowPerformance {
    var reply = FlowReply()

    func perform(_ request: FlowRequest, with driver: Driver) async {
        reply = FlowReply()
        reply.steps = request.steps
        await performAll(request, with: driver)
        reply.targets = driver.touchTargets
        reply.focus = driver.focusName
    }

    private func performAll(_ request: FlowRequest, with driver: Driver) async {
        for (stepIndex, step) in request.steps.enumerated() {
            for (index, action) in step.actions.enumerated() {
                do {
                    try await action.perform(with: driver)
                } catch {
                    reply.failure = .init(step: stepIndex, action: index, reason: "\(error)")
                    return
                }
            }
        }
        guard let pointed = request.pointed else { return }
        do {
            let action = try driver.action(for: pointed)
            try await action.perform(with: driver)
            record(action)
        } catch {
            reply.refusal = "\(error)"
        }
    }

    /// Appends an action to the last step, or merges it with the last one.
    private func record(_ action: RecordedAction) {
        if reply.steps.isEmpty { reply.steps = [RecordedStep("step-1", [])] }
        let last = reply.steps.count - 1
        if let previous = reply.steps[last].actions.last, let merged = action.merged(after: previous) {
            reply.steps[last].actions.removeLast()
            reply.steps[last].actions.append(merged)
        } else {
            reply.steps[last].actions.append(action)
        }
    }
}
