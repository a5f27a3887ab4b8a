import Foundation
import Render
import SwiftlyUI

/// Pictures of one color and what is drawn of controls, for the effects of this folder.
@MainActor
enum ControlSamples {
    /// A square of one color, or a rectangle of the given width and height, in points.
    static func image(_ color: UIColor, width: CGFloat = 10, height: CGFloat = 10) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// One pixel for each point, on white.
    static func picture(of view: UIView, width: CGFloat, height: CGFloat) throws -> Bitmap {
        let paper = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        paper.backgroundColor = .white
        paper.addSubview(view)
        view.frame = paper.bounds
        return try Renderer().layOut(paper, width: width, height: height, scale: 1).bitmap()
    }

    /// How many points of the picture are of a color.
    static func count(_ color: UInt32, in bitmap: Bitmap) -> Int {
        (0..<bitmap.height).reduce(0) { sum, y in
            sum + (0..<bitmap.width).reduce(0) { $0 + (bitmap.pixel(x: $1, y: y) == color ? 1 : 0) }
        }
    }

    /// The color of a point of a view of the given size.
    static func pixel(_ x: Int, _ y: Int, of view: UIView, width: CGFloat, height: CGFloat) throws -> UInt32 {
        try picture(of: view, width: width, height: height).pixel(x: x, y: y)
    }

    /// What `pixel` gives for a color.
    static func value(of color: UIColor) throws -> UInt32 {
        let view = UIView()
        view.backgroundColor = color
        return try pixel(1, 1, of: view, width: 3, height: 3)
    }
}
