import Foundation
import Render

/// The pixels of a layer's mask.
@MainActor
struct LayerMask {
    /// The share of a rectangle that a mask lets through.
    struct Visibility {
        /// The share of the rectangle that is seen, 0…1.
        var share = 1.0
        /// The share in which the mask is opaque, 0…1.
        var opaqueShare = 1.0
        /// The greatest opacity in it, 0…1.
        var alpha = 1.0

        static let nothing = Visibility(share: 0, opaqueShare: 0, alpha: 0)
    }

    /// The masked layer.
    let layer: CALayer
    /// The pixels; nil for a mask that shows nothing.
    let pixels: Bitmap?
    /// The part of the layer that the root or the layer itself reaches, in the layer's coordinates.
    private let room: CGRect
    /// The part of the room that the pixels show; nothing is seen of the rest.
    private let area: CGRect
    private let scale: Double

    /// The longest side of the pixels.
    private static let longestSide = 2048.0
    /// The opacity below which nothing is seen.
    private static let leastAlpha = 0.1
    /// The opacity from which nothing behind is seen.
    private static let opaqueAlpha = 0.95

    /// Draws the mask of a layer, as far as the layer or the root reaches; nil without a mask, and without a size.
    init?(of layer: CALayer, in root: UIView, traits: UITraitCollection) {
        guard let mask = layer.mask else { return nil }
        self.layer = layer
        room = layer.bounds.union(root.layer.convert(root.bounds, to: layer))
        guard room.width > 0, room.height > 0, max(room.width, room.height).isFinite else { return nil }
        if let extent = mask.extentAsMask {
            area = extent.isNull ? .null : room.intersection(extent.insetBy(dx: -1, dy: -1).integral)
        } else {
            area = room
        }
        guard area.width > 0, area.height > 0 else {
            pixels = nil
            scale = 1
            return
        }
        scale = min(1, Self.longestSide / Double(max(area.width, area.height)))
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
        let whole = root.layer.convert(rect, to: layer).intersection(room)
        let own = whole.intersection(area)
        guard let pixels, !own.isNull, !own.isEmpty else { return .nothing }
        let (left, right) = (Double(own.minX - area.minX) * scale, Double(own.maxX - area.minX) * scale)
        let (top, bottom) = (Double(own.minY - area.minY) * scale, Double(own.maxY - area.minY) * scale)
        let columns = Self.range(left, right, pixels.width)
        let rows = Self.range(top, bottom, pixels.height)
        guard !columns.isEmpty, !rows.isEmpty else { return .nothing }
        let step = max(1, Int((Double(columns.count * rows.count) / 4096).squareRoot()))
        var (seen, total, opaque, inner, greatest) = (0, 0, 0, 0, UInt32(0))
        for y in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
            for x in stride(from: columns.lowerBound, to: columns.upperBound, by: step) {
                let alpha = pixels.pixel(x: x, y: y) >> 24
                total += 1
                if Double(alpha) >= Self.leastAlpha * 255 { seen += 1 }
                greatest = max(greatest, alpha)
                // The pixels at the edges may be translucent because they are wider than the rectangle.
                guard Double(x) >= left, Double(x + 1) <= right, Double(y) >= top, Double(y + 1) <= bottom else {
                    continue
                }
                inner += 1
                if Double(alpha) >= Self.opaqueAlpha * 255 { opaque += 1 }
            }
        }
        let part = Double(own.width * own.height / (whole.width * whole.height))
        let share = Double(seen) / Double(total) * part
        return Visibility(
            share: share, opaqueShare: inner > 0 ? Double(opaque) / Double(inner) * part : share,
            alpha: Double(greatest) / 255)
    }

    private static func range(_ start: Double, _ end: Double, _ limit: Int) -> Range<Int> {
        let first = min(max(0, Int(start.rounded(.down))), limit)
        return first..<max(first, min(limit, Int(end.rounded(.up))))
    }
}

extension CALayer {
    /// The rectangle in which the layer draws as a mask, in the coordinates of the masked layer; nil if it isn't known.
    fileprivate var extentAsMask: CGRect? {
        guard ownerView == nil, delegate == nil, children.isEmpty, contents == nil, shadowOpacity == 0,
            isPlacedByAffineTransform(nil)
        else { return nil }
        var extent = bounds
        if type(of: self) == CAShapeLayer.self, let shape = self as? CAShapeLayer {
            let hasBox = backgroundColor != nil || borderWidth > 0
            extent = (shape.path?.boundingBoxOfPath ?? .null).union(hasBox ? bounds : .null)
            if shape.strokeColor != nil {
                let reach = shape.lineWidth * max(1, shape.lineJoin == .miter ? shape.miterLimit : 1)
                extent = extent.insetBy(dx: -reach, dy: -reach)
            }
        } else if type(of: self) != CALayer.self, type(of: self) != CAGradientLayer.self {
            return nil
        }
        return extent.isNull ? CGRect.null : extent.applying(transformToSuperlayer)
    }
}
