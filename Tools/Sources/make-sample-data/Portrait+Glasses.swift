import Foundation
import Render

extension Portrait {
    func drawGlasses(in sketch: inout Sketch) {
        guard look.glasses != .none else { return }
        let frame = look.skin > 5 ? Color(hex: 0x1b1a22) : Color(hex: 0x3a2f3d)
        for side in [-1.0, 1.0] {
            let x = 250 + side * 34
            let lens: Path =
                look.glasses == .round
                ? .circle(at(x, 223), 26) : .roundedRectangle(x - 27, 202, 54, 42, radius: 13)
            sketch.fill(lens, Color.white.faded(0.14))
            sketch.stroke(.arc(at(x - 14, 228), at(x - 10, 214), at(x + 2, 209)), Color.white.faded(0.55), 3)
            sketch.stroke(lens, frame, 4.4)
            sketch.stroke(.arc(at(x + side * 27, 217), at(x + side * 36, 214), at(x + side * 42, 212)), frame, 4)
        }
        sketch.stroke(.arc(at(242, 219), at(250, 213), at(258, 219)), frame, 4)
    }
}
