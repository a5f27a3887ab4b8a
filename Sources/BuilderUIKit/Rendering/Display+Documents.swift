import Foundation
import Render

extension Display {
    /// Returns the layers as a PDF of one page, of the display's size in points.
    ///
    /// Text can be searched and selected, and shapes print sharply at any size. The same display produces the same
    /// bytes with the same libraries and fonts; the file contains no date. Features without a PDF equivalent (shadows)
    /// are embedded as images at the display's scale, and at 2 pixels per point at least.
    ///
    /// ```swift
    /// let display = try await Renderer().display(of: label, width: 300)
    /// let pdf = try display.pdf(title: "Receipt")
    /// ```
    ///
    /// - Parameter title: the document's name, as viewers show it.
    /// - Throws: `RenderError`, also if the page exceeds `limits`: its pixels at the display's scale are counted as for
    ///   a PNG, although the file contains none of them.
    public func pdf(title: String? = nil) throws -> Data {
        try written { limit in
            try PDFWriter(title: title, bitmapByteLimit: limit)
                .document(layer, size: size, scale: scale, background: background)
        }
    }

    /// Returns the layers as SVG, in UTF-8: text stays text, shapes stay shapes, and images are embedded.
    ///
    /// Viewers draw the text with their own fonts: if Inter is installed, it looks as in a PNG. Images have the
    /// display's scale, and 2 pixels per point at least.
    ///
    /// ```swift
    /// let display = try await Renderer().display(of: label, width: 300)
    /// let svg = try display.svg(title: "Receipt")
    /// ```
    ///
    /// - Parameter title: the title that viewers show and screen readers read.
    /// - Throws: `RenderError`, also if the page exceeds `limits`: its pixels at the display's scale are counted as for
    ///   a PNG, although the file contains none of them.
    public func svg(title: String? = nil) throws -> Data {
        try written { limit in
            try SVGWriter(title: title, bitmapByteLimit: limit)
                .document(layer, size: size, scale: scale, background: background)
        }
    }
}

extension Display {
    /// Checks the limits, and returns the file that the closure writes with the remaining bytes for bitmaps.
    private func written(_ write: (_ bitmapByteLimit: Int) throws -> Data) throws -> Data {
        do {
            try limits.checkPixels(of: self)
            return try write(limits.bytesLeft(by: self))
        } catch {
            throw RenderError(error)
        }
    }
}

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
        try await unlessCanceled(display(of: try source(), width: width, height: height, scale: scale))
            .pdf(title: title)
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
        try await unlessCanceled(display(of: try source(), width: width, height: height, scale: scale))
            .svg(title: title)
    }
}

/// An image of views that keeps the layers it was painted from, and so the dependencies of its pixels.
package final class DisplayImage: UIImage, @unchecked Sendable {
    /// The layers; nil for an image literal.
    package let display: Display?

    /// Creates an image by painting the layers.
    ///
    /// - Throws: `RenderError`.
    package convenience init(_ display: Display) throws {
        var properties = Properties()
        properties.scale = CGFloat(display.scale)
        self.init(source: .bitmap(CGImage(try display.bitmap())), properties: properties, display: display)
    }

    private init(source: Source, properties: Properties, display: Display?) {
        self.display = display
        super.init(source: source, properties: properties)
    }

    package required convenience init(imageLiteralResourceName name: String) {
        let found = UIImage(named: name)
        self.init(source: found?.source ?? .none, properties: found?.properties ?? Properties(), display: nil)
    }
}
