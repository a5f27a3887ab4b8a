import Foundation
import Render

/// A closure that draws a pattern's cell into a context, with the pattern's information.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A closure that frees a pattern's information.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// The function that draws a cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// The function that is called when the pattern is freed.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates the functions of a pattern.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// The way in which a pattern's cells are fitted to pixels. All cases are drawn as `constantSpacing`.
public enum CGPatternTiling: Int32, Hashable, Sendable {
    /// Cells aren't distorted.
    case noDistortion = 0
    /// Cells may be distorted by a pixel, for speed.
    case constantSpacingMinimalDistortion = 1
    /// Cells lie at equal distances.
    case constantSpacing = 2
}

/// A drawing that is repeated where a path is filled or stroked.
///
/// The cell is drawn once into a bitmap of the context's resolution.
public final class CGPattern: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks
    fileprivate let bounds: CGRect
    fileprivate let matrix: CGAffineTransform
    fileprivate let step: CGSize
    fileprivate let isColored: Bool

    /// Creates a pattern; nil for a cell or a step without a size, and for a matrix that can't be inverted.
    ///
    /// - Parameters:
    ///   - bounds: The cell, in the pattern's space. Drawing outside isn't visible.
    ///   - matrix: The transform from the pattern's space to the first user space of a context.
    ///   - xStep: The distance of cells along x, in the pattern's space.
    ///   - yStep: The distance of cells along y, in the pattern's space.
    ///   - isColored: A Boolean value that indicates whether the cell has colors of its own, rather than the color that
    ///     is set with the pattern.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite, xStep != 0,
            yStep != 0, xStep.isFinite, yStep.isFinite, determinant != 0, determinant.isFinite
        else { return nil }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        self.isColored = isColored
        self.callbacks = callbacks.pointee
        step = CGSize(width: abs(xStep), height: abs(yStep))
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Returns the drawn cell.
    fileprivate func cell(scale: CGFloat, traits: UITraitCollection, color: Color) -> Bitmap? {
        let context = CGContext(bounds: bounds, scale: scale, traits: traits)
        (context.state.fill, context.state.stroke) = (color, color)
        callbacks.drawPattern?(info, context)
        return LayerRasterizer.paint(context.makeLayer(), size: bounds.size, scale: scale)
    }
}

/// A pattern as a graphics state has it.
struct PaintedPattern {
    let pattern: CGPattern
    /// The offset of the cells, in the space of the canvas.
    let phase: CGSize
    /// The color of a pattern without colors of its own.
    let color: Color

    init(_ pattern: CGPattern, phase: CGSize, color: Color) {
        self.pattern = pattern
        self.phase = phase
        self.color = color
    }
}

extension CGContext {
    /// The largest number of cells that are drawn at once.
    private static let mostCells: CGFloat = 100_000

    /// Sets the space of the components that are passed with colors and patterns.
    public func setFillColorSpace(_ space: CGColorSpace) { state.fillSpace = space }
    /// Sets the space of the components that are passed with colors and patterns.
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeSpace = space }

    /// Sets the fill color from the components of the fill color space and alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor.components(components, in: state.fillSpace) { setFillColor(color) }
    }

    /// Sets the stroke color from the components of the stroke color space and alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor.components(components, in: state.strokeSpace) { setStrokeColor(color) }
    }

    /// Sets the fill color from components of 0…1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the stroke color from components of 0…1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the pattern that paths are filled with.
    ///
    /// - Parameter colorComponents: The alpha of a pattern with colors, or else the components of the fill color
    ///   space's base and alpha.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        setFillColor(CGColor(pattern, in: state.fillSpace, components: colorComponents))
    }

    /// Sets the pattern that paths are stroked with.
    ///
    /// - Parameter colorComponents: The alpha of a pattern with colors, or else the components of the stroke color
    ///   space's base and alpha.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        setStrokeColor(CGColor(pattern, in: state.strokeSpace, components: colorComponents))
    }

    /// Sets the offset of the patterns that are set from now on, in the first user space.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    /// Tiles the inside of a path in the canvas' coordinates.
    func paint(_ painted: PaintedPattern, inside path: Path, rule: FillRule) {
        let pattern = painted.pattern
        let area = path.bounds.intersection(bounds)
        guard !area.isNull, !area.isEmpty else { return }
        let placed = pattern.matrix
            .concatenating(CGAffineTransform(translationX: painted.phase.width, y: painted.phase.height))
            .concatenating(baseTransform)
        let covered = area.applying(placed.inverted())
        let (cell, step) = (pattern.bounds, pattern.step)
        let first = CGPoint(
            x: ((covered.minX - cell.maxX) / step.width).rounded(.up),
            y: ((covered.minY - cell.maxY) / step.height).rounded(.up))
        let last = CGPoint(
            x: ((covered.maxX - cell.minX) / step.width).rounded(.down),
            y: ((covered.maxY - cell.minY) / step.height).rounded(.down))
        guard last.x >= first.x, last.y >= first.y else { return }
        guard (last.x - first.x + 1) * (last.y - first.y + 1) <= Self.mostCells else {
            return WarningLog.current.add(.unsupportedDrawing("a pattern of more than 100,000 cells"))
        }
        let size = max(hypot(placed.a, placed.b), hypot(placed.c, placed.d))
        guard let bitmap = pattern.cell(scale: scale * size, traits: traits, color: painted.color.withAlpha(1)) else {
            return
        }
        var tiles: [LayerContent] = []
        for row in Int(first.y)...Int(last.y) {
            for column in Int(first.x)...Int(last.x) {
                let tile = cell.offsetBy(dx: CGFloat(column) * step.width, dy: CGFloat(row) * step.height)
                tiles.append(.image(ImageContent(bitmap: bitmap, destination: tile)))
            }
        }
        saveGState()
        defer { restoreGState() }
        state.clips.append(.path(path, rule))
        state.alpha *= painted.color.alpha
        state.transform = placed
        var layer = transformed(covered)
        layer.contents = tiles
        add([], layer: layer)
    }
}

extension CGColor {
    /// Creates a color that draws a pattern; nil if the space isn't one of patterns.
    ///
    /// - Parameter components: The alpha of a pattern with colors, or else the components of the space's base and
    ///   alpha.
    public convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        guard space.model == .pattern else { return nil }
        self.init(pattern, in: space, components: components)
    }

    fileprivate convenience init(
        _ pattern: CGPattern, in space: CGColorSpace, components: UnsafePointer<CGFloat>
    ) {
        let color =
            pattern.isColored
            ? Color(white: 0, alpha: Double(components[0]))
            : CGColor.components(components, in: space.baseColorSpace ?? space)?.value ?? .black
        self.init(color, pattern: pattern)
    }

    /// Returns the color of a space's components, followed by alpha; nil for a space of patterns.
    fileprivate static func components(_ components: UnsafePointer<CGFloat>, in space: CGColorSpace) -> CGColor? {
        guard space.model != .pattern else { return nil }
        return CGColor(colorSpace: space, components: (0...space.numberOfComponents).map { components[$0] })
    }
}
