import Foundation
import Render

extension Renderer {
    /// A PDF of one page of a view at a width and its fitting height, or of the device's whole screen where no width is
    /// given; see `Display.pdf(title:)`. The parameters are those of `png(of:width:height:scale:)`.
    ///
    /// ```swift
    /// let pdf = try await Renderer().pdf(of: UILabel(), width: 300, title: "Receipt")
    /// ```
    /// - Parameters:
    ///   - scale: pixels for each point of what can only be a picture, and of the grid that edges lie on; nil for the
    ///     renderer's, or else the device's.
    ///   - title: the document's name, as viewers show it.
    /// - Throws: `RenderError`, `CancellationError` where the task was cancelled, or what `source` throws.
    public func pdf(
        of source: @autoclosure @escaping @MainActor @Sendable () throws -> any RenderSource, width: Double? = nil,
        height: Double? = nil, scale: Double? = nil, title: String? = nil
    ) async throws -> Data {
        let display = try await display(of: try source(), width: width, height: height, scale: scale)
        try Task.checkCancellation()
        return try display.pdf(title: title)
    }

    /// An SVG of a view at a width and its fitting height, or of the device's whole screen where no width is given; see
    /// `Display.svg(title:)`. The parameters are those of `png(of:width:height:scale:)`.
    ///
    /// ```swift
    /// let svg = try await Renderer().svg(of: UILabel(), width: 300, scale: 2)
    /// ```
    /// - Parameters:
    ///   - scale: pixels for each point of what can only be a picture, and of the grid that edges lie on; nil for the
    ///     renderer's, or else the device's.
    ///   - title: what viewers show and screen readers say.
    /// - Throws: `RenderError`, `CancellationError` where the task was cancelled, or what `source` throws.
    public func svg(
        of source: @autoclosure @escaping @MainActor @Sendable () throws -> any RenderSource, width: Double? = nil,
        height: Double? = nil, scale: Double? = nil, title: String? = nil
    ) async throws -> Data {
        let display = try await display(of: try source(), width: width, height: height, scale: scale)
        try Task.checkCancellation()
        return try display.svg(title: title)
    }
}
