import Foundation
import Render

extension Portrait {
    func drawBeard(in sketch: inout Sketch) {
        let color = look.hairColor.darker(look.isOld ? 0.02 : 0.12)
        switch look.beard {
        case .none: break
        case .stubble:
            sketch.clipped(to: headShape) { $0.fill(jawShape(drop: 0), color.faded(0.26)) }
        case .short:
            sketch.clipped(to: headShape) { $0.fill(jawShape(drop: 0), color.faded(0.92)) }
        case .full:
            sketch.fill(jawShape(drop: 24), color)
            for x in [-26.0, 0, 26] {
                sketch.stroke(
                    .arc(at(250 + x, 316), at(250 + x * 0.9, 326), at(250 + x * 0.6, 336)), color.lighter(0.16), 3)
            }
        case .goatee:
            sketch.fill(
                .symmetric([
                    at(250, 270), at(270, 272), at(287, 284), at(285, 306), at(268, 325), at(250, 331),
                ]), color.faded(0.95))
            sketch.fill(.ellipse(at(250, 288), 25, 9), skin.base)
        case .moustache:
            drawMoustache(color, in: &sketch)
        }
    }

    /// Returns the shape of cheeks, upper lip and chin, which extends by `drop` below the chin.
    private func jawShape(drop: Double) -> Path {
        let top = [at(250, 268), at(264, 264), at(284, 268), at(304, 258), at(316, 236), at(322, 212)]
        let bottom = [at(331, 216), at(328, 262), at(310, 302), at(284, 322 + drop * 0.75), at(250, 328 + drop)]
        return .symmetric(top + bottom)
    }

    private func drawMoustache(_ color: Color, in sketch: inout Sketch) {
        let half = Path.smooth([
            at(250, 269), at(266, 264), at(286, 272), at(303, 288), at(284, 289), at(262, 285), at(250, 279),
        ])
        sketch.fill(half, color)
        sketch.fill(half.mirrored(), color)
    }
}
