import Foundation
import Render

extension Portrait {
    private var shadeOfHair: Color { look.hairColor.darker(0.26) }
    private var shineOfHair: Color { look.hairColor.lighter(0.2) }

    /// Draws the hair behind the neck and the shoulders.
    func drawHairBehind(in sketch: inout Sketch) {
        switch look.hair {
        case .bob:
            sketch.fill(
                .symmetric([at(250, 90), at(322, 112), at(350, 190), at(356, 268), at(340, 322), at(286, 336)]),
                shadeOfHair)
        case .long:
            sketch.fill(
                .symmetric([at(250, 86), at(326, 108), at(354, 190), at(362, 300), at(366, 405), at(312, 424)]),
                shadeOfHair)
        case .wavy: drawWaves(in: &sketch)
        case .afro: drawAfro(in: &sketch)
        case .pony:
            sketch.fill(
                .smooth([
                    at(292, 108), at(344, 96), at(392, 132), at(404, 206), at(420, 262), at(398, 324), at(376, 282),
                    at(370, 214), at(342, 160),
                ]), shadeOfHair)
            sketch.stroke(.arc(at(350, 122), at(392, 160), at(388, 268)), look.hairColor, 7)
        case .bun:
            sketch.fill(.circle(at(250, 84), 42), shadeOfHair)
            sketch.stroke(.arc(at(222, 78), at(250, 54), at(280, 80)), look.hairColor, 7)
            sketch.stroke(.arc(at(232, 94), at(252, 74), at(272, 96)), look.hairColor, 6)
        case .braids: drawBraids(in: &sketch)
        case .scarf:
            sketch.fill(
                .symmetric([
                    at(250, 80), at(318, 100), at(350, 180), at(352, 280), at(376, 362), at(430, 440), at(250, 470),
                ]), shadeOfHair)
        case .curly:
            for x in [-1.0, 1.0] {
                sketch.fill(.circle(at(250 + x * 74, 178), 24), shadeOfHair)
            }
        default: break
        }
    }

    /// Draws the hair above the forehead.
    func drawHairInFront(in sketch: inout Sketch) {
        switch look.hair {
        case .bald: break
        case .balding: drawRing(in: &sketch)
        case .scarf: drawScarf(in: &sketch)
        case .curly: drawCurls(in: &sketch)
        default:
            let shape = frontShape
            sketch.fill(shape, look.hair == .buzz ? look.hairColor.faded(0.85) : look.hairColor)
            if look.hair != .buzz {
                sketch.clipped(to: shape) { inside in
                    for strand in strands { inside.stroke(strand.path, strand.isLight ? shineOfHair : shadeOfHair, 5) }
                }
            }
            if look.hair == .bob || look.hair == .long || look.hair == .wavy { drawLocks(in: &sketch) }
        }
    }

    private var frontShape: Path {
        switch look.hair {
        case .quiff:
            .smooth([
                at(175, 214), at(166, 160), at(178, 112), at(212, 84), at(268, 64), at(316, 78), at(336, 122),
                at(336, 164), at(326, 214), at(320, 180), at(308, 148), at(278, 146), at(236, 154), at(204, 144),
                at(188, 160), at(180, 186),
            ])
        case .side:
            .smooth([
                at(175, 216), at(166, 164), at(182, 112), at(238, 84), at(304, 96), at(336, 146), at(334, 178),
                at(326, 216), at(320, 184), at(310, 164), at(262, 162), at(218, 146), at(200, 128), at(188, 160),
                at(180, 190),
            ])
        case .buzz:
            .symmetric([
                at(250, 104), at(304, 116), at(328, 158), at(326, 206), at(320, 176), at(302, 146), at(250, 140),
            ])
        case .flat:
            .symmetric([
                at(250, 76), at(300, 76), at(326, 92), at(334, 150), at(327, 214), at(320, 180), at(308, 152),
                at(250, 148),
            ])
        case .afro:
            .symmetric([
                at(250, 80), at(312, 100), at(340, 160), at(336, 214), at(324, 196), at(312, 160), at(286, 142),
                at(250, 138),
            ])
        case .pixie:
            .smooth([
                at(172, 238), at(160, 172), at(180, 110), at(246, 84), at(318, 106), at(340, 166), at(332, 240),
                at(324, 200), at(312, 166), at(300, 176), at(270, 150), at(226, 166), at(196, 188), at(184, 200),
            ])
        case .bun, .pony:
            .symmetric([
                at(250, 94), at(306, 106), at(334, 156), at(329, 216), at(320, 184), at(300, 154), at(250, 142),
            ])
        case .crop:
            .smooth([
                at(175, 216), at(164, 168), at(180, 112), at(250, 86), at(320, 112), at(336, 168), at(326, 216),
                at(320, 186), at(310, 164), at(292, 172), at(276, 158), at(256, 172), at(238, 156), at(220, 172),
                at(202, 160), at(190, 170), at(181, 188),
            ])
        default:
            // Parted in the middle.
            .symmetric([
                at(250, 88), at(316, 108), at(346, 172), at(346, 236), at(326, 232), at(318, 192), at(288, 158),
                at(250, 124),
            ])
        }
    }

    private var strands: [(path: Path, isLight: Bool)] {
        switch look.hair {
        case .quiff:
            [
                (.arc(at(206, 140), at(220, 100), at(290, 84)), true),
                (.arc(at(236, 148), at(262, 112), at(312, 108)), false),
                (.arc(at(276, 142), at(304, 128), at(322, 146)), true),
            ]
        case .side, .pixie, .crop:
            [
                (.arc(at(206, 130), at(236, 98), at(300, 118)), true),
                (.arc(at(222, 148), at(262, 128), at(316, 154)), false),
            ]
        case .flat, .afro:
            [(.arc(at(190, 120), at(250, 82), at(310, 120)), true)]
        case .bun, .pony:
            [
                (.arc(at(196, 160), at(206, 118), at(240, 100)), true),
                (.arc(at(304, 160), at(294, 118), at(260, 100)), false),
                (.arc(at(226, 146), at(232, 118), at(246, 100)), false),
                (.arc(at(274, 146), at(268, 118), at(254, 100)), true),
            ]
        default:
            [
                (.arc(at(240, 112), at(196, 128), at(172, 214)), true),
                (.arc(at(262, 112), at(306, 130), at(328, 216)), true),
            ]
        }
    }

    /// Draws the strands of long hair at both sides of the face.
    private func drawLocks(in sketch: inout Sketch) {
        let end = look.hair == .bob ? 318.0 : 372.0
        let lock = Path.smooth([
            at(344, 180), at(358, 250), at(356, end - 30), at(338, end), at(326, end - 30), at(333, 262), at(324, 214),
        ])
        for path in [lock, lock.mirrored()] {
            sketch.fill(path, look.hairColor)
            sketch.clipped(to: path) { inside in
                let line = Path.arc(at(340, 210), at(350, 262), at(340, end))
                inside.stroke(line, shineOfHair, 5)
                inside.stroke(line.mirrored(), shadeOfHair, 5)
            }
        }
        if look.hair == .bob {
            // Bangs swept to one side.
            let fringe = Path.smooth([
                at(246, 96), at(300, 112), at(334, 168), at(330, 206), at(312, 182), at(262, 166), at(206, 178),
                at(176, 214), at(170, 176), at(196, 120),
            ])
            sketch.fill(fringe, look.hairColor)
            sketch.clipped(to: fringe) { inside in
                inside.stroke(.arc(at(240, 118), at(196, 140), at(182, 196)), shineOfHair, 6)
                inside.stroke(.arc(at(252, 112), at(300, 132), at(322, 186)), shadeOfHair.faded(0.6), 5)
                inside.stroke(.arc(at(236, 150), at(260, 138), at(306, 168)), shineOfHair, 4)
            }
        }
    }
}
