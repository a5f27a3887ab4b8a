import CCairo

/// The canvases that are being drawn on, the innermost last, each with its stack of clips.
struct TargetStack {
    private struct Target {
        let canvas: Canvas
        var clips: [PixelRect]
    }

    private var targets: [Target]
    private var bytes = 0
    /// The maximum size of all canvases together except the first.
    private let byteLimit: Int

    init(_ canvas: Canvas, byteLimit: Int) {
        self.byteLimit = byteLimit
        targets = [Target(canvas: canvas, clips: [canvas.rect])]
    }

    /// The canvas that is drawn on.
    var canvas: Canvas { targets[targets.count - 1].canvas }

    /// The pixels that may be drawn.
    var clip: PixelRect {
        let clips = targets[targets.count - 1].clips
        return clips[clips.count - 1]
    }

    /// Opens a transparent canvas.
    ///
    /// - Throws: `PaintError.tooMuchMemory`.
    mutating func push(_ area: PixelRect, source: Layer.Source?) throws {
        bytes += area.area * 4
        guard bytes <= byteLimit else {
            throw PaintError.tooMuchMemory(groups: targets.count, limit: byteLimit, source: source)
        }
        targets.append(Target(canvas: try Canvas(rect: area), clips: [area]))
    }

    /// Closes the innermost canvas and returns it.
    mutating func pop(source: Layer.Source?) throws -> Canvas {
        let canvas = targets.removeLast().canvas
        bytes -= canvas.rect.area * 4
        try canvas.finish(source: source)
        return canvas
    }

    /// Returns a canvas that has everything painted so far in `area`, as far as it lies in the image; nil if it
    /// doesn't.
    ///
    /// - Throws: `PaintError.tooMuchMemory`.
    func flattened(_ area: PixelRect, source: Layer.Source?) throws -> Canvas? {
        guard targets.count > 1 else {
            cairo_surface_flush(canvas.surface)
            return canvas
        }
        let area = area.intersection(targets[0].canvas.rect)
        guard !area.isEmpty else { return nil }
        guard bytes + area.area * 4 <= byteLimit else {
            throw PaintError.tooMuchMemory(groups: targets.count, limit: byteLimit, source: source)
        }
        let result = try Canvas(rect: area)
        for target in targets { result.composite(target.canvas) }
        try result.finish(source: source)
        return result
    }

    mutating func beginClip(_ area: PixelRect) {
        targets[targets.count - 1].clips.append(area)
        canvas.clip(to: area)
    }

    mutating func endClip() {
        targets[targets.count - 1].clips.removeLast()
        canvas.restore()
    }
}
