import Foundation
import Render

extension Portrait {
    /// The outline of face and skull.
    var headShape: Path {
        let width = look.isFemale ? 72.0 : 75.0
        let jaw = look.isFemale ? 62.0 : 76.0
        let chin = look.isFemale ? 32.0 : 44.0
        return Path([
            .move(at(250, 112)),
            .curve(to: at(250 + width, 204), control1: at(250 + width * 0.62, 112), control2: at(250 + width, 146)),
            .curve(to: at(250, 322), control1: at(250 + width, 204 + jaw), control2: at(250 + chin, 322)),
            .curve(to: at(250 - width, 204), control1: at(250 - chin, 322), control2: at(250 - width, 204 + jaw)),
            .curve(to: at(250, 112), control1: at(250 - width, 146), control2: at(250 - width * 0.62, 112)),
            .close,
        ])
    }

    func drawHead(in sketch: inout Sketch) {
        for side in [-1.0, 1.0] where look.hair != .scarf {
            let center = at(250 + side * (look.isFemale ? 74 : 77), 218)
            sketch.fill(.ellipse(center, 14, 21), skin.base.mixed(with: skin.shade, 0.35))
            sketch.stroke(
                .arc(
                    at(Double(center.x) - side * 1, 208), at(Double(center.x) + side * 9, 212),
                    at(Double(center.x) + side * 1, 226)), skin.shade, 3)
            if look.hasEarrings {
                sketch.fill(.circle(at(Double(center.x) + side * 1, 241), 5.5), Color(hex: 0xf2c14e))
            }
        }
        sketch.fill(headShape, skin.base)
        sketch.clipped(to: headShape) { inside in
            // The side turned away from the light.
            let shade = Path.smooth([
                at(300, 100), at(340, 150), at(350, 260), at(300, 340), at(240, 335), at(282, 306), at(310, 262),
                at(316, 200), at(306, 140),
            ])
            inside.fill(shade, skin.shade.faded(0.32))
            // The shadow below the hair.
            if look.hair != .bald && look.hair != .balding && look.hair != .buzz {
                inside.fill(.ellipse(at(250, 118), 92, 58), skin.shade.faded(0.28))
            } else {
                inside.fill(.ellipse(at(226, 146), 30, 15), Color.white.faded(0.16))
            }
        }
        let blush = Color(hex: look.skin > 4 ? 0xc2513f : 0xf2787a)
        for x in [203.0, 297.0] {
            sketch.fill(.ellipse(at(x, 256), 17, 11), blush.faded(look.isFemale ? 0.24 : 0.14))
        }
    }
}
