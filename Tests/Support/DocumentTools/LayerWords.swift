import Foundation
import Render

/// The words that a tree of layers shows, with the places of their glyphs: what documents are held against.
public struct LayerWords {
    public struct Word: Hashable, Sendable {
        public var text: String
        public var face: FontFace
        /// Points.
        public var drawnSize: Double
        /// The first and the last letter's origins and numbers, in points of the page.
        public var first: GlyphRun.Glyph
        public var last: GlyphRun.Glyph
    }

    public private(set) var words: [Word] = []

    /// Runs of one glyph for each character only, in layers that are moved and nothing else.
    public init(_ layer: Layer) {
        visit(layer, .identity)
    }

    private mutating func visit(_ layer: Layer, _ outer: CGAffineTransform) {
        let toPage = layer.transformToParent.concatenating(outer)
        for case .glyphs(let run) in layer.contents where run.glyphs.count == run.text.unicodeScalars.count {
            var open: Word?
            for (scalar, glyph) in zip(run.text.unicodeScalars, run.glyphs) {
                let place = CGPoint(x: glyph.x, y: glyph.y).applying(toPage)
                let placed = GlyphRun.Glyph(id: glyph.id, x: place.x, y: place.y)
                guard scalar != " " else {
                    if let word = open { words.append(word) }
                    open = nil
                    continue
                }
                var word =
                    open ?? Word(text: "", face: run.face, drawnSize: run.drawnSize, first: placed, last: placed)
                word.text.unicodeScalars.append(scalar)
                word.last = placed
                open = word
            }
            if let word = open { words.append(word) }
        }
        for sublayer in layer.sublayers { visit(sublayer, toPage) }
    }
}
