import Foundation

/// A run that SVG can represent as text: each glyph is its font's nominal one for one character.
///
/// Each character has its own position, so that lines are as wide as on a screen, independent of the viewer's kerning.
/// (As elements of their own: librsvg doesn't support position lists.) Spaces are attached to the preceding character:
/// they are invisible, and separate the words.
struct SVGTextRun {
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
