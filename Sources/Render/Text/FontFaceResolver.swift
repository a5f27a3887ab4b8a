import CCairo
import Synchronization

/// Resolves the `FontFace` of a glyph run to a cairo font on the current thread.
///
/// The C objects inside are confined to one thread at a time. `withResolver` lends a resolver from a pool for the
/// duration of a closure, with the fonts that earlier borrowers opened. Glyphs are never hinted, are anti-aliased in
/// gray, and may start at any fraction of a pixel: draw them with `cairo_glyph_path` and fill, since cairo's
/// `show_glyphs` rounds to whole pixels.
public final class FontFaceResolver {
    /// The source of the fonts.
    public let library: FontLibrary
    /// The generation of the library's fonts to which the opened faces belong.
    let generation: Int
    private var faces: [FontFace: CairoFace] = [:]
    private let options: CairoFontOptions

    /// Creates a resolver outside the pool; `withResolver` lends pooled ones.
    public init(library: FontLibrary = .shared) {
        self.library = library
        generation = library.generation
        options = CairoFontOptions()
    }

    /// Returns the face as a `cairo_font_face_t`, borrowed: it lives as long as the resolver.
    ///
    /// A slanted face is the upright one; `fontMatrix(for:size:)` applies the slant.
    public func fontFace(for face: FontFace) throws(FontError) -> OpaquePointer {
        if let known = faces[face] { return known.pointer }
        guard let file = library.file(named: face.name) else {
            throw library.missingFace(face.name)
        }
        let made = try CairoFace(file: file)
        faces[face] = made
        return made.pointer
    }

    /// Returns the font matrix of a face at a size in points (of the context's user space).
    public func fontMatrix(for face: FontFace, size: Double) -> cairo_matrix_t {
        // 0.2 is the tangent of the slant, about eleven degrees.
        cairo_matrix_t(xx: size, yx: 0, xy: face.isSlanted ? -0.2 * size : 0, yy: size, x0: 0, y0: 0)
    }

    /// Sets a face at a size as the font of a `cairo_t`, with the project's font options.
    public func select(_ face: FontFace, size: Double, in context: OpaquePointer) throws(FontError) {
        let pointer = try fontFace(for: face)
        var matrix = fontMatrix(for: face, size: size)
        cairo_set_font_face(context, pointer)
        cairo_set_font_matrix(context, &matrix)
        cairo_set_font_options(context, options.pointer)
    }

    /// The maximum glyph size, in pixels.
    static let greatestPixelSize = 100_000.0

    /// Creates the cairo font of a face at a size under a transform to pixels.
    func makeScaledFont(
        _ face: FontFace, size: Double, transform: cairo_matrix_t
    ) throws(FontError) -> CairoScaledFont {
        // cairo keeps a face whose scaling failed once in an error state: such a scale must not reach it.
        let pixels =
            size
            * max(
                (transform.xx * transform.xx + transform.yx * transform.yx).squareRoot(),
                (transform.xy * transform.xy + transform.yy * transform.yy).squareRoot())
        let area = abs(transform.xx * transform.yy - transform.xy * transform.yx) * size * size
        guard pixels.isFinite, pixels <= Self.greatestPixelSize, area >= 1e-9 else {
            throw .unusableScale(face: face.name, pixels: pixels)
        }
        let pointer = try fontFace(for: face)
        var matrix = fontMatrix(for: face, size: size)
        var transform = transform
        // An unusable font has an error status, and keeps its face and file open until it is destroyed.
        let font = cairo_scaled_font_create(pointer, &matrix, &transform, options.pointer).map(CairoScaledFont.init)
        guard let font, cairo_scaled_font_status(font.pointer) == CAIRO_STATUS_SUCCESS else {
            let path = library.file(named: face.name)?.path ?? face.name
            throw .unreadable(path: path, detail: "cairo can't scale it to \(size) points")
        }
        return font
    }

    /// Lends a resolver for the duration of `body`. The pool grows to the maximum number lent at once.
    public static func withResolver<Result, Failure: Error>(
        library: FontLibrary = .shared, _ body: (FontFaceResolver) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let resolver = Pool.shared.take(library)
        defer { Pool.shared.give(resolver) }
        return try body(resolver)
    }

    /// The resolvers that are not in use.
    private final class Pool: Sendable {
        static let shared = Pool()
        private let idle = Mutex<[Idle]>([])

        /// A pooled resolver. No other reference to it exists, so it may change threads.
        private struct Idle: @unchecked Sendable {
            let resolver: FontFaceResolver
        }

        func take(_ library: FontLibrary) -> FontFaceResolver {
            let generation = library.generation
            let found: Idle? = idle.withLock { idle in
                idle.removeAll { $0.resolver.library === library && $0.resolver.generation != generation }
                guard let index = idle.lastIndex(where: { $0.resolver.library === library }) else { return nil }
                return idle.remove(at: index)
            }
            return found?.resolver ?? FontFaceResolver(library: library)
        }

        func give(_ resolver: FontFaceResolver) {
            let returned = Idle(resolver: resolver)
            idle.withLock { idle in
                // More than 64 can only come from many libraries, or from far more threads than cores.
                if idle.count >= 64 { idle.removeFirst() }
                idle.append(returned)
            }
        }
    }
}

/// A `cairo_scaled_font_t`: a face at a size under a transform.
final class CairoScaledFont {
    let pointer: OpaquePointer

    /// Takes the ownership of a font.
    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { cairo_scaled_font_destroy(pointer) }
}

/// A cairo font face made from a file, with a FreeType library of its own.
///
/// cairo may free the font late and on another thread, and a FreeType library must not be used by two threads at once.
private final class CairoFace {
    let pointer: OpaquePointer

    init(file: FontFile) throws(FontError) {
        var library: FT_Library?
        var face: FT_Face?
        guard FT_Init_FreeType(&library) == 0, let library else {
            throw .unreadable(path: file.path, detail: "FreeType can't be initialized")
        }
        guard FT_New_Face(library, file.path, FT_Long(file.index), &face) == 0, let face else {
            FT_Done_FreeType(library)
            throw .unreadable(path: file.path, detail: "FreeType can't read it")
        }
        // 2 is FT_LOAD_NO_HINTING, which is a macro.
        guard let pointer = cairo_ft_font_face_create_for_ft_face(face, 2) else {
            FT_Done_FreeType(library)
            throw .unreadable(path: file.path, detail: "cairo can't use it")
        }
        // Freeing the library also frees its only face.
        let status = cairo_font_face_set_user_data(pointer, CairoFace.key.pointer, UnsafeMutableRawPointer(library)) {
            library in
            if let library { FT_Done_FreeType(FT_Library(library)) }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_font_face_destroy(pointer)
            FT_Done_FreeType(library)
            throw .unreadable(path: file.path, detail: "out of memory")
        }
        self.pointer = pointer
    }

    deinit { cairo_font_face_destroy(pointer) }

    /// An address that identifies this module's user data.
    private struct Key: @unchecked Sendable {
        let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    }
    private static let key = Key()
}

/// Font options without hinting of outlines or metrics, and with gray anti-aliasing.
private final class CairoFontOptions {
    let pointer: OpaquePointer?

    init() {
        pointer = cairo_font_options_create()
        cairo_font_options_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(pointer, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(pointer, CAIRO_HINT_METRICS_OFF)
    }

    deinit { cairo_font_options_destroy(pointer) }
}
