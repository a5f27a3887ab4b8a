import DocumentTools
import Foundation
import RenderFixtures

@testable import Render

/// Layers for tests of documents, and the pictures of them.
enum DocumentFixture {
    static func root(_ layers: [Layer], width: Double = 120, height: Double = 120) -> Layer {
        var root = Layer(frame: CGRect(x: 0, y: 0, width: width, height: height))
        root.sublayers = layers
        return root
    }

    static func pdf(_ layer: Layer, scale: Double = 2, title: String? = nil) throws -> Data {
        try PDFWriter(title: title).document(layer, size: layer.bounds.size, scale: scale, background: .white)
    }

    static func svg(_ layer: Layer, scale: Double = 2, title: String? = nil) throws -> Data {
        try SVGWriter(title: title).document(layer, size: layer.bounds.size, scale: scale, background: .white)
    }

    static func painted(_ layer: Layer, scale: Double = 2) throws -> Bitmap {
        try Painter().paint(layer, size: layer.bounds.size, scale: scale, background: .white)
    }

    /// A layer with laid out text.
    static func label(
        _ text: AttributedText, x: Double = 10, y: Double = 10, width: Double = 280
    ) throws -> Layer {
        let layout = ParagraphTypesetter().layout(text, limits: TextLimits(width: width))
        var label = PaintFixture.box(x, y, width, Double(layout.size.height))
        label.contents = layout.lines.flatMap(\.contents)
        return label
    }

    /// A run of a font's plain glyphs, each a size apart.
    static func run(_ text: String, face: String = "Inter-Regular", size: Double = 20) throws -> GlyphRun {
        guard let file = FontLibrary.shared.file(named: face) else {
            throw FontError.faceMissing(name: face, directories: FontLibrary.shared.directories)
        }
        let glyphs = text.unicodeScalars.enumerated().map { index, scalar in
            GlyphRun.Glyph(id: file.glyph(scalar.value) ?? 0, x: Double(index) * size, y: size)
        }
        return GlyphRun(face: FontFace(name: face), drawnSize: size, color: .black, glyphs: glyphs, text: text)
    }
}
