import Foundation
import Render

extension Renderer {
    /// Returns a PDF of one page of a view at a width and its fitting height, or of the device's whole screen without a
    /// width.
    ///
    /// See `Display.pdf(title:)`. The parameters are those of `png(of:width:height:scale:)`.
    ///
    /// ```swift
    /// let pdf = try await Renderer().pdf(of: UILabel(), width: 300, title: "Receipt")
    /// ```
    ///
    /// - Parameters:
    ///   - scale: pixels per point of parts embedded as images, and of the grid that edges are aligned to; nil for the
    ///     renderer's, or else the device's.
    ///   - title: the document's name, as viewers show it.
    /// - Throws: `RenderError`, `CancellationError` if the task was canceled, or the error thrown by `source`.
    public func pdf(
        of source: @autoclosure @escaping @MainActor @Sendable () throws -> any RenderSource, width: Double? = nil,
        height: Double? = nil, scale: Double? = nil, title: String? = nil
    ) async throws -> Data {
        let display = try await display(of: try source(), width: width, height: height, scale: scale)
        try Task.checkCancellation()
        return try display.pdf(title: title)
    }

    /// Returns an SVG of a view at a width and its fitting height, or of the device's whole screen without a width.
    ///
    /// See `Display.svg(title:)`. The parameters are those of `png(of:width:height:scale:)`.
    ///
    /// ```swift
    /// let svg = try await Renderer().svg(of: UILabel(), width: 300, scale: 2)
    /// ```
    ///
    /// - Parameters:
    ///   - scale: pixels per point of parts embedded as images, and of the grid that edges are aligned to; nil for the
    ///     renderer's, or else the device's.
    ///   - title: the title that viewers show and screen readers read.
    /// - Throws: `RenderError`, `CancellationError` if the task was canceled, or the error thrown by `source`.
    public func svg(
        of source: @autoclosure @escaping @MainActor @Sendable () throws -> any RenderSource, width: Double? = nil,
        height: Double? = nil, scale: Double? = nil, title: String? = nil
    ) async throws -> Data {
        let display = try await display(of: try source(), width: width, height: height, scale: scale)
        try Task.checkCancellation()
        return try display.svg(title: title)
    }
}
