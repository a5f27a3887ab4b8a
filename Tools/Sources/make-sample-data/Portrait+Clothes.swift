import Foundation
import Render

extension Portrait {
    private var shoulder: Double { look.isFemale ? 136 : 158 }

    /// Returns shoulders and chest below a neckline, given by its right half's points from the middle to the neck's
    /// side.
    private func torso(neckline: [CGPoint]) -> Path {
        let neck = neckline.last ?? at(288, 366)
        let right = 250 + shoulder
        var elements: [Path.Element] = [.move(neckline.first ?? at(250, 400))]
        elements += neckline.dropFirst().map { .line($0) }
        elements += [
            .curve(
                to: at(right - 18, 420), control1: at(Double(neck.x) + 26, Double(neck.y) + 20),
                control2: at(right - 54, 394)),
            .curve(to: at(right + 22, 540), control1: at(right + 8, 438), control2: at(right + 18, 474)),
            .line(at(500 - right - 22, 540)),
            .curve(
                to: at(500 - right + 18, 420), control1: at(500 - right - 18, 474), control2: at(500 - right - 8, 438)),
            .curve(
                to: at(500 - Double(neck.x), Double(neck.y)), control1: at(500 - right + 54, 394),
                control2: at(500 - Double(neck.x) - 26, Double(neck.y) + 20)),
        ]
        elements += neckline.dropLast().reversed().map { .line(CGPoint(x: 500 - $0.x, y: $0.y)) }
        return Path(elements + [.close])
    }

    /// Returns the points of a round neckline.
    private func round(depth: Double, half: Double = 42, top: Double = 364) -> [CGPoint] {
        (0...8).map { step in
            let angle = Double(step) / 8 * .pi / 2
            return at(250 + sin(angle) * half, top + cos(angle) * depth)
        }
    }

    func drawNeck(in sketch: inout Sketch) {
        let half = look.isFemale ? 31.0 : 39.0
        sketch.fill(torso(neckline: [at(250, 372), at(250 + half, 362)]), skin.base)
        let neck = Path([
            .move(at(250 - half, 270)), .line(at(250 + half, 270)), .line(at(250 + half, 350)),
            .curve(to: at(250 + half + 34, 384), control1: at(250 + half, 370), control2: at(250 + half + 14, 378)),
            .line(at(250 - half - 34, 384)),
            .curve(to: at(250 - half, 350), control1: at(250 - half - 14, 378), control2: at(250 - half, 370)),
            .close,
        ])
        sketch.fill(neck, skin.base)
        sketch.clipped(to: neck) { inside in
            inside.fill(headShape.moved(2, 18 + Self.bodyLift), skin.shade.faded(0.85))
        }
    }

    func drawHood(in sketch: inout Sketch) {
        sketch.fill(
            .symmetric([at(250, 300), at(318, 318), at(352, 372), at(330, 420), at(250, 430)]),
            look.topColor.darker(0.22))
    }

    func drawTop(in sketch: inout Sketch) {
        let color = look.topColor
        switch look.top {
        case .crew:
            knit(round(depth: 28), rib: true, in: &sketch)
        case .scoop:
            knit(round(depth: 62, half: 56, top: 370), rib: false, in: &sketch)
        case .vneck:
            knit([at(250, 432), at(292, 362)], rib: true, in: &sketch)
        case .hoodie:
            knit(round(depth: 34, half: 48), rib: true, in: &sketch)
            for side in [-1.0, 1.0] {
                sketch.stroke(
                    .arc(at(250 + side * 24, 396), at(250 + side * 28, 424), at(250 + side * 24, 452)),
                    color.lighter(0.55), 5)
            }
        case .turtle:
            knit(round(depth: 10, half: 32, top: 362), rib: false, in: &sketch)
            let half = look.isFemale ? 39.0 : 46.0
            sketch.fill(.roundedRectangle(250 - half, 330, half * 2, 54, radius: 16), color.lighter(0.08))
            sketch.stroke(.arc(at(250 - half + 6, 356), at(250, 366), at(250 + half - 6, 356)), color.darker(0.18), 4)
        case .shirt, .blouse:
            garment([at(250, 420), at(290, 360)], color, in: &sketch)
            sketch.stroke(Path([.move(at(250, 424)), .line(at(250, 530))]), color.darker(0.16), 3)
            for y in [440.0, 468, 496] { sketch.fill(.circle(at(250, y), 3.6), color.darker(0.3)) }
            drawCollar(color, in: &sketch)
        case .vest:
            garment([at(250, 420), at(290, 360)], Palette.cloth("white"), in: &sketch)
            drawCollar(Palette.cloth("white"), in: &sketch)
            knit([at(250, 478), at(304, 374)], rib: true, in: &sketch)
        case .blazer:
            garment(round(depth: 40), Palette.cloth("white"), in: &sketch)
            garment([at(250, 525), at(300, 366)], color, in: &sketch)
            drawLapels(color, in: &sketch)
        }
    }

    private func garment(_ neckline: [CGPoint], _ color: Color, in sketch: inout Sketch) {
        let shape = torso(neckline: neckline)
        sketch.fill(shape, color)
        sketch.clipped(to: shape) { inside in
            // The side turned away from the light, and the arms.
            inside.fill(
                .smooth([at(360, 380), at(460, 420), at(470, 550), at(320, 550), at(352, 460)]),
                color.darker(0.12).faded(0.7))
            for side in [-1.0, 1.0] {
                let x = 250 + side * (shoulder - 34)
                inside.stroke(.arc(at(x, 452), at(x - side * 4, 478), at(x + side * 2, 540)), color.darker(0.2), 4)
            }
        }
    }

    private func knit(_ neckline: [CGPoint], rib: Bool, in sketch: inout Sketch) {
        garment(neckline, look.topColor, in: &sketch)
        guard rib else { return }
        let right = neckline.map { CGPoint(x: $0.x, y: $0.y + 4) }
        let left = right.dropFirst().map { CGPoint(x: 500 - $0.x, y: $0.y) }
        let points = left.reversed() + right
        var elements: [Path.Element] = []
        for point in points { elements.append(elements.isEmpty ? .move(point) : .line(point)) }
        sketch.stroke(Path(elements), look.topColor.darker(0.16), 8)
    }

    private func drawCollar(_ color: Color, in sketch: inout Sketch) {
        let flap = Path.polygon([at(287, 344), at(306, 372), at(282, 408), at(250, 414), at(272, 384)])
        for path in [flap, flap.mirrored()] {
            sketch.fill(path, color.lighter(0.18))
            sketch.stroke(path, color.darker(0.14), 3)
        }
    }

    private func drawLapels(_ color: Color, in sketch: inout Sketch) {
        let lapel = Path.polygon([
            at(294, 356), at(318, 378), at(328, 420), at(308, 426), at(314, 440), at(252, 526), at(276, 430),
        ])
        for path in [lapel, lapel.mirrored()] {
            sketch.fill(path, color.lighter(0.1))
            sketch.stroke(path, color.darker(0.22), 3)
        }
    }
}
