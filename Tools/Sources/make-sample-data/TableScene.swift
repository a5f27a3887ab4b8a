import Foundation
import Render

/// A person at a white table in a bright room, in 700 by 500 units.
///
/// The table's top fills the lower sixth, so that a name over the image's bottom has a white background.
struct TableScene {
    static let width = 700.0
    static let height = 500.0

    let portrait: Portrait

    func drawing() -> Layer {
        var sketch = Sketch(width: Self.width, height: Self.height)
        drawRoom(in: &sketch)
        sketch.place(portrait.figure(), at: CGPoint(x: 100, y: -26))
        drawTable(in: &sketch)
        return sketch.layer
    }

    private func drawRoom(in sketch: inout Sketch) {
        sketch.gradient(Color(hex: 0xbfe0e2), Color(hex: 0xe7f1ea))
        drawWindow(in: &sketch)
        drawShelf(in: &sketch)
    }

    private func drawWindow(in sketch: inout Sketch) {
        let pane = Path.roundedRectangle(40, 64, 170, 250, radius: 14)
        sketch.fill(.roundedRectangle(28, 52, 194, 274, radius: 20), .white)
        sketch.clipped(to: pane) { inside in
            inside.gradient(Color(hex: 0x8fd0f2), Color(hex: 0xdaf1fb))
            inside.fill(.circle(at(162, 128), 30), Color(hex: 0xffe08a))
            inside.fill(
                .smooth([at(20, 282), at(90, 236), at(150, 262), at(240, 222), at(260, 340), at(10, 340)]),
                Color(hex: 0x9fd0a0))
            inside.fill(
                .smooth([at(20, 306), at(120, 272), at(240, 296), at(260, 340), at(10, 340)]),
                Color(hex: 0x74b786))
        }
        sketch.fill(.rectangle(121, 60, 8, 260), .white)
        sketch.fill(.rectangle(36, 184, 180, 8), .white)
    }

    private func drawShelf(in sketch: inout Sketch) {
        sketch.fill(.roundedRectangle(500, 248, 176, 12, radius: 4), Color(hex: 0xc99a6b))
        let books: [(Double, Double, Double, UInt32)] = [
            (512, 22, 74, 0xe76f51), (536, 18, 62, 0x2a9d8f), (556, 26, 80, 0xe9c46a), (584, 16, 68, 0x6a7fb0),
        ]
        for (x, width, height, color) in books {
            sketch.fill(.roundedRectangle(x, 248 - height, width, height, radius: 3), Color(hex: color))
            sketch.fill(.rectangle(x, 248 - height + 12, width, 5), Color.white.faded(0.5))
        }
        let leaf = Color(hex: 0x4f9d69)
        sketch.stroke(.arc(at(642, 214), at(640, 180), at(620, 158)), leaf, 5)
        sketch.stroke(.arc(at(644, 214), at(648, 176), at(668, 152)), leaf, 5)
        sketch.fill(.smooth([at(624, 172), at(600, 164), at(594, 140), at(618, 142)]), leaf)
        sketch.fill(.smooth([at(660, 172), at(690, 160), at(692, 130), at(666, 140)]), leaf.lighter(0.15))
        sketch.fill(.smooth([at(643, 190), at(626, 150), at(643, 112), at(660, 150)]), leaf.darker(0.1))
        sketch.fill(.polygon([at(618, 208), at(668, 208), at(660, 248), at(626, 248)]), Color(hex: 0xf4a261))
    }

    private func drawTable(in sketch: inout Sketch) {
        sketch.fill(.rectangle(0, 408, Self.width, 92), .white)
        sketch.fill(.rectangle(0, 404, Self.width, 5), Color(hex: 0xd5dfe3))
        // A cup.
        let left = 520.0
        sketch.stroke(.ellipse(at(left + 72, 376), 17, 15), Color(hex: 0xe76f51), 8)
        sketch.fill(.roundedRectangle(left, 342, 70, 72, radius: 12), Color(hex: 0xe76f51))
        sketch.fill(.roundedRectangle(left, 342, 18, 72, radius: 9), Color(hex: 0xf08a6f))
        for x in [left + 22, left + 44] {
            sketch.stroke(
                Path([
                    .move(at(x, 328)),
                    .curve(to: at(x, 292), control1: at(x - 12, 316), control2: at(x + 12, 304)),
                ]), Color.white.faded(0.8), 5)
        }
    }
}
