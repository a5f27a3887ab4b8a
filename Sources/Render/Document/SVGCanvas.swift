import Foundation

/// Writes the elements of an SVG file, one per line.
final class SVGCanvas: DocumentCanvas {
    private let library: FontLibrary
    private let fonts: FontFaceResolver
    private var body: [String] = []
    private var definitions: [String] = []
    /// The identifiers of existing clips, by their outlines; bitmaps are found by their pixels.
    private var clips: [String: String] = [:]
    private var bitmaps: [Bitmap: String] = [:]
    private var gradients: [String: String] = [:]
    private var masks = 0
    /// The masks of the open groups; nil for groups without a mask.
    private var groups: [String?] = []
    /// The clips that are open in each open group, the innermost last.
    private var openClips: [[String]] = [[]]
    /// A Boolean value that indicates whether the open clips' colors are added to those beneath.
    private var isAdding = false
    private static let addition = "mix-blend-mode:plus-lighter"
    private var outlines: [String: GlyphOutlines] = [:]
    private let size: CGSize
    /// The maximum number of pixels of a bitmap that is compacted: larger ones would take seconds.
    private static let compactLimit = 250_000
    /// The first error of encoding a bitmap.
    private var failure: (any Error)?

    init(size: CGSize, fonts: FontFaceResolver) {
        self.size = size
        self.fonts = fonts
        library = fonts.library
    }

    /// Returns the file.
    ///
    /// - Throws: The first error of encoding a bitmap.
    func finish(title: String?) throws -> Data {
        if let failure { throw failure }
        var root = SVGElement("svg")
        root.set("xmlns", "http://www.w3.org/2000/svg")
        root.set("xmlns:xlink", "http://www.w3.org/1999/xlink")
        root.set("width", Double(size.width))
        root.set("height", Double(size.height))
        let sides = [size.width, size.height].map { SVGNumber.length(Double($0)) }
        root.set("viewBox", "0 0 " + sides.joined(separator: " "))
        root.set("text-rendering", "geometricPrecision")
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", root.opened]
        if let title, !title.isEmpty { lines.append("<title>" + SVGText.escaped(title) + "</title>") }
        if !definitions.isEmpty { lines += ["<defs>"] + definitions + ["</defs>"] }
        lines += body + ["</svg>", ""]
        return Data(lines.joined(separator: "\n").utf8)
    }

    // MARK: Shapes

    func fill(_ path: Path, _ color: Color, _ rule: FillRule) {
        guard !path.isEmpty else { return }
        var element = SVGElement("path")
        element.set("fill", color)
        if rule == .evenOdd { element.set("fill-rule", "evenodd") }
        element.set("d", path.svg)
        append(element.closed)
    }

    func stroke(_ path: Path, _ toPage: CGAffineTransform, _ color: Color, _ style: StrokeStyle) {
        guard !path.isEmpty else { return }
        var element = SVGElement("path")
        element.set("fill", "none")
        element.set("stroke", color)
        element.set("stroke-width", style.width)
        if style.cap != .butt { element.set("stroke-linecap", style.cap == .round ? "round" : "square") }
        switch style.join {
        case .miter: element.set("stroke-miterlimit", style.usableMiterLimit)
        case .round: element.set("stroke-linejoin", "round")
        case .bevel: element.set("stroke-linejoin", "bevel")
        }
        let dashes = style.usableDashes(toPage)
        if !dashes.isEmpty {
            element.set("stroke-dasharray", dashes.map { SVGNumber.length($0) }.joined(separator: " "))
            if style.dashPhase.isFinite, style.dashPhase != 0 { element.set("stroke-dashoffset", style.dashPhase) }
        }
        // A line that is only translated gets page coordinates; any other keeps its own coordinates, for its width.
        if toPage.isShift {
            element.set("d", path.applying(toPage).svg)
        } else {
            element.set("transform", toPage)
            element.set("d", path.svg)
        }
        append(element.closed)
    }

    func fill(_ path: Path, _ gradient: GradientContent, alpha: Double, _ toPage: CGAffineTransform) {
        guard !path.isEmpty else { return }
        var element = SVGElement("path")
        element.set("fill", "url(#\(identifier(of: gradient, toPage)))")
        element.setOpacity("fill-opacity", alpha)
        element.set("d", path.svg)
        append(element.closed)
    }

    private func identifier(of gradient: GradientContent, _ toPage: CGAffineTransform) -> String {
        let name = gradient.kind == .linear ? "linearGradient" : "radialGradient"
        var element = SVGElement("")
        element.set("gradientUnits", "userSpaceOnUse")
        if gradient.kind == .linear {
            for (name, value) in zip(
                ["x1", "y1", "x2", "y2"], [gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y])
            {
                element.set(name, SVGNumber.factor(Double(value)))
            }
        } else {
            for (name, value) in [("cx", "0"), ("cy", "0"), ("r", "1")] { element.set(name, value) }
        }
        element.set("gradientTransform", toPage)
        let stops = gradient.orderedStops.map { stop in
            var element = SVGElement("stop")
            element.set("offset", SVGNumber.factor(stop.location))
            element.set("stop-color", SVGElement.hexadecimal(stop.color))
            element.setOpacity("stop-opacity", max(0, stop.color.alpha))
            return element.closed
        }
        let content = element.opened.dropFirst() + stops.joined() + "</\(name)>"
        let key = name + content
        if let known = gradients[key] { return known }
        let identifier = "gradient\(gradients.count + 1)"
        gradients[key] = identifier
        definitions.append("<\(name) id=\"\(identifier)\"" + content)
        return identifier
    }

    // MARK: Bitmaps

    func draw(_ placed: PlacedBitmap) {
        var element = SVGElement("use")
        element.set("xlink:href", "#" + identifier(of: placed.bitmap))
        element.setOpacity("opacity", placed.alpha)
        element.set("transform", placed.toPage)
        if placed.isAdditive { element.set("style", Self.addition) }
        append(element.closed, isAdditive: placed.isAdditive)
    }

    private func identifier(of bitmap: Bitmap) -> String {
        if let known = bitmaps[bitmap] { return known }
        let identifier = "picture\(bitmaps.count + 1)"
        bitmaps[bitmap] = identifier
        var element = SVGElement("image")
        element.set("id", identifier)
        element.set("width", Double(bitmap.width))
        element.set("height", Double(bitmap.height))
        do {
            let encoder = PNGEncoder()
            let isSmall = bitmap.width * bitmap.height <= Self.compactLimit
            let png = try (isSmall ? encoder.compact() : encoder).encode(bitmap, scale: 1)
            element.set("xlink:href", "data:image/png;base64," + png.base64EncodedString())
        } catch {
            failure = failure ?? error
        }
        definitions.append(element.closed)
        return identifier
    }

    // MARK: Text

    func draw(_ run: GlyphRun, _ toPage: CGAffineTransform, source: Layer.Source?) throws {
        guard let file = library.file(named: run.face.name) else {
            throw library.missingFace(run.face.name)
        }
        guard try fonts.canScale(run, toPage, source: source) else { return }
        if let text = SVGTextRun(run, font: file) {
            append(text.element(toPage))
            return
        }
        let known = outlines[run.face.name] ?? GlyphOutlines(file: file)
        outlines[run.face.name] = known
        let path = known.outline(of: run).applying(toPage)
        guard !path.isEmpty else { return }
        var element = SVGElement("path")
        element.set("role", "img")
        element.set("aria-label", SVGText.escaped(run.text))
        element.set("fill", run.color)
        element.set("d", path.svg)
        append(element.closed)
    }

    // MARK: Clips and groups

    func beginClip(_ path: Path) {
        let outline = path.svg
        let identifier = clips[outline] ?? "clip\(clips.count + 1)"
        if clips.updateValue(identifier, forKey: outline) == nil {
            definitions.append("<clipPath id=\"\(identifier)\"><path d=\"\(outline)\"/></clipPath>")
        }
        setAdding(false)
        openClips[openClips.count - 1].append(identifier)
        body.append(Self.clip(identifier))
    }

    func endClip() {
        openClips[openClips.count - 1].removeLast()
        body.append("</g>")
        if openClips[openClips.count - 1].isEmpty { isAdding = false }
    }

    private static func clip(_ identifier: String, isAdditive: Bool = false) -> String {
        var element = SVGElement("g")
        element.set("clip-path", "url(#\(identifier))")
        if isAdditive { element.set("style", addition) }
        return element.opened
    }

    /// Adds an element; what isn't additive covers what lies beneath.
    private func append(_ element: String, isAdditive: Bool = false) {
        setAdding(isAdditive)
        body.append(element)
    }

    /// Opens the clips of the innermost group again if their content is combined in another way: the content of an
    /// element with a clip is blended by itself first, so that the outermost clip has to be added, too.
    private func setAdding(_ adds: Bool) {
        guard adds != isAdding, let clips = openClips.last, !clips.isEmpty else { return }
        for clip in clips.reversed() {
            if body.last == Self.clip(clip) { body.removeLast() } else { body.append("</g>") }
        }
        body += clips.enumerated().map { Self.clip($1, isAdditive: adds && $0 == 0) }
        isAdding = adds
    }

    func beginGroup(opacity: Double, isMasked: Bool) {
        var element = SVGElement("g")
        element.setOpacity("opacity", opacity)
        var mask: String?
        if isMasked {
            masks += 1
            mask = "mask\(masks)"
            element.set("mask", "url(#mask\(masks))")
        }
        groups.append(mask)
        setAdding(false)
        openClips.append([])
        body.append(element.opened)
    }

    func beginMask() {
        guard let mask = groups.last ?? nil else { return }
        var element = SVGElement("mask")
        element.set("id", mask)
        element.set("maskUnits", "userSpaceOnUse")
        element.set("x", 0)
        element.set("y", 0)
        element.set("width", Double(size.width))
        element.set("height", Double(size.height))
        body += ["</g>", element.opened]
    }

    func endGroup() {
        let mask = groups.removeLast()
        openClips.removeLast()
        body.append(mask == nil ? "</g>" : "</mask>")
    }
}

extension CGAffineTransform {
    /// A Boolean value that indicates whether lengths and directions are unchanged.
    var isShift: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

/// A run that SVG can represent as text: each glyph is its font's nominal one for one character.
///
/// Each character has its own position, so that lines are as wide as on a screen, independent of the viewer's kerning.
/// (As elements of their own: librsvg doesn't support position lists.) Spaces are attached to the preceding character:
/// they are invisible, and separate the words.
private struct SVGTextRun {
    private let run: GlyphRun
    private let font: FontFile
    private let characters: [Unicode.Scalar]

    /// Returns nil for ligatures, marks, joined letters, right-to-left text, slanted letters, and characters that XML
    /// can't represent.
    init?(_ run: GlyphRun, font: FontFile) {
        let clusters = GlyphClusters(run, font: font)
        guard !run.face.isSlanted, !clusters.isRightToLeft, let baseline = run.glyphs.first?.y,
            clusters.clusters.allSatisfy(\.isPlain), run.glyphs.allSatisfy({ abs($0.y - baseline) < 1e-6 }),
            clusters.scalars.allSatisfy({ SVGText.isAllowed($0) && !$0.isControl }),
            clusters.scalars.contains(where: { $0 != " " })
        else { return nil }
        self.run = run
        self.font = font
        characters = clusters.scalars
    }

    func element(_ toPage: CGAffineTransform) -> String {
        var run = run
        var element = SVGElement("text")
        if toPage.isShift {
            for index in run.glyphs.indices {
                run.glyphs[index].x += Double(toPage.tx)
                run.glyphs[index].y += Double(toPage.ty)
            }
        } else {
            element.set("transform", toPage)
        }
        element.set("y", run.glyphs[0].y)
        element.set("font-family", families)
        element.set("font-size", run.drawnSize)
        element.set("font-weight", font.weightClass)
        if font.isItalic { element.set("font-style", "italic") }
        element.set("fill", run.color)
        var result = element.opened
        var isOpen = false
        for (character, glyph) in zip(characters, run.glyphs) {
            if character == " " {
                if isOpen { result += " " }
                continue
            }
            if isOpen { result += "</tspan>" }
            result += "<tspan x=\"\(SVGNumber.length(glyph.x))\">" + SVGText.escaped(String(Character(character)))
            isOpen = true
        }
        return result + (isOpen ? "</tspan>" : "") + "</text>"
    }

    /// The font with fallbacks where it isn't installed: Apple's has the widths that the positions are made for.
    private var families: String {
        let own = font.familyNames.first ?? run.face.name
        var names = [own]
        if own.hasPrefix("Inter") {
            if own != "Inter" { names.append("Inter") }
            names += ["-apple-system", "system-ui"]
        }
        let isMonospaced = own.contains("Mono")
        let quoted = names.map { $0.contains(" ") ? "'\($0)'" : $0 } + [isMonospaced ? "monospace" : "sans-serif"]
        return SVGText.escaped(quoted.joined(separator: ", "))
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates control and format characters, whose treatment differs between viewers.
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
