import Foundation
import Render

/// One picture in the making: its screen, its logs, the work that it waits for.
///
/// Everything happens in steps on the main actor. Within a step the session's screen is `UIScreen.main`, and its logs and its work
/// are the current ones; between steps nothing of it is to be seen.
@MainActor
final class RenderSession {
    private let renderer: Renderer
    private let scale: Double
    /// Points.
    private let screenSize: CGSize
    private let screen: UIScreen
    private let log = WarningLog()
    private let windows = ShownWindows()
    private var issues: [LayoutIssue] = []
    private let work: ScreenWork
    private var limits: RenderLimits { renderer.limits }
    private var stage: (any RenderStage)?
    private var pending: [PendingWork] = []
    private let didStep: () -> Void
    /// How often the window's views had been solved for when it was last looked at.
    private var lastSolutions = 0

    init(_ renderer: Renderer, scale: Double, didStep: @escaping () -> Void = {}) {
        self.renderer = renderer
        self.didStep = didStep
        self.scale = scale
        screenSize = renderer.device.size(in: renderer.orientation)
        let screen = UIScreen(
            size: screenSize, scale: CGFloat(scale.isFinite && scale > 0 ? scale : 1),
            traits: UITraitCollection(traitsFrom: [renderer.device.traits(in: renderer.orientation), renderer.traits]))
        self.screen = screen
        let (log, windows) = (log, windows)
        work = ScreenWork { body in log.asCurrent { windows.asCurrent { screen.asMain(body) } } }
    }

    private func step<Value>(_ body: () throws -> Value) rethrows -> Value {
        defer { didStep() }
        return try ScreenWork.$current.withValue(work) {
            try log.asCurrent {
                try windows.asCurrent {
                    try screen.asMain {
                        try LayoutDiagnostics.collecting(body) { keep($0) }
                    }
                }
            }
        }
    }

    private func keep(_ reported: [LayoutIssue]) {
        for issue in reported where !issues.contains(issue) { issues.append(issue) }
    }

    /// A step that may fail. Where a fatal issue was reported that is the reason: other errors follow from it, as the missing size of
    /// what couldn't be built.
    private func fallibleStep<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try step(body)
        } catch let error as RenderError {
            if let fatal = issues.first(where: \.isFatal) { throw RenderError.layout(fatal) }
            throw error
        }
    }

    /// Builds the content and lays it out.
    /// - Throws: `RenderError`, or what `source` throws.
    func begin(_ source: @MainActor () throws -> any RenderSource, width: Double?, height: Double?) throws {
        try begin(source, width: width, height: height) { content -> any RenderStage in
            guard let width else {
                return ScreenStage(
                    content, renderer: renderer, scale: scale,
                    size: CGSize(width: screenSize.width, height: height.map { CGFloat($0) } ?? screenSize.height))
            }
            return try BareStage(
                content, width: CGFloat(width), height: height.map { CGFloat($0) }, screenHeight: screenSize.height)
        }
    }

    /// Builds the content and puts it onto a stage that somebody else makes.
    /// - Throws: `RenderError`, or what `source` throws.
    func begin(
        _ source: @MainActor () throws -> any RenderSource, width: Double?, height: Double?,
        stage makeStage: @MainActor (RenderContent) throws -> any RenderStage
    ) throws {
        try RenderDeadline.checkGrace(renderer.settlingLimit)
        try fallibleStep {
            let content = try source().makeRenderContent()
            try Self.check(width, "width", of: content)
            try Self.check(height, "height", of: content)
            try Self.check(scale, "scale", of: content, limit: 100)
            if case .view(let view) = content { try limits.checkViews(of: view) }
            stage = try makeStage(content)
        }
        lastSolutions = stage?.window.engine?.solutions ?? 0
    }

    /// Lets the screen come to rest, and gives its content room, again and again where that asked for more.
    func comeToRest() throws {
        guard var settlement = makeSettlement() else { return }
        for _ in 0..<Self.roomRounds {
            settlement.settle()
            guard try makeRoom(after: settlement) else { return }
        }
        pending = work.pending
    }

    /// Like the other, but others use the main thread in between.
    func comeToRest() async throws {
        guard var settlement = makeSettlement() else { return }
        for _ in 0..<Self.roomRounds {
            await settlement.settle()
            // Nobody waits for the picture any more.
            try Task.checkCancellation()
            guard try makeRoom(after: settlement) else { return }
        }
        pending = work.pending
    }

    /// How often content may ask for more when it gets room.
    private static let roomRounds = 8

    private func makeSettlement() -> Settlement? {
        guard let window = stage?.window else { return nil }
        return Settlement(
            of: work, limit: renderer.settlingLimit, turn: { self.step($0) }, layOut: { self.layOutWhatChanged(window) }
        )
    }

    /// Lays out, and says whether anything was laid out since the last time.
    private func layOutWhatChanged(_ window: UIWindow) -> Bool {
        if !window.layoutFlags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) { window.layoutIfNeeded() }
        let solutions = window.engine?.solutions ?? 0
        defer { lastSolutions = solutions }
        return solutions != lastSolutions
    }

    /// Gives the content room after the screen has come to rest, if there may be other content than before.
    /// - Returns: whether it did, so that the screen may ask for more.
    private func makeRoom(after settlement: Settlement) throws -> Bool {
        pending = settlement.pending
        guard let stage, settlement.didWork || !stage.hasRoom else { return false }
        try fallibleStep { try stage.makeRoom() }
        lastSolutions = stage.window.engine?.solutions ?? 0
        return true
    }

    /// Reads the layers.
    /// - Throws: `RenderError`, or what `inspect` throws.
    func finish(inspect: @MainActor (UIView) throws -> Void) throws -> Display {
        let display = try fallibleStep { () throws -> Display in
            guard let stage else { throw RenderError.failed("nothing was built to be drawn") }
            let topmost = stage.window.topmostView
            topmost.companion?.screenWillBeDrawn(topmost)
            let (view, size, background) = stage.end()
            try limits.checkViews(of: view)
            try inspect(view)
            let tree = DisplayTree(scale: CGFloat(scale))
            let layer = tree.layer(of: view)
            return Display(
                layer: layer, size: size, scale: scale, background: background, warnings: tree.warnings.texts,
                limits: limits)
        }
        var result = display
        for issue in issues {
            if issue.isFatal { throw RenderError.layout(issue) }
            result.warnings.append(issue.description)
        }
        result.warnings += log.warnings.map(\.description)
        if let text = PendingText.warning(of: pending, limit: renderer.settlingLimit) { result.warnings.append(text) }
        return result
    }

    /// Lets go of everything; what the screen still waits for goes on by itself.
    func end() {
        work.close()
        if let stage { step { stage.close() } }
        stage = nil
        TextTypesetter.shared.imageEnded()
    }

    private static func check(
        _ value: Double?, _ name: String, of content: RenderContent, limit: Double = Renderer.sizeLimit
    ) throws {
        guard let value else { return }
        guard value.isFinite, value > 0, value <= limit else {
            throw RenderError.invalidSize(view: content.name, name: name, value: value, limit: limit)
        }
    }
}
