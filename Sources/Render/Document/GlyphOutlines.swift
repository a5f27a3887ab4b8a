import CCairo
import Foundation

/// The outlines of a font's glyphs, in the font's units with y pointing up.
final class GlyphOutlines {
    private let file: FontFile
    private let functions: OpaquePointer
    private var known: [UInt32: Path] = [:]

    init(file: FontFile) {
        self.file = file
        functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions, { _, data, _, x, y, _ in Pen.of(data)?.add(.move(CGPoint(x: Double(x), y: Double(y)))) }, nil,
            nil)
        hb_draw_funcs_set_line_to_func(
            functions, { _, data, _, x, y, _ in Pen.of(data)?.add(.line(CGPoint(x: Double(x), y: Double(y)))) }, nil,
            nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                Pen.of(data)?.add(
                    .quadCurve(
                        to: CGPoint(x: Double(x), y: Double(y)),
                        control: CGPoint(x: Double(controlX), y: Double(controlY))))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
                Pen.of(data)?.add(
                    .curve(
                        to: CGPoint(x: Double(x), y: Double(y)),
                        control1: CGPoint(x: Double(firstX), y: Double(firstY)),
                        control2: CGPoint(x: Double(secondX), y: Double(secondY))))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in Pen.of(data)?.add(.close) }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
    }

    deinit {
        hb_draw_funcs_destroy(functions)
    }

    /// Returns a glyph's outline; empty for a space, and for bitmap glyphs.
    func outline(of glyph: UInt32) -> Path {
        if let path = known[glyph] { return path }
        let pen = Pen()
        withExtendedLifetime(pen) {
            hb_font_get_glyph_shape(file.font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
        }
        let path = Path(pen.elements)
        known[glyph] = path
        return path
    }

    /// Returns the positioned outlines of a run, in the coordinates of its layer.
    func outline(of run: GlyphRun) -> Path {
        let scale = run.drawnSize / file.unitsPerEm
        // The painter's slant, about eleven degrees.
        let slant = run.face.isSlanted ? 0.2 * scale : 0
        var path = Path()
        for glyph in run.glyphs {
            let place = CGAffineTransform(a: scale, b: 0, c: slant, d: -scale, tx: glyph.x, ty: glyph.y)
            path.elements += outline(of: glyph.id).applying(place).elements
        }
        return path
    }

    /// Collects the segments that HarfBuzz emits.
    private final class Pen {
        var elements: [Path.Element] = []

        func add(_ element: Path.Element) { elements.append(element) }

        static func of(_ data: UnsafeMutableRawPointer?) -> Pen? {
            data.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
        }
    }
}
