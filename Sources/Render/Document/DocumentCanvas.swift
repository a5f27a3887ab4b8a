import CCairo
import Foundation

/// The drawing operations of a page, in points from its top left corner; each document format implements them.
///
/// Clips and groups are nested like brackets.
protocol DocumentCanvas: AnyObject {
    func fill(_ path: Path, _ color: Color, _ rule: FillRule)
    /// Strokes a path; the style's lengths are in the path's coordinates, which `toPage` maps to the page.
    func stroke(_ path: Path, _ toPage: CGAffineTransform, _ color: Color, _ style: StrokeStyle)
    /// Fills a path; `toPage` maps the coordinates of the gradient's pattern to the page.
    func fill(_ path: Path, _ gradient: GradientContent, alpha: Double, _ toPage: CGAffineTransform)
    func draw(_ bitmap: PlacedBitmap)
    /// Draws a run of glyphs.
    ///
    /// - Throws: `FontError`, or `PaintError`.
    func draw(_ run: GlyphRun, _ toPage: CGAffineTransform, source: Layer.Source?) throws

    /// Clips drawing to `path` until `endClip()`.
    func beginClip(_ path: Path)
    func endClip()

    /// Begins a group: everything until `endGroup()` is composited and faded as one.
    ///
    /// - Parameter isMasked: A Boolean value that indicates whether a mask follows the content.
    func beginGroup(opacity: Double, isMasked: Bool)
    /// Ends the content of a masked group; the following drawing, all of it white, is its mask.
    func beginMask()
    func endGroup()
}

/// A bitmap with its position on the page.
struct PlacedBitmap {
    let bitmap: Bitmap
    /// The transform from the bitmap's pixels to points of the page.
    let toPage: CGAffineTransform
    /// The opacity, 0…1.
    var alpha = 1.0
    /// A Boolean value that indicates whether the colors are added to those beneath.
    var isAdditive = false
}

/// The single page of a document: its size, and the fine pixel grid for snapping edges and for bitmaps.
struct DocumentPage {
    /// The size in points.
    let size: CGSize
    /// The number of grid pixels per point: the display's scale, at least 2.
    let scale: Double
    /// The pixels that the page covers.
    let area: PixelRect

    /// Creates a page.
    ///
    /// - Throws: `PaintError`, as painting an image of that size and scale does.
    init(size: CGSize, scale: Double, source: Layer.Source?) throws {
        _ = try Painter.pixels(of: size, scale: scale, source: source)
        self.size = size
        self.scale = max(2, scale)
        area = PixelRect(around: CGRect(origin: .zero, size: size).applying(.init(scaleX: self.scale, y: self.scale)))
    }

    /// The outline of all of the grid's pixels, in points: partial pixels at the edge are rounded up, as in an image.
    var outline: Path { BoxShape(rect: area.cgRect).outline(visible: area).applying(toPage) }

    /// The transform from pixels to points.
    var toPage: CGAffineTransform { CGAffineTransform(scaleX: 1 / scale, y: 1 / scale) }
}

extension FontFaceResolver {
    /// Returns a Boolean value that indicates whether glyphs are visible; false for those that are flattened to
    /// nothing.
    ///
    /// - Throws: `PaintError.invalidGeometry` for glyphs beyond the maximum size, or the error of opening the font.
    func canScale(_ run: GlyphRun, _ toPage: CGAffineTransform, source: Layer.Source?) throws -> Bool {
        let linear = cairo_matrix_t(xx: toPage.a, yx: toPage.b, xy: toPage.c, yy: toPage.d, x0: 0, y0: 0)
        do {
            _ = try makeScaledFont(run.face, size: run.drawnSize, transform: linear)
            return true
        } catch .unusableScale(_, let pixels) where pixels < 1 {
            return false
        } catch .unusableScale(_, let pixels) {
            throw PaintError.invalidGeometry(
                property: "transform (it scales glyphs to \(pixels) points)", source: source)
        }
    }
}

/// Draws a tree of layers on a page, in the painter's order: shadow, background, contents, sublayers, border.
///
/// As in `LayerWalker`, the path to the current layer is a list on the heap: a tree of any depth needs the same small
/// stack.
struct DocumentWalker {
    /// A layer whose sublayers are being drawn.
    private struct Frame {
        let layer: Layer
        let geometry: LayerGeometry
        let source: Layer.Source?
        /// The factor for the layer's own drawing.
        var alpha = 1.0
        var nextSublayer = 0
        /// A Boolean value that indicates whether the layer clips; the canvas receives the clip only where it has an
        /// effect.
        var clips = false
        var hasClipOnCanvas = false
        var isGroup = false
        var isDrawingMask = false
    }

    private let canvas: any DocumentCanvas
    private let page: DocumentPage
    private var rasterizer: DocumentRasterizer
    private var frames: [Frame] = []
    private var extent = LayerExtent()
    /// The clips, the innermost last.
    private var clips: [PixelRect]
    /// The number of open masks. In masks only alpha counts: everything in them is drawn white, so that luminance
    /// equals alpha.
    private var masks = 0

    init(canvas: any DocumentCanvas, page: DocumentPage, rasterizer: DocumentRasterizer) {
        self.canvas = canvas
        self.page = page
        self.rasterizer = rasterizer
        clips = [page.area]
    }

    /// Draws a tree of layers.
    ///
    /// - Throws: `PaintError` or `FontError`, as painting does.
    mutating func draw(_ layer: Layer) throws {
        try enter(layer, parent: CGAffineTransform(scaleX: page.scale, y: page.scale), source: nil)
        while let top = frames.indices.last {
            let next = frames[top].nextSublayer
            if !frames[top].isDrawingMask, next < frames[top].layer.sublayers.count {
                frames[top].nextSublayer = next + 1
                try enter(
                    frames[top].layer.sublayers[next], parent: frames[top].geometry.toDevice,
                    source: frames[top].source)
            } else {
                try leave()
            }
        }
    }

    private var clip: PixelRect { clips[clips.count - 1] }

    // MARK: Entering

    private mutating func enter(_ layer: Layer, parent: CGAffineTransform, source inherited: Layer.Source?) throws {
        let layer = layer.drawn
        let source = layer.source ?? inherited
        try layer.checkGeometry(source)
        guard layer.opacity > 0 else { return }
        let toDevice = layer.transformToParent.concatenating(parent)
        guard toDevice.isFinite else { throw PaintError.invalidGeometry(property: "transform", source: source) }
        // A layer that is flattened to a line is invisible.
        guard abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c) > 1e-12 else { return }
        let geometry = LayerGeometry(layer, toDevice: toDevice, scale: page.scale)
        if layer.masksToBounds, geometry.deviceBounds.intersection(clip).isEmpty { return }
        var frame = Frame(layer: layer, geometry: geometry, source: source)
        let opacity = min(1, layer.opacity)
        if !layer.mask.isEmpty || (opacity < 1 && !layer.drawsAtMostOneItem) {
            guard !extent.all(of: layer, toDevice: toDevice).intersection(clip).isEmpty else { return }
            canvas.beginGroup(opacity: opacity, isMasked: !layer.mask.isEmpty)
            frame.isGroup = true
        } else {
            frame.alpha = opacity
        }
        if layer.shadow != nil {
            for bitmap in try rasterizer.shadow(
                of: layer, geometry, clip: clip, alpha: frame.alpha, isMask: masks > 0, source: source)
            {
                canvas.draw(bitmap)
            }
        }
        if layer.masksToBounds, !layer.contents.isEmpty || !layer.sublayers.isEmpty { beginClip(&frame) }
        frames.append(frame)
        try drawOwn(frame)
    }

    private mutating func beginClip(_ frame: inout Frame) {
        let geometry = frame.geometry
        frame.clips = true
        // A plain rectangle around the current clip has no effect.
        if !geometry.isUpright || geometry.shape.isRounded || !geometry.deviceBounds.contains(clip) {
            frame.hasClipOnCanvas = true
            canvas.beginClip(outline(of: geometry.shape))
        }
        clips.append(geometry.deviceBounds.intersection(clip))
    }

    /// Draws the background and contents.
    private mutating func drawOwn(_ frame: Frame) throws {
        if let backdrop = frame.layer.backdrop, !frame.geometry.shape.isEmpty {
            fill(backdrop.tint, frame)
            if let edge = backdrop.edge { draw(edge, frame) }
        }
        if let background = frame.layer.background, !frame.geometry.shape.isEmpty { fill(background, frame) }
        for content in frame.layer.contents { try draw(content, frame) }
    }

    private func fill(_ background: Color, _ frame: Frame) {
        let color = tone(background, frame.alpha)
        guard color.alpha > 0, !frame.geometry.deviceBounds.intersection(clip).isEmpty else { return }
        canvas.fill(outline(of: ownShape(frame)), color, .nonZero)
    }

    private mutating func draw(_ content: LayerContent, _ frame: Frame) throws {
        let geometry = frame.geometry
        try content.checkGeometry(frame.source)
        let extent = content.extent(in: geometry.bounds).applying(geometry.contentToDevice)
        guard !PixelRect(around: extent).expanded(by: 1).intersection(clip).isEmpty else { return }
        let toPage = geometry.contentToDevice.concatenating(page.toPage)
        switch content {
        case .glyphs(var run):
            run.color = tone(run.color, frame.alpha)
            guard !run.glyphs.isEmpty, run.color.alpha > 0 else { return }
            try canvas.draw(run, toPage, source: frame.source)
        case .image(let image):
            try draw(image, frame, toPage)
        case .fill(let path, let color, let rule):
            let color = tone(color, frame.alpha)
            guard color.alpha > 0 else { return }
            canvas.fill(path.applying(toPage), color, rule)
        case .stroke(let path, let color, let style):
            let color = tone(color, frame.alpha)
            guard color.alpha > 0, style.width > 0 else { return }
            canvas.stroke(path, toPage, color, style)
        case .gradient(let gradient):
            draw(gradient, frame, toPage)
        }
    }

    private mutating func draw(_ image: ImageContent, _ frame: Frame, _ toPage: CGAffineTransform) throws {
        var image = image
        if masks > 0 { image.tint = tone(image.tint ?? .white, 1) }
        let placed = try rasterizer.image(image, frame.geometry, clip: clip, source: frame.source)
        guard !placed.bitmaps.isEmpty else { return }
        if let clip = placed.clip { canvas.beginClip(clip) }
        for var bitmap in placed.bitmaps {
            bitmap.alpha = frame.alpha
            bitmap.isAdditive = image.isAdditive
            canvas.draw(bitmap)
        }
        if placed.clip != nil { canvas.endClip() }
    }

    private func draw(_ gradient: GradientContent, _ frame: Frame, _ toPage: CGAffineTransform) {
        let shape = ownShape(frame)
        guard let last = gradient.orderedStops.last, gradient.hasFinitePoints, !shape.isEmpty else { return }
        var gradient = gradient
        for index in gradient.stops.indices { gradient.stops[index].color = tone(gradient.stops[index].color, 1) }
        let path = outline(of: shape)
        guard gradient.hasExtent else {
            canvas.fill(path, tone(last.color, frame.alpha), .nonZero)
            return
        }
        let pattern = gradient.patternToLayer(frame.geometry.bounds).concatenating(toPage)
        // A gradient that is flattened to a line is invisible.
        guard abs(pattern.a * pattern.d - pattern.b * pattern.c) > 1e-12 else { return }
        canvas.fill(path, gradient, alpha: frame.alpha, pattern)
    }

    // MARK: Leaving

    private mutating func leave() throws {
        let top = frames.count - 1
        let frame = frames[top]
        if frame.isDrawingMask {
            masks -= 1
        } else {
            endClip(frame)
            drawBorder(frame)
            if let mask = frame.layer.mask.first {
                frames[top].isDrawingMask = true
                masks += 1
                canvas.beginMask()
                try enter(mask, parent: frame.geometry.toDevice, source: frame.source)
                return
            }
        }
        if frame.isGroup { canvas.endGroup() }
        frames.removeLast()
    }

    private mutating func endClip(_ frame: Frame) {
        guard frame.clips else { return }
        clips.removeLast()
        if frame.hasClipOnCanvas { canvas.endClip() }
    }

    private func drawBorder(_ frame: Frame) {
        if let border = frame.layer.border { draw(border, frame) }
    }

    private func draw(_ border: Layer.Border, _ frame: Frame) {
        let shape = frame.geometry.shape
        guard border.width > 0, !shape.isEmpty else { return }
        let color = tone(border.color, frame.alpha)
        guard color.alpha > 0 else { return }
        var path = outline(of: shape)
        if let inner = shape.inset(by: frame.geometry.borderWidth(border.width)) {
            path.elements += outline(of: inner).elements
        }
        canvas.fill(path, color, .evenOdd)
    }

    // MARK: Shapes and colors

    /// Returns the shape that the layer's background fills: where the outline clips anyway, it isn't anti-aliased
    /// twice.
    private func ownShape(_ frame: Frame) -> BoxShape {
        var shape = frame.geometry.shape
        if frame.clips { shape.radius = 0 }
        return shape
    }

    private func outline(of shape: BoxShape) -> Path { shape.outline(visible: page.area).applying(page.toPage) }

    private func tone(_ color: Color, _ alpha: Double) -> Color {
        var color = masks > 0 ? Color(white: 1, alpha: color.alpha) : color
        color.alpha = Canvas.steps(color.alpha * alpha) / 255
        return color
    }
}

extension DocumentCanvas {
    /// Fills the page with the background, and draws the layers on it.
    func draw(
        _ layer: Layer, on page: DocumentPage, background: Color?, fonts: FontFaceResolver, greatestDensity: Double,
        byteLimit: Int
    ) throws {
        if let background, background.alpha > 0 { fill(page.outline, background, .nonZero) }
        let rasterizer = DocumentRasterizer(
            page: page, fonts: fonts, greatestDensity: greatestDensity, byteLimit: byteLimit)
        var walker = DocumentWalker(canvas: self, page: page, rasterizer: rasterizer)
        try walker.draw(layer)
    }
}
