import Foundation
import Render

extension Renderer {
    /// The options for drawing a view or controller on its own, for tests that compare images of them.
    package struct Alone: Sendable {
        /// The size in points; nil for the size that the view was created with or, if it has none, its fitting size.
        package var size: CGSize?
        /// A Boolean value that indicates whether the window, with presented controllers, is drawn instead of the view.
        package var drawsWindow: Bool

        package init(size: CGSize? = nil, drawsWindow: Bool = false) {
            self.size = size
            self.drawsWindow = drawsWindow
        }
    }

    /// Lays out like `layOut`, but on its own: at the given or its own size, and transparent where nothing is drawn.
    ///
    /// Afterwards the view or controller is removed from its window.
    ///
    /// - Throws: `RenderError`, or the error thrown by `source` or `read`.
    @MainActor
    package func layOutAlone(
        _ source: @MainActor () throws -> any RenderSource, _ alone: Alone,
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
        _ source: @MainActor () throws -> any RenderSource, _ alone: Alone,
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
        _ session: RenderSession, _ source: @MainActor () throws -> any RenderSource, _ alone: Alone
    ) throws {
        let safeArea = device.layout(in: orientation).safeAreaInsets
        try session.begin(
            source, width: alone.size.map { Double($0.width) }, height: alone.size.map { Double($0.height) }
        ) { content in
            FittedWindowHost(content, size: alone.size, safeArea: safeArea, drawsWindow: alone.drawsWindow)
        }
    }
}
