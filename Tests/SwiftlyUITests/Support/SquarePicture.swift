import Foundation
import Render
import SwiftlyUI

/// Pictures of views that are not on a screen, one pixel for each point.
@MainActor
enum SquarePicture {
    /// The colors are `0xAARRGGBB`.
    static func picture(of view: UIView, width: Double = 40, height: Double = 40) throws -> Bitmap {
        try Renderer().layOut(view, width: width, height: height, scale: 1).bitmap()
    }

    /// Whether something opaque is drawn at a point of a view of 40 points.
    static func isOpaque(_ view: UIView, _ x: Int, _ y: Int) throws -> Bool {
        try picture(of: view).pixel(x: x, y: y) >> 24 == 0xFF
    }

    static func square(width: CGFloat = 20) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: width))
        view.backgroundColor = .red
        return view
    }

    static let red: UInt32 = 0xFFFF_0000
    static let blue: UInt32 = 0xFF00_00FF
    static let green: UInt32 = 0xFF00_FF00
}
