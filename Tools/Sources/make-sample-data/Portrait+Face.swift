import Foundation
import Render

extension Portrait {
    private var browColor: Color {
        switch look.hair {
        case .scarf: Palette.hair("dark")
        default: look.isOld ? look.hairColor.darker(0.25) : look.hairColor.darker(0.3)
        }
    }

    func drawFace(in sketch: inout Sketch) {
        for side in [-1.0, 1.0] {
            drawEye(side: side, in: &sketch)
            drawBrow(side: side, in: &sketch)
        }
        if look.isOld { drawLines(in: &sketch) }
        drawNose(in: &sketch)
        drawMouth(in: &sketch)
    }

    private func drawEye(side: Double, in sketch: inout Sketch) {
        let x = 250 + side * 33
        let y = 222.0
        let half = look.smilesOpenly ? 9.0 : 10.5
        let opening = Path([
            .move(at(x - 16, y + 2)),
            .curve(to: at(x + 16, y + 2), control1: at(x - 8, y - half * 1.35), control2: at(x + 8, y - half * 1.35)),
            .curve(to: at(x - 16, y + 2), control1: at(x + 8, y + half), control2: at(x - 8, y + half)),
            .close,
        ])
        sketch.fill(opening, Color(hex: 0xfdfbf8))
        sketch.clipped(to: opening) { inside in
            inside.fill(.circle(at(x, y), 9.4), look.eyeColor)
            inside.fill(.circle(at(x, y), 4.8), Color(hex: 0x1d1820))
            inside.fill(.ellipse(at(x, y - 8.5), 17, 4.5), Color(hex: 0x1d1820).faded(0.2))
            inside.fill(.circle(at(x + 3.2, y - 3.4), 2.6), .white)
        }
        let lid = Path([
            .move(at(x - 17, y + 2)),
            .curve(to: at(x + 17, y + 2), control1: at(x - 8, y - half * 1.5), control2: at(x + 8, y - half * 1.5)),
        ])
        sketch.stroke(lid, Palette.ink, look.isFemale ? 4 : 3)
        if look.isFemale {
            sketch.stroke(
                .arc(at(x + side * 16, y + 1), at(x + side * 20, y), at(x + side * 22, y - 4)), Palette.ink, 3)
        }
    }

    private func drawBrow(side: Double, in sketch: inout Sketch) {
        let x = 250 + side * 34
        let y = look.smilesOpenly ? 194.0 : 197.0
        let brow = Path.arc(at(x - side * 19, y + 3), at(x - side * 2, y - 10), at(x + side * 21, y + 2))
        sketch.stroke(brow, browColor, look.isFemale ? 5 : 7)
    }

    private func drawLines(in sketch: inout Sketch) {
        let color = skin.shade.faded(0.75)
        for side in [-1.0, 1.0] {
            sketch.stroke(
                .arc(at(250 + side * 27, 262), at(250 + side * 36, 270), at(250 + side * 36, 284)), color, 2.4)
            sketch.stroke(
                .arc(at(250 + side * 20, 240), at(250 + side * 32, 246), at(250 + side * 45, 240)), color, 2)
            for step in [0.0, 1.0] {
                sketch.stroke(
                    .arc(
                        at(250 + side * 56, 222 + step * 5), at(250 + side * 60, 221 + step * 7),
                        at(250 + side * 64, 218 + step * 13)), color, 2)
            }
        }
    }

    private func drawNose(in sketch: inout Sketch) {
        let nose = Path([
            .move(at(255, 226)),
            .curve(to: at(265, 258), control1: at(257, 240), control2: at(268, 248)),
            .curve(to: at(238, 260), control1: at(258, 268), control2: at(244, 267)),
        ])
        sketch.stroke(nose, skin.shade.darker(0.08), 3.4)
        sketch.stroke(.arc(at(247, 230), at(246, 240), at(246, 247)), Color.white.faded(0.22), 5)
    }

    private func drawMouth(in sketch: inout Sketch) {
        let lips = look.isFemale ? Color(hex: look.skin > 4 ? 0xa93f4b : 0xd0545f) : skin.shade.darker(0.28)
        guard look.smilesOpenly else {
            sketch.stroke(.arc(at(225, 284), at(250, 303), at(275, 284)), lips, look.isFemale ? 5.5 : 4.5)
            sketch.stroke(.arc(at(240, 304), at(250, 308), at(260, 304)), skin.shade.faded(0.8), 3)
            return
        }
        let mouth = Path([
            .move(at(219, 279)),
            .curve(to: at(281, 279), control1: at(236, 285), control2: at(264, 285)),
            .curve(to: at(219, 279), control1: at(275, 316), control2: at(225, 316)),
            .close,
        ])
        sketch.fill(mouth, Color(hex: 0x7c2836))
        sketch.clipped(to: mouth) { inside in
            inside.fill(.ellipse(at(250, 309), 18, 9), Color(hex: 0xe27a7f))
            inside.fill(.smooth([at(214, 272), at(286, 272), at(278, 289), at(250, 294), at(222, 289)]), .white)
        }
        sketch.stroke(mouth, lips, look.isFemale ? 4 : 2.5)
    }
}
