import Render
import SwiftlyUI
import Testing

/// Where a view's letters lie in the picture of it, in pixels at scale 1.
struct Ink: Equatable {
    var left = Int.max
    var top = Int.max
    var right = Int.min
    var bottom = Int.min

    var isEmpty: Bool { left > right }

    /// The ink of a label in its natural size, or in a given one.
    @MainActor
    static func of(_ label: UILabel, size: CGSize? = nil) throws -> Ink {
        label.textColor = .black
        let size = size ?? label.intrinsicContentSize
        let picture = try Renderer().layOut(
            label, width: Double(size.width), height: Double(size.height), scale: 1
        ).bitmap()
        var ink = Ink()
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture.pixel(x: x, y: y) >> 24 > 40 {
                ink.left = min(ink.left, x)
                ink.right = max(ink.right, x)
                ink.top = min(ink.top, y)
                ink.bottom = max(ink.bottom, y)
            }
        }
        return ink
    }

    func moved(x: Int, y: Int) -> Ink { Ink(left: left + x, top: top + y, right: right + x, bottom: bottom + y) }
}
