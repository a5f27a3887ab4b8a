import BuilderUIKit
import Foundation
import Render

/// The frames of a laid-out tree in the picture's coordinates, in points.
struct LayerFrames {
    struct Entry {
        var type: String
        var identifier: String?
        var text: String?
        var frame: CGRect
        /// How many layers lie around it.
        var depth: Int
    }

    private(set) var entries: [Entry] = []

    init(_ display: Display) {
        visit(display.layer, .identity, depth: 0)
    }

    private mutating func visit(_ layer: Layer, _ outer: CGAffineTransform, depth: Int) {
        let toPicture = layer.transformToParent.concatenating(outer)
        if let source = layer.source {
            entries.append(
                Entry(
                    type: source.typeName, identifier: source.identifier, text: source.text,
                    frame: layer.bounds.applying(toPicture), depth: depth))
        }
        for sublayer in layer.sublayers { visit(sublayer, toPicture, depth: depth + 1) }
    }

    func frame(identified identifier: String) -> CGRect? { entries.first { $0.identifier == identifier }?.frame }

    /// The frame of the view that shows the text; the innermost such label.
    func frame(ofText text: String, under top: CGFloat = 0) -> CGRect? {
        entries.first { $0.text == text && $0.frame.minY >= top }?.frame
    }

    /// The frame of the nearest view of a type around a text's label.
    func frame(of type: String, around text: String) -> CGRect? {
        guard let index = entries.firstIndex(where: { $0.text == text }) else { return nil }
        var depth = entries[index].depth
        for entry in entries[..<index].reversed() where entry.depth < depth {
            if entry.type == type { return entry.frame }
            depth = entry.depth
        }
        return nil
    }

    func frames(of type: String) -> [CGRect] { entries.filter { $0.type == type }.map(\.frame) }
}

/// Where the pixels of a region that differ from its ground lie, in points.
func inkBox(
    _ bitmap: Bitmap, in region: CGRect, scale: Int, threshold: Int = 60
) -> CGRect? {
    let ground = bitmap.pixel(x: Int(region.minX) * scale, y: Int(region.minY) * scale)
    func distance(_ a: UInt32, _ b: UInt32) -> Int {
        var most = 0
        for shift in [0, 8, 16] {
            let left = Int((a >> UInt32(shift)) & 255)
            let right = Int((b >> UInt32(shift)) & 255)
            most = max(most, abs(left - right))
        }
        return most
    }
    var low = (x: Int.max, y: Int.max)
    var high = (x: Int.min, y: Int.min)
    for y in Int(region.minY * CGFloat(scale))..<Int(region.maxY * CGFloat(scale)) {
        for x in Int(region.minX * CGFloat(scale))..<Int(region.maxX * CGFloat(scale))
        where distance(bitmap.pixel(x: x, y: y), ground) > threshold {
            low = (min(low.x, x), min(low.y, y))
            high = (max(high.x, x + 1), max(high.y, y + 1))
        }
    }
    guard low.x < high.x else { return nil }
    let unit = CGFloat(scale)
    return CGRect(
        x: CGFloat(low.x) / unit, y: CGFloat(low.y) / unit, width: CGFloat(high.x - low.x) / unit,
        height: CGFloat(high.y - low.y) / unit)
}
