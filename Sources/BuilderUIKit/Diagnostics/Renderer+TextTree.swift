import Foundation

extension Renderer {
    /// Returns the views of a screen or view as text, after layout; see `UIView.textTree`.
    ///
    /// The parameters are those of `png(of:width:height:scale:)`. The first line of a whole screen is the window.
    ///
    /// - Throws: `RenderError`.
    public func textTree(
        of source: @autoclosure @escaping @MainActor @Sendable () throws -> any RenderSource, width: Double? = nil,
        height: Double? = nil, scale: Double? = nil
    ) async throws -> String {
        try await display(of: try source(), width: width, height: height, scale: scale, reading: { $0.textTree }).value
    }
}
