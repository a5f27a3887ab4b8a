import Foundation
import Render

extension Renderer {
    /// How something is drawn alone: what a test that compares pictures of views and controllers asks for.
    package struct Alone: Sendable {
        /// Points; nil for the size that the view was made with or, where it has none, for the one that its content asks for.
        package var size: CGSize?
        /// Draws the window, with what controllers present, instead of the view.
        package var drawsWindow: Bool

        package init(size: CGSize? = nil, drawsWindow: Bool = false) {
            self.size = size
            self.drawsWindow = drawsWindow
        }
    }

    /// Like `layOut`, but what is drawn is alone: of the size that it is given or has, and clear where it draws nothing.
    ///
    /// Afterwards the view or controller is free again.
    /// - Throws: `RenderError`, or what `source` or `read` throws.
    @MainActor
    package func layOutAlone(
        _ source: @MainActor () throws -> any RenderSource, _ alone: Alone,
        reading read: @MainActor (UIView) throws -> Void = { _ in }
    ) throws -> Display {
        let session = RenderSession(self, scale: scale ?? Double(device.scale))
        defer { session.end() }
        try begin(session, source, alone)
        try session.comeToRest()
        return try session.finish(inspect: read)
    }

    /// Like the other, but others may use the main thread while the screen comes to rest.
    @MainActor
    package func layOutAlone(
        _ source: @MainActor () throws -> any RenderSource, _ alone: Alone,
        reading read: @MainActor (UIView) throws -> Void = { _ in }
    ) async throws -> Display {
        let session = RenderSession(self, scale: scale ?? Double(device.scale))
        defer { session.end() }
        try begin(session, source, alone)
        try await session.comeToRest()
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
            AloneStage(content, size: alone.size, safeArea: safeArea, drawsWindow: alone.drawsWindow)
        }
    }
}
