import Foundation

/// The views that an image shows: each view's position, its text and a digest of its drawing.
///
/// It is stored beside the pixels of a baseline (`PNGEncoder.views`), so that a later difference has a cause: "label
/// “Email” moved down 3 pt". Hidden views aren't included. It is a list with depths instead of nested values, so that
/// trees of any depth are read, written and compared in loops.
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
    /// The image's size in points.
    public let size: CGSize
    /// The number of pixels per point.
    public let scale: Double
    /// The views, each before its descendants, from back to front. The first one is the root.
    public let nodes: [Node]

    init(size: CGSize, scale: Double, nodes: [Node]) {
        self.size = size
        self.scale = scale
        self.nodes = nodes
    }

    /// Returns the visible boxes of the views with an accessibility identifier, in pixels of the image: in tree order,
    /// without views that are outside the image or clipped.
    public func boxes(ofViewsWithIdentifier identifier: String) -> [PixelBox] {
        nodes.compactMap { $0.identifier == identifier ? $0.visible : nil }
    }

    /// All visible views with drawing of their own, by their names in messages.
    public var visibleViews: [(name: String, box: PixelBox)] {
        let names = ViewNames(of: self)
        return nodes.indices.compactMap { index in
            guard nodes[index].look != Look(), let box = nodes[index].visible else { return nil }
            return (names.name(of: index).text, box)
        }
    }
}
