import CCairo
import Foundation

/// Writes trees of layers as the pages of a PDF: text that can be searched, selected and printed at any size, and
/// vector shapes.
///
/// Fonts are embedded as subsets of the used glyphs. Shadows become bitmaps, at `scale` pixels per point and at least
/// 2; images keep their own pixels up to four per point. The same layers give the same bytes with the same libraries
/// and fonts, independent of time and place: the file contains no date.
///
/// ```swift
/// let pdf = try PDFWriter(title: "Receipt").document(
///     layer, size: CGSize(width: 300, height: 500), scale: 2, background: .white)
/// ```
public struct PDFWriter: Sendable {
    /// The document name that viewers show; nil for none.
    public var title: String?
    /// The source of the fonts of glyph runs.
    public let library: FontLibrary
    /// The memory limit in bytes of the document's bitmaps while it is written.
    public let bitmapByteLimit: Int

    /// Creates a writer.
    ///
    /// - Parameter bitmapByteLimit: The memory limit of bitmaps, 1 GiB by default; exceeding it throws
    ///   `PaintError.tooMuchMemory`.
    public init(title: String? = nil, library: FontLibrary = .shared, bitmapByteLimit: Int = 1 << 30) {
        self.title = title
        self.library = library
        self.bitmapByteLimit = bitmapByteLimit
    }

    /// The maximum number of pixels per point that images finer than the page's grid keep: 288 per inch.
    private static let greatestDensity = 4.0

    /// Returns the file.
    ///
    /// - Parameters:
    ///   - layer: The root layer; its parent's coordinates are the page's, in points from the top left.
    ///   - size: The size of the page in points: 72 per inch.
    ///   - scale: The number of pixels per point of bitmaps; edges are snapped to whole ones, as on a screen.
    ///   - background: The color that fills the page first; nil leaves it transparent.
    /// - Throws: `PaintError`, as painting an image of that size does, or `FontError`.
    public func document(_ layer: Layer, size: CGSize, scale: Double, background: Color?) throws -> Data {
        try document([(layer, size)], scale: scale, background: background)
    }

    /// Returns the file of several pages, which begins with the first one's size even if there is none.
    ///
    /// - Parameters:
    ///   - pages: The root layer and the size in points of each page.
    ///   - scale: The number of pixels per point of bitmaps; edges are snapped to whole ones, as on a screen.
    ///   - background: The color that fills each page first; nil leaves it transparent.
    /// - Throws: `PaintError`, as painting an image of a page's size does, or `FontError`.
    public func document(
        _ pages: [(layer: Layer, size: CGSize)], scale: Double, background: Color?
    ) throws -> Data {
        try FontFaceResolver.withResolver(library: library) { fonts in
            let canvas = try PDFCanvas(
                size: pages.first?.size ?? .zero, scale: max(2, scale), title: title, fonts: fonts)
            for (layer, size) in pages {
                let page = try DocumentPage(size: size, scale: scale, source: layer.source)
                canvas.beginPage(size: size)
                try canvas.draw(
                    layer, on: page, background: background, fonts: fonts, greatestDensity: Self.greatestDensity,
                    byteLimit: bitmapByteLimit)
                canvas.endPage()
            }
            return try canvas.finish(source: pages.last?.layer.source)
        }
    }
}

/// Draws on a page of cairo's PDF surface.
final class PDFCanvas: DocumentCanvas {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let fonts: FontFaceResolver
    private let output = Output()
    /// The surfaces of the bitmaps. cairo reads them at the end: they are kept until then, and equal ones are written
    /// once.
    private var surfaces: [Bitmap: OpaquePointer] = [:]
    private var groups: [(opacity: Double, mask: OpaquePointer?)] = []

    /// The bytes that cairo has written so far.
    private final class Output {
        var data = Data()
    }

    /// Creates a canvas.
    ///
    /// - Parameter scale: The number of pixels per point of areas that cairo draws as images.
    /// - Throws: `PaintError.drawingFailed`.
    init(size: CGSize, scale: Double, title: String?, fonts: FontFaceResolver) throws {
        let write: cairo_write_func_t = { closure, bytes, count in
            guard let closure, let bytes else { return CAIRO_STATUS_SUCCESS }
            Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
            return CAIRO_STATUS_SUCCESS
        }
        let surface = cairo_pdf_surface_create_for_stream(
            write, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
        guard let surface, let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            let status = cairo_surface_status(surface)
            cairo_surface_destroy(surface)
            throw PaintError.drawingFailed(detail: Canvas.text(status), source: nil)
        }
        self.surface = surface
        self.context = context
        self.fonts = fonts
        // A PDF can't add colors: cairo draws an image of such an area, with all that is beneath.
        cairo_surface_set_fallback_resolution(surface, scale * 72, scale * 72)
        PDFMetadata(title: title).set(on: surface)
    }

    deinit {
        for group in groups { cairo_pattern_destroy(group.mask) }
        cairo_destroy(context)
        cairo_surface_finish(surface)
        for surface in surfaces.values { cairo_surface_destroy(surface) }
        cairo_surface_destroy(surface)
    }

    /// Begins a page of a size in points.
    func beginPage(size: CGSize) { cairo_pdf_surface_set_size(surface, size.width, size.height) }

    /// Ends the page.
    func endPage() { cairo_show_page(context) }

    /// Ends the document; nothing may be drawn afterwards.
    ///
    /// - Throws: `PaintError.drawingFailed` when an earlier drawing call has failed.
    func finish(source: Layer.Source?) throws -> Data {
        let drawn = cairo_status(context)
        cairo_surface_finish(surface)
        let written = cairo_surface_status(surface)
        for status in [drawn, written] where status != CAIRO_STATUS_SUCCESS {
            throw PaintError.drawingFailed(detail: Canvas.text(status), source: source)
        }
        return PDFMetadata.withoutDates(output.data)
    }

    // MARK: Shapes

    func fill(_ path: Path, _ color: Color, _ rule: FillRule) {
        setColor(color)
        path.add(to: context, .identity)
        fill(rule)
    }

    private func fill(_ rule: FillRule = .nonZero) {
        cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    func stroke(_ path: Path, _ toPage: CGAffineTransform, _ color: Color, _ style: StrokeStyle) {
        setColor(color)
        path.add(to: context, toPage)
        withCoordinates(toPage) {
            style.apply(to: context, toPage)
            cairo_stroke(context)
        }
    }

    func fill(_ path: Path, _ gradient: GradientContent, alpha: Double, _ toPage: CGAffineTransform) {
        guard let pattern = gradient.makePattern(alpha: alpha) else { return }
        defer { cairo_pattern_destroy(pattern) }
        setSource(pattern, toPage)
        path.add(to: context, .identity)
        fill()
    }

    // MARK: Bitmaps

    func draw(_ placed: PlacedBitmap) {
        guard let surface = surface(of: placed.bitmap), let pattern = cairo_pattern_create_for_surface(surface)
        else { return }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE)
        cairo_save(context)
        defer { cairo_restore(context) }
        setSource(pattern, placed.toPage)
        withCoordinates(placed.toPage) {
            cairo_rectangle(context, 0, 0, Double(placed.bitmap.width), Double(placed.bitmap.height))
        }
        cairo_clip(context)
        if placed.isAdditive { cairo_set_operator(context, CAIRO_OPERATOR_ADD) }
        if placed.alpha < 1 {
            cairo_paint_with_alpha(context, placed.alpha)
        } else {
            cairo_paint(context)
        }
    }

    private func surface(of bitmap: Bitmap) -> OpaquePointer? {
        if let known = surfaces[bitmap] { return known }
        let bytes = UnsafeMutableRawPointer(mutating: bitmap.pixels).assumingMemoryBound(to: UInt8.self)
        let made = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: bitmap.width), Int32(clamping: bitmap.height),
            Int32(clamping: bitmap.bytesPerRow))
        guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(made)
            return nil
        }
        surfaces[bitmap] = made
        return made
    }

    // MARK: Text

    func draw(_ run: GlyphRun, _ toPage: CGAffineTransform, source: Layer.Source?) throws {
        guard let file = fonts.library.file(named: run.face.name) else {
            throw fonts.library.missingFace(run.face.name)
        }
        guard try fonts.canScale(run, toPage, source: source) else { return }
        let clusters = GlyphClusters(run, font: file)
        // In right-to-left text the glyphs of the last characters come first; the clusters are passed in logical order
        // nevertheless.
        let inOrder = clusters.isRightToLeft ? clusters.clusters.reversed() : clusters.clusters
        let text = inOrder.map { clusters.text($0) }
        let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.x, y: $0.y) }
        let pieces = zip(inOrder, text).map {
            cairo_text_cluster_t(num_bytes: Int32($1.utf8.count), num_glyphs: Int32($0.glyphs.count))
        }
        let utf8 = Array(text.joined().utf8CString)
        try withCoordinates(toPage) {
            try fonts.select(run.face, size: run.drawnSize, in: context)
            setColor(run.color)
            cairo_show_text_glyphs(
                context, utf8, Int32(utf8.count - 1), glyphs, Int32(glyphs.count), pieces, Int32(pieces.count),
                clusters.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
        }
    }

    // MARK: Clips and groups

    func beginClip(_ path: Path) {
        cairo_save(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        path.add(to: context, .identity)
        cairo_clip(context)
    }

    func endClip() { cairo_restore(context) }

    func beginGroup(opacity: Double, isMasked: Bool) {
        groups.append((opacity, nil))
        cairo_push_group(context)
    }

    func beginMask() {
        // The content drawn so far is kept as a pattern.
        groups[groups.count - 1].mask = cairo_pop_group(context)
        cairo_push_group(context)
    }

    func endGroup() {
        let (opacity, content) = groups.removeLast()
        guard let content else {
            cairo_pop_group_to_source(context)
            paint(opacity)
            return
        }
        let mask = cairo_pop_group(context)
        if opacity < 1 { cairo_push_group(context) }
        cairo_set_source(context, content)
        cairo_mask(context, mask)
        if opacity < 1 {
            cairo_pop_group_to_source(context)
            paint(opacity)
        }
        cairo_set_source_rgba(context, 0, 0, 0, 0)
        cairo_pattern_destroy(content)
        cairo_pattern_destroy(mask)
    }

    private func paint(_ opacity: Double) {
        if opacity < 1 {
            cairo_paint_with_alpha(context, opacity)
        } else {
            cairo_paint(context)
        }
        cairo_set_source_rgba(context, 0, 0, 0, 0)
    }

    // MARK: State

    private func setColor(_ color: Color) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// Sets a pattern as the source; `toPage` maps its coordinates to the page.
    private func setSource(_ pattern: OpaquePointer, _ toPage: CGAffineTransform) {
        var matrix = cairo_matrix_t(toPage.inverted())
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(context, pattern)
    }

    private func withCoordinates(_ toPage: CGAffineTransform, _ body: () throws -> Void) rethrows {
        var matrix = cairo_matrix_t(toPage)
        cairo_set_matrix(context, &matrix)
        defer { cairo_identity_matrix(context) }
        try body()
    }
}

extension cairo_matrix_t {
    fileprivate init(_ t: CGAffineTransform) { self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty) }
}

/// The metadata of a PDF: a title, and nothing that depends on the time.
private struct PDFMetadata {
    let title: String?

    /// An arbitrary fixed date: cairo can't omit it, so it is removed afterwards.
    private static let date = "1970-01-01T00:00:00Z"

    func set(on surface: OpaquePointer) {
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
        guard let title, !title.isEmpty else { return }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.forDocuments)
    }

    /// Returns the file with spaces in place of its dates, so that the byte offsets in the file's table stay valid.
    static func withoutDates(_ file: Data) -> Data {
        var file = file
        for key in ["/CreationDate (", "/ModDate ("] {
            // The document information is written at the end, as plain text.
            guard let start = file.range(of: Data(key.utf8), options: .backwards),
                let end = file.range(of: Data(")".utf8), in: start.upperBound..<file.endIndex),
                end.upperBound - start.lowerBound < 64
            else { continue }
            let dates = start.lowerBound..<end.upperBound
            file.replaceSubrange(dates, with: Data(repeating: 0x20, count: dates.count))
        }
        return file
    }
}
