import Foundation
import Render

/// Hair made of many similar shapes, such as curls, waves and braids, and headscarves.
extension Portrait {
    func drawAfro(in sketch: inout Sketch) {
        let color = look.hairColor.darker(0.2)
        sketch.fill(.ellipse(at(250, 178), 116, 112), color)
        for step in 0..<18 {
            let angle = Double(step) / 18 * 2 * .pi
            sketch.fill(.circle(at(250 + cos(angle) * 106, 178 + sin(angle) * 102), 25), color)
        }
        for step in 0..<9 {
            let angle = .pi + Double(step) / 8 * .pi
            sketch.fill(.circle(at(250 + cos(angle) * 88, 172 + sin(angle) * 86), 17), look.hairColor.lighter(0.05))
        }
    }

    func drawCurls(in sketch: inout Sketch) {
        for step in 0..<11 {
            let angle = .pi * 0.97 + Double(step) / 10 * .pi * 1.06
            sketch.fill(.circle(at(250 + cos(angle) * 74, 164 + sin(angle) * 66), 24), look.hairColor.darker(0.12))
        }
        for step in 0..<9 {
            let angle = .pi * 1.04 + Double(step) / 8 * .pi * 0.92
            sketch.fill(.circle(at(250 + cos(angle) * 60, 164 + sin(angle) * 46), 21), look.hairColor)
        }
        for step in 0..<9 {
            let angle = .pi * 1.08 + Double(step) / 8 * .pi * 0.84
            let center = at(250 + cos(angle) * 62, 158 + sin(angle) * 50)
            sketch.stroke(
                .arc(
                    at(Double(center.x) - 8, Double(center.y) + 3), at(Double(center.x), Double(center.y) - 12),
                    at(Double(center.x) + 9, Double(center.y) + 2)), look.hairColor.lighter(0.18), 4)
        }
    }

    func drawWaves(in sketch: inout Sketch) {
        sketch.fill(
            .symmetric([
                at(250, 82), at(322, 104), at(354, 160), at(352, 205), at(374, 250), at(362, 300), at(384, 348),
                at(362, 396), at(318, 410), at(280, 380),
            ]), look.hairColor.darker(0.26))
    }

    func drawBraids(in sketch: inout Sketch) {
        let color = look.hairColor
        sketch.fill(
            .symmetric([at(250, 88), at(320, 110), at(344, 180), at(342, 262), at(318, 300), at(250, 290)]),
            color.darker(0.3))
        for side in [-1.0, 1.0] {
            for step in 0..<9 {
                let y = 262 + Double(step) * 19
                let x = 250 + side * (92 - Double(step) * 0.8)
                let size = 17 - Double(step) * 0.5
                sketch.fill(
                    .ellipse(at(x + (step % 2 == 0 ? 4 : -4), y), size, 14), color.darker(step % 2 == 0 ? 0 : 0.18))
            }
            sketch.fill(.roundedRectangle(250 + side * 85 - 11, 428, 22, 9, radius: 4), Color(hex: 0xf0735f))
            sketch.fill(.ellipse(at(250 + side * 85, 446), 9, 14), color)
        }
    }

    /// Draws hair above the ears only.
    func drawRing(in sketch: inout Sketch) {
        for side in [-1.0, 1.0] {
            let x = 250 + side * 74
            sketch.fill(
                .smooth([
                    at(x, 150), at(x + side * 14, 176), at(x + side * 12, 206), at(x - side * 3, 216),
                    at(x - side * 7, 188),
                ]), look.hairColor)
        }
    }

    /// Draws a headscarf, which covers everything but the face.
    func drawScarf(in sketch: inout Sketch) {
        let color = look.hairColor.lighter(0.12)
        let outside = Path.symmetric([
            at(250, 82), at(312, 98), at(342, 160), at(344, 240), at(330, 300), at(346, 360), at(322, 410),
            at(250, 428),
        ])
        let opening = Path.symmetric([at(250, 140), at(296, 156), at(315, 208), at(304, 274), at(250, 326)])
        sketch.fill(Path(outside.elements + opening.elements), color, rule: .evenOdd)
        sketch.clipped(to: outside) { inside in
            inside.stroke(.arc(at(328, 170), at(338, 290), at(262, 372)), color.darker(0.16), 5)
            inside.stroke(.arc(at(172, 170), at(160, 300), at(300, 398)), color.darker(0.16), 5)
            inside.stroke(.arc(at(196, 128), at(250, 92), at(300, 126)), color.lighter(0.25), 6)
        }
        sketch.stroke(opening, color.darker(0.2), 4)
    }
}
