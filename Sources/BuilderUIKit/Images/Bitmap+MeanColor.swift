import Foundation
import Render

extension Bitmap {
    /// The mean of the pixels, weighted by their alpha. Large images are sampled on a grid of about 64 × 64 pixels.
    var meanColor: Color {
        let stepX = max(1, width / 64)
        let stepY = max(1, height / 64)
        var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)
        for y in stride(from: 0, to: height, by: stepY) {
            for x in stride(from: 0, to: width, by: stepX) {
                let value = Int(pixel(x: x, y: y))
                alpha += value >> 24 & 255
                red += value >> 16 & 255
                green += value >> 8 & 255
                blue += value & 255
                count += 1
            }
        }
        guard alpha > 0, count > 0 else { return .clear }
        let scale = 1 / Double(alpha)
        return Color(
            red: Double(red) * scale, green: Double(green) * scale, blue: Double(blue) * scale,
            alpha: Double(alpha) / Double(255 * count))
    }
}
