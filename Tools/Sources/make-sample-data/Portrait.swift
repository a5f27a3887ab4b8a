import Foundation
import Render

/// A person drawn in flat shapes, in units of a square of 500 by 500.
///
/// The face is in the middle, so that the image can be cropped to a landscape or a circle.
struct Portrait {
    static let size = 500.0

    let look: Look

    var skin: (base: Color, shade: Color) { Palette.skin(look.skin) }

    /// Returns the whole image, with a backdrop unless the look is cut out.
    func drawing() -> Layer {
        var sketch = Sketch(width: Self.size, height: Self.size)
        if !look.isCutOut { drawBackdrop(in: &sketch) }
        sketch.place(figure())
        return sketch.layer
    }

    /// Returns the person alone.
    func figure() -> Layer {
        var sketch = Sketch(width: Self.size, height: Self.size)
        let pivot = at(250, 330)
        sketch.turned(by: look.tilt, about: pivot) { drawHairBehind(in: &$0) }
        sketch.place(body(), at: CGPoint(x: 0, y: -Self.bodyLift))
        sketch.turned(by: look.tilt, about: pivot) { head in
            drawHead(in: &head)
            drawBeard(in: &head)
            drawFace(in: &head)
            drawHairInFront(in: &head)
            drawGlasses(in: &head)
        }
        return sketch.layer
    }

    /// The upward offset of neck and shoulders.
    static let bodyLift = 18.0

    private func body() -> Layer {
        var sketch = Sketch(width: Self.size, height: Self.size)
        if look.top == .hoodie { drawHood(in: &sketch) }
        drawNeck(in: &sketch)
        drawTop(in: &sketch)
        return sketch.layer
    }

    private func drawBackdrop(in sketch: inout Sketch) {
        let colors = look.backdrop
        sketch.gradient(colors.top, colors.bottom)
        sketch.fill(.circle(at(250, 245), 205), colors.top.lighter(0.45).faded(0.55))
        sketch.fill(.circle(at(250, 245), 160), colors.top.lighter(0.7).faded(0.35))
    }
}
