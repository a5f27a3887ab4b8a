import Foundation
import Render

/// The pixels of a layer's mask.
@MainActor
struct LayerMask {
    /// The share of a rectangle that a mask lets through.
    struct Visibility {
        /// The share of the rectangle that is seen, 0…1.
        var share = 1.0
        /// The greatest opacity in it, 0…1.
        var alpha = 1.0
    }

    private let layer: CALayer
    private let pixels: Bitmap
    /// The part of the layer that the pixels show, in its coordinates.
    private let area: CGRect
    private let scale: Double

    /// The longest side of the pixels.
    private static let longestSide = 2048.0
    /// The opacity below which nothing is seen.
    private static let leastAlpha = 0.1

    /// Draws the mask of a layer, as far as the layer or the root reaches; nil without a mask, and without a size.
    init?(of layer: CALayer, in root: UIView, traits: UITraitCollection) {
        guard let mask = layer.mask else { return nil }
        let area = layer.bounds.union(root.layer.convert(root.bounds, to: layer))
        let longest = Double(max(area.width, area.height))
        guard area.width > 0, area.height > 0, longest.isFinite else { return nil }
        self.layer = layer
        self.area = area
        scale = min(1, Self.longestSide / longest)
        // A layer that is opaque everywhere has the mask's opacity.
        let probe = CALayer()
        probe.bounds = area
        probe.backgroundColor = CGColor(.black)
        probe.mask = mask
        guard let drawn = DisplayTree(scale: 1).layer(of: probe, traits: traits),
            let pixels = try? Painter().paint(drawn, size: area.size, scale: scale, background: nil)
        else { return nil }
        self.pixels = pixels
    }

    /// Returns how much of a rectangle of the root is seen: nothing of one beyond the pixels.
    func visibility(of rect: CGRect, in root: UIView) -> Visibility {
        guard !rect.isNull, !rect.isInfinite, !rect.isEmpty else { return Visibility() }
        let own = root.layer.convert(rect, to: layer).intersection(area)
        guard !own.isNull, !own.isEmpty else { return Visibility(share: 0, alpha: 0) }
        let columns = range(own.minX - area.minX, own.maxX - area.minX, pixels.width)
        let rows = range(own.minY - area.minY, own.maxY - area.minY, pixels.height)
        guard !columns.isEmpty, !rows.isEmpty else { return Visibility() }
        let step = max(1, Int((Double(columns.count * rows.count) / 4096).squareRoot()))
        var (seen, total, greatest) = (0, 0, UInt32(0))
        for y in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
            for x in stride(from: columns.lowerBound, to: columns.upperBound, by: step) {
                let alpha = pixels.pixel(x: x, y: y) >> 24
                total += 1
                if Double(alpha) >= Self.leastAlpha * 255 { seen += 1 }
                greatest = max(greatest, alpha)
            }
        }
        return Visibility(share: Double(seen) / Double(total), alpha: Double(greatest) / 255)
    }

    private func range(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> Range<Int> {
        let first = min(max(0, Int((Double(start) * scale).rounded(.down))), limit)
        return first..<max(first, min(limit, Int((Double(end) * scale).rounded(.up))))
    }
}
