import Foundation
import Render

extension Display {
    /// Returns the layers as a PDF of one page, of the display's size in points.
    ///
    /// Text can be searched and selected, and shapes print sharply at any size. The same display gives the same bytes
    /// with the same libraries and fonts; the file contains no date. Features without a PDF equivalent (shadows) are
    /// embedded as images at the display's scale, and at 2 pixels per point at least.
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
        do {
            try limits.checkPixels(of: self)
            let writer = PDFWriter(title: title, bitmapByteLimit: try limits.bytesLeft(by: self))
            return try writer.document(layer, size: size, scale: scale, background: background)
        } catch {
            throw RenderError(error)
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
        do {
            try limits.checkPixels(of: self)
            let writer = SVGWriter(title: title, bitmapByteLimit: try limits.bytesLeft(by: self))
            return try writer.document(layer, size: size, scale: scale, background: background)
        } catch {
            throw RenderError(error)
        }
    }
}
