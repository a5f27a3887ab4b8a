import Foundation

/// A frame: x, y, width and height in points; what wasn't measured is null.
struct ExpectedFrame: Decodable, Sendable {
    var view: String
    /// The label with this text in the view, in place of the view.
    var text: String?
    /// The number of superviews from that label to the view that is meant.
    var up: Int?
    /// The superview, unless this is `window` or names a view.
    var within: String?
    /// Only the part that the views around it let show; goes with `within`.
    var isClipped: Bool?
    var frame: [Double?]
    /// The same before UIKit rounded it for the platform that it was recorded on.
    var exact: [Double?]?
    var tolerance: Double?
}

/// The places of the outermost dark pixels, in points of the window: left, top, right, bottom.
struct ExpectedInk: Decodable, Sendable {
    /// The view whose frame is looked at; or…
    var view: String?
    /// …the label with this text in the view; or…
    var text: String?
    /// …a part of the window: x, y, width, height.
    var region: [Double]?
    /// Several boxes are the lines of a text, from above.
    var boxes: [[Double?]]
    /// The smallest difference from the ground's color of a pixel that counts; 0…255.
    var threshold: Int?
}

/// The lines that a label shows.
struct ExpectedLines: Decodable, Sendable {
    var view: String
    var lines: [String]
    /// The lines' baselines, in points from the view's top.
    var baselines: [Double]?
    /// The distance between two baselines that follow each other, in points.
    var pitch: Double?
}

/// Numbers of a property, which are in points.
struct ExpectedValues: Decodable, Sendable {
    var view: String
    /// The label with this text in the view, in place of the view.
    var text: String?
    var property: Property
    /// Margins and insets are top, left, bottom, right; rectangles x, y, width, height.
    var numbers: [Double?]

    enum Property: String, Decodable, Sendable {
        case layoutMargins, safeAreaInsets, fontSize, cornerRadius, clearButtonRect, textRect
        /// The distance between the tops of a content scroll view and its content at rest.
        case contentInsetTop
    }
}

/// The color of a point of the window, or of the pixel of a region that differs most from its ground.
struct ExpectedColor: Decodable, Sendable {
    var point: [Double]?
    /// x, y, width, height.
    var inkOf: [Double]?
    /// Red, green, blue; 0…255.
    var color: [Int]
    /// 0…255.
    var tolerance: Int
}

/// The number of marks that a circle around a view's center crosses.
struct ExpectedRing: Decodable, Sendable {
    var view: String
    /// Points.
    var radius: Double
    var marks: Int
    /// The smallest difference from the ground's color of a pixel that counts; 0…255.
    var threshold: Int
}

/// A stack's fitting size follows from what it arranges: the greatest length across, the sum along.
struct ExpectedFitting: Decodable, Sendable {
    var stack: String
    var sums: [String]
}
