import Foundation
import Render

extension CGContext {
    /// Returns all recorded items as a layer in the canvas' coordinates whose top left corner lies at the origin.
    func makeLayer() -> Layer {
        while !groups.isEmpty { endTransparencyLayer() }
        var layer = DrawingLayers.layer(items, bounds: bounds)
        layer.position = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        return layer
    }

    /// Records contents in the canvas' coordinates, with the state's alpha, shadow, clips and blend mode.
    ///
    /// Pass `layer` for contents that need a transform of their own.
    func add(_ contents: [LayerContent], layer: Layer? = nil) {
        var drawn = layer.map { [DrawingItem.layer($0, [])] } ?? []
        if state.alpha < 1 || state.shadow != nil {
            drawn += contents.map { .content($0, []) }
            drawn = [.group(drawn, opacity: state.alpha, shadow: canvasShadow, mask: nil, state.clips)]
        } else {
            drawn = drawn.map { $0.clipped(by: state.clips) } + contents.map { .content($0, state.clips) }
        }
        blend(drawn)
    }

    /// The state's shadow; its offset isn't transformed, as in Core Graphics.
    private var canvasShadow: Layer.Shadow? { state.shadow }

    private func blend(_ drawn: [DrawingItem]) {
        guard !drawn.isEmpty else { return }
        switch state.blend {
        case .sourceIn:
            items = [.group(drawn, opacity: 1, shadow: nil, mask: items, [])]
        case .sourceAtop:
            items += [.group(drawn, opacity: 1, shadow: nil, mask: items, [])]
        case .destinationIn:
            items = [.group(items, opacity: 1, shadow: nil, mask: drawn, [])]
        case .destinationOver:
            items = drawn + items
        case .normal, .copy:
            items += drawn
        default:
            WarningLog.current.add(.unsupportedDrawing("the blend mode \(state.blend); normal is used instead"))
            items += drawn
        }
    }

    /// Erases recorded items inside a path in the canvas' coordinates.
    private func erase(_ path: Path, rule: FillRule) {
        guard !items.isEmpty else { return }
        var outside = Path()
        outside.addRect(bounds.insetBy(dx: -1, dy: -1))
        if rule == .evenOdd || path.asRect != nil {
            outside.elements += path.elements
            items = [.group(items, opacity: 1, shadow: nil, mask: nil, [.path(outside, .evenOdd)])]
        } else {
            // Overlapping subpaths cancel out under the even-odd rule, so each is erased from the result of the
            // previous one.
            for part in path.subpaths {
                var around = outside
                around.elements += part.elements
                items = [.group(items, opacity: 1, shadow: nil, mask: nil, [.path(around, .evenOdd)])]
            }
        }
    }

    /// Fills a path in the canvas' coordinates.
    func fill(_ path: Path, rule: FillRule) {
        guard !path.isEmpty else { return }
        switch state.blend {
        case .clear, .destinationOut:
            erase(path, rule: rule)
            return
        case .copy where state.fill.alpha * state.alpha < 1:
            erase(path, rule: rule)
        default: break
        }
        if let pattern = state.pattern, let bitmap = pattern.uprightBitmap {
            addTiles(bitmap, size: pattern.size, inside: path, rule: rule)
        } else {
            add([.fill(path, state.fill, rule)])
        }
    }

    /// Strokes a path in the canvas' coordinates.
    func stroke(_ path: Path, line: StrokeStyle? = nil) {
        guard !path.isEmpty else { return }
        let style = line ?? state.line
        let before = state.line
        state.line = style
        defer { state.line = before }
        guard style.width > 0 else { return }
        if let canvasLine {
            add([.stroke(path, state.stroke, canvasLine)])
        } else {
            let own = path.applying(state.transform.inverted())
            let outset = CGFloat(style.width * max(1, style.miterLimit))
            var layer = transformed(own.controlBounds.insetBy(dx: -outset, dy: -outset))
            layer.contents = [.stroke(own, state.stroke, style)]
            add([], layer: layer)
        }
    }

    /// Returns a layer whose coordinates are user space.
    func transformed(_ bounds: CGRect) -> Layer {
        let t = state.transform
        var layer = Layer(frame: bounds)
        layer.bounds = bounds
        layer.anchorPoint = .zero
        layer.position = bounds.origin.applying(t)
        layer.transform = CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: 0, ty: 0)
        return layer
    }

    private func addTiles(_ bitmap: Bitmap, size: CGSize, inside path: Path, rule: FillRule) {
        guard size.width > 0, size.height > 0 else { return }
        let area = path.bounds.intersection(bounds)
        guard !area.isNull, !area.isEmpty else { return }
        let columns = (area.width / size.width).rounded(.up) + 1
        let rows = (area.height / size.height).rounded(.up) + 1
        guard columns * rows <= 100_000 else {
            return WarningLog.current.add(.unsupportedDrawing("a pattern of more than 100,000 tiles"))
        }
        let startX = (area.minX / size.width).rounded(.down) * size.width
        let startY = (area.minY / size.height).rounded(.down) * size.height
        var tiles: [LayerContent] = []
        for row in 0..<Int(rows) {
            for column in 0..<Int(columns) {
                let origin = CGPoint(
                    x: startX + CGFloat(column) * size.width, y: startY + CGFloat(row) * size.height)
                let tile = CGRect(origin: origin, size: size)
                if tile.intersects(area) { tiles.append(.image(ImageContent(bitmap: bitmap, destination: tile))) }
            }
        }
        saveGState()
        state.clips.append(.path(path, rule))
        add(tiles)
        restoreGState()
    }
}

extension DrawingItem {
    func clipped(by clips: [DrawingClip]) -> DrawingItem {
        switch self {
        case .content(let content, let own): .content(content, clips + own)
        case .layer(let layer, let own): .layer(layer, clips + own)
        case .group(let items, let opacity, let shadow, let mask, let own):
            .group(items, opacity: opacity, shadow: shadow, mask: mask, clips + own)
        }
    }
}

extension Path {
    /// The subpaths, each of which begins with a `move`.
    var subpaths: [Path] {
        var result: [Path] = []
        for element in elements {
            if case .move = element { result.append(Path()) }
            if result.isEmpty { result.append(Path()) }
            result[result.count - 1].elements.append(element)
        }
        return result
    }
}

extension CGContext {
    /// Draws an image into the rectangle with its top at the larger y, as Core Graphics does: upside down where y
    /// points down. `UIImage.draw(in:)` draws upright.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling isTiling: Bool = false) {
        report(image.missingTexts.map(ViewWarning.missingGlyphs))
        draw(image.bitmap, in: rect, isUpright: false)
    }

    /// Draws a bitmap into a rectangle of user space.
    func draw(_ bitmap: Bitmap, in rect: CGRect, isUpright: Bool, tint: Color? = nil) {
        guard !rect.isNull, !rect.isInfinite, rect.width != 0, rect.height != 0 else { return }
        let t = state.transform
        let destination = rect.standardized
        if isUpright, t.b == 0, t.c == 0, t.a > 0, t.d > 0 {
            add([.image(ImageContent(bitmap: bitmap, destination: destination.applying(t), tint: tint))])
        } else if !isUpright, t.b == 0, t.c == 0, t.a > 0, t.d < 0 {
            add([.image(ImageContent(bitmap: bitmap, destination: destination.applying(t), tint: tint))])
        } else {
            add([], layer: imageLayer(bitmap, in: destination, isUpright: isUpright, tint: tint))
        }
    }

    /// Returns a layer that draws the bitmap into a rectangle of user space.
    func imageLayer(_ bitmap: Bitmap, in rect: CGRect, isUpright: Bool, tint: Color? = nil) -> Layer {
        let before = state.transform
        defer { state.transform = before }
        if !isUpright {
            // Flip the rectangle vertically in place.
            concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        }
        var layer = transformed(rect)
        layer.contents = [.image(ImageContent(bitmap: bitmap, destination: rect, tint: tint))]
        return layer
    }

    /// Draws contents that are in user space.
    func draw(_ contents: [LayerContent], in rect: CGRect) {
        guard !contents.isEmpty else { return }
        if state.transform.isIdentity {
            add(contents)
        } else {
            var layer = transformed(rect)
            layer.contents = contents
            add([], layer: layer)
        }
    }
}

/// An item drawn into a context, in the canvas' coordinates.
indirect enum DrawingItem {
    case content(LayerContent, [DrawingClip])
    case layer(Layer, [DrawingClip])
    /// Items that are composited as one: with an opacity, a shadow, or only inside `mask`.
    case group([DrawingItem], opacity: Double, shadow: Layer.Shadow?, mask: [DrawingItem]?, [DrawingClip])

    var clips: [DrawingClip] {
        switch self {
        case .content(_, let clips), .layer(_, let clips), .group(_, _, _, _, let clips): clips
        }
    }
}

/// An area that drawing is limited to, in the canvas' coordinates.
enum DrawingClip: Hashable {
    case rect(CGRect)
    case path(Path, FillRule)
    /// The opaque part of a layer.
    case mask(Layer)
}

/// Converts recorded items to layers.
enum DrawingLayers {
    /// Returns a layer in the canvas' coordinates that holds the items in order.
    static func layer(_ items: [DrawingItem], bounds: CGRect) -> Layer {
        var layer = empty(bounds)
        let parts = runs(items)
        // Contents of the first run may lie in the layer itself, since no sublayer precedes them.
        for (index, part) in parts.enumerated() {
            let contents = part.compactMap { item -> LayerContent? in
                if case .content(let content, _) = item { return content }
                return nil
            }
            let clips = part.first?.clips ?? []
            if contents.count == part.count {
                if index == 0, clips.isEmpty {
                    layer.contents = contents
                } else {
                    var inner = empty(bounds)
                    inner.contents = contents
                    layer.sublayers.append(clipped(inner, by: clips[...], bounds: bounds))
                }
            } else {
                for item in part {
                    layer.sublayers.append(clipped(sublayer(item, bounds: bounds), by: item.clips[...], bounds: bounds))
                }
            }
        }
        return layer
    }

    /// Returns an empty layer whose coordinates are its parent's.
    private static func empty(_ bounds: CGRect) -> Layer {
        var layer = Layer(frame: bounds)
        layer.bounds = bounds
        return layer
    }

    /// Groups adjacent items that may share a layer: contents with the same clips, or a single other item.
    private static func runs(_ items: [DrawingItem]) -> [[DrawingItem]] {
        var result: [[DrawingItem]] = []
        for item in items {
            if case .content(_, let clips) = item, case .content(_, let before)? = result.last?.last, clips == before {
                result[result.count - 1].append(item)
            } else {
                result.append([item])
            }
        }
        return result
    }

    private static func sublayer(_ item: DrawingItem, bounds: CGRect) -> Layer {
        switch item {
        case .content(let content, _):
            var layer = empty(bounds)
            layer.contents = [content]
            return layer
        case .layer(let layer, _):
            return layer
        case .group(let items, let opacity, let shadow, let mask, _):
            var inner = layer(items, bounds: bounds)
            inner.opacity = opacity
            inner.shadow = shadow
            if let mask { inner.mask = [layer(mask, bounds: bounds)] }
            return inner
        }
    }

    private static func clipped(_ layer: Layer, by clips: ArraySlice<DrawingClip>, bounds: CGRect) -> Layer {
        var result = layer
        // The last clip is the innermost.
        for clip in clips.reversed() {
            var outer = empty(bounds)
            switch clip {
            case .rect(let rect):
                outer = empty(rect)
                outer.masksToBounds = true
            case .path(let path, let rule):
                var mask = empty(bounds)
                mask.contents = [.fill(path, .black, rule)]
                outer.mask = [mask]
            case .mask(let mask):
                outer.mask = [mask]
            }
            outer.sublayers = [result]
            result = outer
        }
        return result
    }
}

/// Paints layers into bitmaps for code that requests pixels while views are built.
enum LayerRasterizer {
    /// Returns the painted layer at `scale` pixels per point. Returns nil and adds a warning if it can't be painted.
    static func paint(_ layer: Layer, size: CGSize, scale: CGFloat, background: Color? = nil) -> Bitmap? {
        do {
            return try Painter().paint(layer, size: size, scale: Double(scale), background: background)
        } catch {
            WarningLog.current.add(.unsupportedDrawing("a picture of \(size.width) × \(size.height) points: \(error)"))
            return nil
        }
    }
}
