import Foundation
import Render

extension CGContext {
    /// Returns all recorded items as a layer in the canvas' coordinates whose top left corner lies at the origin.
    func makeLayer() -> Layer {
        while !groups.isEmpty { endTransparencyLayer() }
        return DrawingLayers.placed(items, bounds: bounds)
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
        refreshItems()
        defer { storeItems() }
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
        refreshItems()
        guard !items.isEmpty else { return }
        defer { storeItems() }
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
        if let pattern = state.fillPattern {
            paint(pattern, inside: path, rule: rule)
        } else if let pattern = state.pattern, let bitmap = pattern.uprightBitmap {
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
        if let pattern = state.strokePattern {
            let own = path.applying(state.transform.inverted())
            paint(pattern, inside: own.stroked(style, tolerance: 0.02).applying(state.transform), rule: .nonZero)
        } else if let canvasLine {
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
