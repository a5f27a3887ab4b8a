/// A font file at a size, with the rule for its advance widths.
struct SizedFont {
    enum Advances {
        /// San Francisco's advances under another font's glyphs.
        case sanFrancisco(SanFranciscoMetrics)
        /// Cells of one width, in points.
        case cells(Double)
        /// The font's own advances.
        case own
    }

    let file: FontFile
    let face: FontFace
    /// The size at which the glyphs are drawn, in points.
    let drawnSize: Double
    let advances: Advances
    /// The requested size, in points.
    let size: Double

    var pointsPerUnit: Double { drawnSize / file.unitsPerEm }
}

/// The preferred fonts of one `FontSpec`, before fallback.
struct FontCascade {
    let spec: FontSpec
    /// The fonts in order of preference; empty when none is installed.
    let fonts: [SizedFont]
    /// A warning for the user.
    let warning: String?

    init(_ spec: FontSpec, library: FontLibrary) {
        self.spec = spec
        switch spec.design {
        case .system:
            let inter = FontCascade.inter(spec, library: library, cell: nil)
            fonts = inter.map { [$0] } ?? []
            warning = inter == nil ? FontCascade.missingSystemFont(spec, library) : nil
        case .monospaced:
            let cell = spec.usableSize * SanFranciscoMetrics.monospacedUnits / 2048
            let inter = FontCascade.inter(spec, library: library, cell: cell)
            let name = spec.weight.isHeavy ? "DejaVuSansMono-Bold" : "DejaVuSansMono"
            let mono = library.file(named: name).map { file in
                SizedFont(
                    file: file, face: FontFace(name: name, isSlanted: spec.isItalic),
                    drawnSize: FontCascade.drawnSize(file, spec), advances: .cells(cell), size: spec.usableSize)
            }
            fonts = [mono, inter].compactMap { $0 }
            if mono == nil {
                warning =
                    "No monospaced font: Inter's glyphs are drawn at monospaced widths. "
                    + "On Debian: apt-get install \(FallbackFonts.monospacedPackage)."
            } else {
                warning = nil
            }
        case .named(let family):
            let inter = FontCascade.inter(spec, library: library, cell: nil)
            let file = library.file(
                family: family, weightClass: spec.weight.weightClass, isItalic: spec.isItalic)
            let named = file.map { file in
                SizedFont(
                    file: file, face: FontFace(name: file.name, isSlanted: spec.isItalic && !file.isItalic),
                    drawnSize: spec.usableSize, advances: .own, size: spec.usableSize)
            }
            fonts = [named, inter].compactMap { $0 }
            if named == nil, family == "Helvetica" {
                // The font of text without one, drawn like the system font: not worth a warning on each screen.
                warning = nil
            } else if named == nil {
                warning =
                    "No font named \(family) in \(library.directories.joined(separator: ", ")): the system font is used."
            } else {
                warning = inter == nil ? FontCascade.missingSystemFont(spec, library) : nil
            }
        }
    }

    /// Returns the face of Inter for a font; nil without Inter.
    ///
    /// If only the face's own file is missing, Inter Regular shapes the text: its size is San Francisco's anyway, and
    /// drawing it throws the error about the missing file instead of showing another look.
    private static func inter(_ spec: FontSpec, library: FontLibrary, cell: Double?) -> SizedFont? {
        let name = InterFont.name(of: spec, drawnItalic: spec.isItalic)
        let file = library.file(named: name) ?? library.file(named: InterFont.requiredFace)
        return file.map { file in
            SizedFont(
                file: file, face: FontFace(name: name), drawnSize: drawnSize(file, spec),
                advances: cell.map { .cells($0) } ?? .sanFrancisco(SanFranciscoMetrics(spec)), size: spec.usableSize)
        }
    }

    /// Returns the size that gives a font San Francisco's cap height.
    private static func drawnSize(_ file: FontFile, _ spec: FontSpec) -> Double {
        file.capHeight > 0 ? spec.usableSize * InterFont.capHeight * file.unitsPerEm / file.capHeight : spec.usableSize
    }

    private static func missingSystemFont(_ spec: FontSpec, _ library: FontLibrary) -> String {
        library.missingFace(InterFont.name(of: spec, drawnItalic: spec.isItalic)).description
    }
}

extension FontWeight {
    /// A Boolean value that indicates whether fallback fonts use their bold files for the weight.
    var isHeavy: Bool { weightClass >= 600 }
}
