import Foundation
import Render

extension Renderer {
    /// The largest width, height or scale that is laid out.
    static let sizeLimit = 100_000.0

    /// Creates, lays out and reads a view without releasing the main thread, for callers that are already on it.
    ///
    /// Waits for work that the screen scheduled through Rx's schedulers and `DispatchQueue`. Tasks, and work that other
    /// code puts into the main queue, need the main thread: `display(of:)` waits for them too.
    ///
    /// - Throws: `RenderError`, or the error thrown by `source`.
    @MainActor
    public func layOut(
        _ source: @autoclosure @MainActor () throws -> any RenderSource, width: Double? = nil, height: Double? = nil,
        scale: Double? = nil
    ) throws -> Display { try layOut(source, width: width, height: height, scale: scale, inspect: { _ in }) }

    /// Creates and lays out a view, and calls `read` while its screen is still the main one.
    ///
    /// `read` receives the window of a whole screen, or the view itself if a width is given.
    ///
    /// - Throws: `RenderError`, or the error thrown by `source` or `read`.
    @MainActor
    public func layOut<Value>(
        _ source: @autoclosure @MainActor () throws -> any RenderSource, width: Double? = nil, height: Double? = nil,
        scale: Double? = nil, reading read: @escaping @MainActor (UIView) throws -> Value
    ) throws -> (display: Display, value: Value) {
        var value: Value?
        let display = try layOut(source, width: width, height: height, scale: scale, inspect: { value = try read($0) })
        guard let value else { throw RenderError.failed("the view was not read") }
        return (display, value)
    }

    @MainActor
    private func layOut(
        _ source: @MainActor () throws -> any RenderSource, width: Double?, height: Double?, scale: Double?,
        inspect: @MainActor (UIView) throws -> Void
    ) throws -> Display {
        let session = RenderSession(self, scale: scale ?? self.scale ?? Double(device.scale))
        defer { session.end() }
        guard interaction == nil else {
            throw RenderError.failed("a screen with interactions is laid out asynchronously: call display(of:)")
        }
        try session.begin(source, width: width, height: height)
        try session.waitUntilIdle()
        return try session.finish(inspect: inspect)
    }

    /// Lays out like the synchronous method, but releases the main thread until the screen is idle.
    @MainActor
    func layOutSettled(
        _ source: @MainActor () throws -> any RenderSource, width: Double?, height: Double?, scale: Double?,
        didStep: @escaping () -> Void, inspect: @MainActor (UIView) throws -> Void
    ) async throws -> Display {
        let session = RenderSession(self, scale: scale ?? self.scale ?? Double(device.scale), didStep: didStep)
        defer { session.end() }
        try session.begin(source, width: width, height: height)
        try await session.waitUntilIdle()
        if let interaction {
            let screen = LiveScreen(session, renderer: self)
            defer { screen.release() }
            try await interaction(screen)
        }
        return try session.finish(inspect: inspect)
    }
}

extension RenderContent {
    /// The type of the content, for messages.
    @MainActor var name: String {
        switch self {
        case .view(let view): ConstraintText.name(of: view)
        case .controller(let controller): String(describing: type(of: controller))
        }
    }
}

extension LayoutDiagnostic {
    /// A Boolean value that indicates whether the issue, such as an invalid number, would make an image misleading.
    var isFatal: Bool {
        switch self {
        case .invalidFrame, .invalidConstant, .invalidContentSize, .invalidNumber, .solver, .endlessBody: true
        case .illegalConstraint(_, _, let fault): fault.isFatal
        case .subviewOfItself, .cyclicHierarchy, .cyclicLayers, .arrangedIndex, .noCommonAncestor, .invalidVisualFormat,
            .invalidLength, .invalidTableUpdate, .invalidCollectionUpdate, .undefinedFlow, .unsatisfiable, .unstable,
            .unstableTraits,
            .nestedTooDeep, .separateLayouts, .constraintsUpdateLoop, .constraintNeverActive, .incompleteConstraint,
            .barButtonViews:
            false
        }
    }
}

extension Renderer {
    /// The options for drawing a view or controller on its own, for tests that compare images of them.
    package struct StandaloneOptions: Sendable {
        /// The size in points; nil for the size that the view was created with or, if it has none, its fitting size.
        package var size: CGSize?
        /// A Boolean value that indicates whether the window, with presented controllers, is drawn instead of the view.
        package var drawsWindow: Bool
        /// The traits that the window overrides. The view is created without them, and notified of them.
        package var traits: UITraitCollection

        package init(
            size: CGSize? = nil, drawsWindow: Bool = false, traits: UITraitCollection = UITraitCollection()
        ) {
            self.size = size
            self.drawsWindow = drawsWindow
            self.traits = traits
        }
    }

    /// Lays out like `layOut`, but on its own: at the given or its own size, and transparent where nothing is drawn.
    ///
    /// Afterwards the view or controller is removed from its window.
    ///
    /// - Throws: `RenderError`, or the error thrown by `source` or `read`.
    @MainActor
    package func layOutAlone(
        _ source: @MainActor () throws -> any RenderSource, _ alone: StandaloneOptions,
        reading read: @MainActor (UIView) throws -> Void = { _ in }
    ) throws -> Display {
        let session = RenderSession(self, scale: scale ?? Double(device.scale))
        defer { session.end() }
        try begin(session, source, alone)
        try session.waitUntilIdle()
        return try session.finish(inspect: read)
    }

    /// Lays out on its own like the synchronous method, but releases the main thread until the screen is idle.
    @MainActor
    package func layOutAlone(
        _ source: @MainActor () throws -> any RenderSource, _ alone: StandaloneOptions,
        reading read: @MainActor (UIView) throws -> Void = { _ in }
    ) async throws -> Display {
        let session = RenderSession(self, scale: scale ?? Double(device.scale))
        defer { session.end() }
        try begin(session, source, alone)
        try await session.waitUntilIdle()
        return try session.finish(inspect: read)
    }

    @MainActor
    private func begin(
        _ session: RenderSession, _ source: @MainActor () throws -> any RenderSource, _ alone: StandaloneOptions
    ) throws {
        let safeArea = device.layout(in: orientation).safeAreaInsets
        try session.begin(
            source, width: alone.size.map { Double($0.width) }, height: alone.size.map { Double($0.height) }
        ) { content in
            FittedWindowHost(
                content, size: alone.size, safeArea: safeArea, drawsWindow: alone.drawsWindow, traits: alone.traits)
        }
    }
}
