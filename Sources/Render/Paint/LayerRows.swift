import Foundation

/// The device rows on which each layer of a tree, with its descendants, may draw: a conservative bound.
///
/// An image painted in bands needs one walk through its layers for each band. With the rows, a walk skips the layers of
/// other bands, so that all walks together take little longer than one.
struct LayerRows {
    private struct Span {
        var first: Int
        /// The row after the last one.
        var end: Int
        /// The number of layers that the span covers: the layer and its descendants.
        var count = 1
        /// The cost of drawing it in a band, or of determining that little of it is visible: 1 for a plain layer.
        var cost: Int

        init(_ pixels: PixelRect, cost: Int) {
            self.cost = cost
            // Upright layers are snapped to the nearest pixel.
            first = pixels.isEmpty ? .max : pixels.y - 1
            end = pixels.isEmpty ? .min : pixels.maxY + 1
        }
    }

    private struct Visit {
        let layer: Layer
        let parent: CGAffineTransform
        /// The parent's index among the spans; nil for the root.
        let parentIndex: Int?
        /// The reach of its ancestors' shadows beyond it, in device pixels.
        let margin: Double
    }

    /// The spans in drawing order, the root first; masks are not among them.
    private var spans: [Span] = []
    /// The number of rows around a band that shadows may need, in device pixels.
    private var reach = 0.0

    /// Returns nil for trees that must be painted in one piece: those with invalid geometry, since only a full walk
    /// detects it, those with images or gradients whose subpixel positions cairo computes from the center of a band,
    /// and those with backdrops or vibrancy, which contain pixels beyond the band.
    ///
    /// Visits each layer once.
    ///
    /// - Parameter scale: The number of pixels per point.
    init?(of root: Layer, scale: Double) {
        let start = CGAffineTransform(scaleX: scale, y: scale)
        var parents: [Int?] = []
        var clips: [Bool] = []
        var groups: [Bool] = []
        var waiting = [Visit(layer: root, parent: start, parentIndex: nil, margin: 0)]
        while let next = waiting.popLast() {
            let layer = next.layer.drawn
            let toDevice = layer.transformToParent.concatenating(next.parent)
            let margin = next.margin + layer.shadowMargin(toDevice)
            var own = ExtentSum()
            own.addOwn(of: layer, toDevice, margin)
            guard layer.isEqualInBands(toDevice, scale: scale), own.isFinite else { return nil }
            for mask in layer.mask {
                guard mask.isSubtreeEqualInBands(parentToDevice: toDevice, scale: scale) else { return nil }
            }
            let index = spans.count
            spans.append(Span(own.pixels, cost: layer.ownCost))
            reach = max(reach, margin)
            groups.append(layer.drawsAsGroup)
            parents.append(next.parentIndex)
            clips.append(layer.masksToBounds)
            for sublayer in layer.sublayers.reversed() {
                waiting.append(Visit(layer: sublayer, parent: toDevice, parentIndex: index, margin: margin))
            }
        }
        for index in spans.indices.reversed() {
            // For each band, a group computes the extent of all its descendants.
            if groups[index] { spans[index].cost += spans[index].count }
            guard let parent = parents[index] else { continue }
            spans[parent].count += spans[index].count
            if clips[parent] { continue }
            spans[parent].first = min(spans[parent].first, spans[index].first)
            spans[parent].end = max(spans[parent].end, spans[index].end)
        }
    }

    /// Returns a band height for which all bands together take at most a few times the work of painting at once: items
    /// that span several bands are drawn in each, and shadows are blurred beyond their band.
    ///
    /// - Parameters:
    ///   - least: The minimum band height, in rows.
    ///   - height: The height of the image, in rows.
    func bandHeight(least: Int, height: Int) -> Int {
        let whole = spans.reduce(0) { $0 + $1.cost }
        var rows = max(least, Int(min(4 * reach, 1e6)))
        while rows < height {
            var sum = 0
            for span in spans where span.first < span.end {
                let (first, end) = (max(0, span.first), min(height, span.end))
                if first < end { sum += ((end - 1) / rows - first / rows + 1) * span.cost }
            }
            if sum <= 3 * whole { break }
            rows *= 2
        }
        return min(rows, height)
    }

    /// Returns the number of layers of the subtree at `index`, its root included.
    func count(at index: Int) -> Int { spans[index].count }

    /// Returns a Boolean value that indicates whether the layer at `index` or a descendant may draw on the area's rows.
    func touches(_ area: PixelRect, at index: Int) -> Bool {
        spans[index].first < area.maxY && spans[index].end > area.y
    }
}

extension Layer {
    /// The cost of drawing the layer alone, in layers.
    fileprivate var ownCost: Int {
        contents.reduce(1) { sum, content in
            switch content {
            case .fill(let path, _, _): sum + path.elements.count / 8
            case .stroke(let path, _, _): sum + path.elements.count / 4
            case .glyphs, .image, .gradient: sum
            }
        }
    }

    /// A Boolean value that indicates whether the layer is drawn on a canvas of its own.
    fileprivate var drawsAsGroup: Bool { !mask.isEmpty || opacity < 1 || shadow != nil }

    /// Returns a Boolean value that indicates whether the layer itself can be drawn, with equal pixels in bands and at
    /// once.
    fileprivate func isEqualInBands(_ toDevice: CGAffineTransform, scale: Double) -> Bool {
        guard toDevice.isFinite, backdrop == nil, vibrancy == nil, hasFiniteGeometry else { return false }
        if contents.isEmpty { return true }
        let transform = LayerGeometry(self, toDevice: toDevice, scale: scale).contentToDevice
        return contents.allSatisfy { content in
            switch content {
            case .glyphs, .fill, .stroke: true
            case .image(let image): image.isCopied(transform)
            case .gradient: false
            }
        }
    }

    /// Returns a Boolean value that indicates the same for the layer, all its descendants and their masks.
    fileprivate func isSubtreeEqualInBands(parentToDevice parent: CGAffineTransform, scale: Double) -> Bool {
        var waiting = [(layer: self, parent: parent)]
        while let (next, parent) = waiting.popLast() {
            let layer = next.drawn
            let toDevice = layer.transformToParent.concatenating(parent)
            guard layer.isEqualInBands(toDevice, scale: scale) else { return false }
            waiting += (layer.sublayers + layer.mask).map { ($0, toDevice) }
        }
        return true
    }

    /// A Boolean value that indicates whether all the layer's own geometry is finite.
    private var hasFiniteGeometry: Bool {
        do {
            try checkGeometry(nil)
            for content in contents { try content.checkGeometry(nil) }
            try shadow?.path?.checkGeometry(nil)
            return true
        } catch {
            return false
        }
    }
}
