import BuilderFoundation
import Foundation
import Render
import Settling
import Synchronization

/// The state of one render: its screen, its logs, and the work it waits for.
///
/// All work happens in steps on the main actor. Within a step the session's screen is `UIScreen.main`, and its logs and
/// its work are the current ones; between steps they aren't visible.
@MainActor
final class RenderSession {
    private let renderer: Renderer
    private let scale: Double
    /// The screen's size, in points.
    private let screenSize: CGSize
    /// The width of a window, in points: less than the screen's beside another app.
    private let windowWidth: CGFloat
    /// The screen, which a rotation replaces.
    private let screens: CurrentScreens
    private let log = WarningLog()
    private let windows = ShownWindows()
    private var diagnostics: [LayoutDiagnostic] = []
    private let work: ScreenWork
    private var limits: RenderLimits { renderer.limits }
    /// The seconds to wait until the screen is idle; an interaction may change them.
    var settlingLimit: Double
    private var stage: (any RenderHost)?
    private var pending: [PendingWork] = []
    private let didStep: () -> Void
    /// The number of solver runs for the window's views at the last check.
    private var lastSolutions = 0

    init(_ renderer: Renderer, scale: Double, didStep: @escaping () -> Void = {}) {
        self.renderer = renderer
        settlingLimit = renderer.settlingLimit
        self.didStep = didStep
        self.scale = scale
        screenSize = renderer.device.size(in: renderer.orientation)
        var traits = renderer.device.traits(in: renderer.orientation)
        let split = renderer.splitFraction.flatMap { renderer.device.splitView($0, in: renderer.orientation) }
        windowWidth = split?.width ?? screenSize.width
        if let split { traits = traits.modifyingTraits { $0.horizontalSizeClass = split.horizontalSizeClass } }
        let screens = CurrentScreens(Self.screen(for: renderer, size: screenSize, scale: scale, traits: traits))
        self.screens = screens
        let (log, windows) = (log, windows)
        ScreenURLProtocol.register()
        work = ScreenWork(
            start: renderer.now, timeZone: renderer.timeZone, locale: renderer.locale, seed: renderer.randomSeed,
            device: renderer.device.idiom == .pad ? "ipad" : "iphone", warn: { log.add(.other($0)) },
            responses: renderer.remoteResponses.map { folder in { @Sendable url in folder.response(for: url) } }
        ) { body in
            log.asCurrent { windows.asCurrent { screens.current.asMain(body) } }
        }
    }

    private static func screen(
        for renderer: Renderer, size: CGSize, scale: Double, traits: UITraitCollection
    ) -> UIScreen {
        UIScreen(
            size: size, scale: CGFloat(scale.isFinite && scale > 0 ? scale : 1),
            traits: UITraitCollection(traitsFrom: [traits, renderer.traits]),
            replacements: renderer.replacements, remoteImages: renderer.remoteImages,
            accessibilitySettings: renderer.accessibilitySettings)
    }

    /// Performs work as a part of the render.
    func step<Value>(_ body: () throws -> Value) rethrows -> Value {
        defer { didStep() }
        return try ScreenWork.$current.withValue(work) {
            try log.asCurrent {
                try windows.asCurrent {
                    try screens.current.asMain {
                        try LayoutDiagnostics.collecting(body) { keep($0) }
                    }
                }
            }
        }
    }

    private func keep(_ reported: [LayoutDiagnostic]) { diagnostics += reported.filter { !diagnostics.contains($0) } }

    /// Performs a step that may throw. A fatal diagnostic reported in it takes precedence, since other errors, such as
    /// the missing size of content that couldn't be built, follow from it.
    private func fallibleStep<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try step(body)
        } catch let error as RenderError {
            if let fatal = diagnostics.first(where: \.isFatal) { throw RenderError.layout(fatal) }
            throw error
        }
    }

    /// Creates the content and lays it out.
    ///
    /// - Throws: `RenderError`, or the error thrown by `source`.
    func begin(_ source: @MainActor () throws -> any RenderSource, width: Double?, height: Double?) throws {
        try begin(source, width: width, height: height) { content -> any RenderHost in
            guard let width else {
                return DeviceHost(
                    content, renderer: renderer, scale: scale,
                    size: CGSize(width: windowWidth, height: height.map { CGFloat($0) } ?? screenSize.height))
            }
            return try BareViewHost(
                content, width: CGFloat(width), height: height.map { CGFloat($0) }, screenHeight: screenSize.height)
        }
    }

    /// Creates the content and puts it into the host that `makeStage` creates.
    ///
    /// - Throws: `RenderError`, or the error thrown by `source`.
    func begin(
        _ source: @MainActor () throws -> any RenderSource, width: Double?, height: Double?,
        stage makeStage: @MainActor (RenderContent) throws -> any RenderHost
    ) throws {
        try RenderDeadline.checkGrace(renderer.settlingLimit)
        do { try FontLibrary.shared.requireSystemFont() } catch { throw RenderError(error) }
        try fallibleStep {
            let content = try source().makeRenderContent()
            try Self.check(width, "width", of: content)
            try Self.check(height, "height", of: content)
            try Self.check(scale, "scale", of: content, limit: 100)
            if case .view(let view) = content { try limits.checkViews(of: view) }
            stage = try makeStage(content)
        }
        lastSolutions = stage?.window.engine?.system.solutionCount ?? 0
    }

    /// Waits until the screen is idle, and enlarges its host, repeatedly if that produced further work.
    func waitUntilIdle() throws {
        guard var loop = makeIdleLoop() else { return }
        for _ in 0..<Self.fittingRounds {
            loop.runUntilIdle()
            guard try resizeToFitContent(after: loop) else { return }
        }
        pending = work.pending
    }

    /// Waits until the screen is idle like the synchronous method, but releases the main thread in between.
    ///
    /// - Parameter start: the virtual time, from which the limit counts, of an action that may have changed the
    ///   content; nil without an action.
    func waitUntilIdle(since start: Double? = nil) async throws {
        guard var loop = makeIdleLoop(since: start) else { return }
        // The loop doesn't see what an action changes.
        var mayHaveChanged = start != nil && (!isWholeScreen || renderer.showsFullContent)
        for _ in 0..<Self.fittingRounds {
            await loop.runUntilIdle()
            // The caller may have stopped waiting.
            try Task.checkCancellation()
            guard try resizeToFitContent(after: loop, mayHaveChanged) else { return }
            mayHaveChanged = false
        }
        pending = work.pending
    }

    /// The maximum number of times that content may require more space.
    private static let fittingRounds = 8

    private func makeIdleLoop(since start: Double? = nil) -> IdleLoop? {
        guard let window = stage?.window else { return nil }
        return IdleLoop(
            of: work, limit: settlingLimit, since: start, turn: { self.step($0) },
            layOut: { self.layOutWhatChanged(window) })
    }

    /// Lays out, and returns whether any solver ran since the last call.
    private func layOutWhatChanged(_ window: UIWindow) -> Bool {
        for window in [window] + window.visibleWindowsOfScene
        where !window.layoutFlags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
            window.layoutIfNeeded()
        }
        let solutions = window.engine?.system.solutionCount ?? 0
        defer { lastSolutions = solutions }
        return solutions != lastSolutions
    }

    /// Enlarges the host when the screen is idle, if its content may have changed.
    ///
    /// - Returns: a Boolean value that indicates whether it did, so that the screen may have further work.
    private func resizeToFitContent(after loop: IdleLoop, _ mayHaveChanged: Bool = false) throws -> Bool {
        pending = loop.pending
        guard let stage, mayHaveChanged || loop.didWork || !stage.fitsContent else { return false }
        try fallibleStep { try stage.resizeToFitContent() }
        lastSolutions = stage.window.engine?.system.solutionCount ?? 0
        return true
    }

    // MARK: Interaction

    /// The window of the content; nil before `begin` and after `end`.
    var window: UIWindow? { stage?.window }

    /// A Boolean value that indicates whether the content has the device's whole screen.
    var isWholeScreen: Bool { stage is DeviceHost }

    /// A Boolean value that indicates whether animations take their time in virtual seconds, so that frames of them can
    /// be drawn.
    var recordsAnimations: Bool {
        get { windows.animations != nil }
        set {
            guard newValue != recordsAnimations else { return }
            windows.animations?.forget()
            windows.animations = newValue ? RecordedAnimations() : nil
        }
    }

    /// A Boolean value that indicates whether an animation is drawn that hasn't ended.
    var isAnimating: Bool { step { windows.animations?.isRunning ?? false } }

    /// The virtual time since the render began, in seconds.
    var time: Double { work.elapsed }

    /// The virtual seconds until the next timer fires; nil without one.
    var secondsToNextTimer: Double? { work.secondsToNextTimer }

    /// Advances virtual time, and runs the screen's work and timers on the way.
    func advance(by seconds: Double) {
        guard var loop = makeIdleLoop() else { return }
        loop.advance(by: seconds)
    }

    /// Turns the device. The window has the device's whole screen then, even if it was a part of it before.
    func rotate(to orientation: Device.Orientation) throws {
        guard let window = stage?.window else { return }
        let device = renderer.device
        let size = device.size(in: orientation)
        // Other windows that fill the screen, such as those of alerts, turn with it.
        let others = window.visibleWindowsOfScene.filter { $0 !== window && $0.frame == window.frame }
        let screen = Self.screen(for: renderer, size: size, scale: scale, traits: device.traits(in: orientation))
        screens.replace(with: screen)
        try fallibleStep {
            window.traitsMayHaveChanged()
            window.deviceSafeArea = device.layout(in: orientation).safeAreaInsets
            window.frame = CGRect(origin: .zero, size: size)
            window.layoutIfNeeded()
            for other in others {
                other.traitsMayHaveChanged()
                other.frame = window.frame
                other.layoutIfNeeded()
            }
        }
    }

    /// Reads the layers of a screen that stays open.
    func read() throws -> Display {
        step { windows.animations?.show() }
        defer { if let window = stage?.window { step { StatusBar.remove(from: window) } } }
        return try finish { _ in }
    }

    /// Reads the layers.
    ///
    /// - Throws: `RenderError`, or the error thrown by `inspect`.
    func finish(inspect: @MainActor (UIView) throws -> Void) throws -> Display {
        var drawingWarnings: [ViewWarning] = []
        let display = try fallibleStep { () throws -> Display in
            guard let stage else { throw RenderError.failed("there is no view to draw") }
            let topmost = stage.window.topmostView
            topmost.observer?.screenWillBeDrawn(topmost)
            let (view, size, background) = stage.end()
            try limits.checkViews(of: view)
            try inspect(view)
            let tree = DisplayTree(scale: CGFloat(scale))
            let layer = tree.layer(of: view)
            drawingWarnings = tree.warnings.list
            return Display(
                layer: layer, size: size, scale: scale, background: background, warnings: [], limits: limits)
        }
        var result = display
        result.warnings = drawingWarnings.map(\.description)
        for diagnostic in diagnostics {
            if diagnostic.isFatal { throw RenderError.layout(diagnostic) }
            result.warnings.append(diagnostic.description)
        }
        result.warnings += log.warnings.map(\.description)
        result.hyphenatedLanguages = log.hyphenatedLanguages
        for case .missingGlyphs(let text) in drawingWarnings + log.warnings { result.missingTexts.append(text) }
        for case .leftOut(let part) in drawingWarnings + log.warnings { result.leftOutParts.append(part) }
        if let text = PendingText.warning(of: pending, limit: renderer.settlingLimit) { result.warnings.append(text) }
        return result
    }

    /// Releases everything. Work that the screen still waits for continues on its own.
    func end() {
        work.close()
        if let stage { step { stage.close() } }
        stage = nil
        ParagraphTypesetter.shared.imageEnded()
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

/// The screen of a session. Work on other threads reads it.
private final class CurrentScreens: Sendable {
    private let stored: Mutex<UIScreen>

    init(_ screen: UIScreen) { stored = Mutex(screen) }

    var current: UIScreen { stored.withLock { $0 } }

    func replace(with screen: UIScreen) { stored.withLock { $0 = screen } }
}

/// The warning about work that was still pending when a screen was drawn.
enum PendingText {
    /// The maximum number of named items.
    private static let namedLimit = 5

    static func warning(of pending: [PendingWork], limit: Double) -> String? {
        var names: [String] = []
        var counts: [String: Int] = [:]
        for text in pending.map(\.description) {
            counts[text, default: 0] += 1
            if counts[text] == 1 { names.append(text) }
        }
        guard !names.isEmpty else { return nil }
        var texts = names.prefix(namedLimit).map { name in counts[name] == 1 ? name : "\(counts[name] ?? 1) × \(name)" }
        if names.count > namedLimit { texts.append("\(names.count - namedLimit) more") }
        return "drawn before the screen was idle; still pending after \(limit) s: "
            + texts.joined(separator: ", ")
    }
}
