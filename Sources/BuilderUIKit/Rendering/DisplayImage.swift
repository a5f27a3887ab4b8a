import Foundation
import Render

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
