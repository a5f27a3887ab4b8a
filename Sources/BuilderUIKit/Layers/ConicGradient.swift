import Foundation
import Render

/// A gradient around a point.
struct ConicGradient {
    let stops: [GradientContent.Stop]
    /// The center and a point in the direction of the first color, in units of the bounds.
    let center: CGPoint
    let start: CGPoint

    /// The number of colors of a turn, so that rounding errors of the angle hardly change a pixel.
    private static let count = 4096
    /// The largest side of the picture in pixels; it is stretched beyond.
    private static let largestSide: CGFloat = 512

    /// Returns the gradient as an image that fills a rectangle, at a number of pixels per point.
    func image(in bounds: CGRect, scale: CGFloat) -> LayerContent? {
        let first = Double(atan2(start.y - center.y, start.x - center.x))
        guard first.isFinite, center.x.isFinite, center.y.isFinite else { return nil }
        let width = Int(max(1, min(Self.largestSide, (bounds.width * scale).rounded(.up))))
        let height = Int(max(1, min(Self.largestSide, (bounds.height * scale).rounded(.up))))
        let colors = (0..<Self.count).map { pixel(color(at: (Double($0) + 0.5) / Double(Self.count))) }
        let bitmap = Bitmap(width: width, height: height) { memory, bytesPerRow in
            for y in 0..<height {
                let row = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                let dy = (Double(y) + 0.5) / Double(height) - Double(center.y)
                for x in 0..<width {
                    let dx = (Double(x) + 0.5) / Double(width) - Double(center.x)
                    let turn = (atan2(dy, dx) - first) / (2 * Double.pi)
                    let place = Int((turn - turn.rounded(.down)) * Double(Self.count))
                    row[x] = colors[min(place, Self.count - 1)]
                }
            }
        }
        return .image(ImageContent(bitmap: bitmap, destination: bounds))
    }

    /// Returns a color as a premultiplied pixel.
    private func pixel(_ color: Color) -> UInt32 {
        func steps(_ value: Double) -> UInt32 { UInt32((max(0, min(1, value.isNaN ? 0 : value)) * 255).rounded()) }
        let (red, green, blue) = (color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha)
        return steps(color.alpha) << 24 | steps(red) << 16 | steps(green) << 8 | steps(blue)
    }

    private func color(at location: Double) -> Color {
        guard let after = stops.firstIndex(where: { $0.location >= location }) else {
            return stops.last?.color ?? Color(white: 0, alpha: 0)
        }
        guard after > 0 else { return stops[0].color }
        let (low, high) = (stops[after - 1], stops[after])
        let part = high.location > low.location ? (location - low.location) / (high.location - low.location) : 1
        func mix(_ path: KeyPath<Color, Double>) -> Double {
            low.color[keyPath: path] + (high.color[keyPath: path] - low.color[keyPath: path]) * part
        }
        return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
}
