import Foundation
import Render

@testable import BuilderUIKit

/// A view's pixels at 1×, as it is laid out now.
@MainActor
struct DrawnView {
    let bitmap: Bitmap?

    init(_ view: UIView) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            _ = view.drawHierarchy(in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: true)
        }
        bitmap = image.cgImage?.bitmap
    }

    /// Alpha, red, green and blue.
    func pixel(_ x: Int, _ y: Int) -> UInt32? { bitmap?.pixel(x: x, y: y) }

    /// How many pixels in these rows have another color than the first pixel.
    func marks(inRows rows: Range<Int>) -> Int {
        guard let bitmap else { return 0 }
        let ground = bitmap.pixel(x: 0, y: 0)
        return rows.reduce(0) { sum, y in
            sum + (0..<bitmap.width).count { bitmap.pixel(x: $0, y: y) != ground }
        }
    }

    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let redPixel: UInt32 = 0xFFFF_0000
    static let greenPixel: UInt32 = 0xFF00_FF00
    static let bluePixel: UInt32 = 0xFF00_00FF
}
