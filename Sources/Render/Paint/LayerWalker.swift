import Foundation

/// Draws a tree of layers on a canvas: shadow, backdrop, background, contents, sublayers, border, one layer after the
/// other.
///
/// The path to the current layer is a list of frames on the heap instead of recursion: a tree of any depth needs the
/// same small stack.
struct LayerWalker {
    /// A layer whose sublayers are being drawn.
    private struct Frame {
        let layer: Layer
        let geometry: LayerGeometry
        let source: Layer.Source?
        /// The factor for the layer's own drawing.
        var alpha = 1.0
        /// The colors beneath the layer's backdrop; nil where it has none, or isn't blurred.
        var blurred: BlurredBackdrop?
        var nextSublayer = 0
        /// The next sublayer's index among the rows; nil where all are visited.
        var nextIndex: Int?
        var clip = ClipKind.none
        /// A Boolean value that indicates whether the layer with its shadow has a separate canvas (to be faded or
        /// masked); `casts`, whether the shadow's caster has one.
        var fades = false
        var casts = false
        var stage = Stage.sublayers
    }

    private enum Stage {
        case sublayers
        case mask
    }

    private enum ClipKind {
        case none
        /// The canvas's own clip.
        case rectangle
        /// The canvas's own clip, with the corners restored afterwards.
        case corners(RoundedCornerClip)
        /// A separate canvas, composited through the outline.
        case canvas
    }

    private var targets: TargetStack
    private var frames: [Frame] = []
    private var extent = LayerExtent()
    private let scale: Double
    private let fonts: FontFaceResolver
    private let caches: PaintCaches
    /// The number of next layers whose backgrounds are invisible; see `BackgroundOcclusion`.
    private var coveredCount: Int
    /// The rows of the layers, to skip those outside of the canvas; nil where they are unknown.
    private let rows: LayerRows?

    /// Creates a walker.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - byteLimit: The memory limit of all groups at once, in bytes.
    ///   - coveredCount: The number of layers, from the root, whose backgrounds are left out.
    ///   - rows: The rows of the tree that will be painted.
    init(
        canvas: Canvas, scale: Double, fonts: FontFaceResolver, caches: PaintCaches = PaintCaches(), byteLimit: Int,
        coveredCount: Int = 0, rows: LayerRows? = nil
    ) {
        targets = TargetStack(canvas, byteLimit: byteLimit)
        self.scale = scale
        self.fonts = fonts
        self.caches = caches
        self.coveredCount = coveredCount
        self.rows = rows
    }

    /// Paints a layer with its descendants.
    ///
    /// - Parameters:
    ///   - parent: The transform from the superlayer to the device; nil for points from the top left.
    ///   - source: The view that the layer is part of, if it has none of its own.
    mutating func paint(_ layer: Layer, parent: CGAffineTransform? = nil, source: Layer.Source? = nil) throws {
        let start = parent ?? CGAffineTransform(scaleX: scale, y: scale)
        try enter(layer, parent: start, source: source, index: rows == nil ? nil : 0)
        while let top = frames.indices.last {
            let next = frames[top].nextSublayer
            if frames[top].stage == .sublayers, next < frames[top].layer.sublayers.count {
                frames[top].nextSublayer = next + 1
                let index = frames[top].nextIndex
                if let rows, let index {
                    frames[top].nextIndex = index + rows.count(at: index)
                    guard rows.touches(targets.clip, at: index) else { continue }
                }
                try enter(
                    frames[top].layer.sublayers[next], parent: frames[top].geometry.toDevice,
                    source: frames[top].source, index: index)
            } else {
                try leave()
            }
        }
    }

    // MARK: Entering

    /// Starts a layer.
    ///
    /// - Parameter index: The layer's index among the rows; nil for layers visited without them.
    private mutating func enter(
        _ layer: Layer, parent: CGAffineTransform, source inherited: Layer.Source?, index: Int?
    ) throws {
        let layer = layer.drawn
        let source = layer.source ?? inherited
        try layer.checkGeometry(source)
        guard layer.opacity > 0 else { return }
        let toDevice = layer.transformToParent.concatenating(parent)
        guard toDevice.isFinite else { throw PaintError.invalidGeometry(property: "transform", source: source) }
        // A layer that is flattened to a line is invisible.
        guard abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c) > 1e-12 else { return }
        let geometry = LayerGeometry(layer, toDevice: toDevice, scale: scale)
        if layer.masksToBounds, geometry.deviceBounds.intersection(targets.clip).isEmpty { return }
        var frame = Frame(layer: layer, geometry: geometry, source: source, nextIndex: index.map { $0 + 1 })
        let opacity = min(1, layer.opacity)
        if !layer.mask.isEmpty || (opacity < 1 && !layer.drawsAtMostOneItem) {
            let area = extent.all(of: layer, toDevice: toDevice).intersection(targets.clip)
            guard !area.isEmpty else { return }
            try targets.push(area, source: source)
            frame.fades = true
        } else {
            frame.alpha = opacity
        }
        // Before the shadow, which a material doesn't contain.
        if let backdrop = layer.backdrop, !geometry.shape.isEmpty {
            let area = geometry.deviceBounds.intersection(targets.clip)
            frame.blurred = try blur(backdrop, in: area, geometry, source: source)
        }
        if let shadow = LayerShadow(layer, geometry: geometry) {
            frame.casts = try begin(shadow, of: layer, geometry: geometry, alpha: frame.alpha, source: source)
        }
        if layer.masksToBounds, !layer.contents.isEmpty || !layer.sublayers.isEmpty {
            frame.clip = try beginClip(geometry, source: source)
        }
        frames.append(frame)
        if coveredCount > 0 {
            coveredCount -= 1
        } else {
            try drawOwn(frame)
        }
    }

    /// Draws a shadow with a known outline; otherwise opens a canvas for its caster and returns true.
    private mutating func begin(
        _ shadow: LayerShadow, of layer: Layer, geometry: LayerGeometry, alpha: Double, source: Layer.Source?
    ) throws -> Bool {
        if let path = layer.shadow?.path {
            try path.checkGeometry(source)
            let caster = PixelRect(around: path.extent.applying(geometry.contentToDevice)).expanded(by: 1)
            try shadow.draw(on: targets.canvas, caster: caster, clip: targets.clip, alpha: alpha) { canvas in
                canvas.setColor(.black)
                canvas.add(path, geometry.contentToDevice)
                canvas.fill()
            }
            return false
        }
        if layer.isOpaqueInside, isCovered(layer, geometry) {
            try shadow.draw(
                of: geometry.shape, bounds: geometry.deviceBounds, on: targets.canvas, clip: targets.clip, alpha: alpha,
                cache: caches.shadows)
            return false
        }
        var bare = layer
        bare.shadow = nil
        let area = extent.all(of: bare, toDevice: geometry.toDevice)
            .intersection(shadow.casters(for: targets.clip).union(targets.clip))
        guard !area.isEmpty else { return false }
        // A shadow thousands of pixels away from its caster is omitted.
        let isTooFar = max(area.width, area.height) > PixmanImage.sideLimit
        try targets.push(isTooFar ? area.intersection(targets.clip) : area, source: source)
        return true
    }

    /// Returns a Boolean value that indicates whether everything that the layer draws certainly lies on its background.
    private mutating func isCovered(_ layer: Layer, _ geometry: LayerGeometry) -> Bool {
        if layer.contents.isEmpty && layer.sublayers.isEmpty { return true }
        guard geometry.isUpright else { return false }
        // The largest upright rectangle inside the corners; the continuous curve lies a little further in.
        let inset = Int((geometry.shape.radius * 0.35).rounded(.up))
        return geometry.deviceBounds.expanded(by: -inset)
            .contains(extent.inside(of: layer, toDevice: geometry.toDevice))
    }

    /// Returns the colors beneath a backdrop; nil where they aren't visible or aren't blurred.
    private func blur(
        _ backdrop: Layer.Backdrop, in area: PixelRect, _ geometry: LayerGeometry, source: Layer.Source?
    ) throws -> BlurredBackdrop? {
        let sigma = backdrop.radius * geometry.pixelsPerUnit
        guard sigma >= 1, !area.isEmpty else { return nil }
        let kernel = BlurredBackdrop.Kernel(sigma: sigma)
        // The casters of a shadow may lie beyond the image, where nothing is painted.
        guard let painted = try targets.flattened(area.expanded(by: kernel.margin), source: source) else { return nil }
        return BlurredBackdrop(area, of: painted, kernel: kernel, tone: BlurredBackdrop.Tone(backdrop))
    }

    private mutating func beginClip(_ geometry: LayerGeometry, source: Layer.Source?) throws -> ClipKind {
        let area = geometry.deviceBounds.intersection(targets.clip)
        guard geometry.isUpright else {
            try targets.push(area, source: source)
            return .canvas
        }
        let clip = geometry.shape.isRounded ? try RoundedCornerClip(geometry.shape, on: targets.canvas, area) : nil
        targets.beginClip(area)
        return clip.map { .corners($0) } ?? .rectangle
    }

    /// Draws the background and contents, in their colors or as parts of a material.
    private mutating func drawOwn(_ frame: Frame) throws {
        let (layer, geometry) = (frame.layer, frame.geometry)
        guard let vibrancy = layer.vibrancy, vibrancy.tint.alpha > 0 else { return try drawColored(frame) }
        var extent = ExtentSum()
        extent.addOwn(of: layer, geometry.toDevice, 0)
        let area = extent.pixels.intersection(targets.clip)
        guard let blurred = try blur(vibrancy, in: area, geometry, source: frame.source) else {
            return try drawColored(frame)
        }
        let material = try Canvas(rect: area)
        material.write(blurred, area)
        // The colors have the tint's opacity, as the material does.
        var shape = frame
        shape.alpha /= vibrancy.tint.alpha
        try targets.push(area, source: frame.source)
        try drawColored(shape)
        material.mask(by: try targets.pop(source: frame.source))
        targets.canvas.composite(material)
    }

    /// Draws the background and contents in their colors.
    private func drawColored(_ frame: Frame) throws {
        let geometry = frame.geometry
        let canvas = targets.canvas
        if !geometry.shape.isEmpty {
            var shape = geometry.shape
            // If the outline is applied later, the background must not be anti-aliased twice.
            if case .none = frame.clip {} else { shape.radius = 0 }
            if let backdrop = frame.layer.backdrop {
                try canvas.fill(shape, backdrop: backdrop, frame.blurred, visible: targets.clip)
                canvas.drawEdge(of: backdrop, geometry, visible: targets.clip)
            }
            if let background = frame.layer.background {
                canvas.fill(shape, color: background, alpha: frame.alpha)
            }
        }
        for content in frame.layer.contents { try draw(content, frame) }
    }

    private func draw(_ content: LayerContent, _ frame: Frame) throws {
        let geometry = frame.geometry
        let transform = geometry.contentToDevice
        let canvas = targets.canvas
        try content.checkGeometry(frame.source)
        let touched = PixelRect(around: content.extent(in: geometry.bounds).applying(transform)).expanded(by: 1)
        guard !touched.intersection(targets.clip).isEmpty else { return }
        switch content {
        case .glyphs(let run):
            try canvas.draw(
                run, transform, visible: targets.clip, alpha: frame.alpha, fonts: fonts, source: frame.source)
        case .image(let image):
            try canvas.draw(
                image, transform, isUpright: geometry.isUpright, visible: targets.clip, alpha: frame.alpha,
                cache: caches.pixels)
        case .fill(let path, let color, let rule):
            canvas.setColor(color, alpha: frame.alpha)
            canvas.add(path, transform)
            canvas.fill(rule)
        case .stroke(let path, let color, let style):
            canvas.stroke(path, transform, color: color, alpha: frame.alpha, style: style)
        case .gradient(let gradient):
            var shape = geometry.shape
            if case .none = frame.clip {} else { shape.radius = 0 }
            guard !shape.isEmpty else { return }
            try canvas.fill(
                shape, gradient: gradient, bounds: geometry.bounds, transform, visible: targets.clip,
                alpha: frame.alpha, cache: caches.pixels)
        }
    }

    // MARK: Leaving

    private mutating func leave() throws {
        let top = frames.count - 1
        let frame = frames[top]
        if frame.stage == .sublayers {
            try endClip(frame)
            drawBorder(frame)
            try endShadow(frame)
            if let mask = frame.layer.mask.first {
                frames[top].stage = .mask
                try targets.push(targets.canvas.rect, source: frame.source)
                try enter(mask, parent: frame.geometry.toDevice, source: frame.source, index: nil)
                return
            }
        } else {
            let mask = try targets.pop(source: frame.source)
            targets.canvas.mask(by: mask)
        }
        if frame.fades {
            let faded = try targets.pop(source: frame.source)
            targets.canvas.composite(faded, alpha: min(1, frame.layer.opacity))
        }
        frames.removeLast()
    }

    private mutating func endClip(_ frame: Frame) throws {
        switch frame.clip {
        case .none: break
        case .rectangle: targets.endClip()
        case .corners(let clip):
            targets.endClip()
            clip.restoreCorners(targets.canvas)
        case .canvas:
            let clipped = try targets.pop(source: frame.source)
            targets.canvas.fill(frame.geometry.shape, with: clipped)
        }
    }

    private func drawBorder(_ frame: Frame) {
        let geometry = frame.geometry
        guard let border = frame.layer.border, border.width > 0, border.color.alpha > 0, !geometry.shape.isEmpty
        else { return }
        let inner = geometry.shape.inset(by: geometry.borderWidth(border.width))
        targets.canvas.fill(between: geometry.shape, and: inner, color: border.color, alpha: frame.alpha)
    }

    private mutating func endShadow(_ frame: Frame) throws {
        guard frame.casts, let shadow = LayerShadow(frame.layer, geometry: frame.geometry) else { return }
        let body = try targets.pop(source: frame.source)
        try shadow.draw(on: targets.canvas, caster: body.rect, clip: targets.clip, alpha: frame.alpha) { canvas in
            canvas.composite(body)
        }
        targets.canvas.composite(body)
    }
}

extension Layer {
    /// A Boolean value that indicates whether the layer hides what lies beneath its shape.
    fileprivate var isOpaqueInside: Bool { backdrop != nil || (background?.alpha ?? 0) >= 1 }
}
