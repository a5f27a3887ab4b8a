import Foundation
import Render

/// Paints layers into pictures for code that asks for pixels while views are built.
enum LayerPicture {
    /// The layer's picture, `scale` pixels to a point; nil, and a warning, where it can't be painted.
    static func paint(_ layer: Layer, size: CGSize, scale: CGFloat, background: Color? = nil) -> Bitmap? {
        do {
            return try Painter().paint(layer, size: size, scale: Double(scale), background: background)
        } catch {
            WarningLog.current.add(.unsupportedDrawing("a picture of \(size.width) × \(size.height) points: \(error)"))
            return nil
        }
    }
}
