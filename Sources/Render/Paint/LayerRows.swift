import Foundation

/// The rows of the device that each layer of a tree may touch, with all that is in it: never too few, sometimes a few too many.
///
/// Who paints a picture in parts walks through its layers once for each part. So the walk needn't look at the layers of the
/// other parts, and all walks together take little more than one does.
struct LayerRows {
    private struct Span {
        var first: Int
        /// The row after the last one.
        var end: Int
        /// How many layers it is about: one, and all in it.
        var count = 1
        /// What it costs to draw it in a part, or to find out that there is little of it: 1 for a plain layer.
        var work: Int

        init(_ pixels: PixelRect, work: Int) {
            self.work = work
            // What is upright goes to the nearest pixel.
            first = pixels.isEmpty ? .max : pixels.y - 1
            end = pixels.isEmpty ? .min : pixels.maxY + 1
        }
    }

    private struct Visit {
        let layer: Layer
        let parent: CGAffineTransform
        /// Among the spans; nil for the root.
        let parentIndex: Int?
        /// How far the shadows of the layers around it reach beyond it, in device pixels.
        let margin: Double
    }

    /// In the order in which the layers are drawn, the root first; masks aren't among them.
    private var spans: [Span] = []
    /// How many rows around a part shadows may need, in device pixels.
    private var reach = 0.0

    /// Nil for trees that must be painted at once: those that hold what can't be drawn, as only who looks at every layer finds
    /// that, and those with pictures or gradients whose places between pixels cairo counts from the middle of a part.
    ///
    /// Looks at each layer once.
    /// - Parameter scale: pixels for each point.
    init?(of root: Layer, scale: Double) {
        let start = CGAffineTransform(scaleX: scale, y: scale)
        var parents: [Int?] = []
        var clips: [Bool] = []
        var groups: [Bool] = []
        var waiting = [Visit(layer: root, parent: start, parentIndex: nil, margin: 0)]
        while let next = waiting.popLast() {
            let layer = next.layer
            let toDevice = layer.transformToParent.concatenating(next.parent)
            let margin = next.margin + layer.shadowMargin(toDevice)
            var own = ExtentSum()
            own.addOwn(of: layer, toDevice, margin)
            guard layer.isEqualInParts(toDevice, scale: scale), own.isFinite else { return nil }
            for mask in layer.mask {
                guard mask.isEqualInParts(withAllInIt: toDevice, scale: scale) else { return nil }
            }
            let index = spans.count
            spans.append(Span(own.pixels, work: layer.ownWork))
            reach = max(reach, margin)
            groups.append(layer.drawsApart)
            parents.append(next.parentIndex)
            clips.append(layer.masksToBounds)
            for sublayer in layer.sublayers.reversed() {
                waiting.append(Visit(layer: sublayer, parent: toDevice, parentIndex: index, margin: margin))
            }
        }
        for index in spans.indices.reversed() {
            // For each part, all that is in it is asked how far it reaches.
            if groups[index] { spans[index].work += spans[index].count }
            guard let parent = parents[index] else { continue }
            spans[parent].count += spans[index].count
            if clips[parent] { continue }
            spans[parent].first = min(spans[parent].first, spans[index].first)
            spans[parent].end = max(spans[parent].end, spans[index].end)
        }
    }

    /// How high parts are, at least, so that all of them together take at most a few times the work of painting at once: what
    /// reaches over many parts is drawn in each, and shadows are blurred beyond their part.
    /// - Parameters:
    ///   - least: as high as parts should be, in rows.
    ///   - height: of the picture, in rows.
    func rowsOfPart(least: Int, height: Int) -> Int {
        let whole = spans.reduce(0) { $0 + $1.work }
        var rows = max(least, Int(min(4 * reach, 1e6)))
        while rows < height {
            var sum = 0
            for span in spans where span.first < span.end {
                let (first, end) = (max(0, span.first), min(height, span.end))
                if first < end { sum += ((end - 1) / rows - first / rows + 1) * span.work }
            }
            if sum <= 3 * whole { break }
            rows *= 2
        }
        return min(rows, height)
    }

    /// How many layers come with the one at `index`, itself included.
    func count(at index: Int) -> Int { spans[index].count }

    /// False where neither the layer at `index` nor any in it touches the area's rows.
    func touches(_ area: PixelRect, at index: Int) -> Bool {
        spans[index].first < area.maxY && spans[index].end > area.y
    }
}

extension Layer {
    /// What drawing the layer alone costs, in layers.
    fileprivate var ownWork: Int {
        contents.reduce(1) { sum, content in
            switch content {
            case .fill(let path, _, _): sum + path.elements.count / 8
            case .stroke(let path, _, _): sum + path.elements.count / 4
            case .glyphs, .image, .gradient: sum
            }
        }
    }

    /// Whether it is drawn on a canvas of its own.
    fileprivate var drawsApart: Bool { !mask.isEmpty || opacity < 1 || shadow != nil }

    /// Whether the layer itself can be drawn, and comes out the same in several parts as in one.
    fileprivate func isEqualInParts(_ toDevice: CGAffineTransform, scale: Double) -> Bool {
        guard toDevice.isFinite, isSound else { return false }
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

    /// The same with all layers in it, and their masks.
    fileprivate func isEqualInParts(withAllInIt parent: CGAffineTransform, scale: Double) -> Bool {
        var waiting = [(layer: self, parent: parent)]
        while let (layer, parent) = waiting.popLast() {
            let toDevice = layer.transformToParent.concatenating(parent)
            guard layer.isEqualInParts(toDevice, scale: scale) else { return false }
            waiting += (layer.sublayers + layer.mask).map { ($0, toDevice) }
        }
        return true
    }

    /// Whether all its own numbers can be drawn.
    private var isSound: Bool {
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
