import Foundation
import Render

extension Display {
    /// The layers as a PDF of one page, of the display's size in points: text that can be searched and selected, shapes that
    /// print sharply at any size.
    ///
    /// The same display gives the same bytes with the same libraries and fonts; the file names no date. What PDF can't say
    /// (shadows) is laid in as a picture at the display's scale, and at 2 pixels a point at least.
    ///
    /// ```swift
    /// let display = try await Renderer().display(of: label, width: 300)
    /// let pdf = try display.pdf(title: "Receipt")
    /// ```
    /// - Parameter title: the document's name, as viewers show it.
    /// - Throws: `RenderError`, also where the page is beyond `limits`: its pixels at the display's scale are counted as a PNG's
    ///   are, though the file has none of them.
    public func pdf(title: String? = nil) throws -> Data {
        do {
            try limits.checkPixels(of: self)
            let writer = PDFWriter(title: title, bitmapByteLimit: try limits.bytesLeft(by: self))
            return try writer.document(layer, size: size, scale: scale, background: background)
        } catch {
            throw RenderError(error)
        }
    }

    /// The layers as SVG, in UTF-8: text stays text and shapes stay shapes, images are embedded.
    ///
    /// Viewers draw the text with their own fonts: where Inter is installed it looks as in a PNG. Pictures have the display's
    /// scale, and 2 pixels a point at least.
    ///
    /// ```swift
    /// let display = try await Renderer().display(of: label, width: 300)
    /// let svg = try display.svg(title: "Receipt")
    /// ```
    /// - Parameter title: what viewers show and screen readers say.
    /// - Throws: `RenderError`, also where the page is beyond `limits`: its pixels at the display's scale are counted as a PNG's
    ///   are, though the file has none of them.
    public func svg(title: String? = nil) throws -> Data {
        do {
            try limits.checkPixels(of: self)
            let writer = SVGWriter(title: title, bitmapByteLimit: try limits.bytesLeft(by: self))
            return try writer.document(layer, size: size, scale: scale, background: background)
        } catch {
            throw RenderError(error)
        }
    }
}
