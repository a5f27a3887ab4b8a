import Foundation

/// The views that a picture shows: where each lies, what it says and a digest of what it draws.
///
/// It is kept beside the pixels of a baseline (`PNGEncoder.views`), so that a later difference has a cause: "label
/// “Email” moved down 3 pt". Views that are hidden aren't part of it. It is a list with depths, not values in values, so
/// that trees of any depth are read, written and compared in loops.
///
/// ```swift
/// import Foundation
/// import Render
///
/// var layer = Layer(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
/// layer.source = Layer.Source(typeName: "UIView", identifier: "card")
/// let recorded = ViewTree(layer: layer, size: CGSize(width: 20, height: 10), scale: 2)
/// layer.background = .black
/// let drawn = ViewTree(layer: layer, size: CGSize(width: 20, height: 10), scale: 2)
/// print(recorded.changes(to: drawn)[0])  // UIView#card: background none → #000000
/// ```
public struct ViewTree: Hashable, Sendable {
    /// The picture's size in points.
    public let size: CGSize
    /// Pixels for each point.
    public let scale: Double
    /// The views, each before those in it, from back to front. The first one has all the others in it.
    public let nodes: [Node]

    init(size: CGSize, scale: Double, nodes: [Node]) {
        self.size = size
        self.scale = scale
        self.nodes = nodes
    }

    /// Where views with an accessibility identifier show, in pixels of the picture: in the order of the tree, without
    /// those that are outside the picture or clipped away.
    public func boxes(ofViewsWithIdentifier identifier: String) -> [PixelBox] {
        nodes.compactMap { $0.identifier == identifier ? $0.visible : nil }
    }

    /// All views that draw something themselves and show, with the names that messages have for them.
    public var visibleViews: [(name: String, box: PixelBox)] {
        let names = ViewNames(of: self)
        return nodes.indices.compactMap { index in
            guard nodes[index].look != Look(), let box = nodes[index].visible else { return nil }
            return (names.name(of: index).text, box)
        }
    }
}
