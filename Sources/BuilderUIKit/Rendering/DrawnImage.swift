import Foundation
import Render

/// A picture of views that remembers the layers that it was painted from, and so what its pixels depend on.
package final class DrawnImage: UIImage, @unchecked Sendable {
    /// Nil for an image literal.
    package let display: Display?

    /// Paints the layers.
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
