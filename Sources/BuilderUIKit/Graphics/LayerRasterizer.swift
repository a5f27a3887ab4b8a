import Foundation
import Render

/// Paints layers into bitmaps for code that requests pixels while views are built.
enum LayerRasterizer {
    /// Returns the painted layer at `scale` pixels per point. Returns nil and adds a warning if it can't be painted.
    static func paint(_ layer: Layer, size: CGSize, scale: CGFloat, background: Color? = nil) -> Bitmap? {
        do {
            return try Painter().paint(layer, size: size, scale: Double(scale), background: background)
        } catch {
            WarningLog.current.add(.unsupportedDrawing("a picture of \(size.width) × \(size.height) points: \(error)"))
            return nil
        }
    }
}
