import SwiftUI

/// Shapes with several strokes, gradients, canvases and animations with keyframes.
struct WavyRenderer: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout { context.draw(line) }
    }
}

struct DrawnView: View {
    @State private var count = 0

    var body: some View {
        Circle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20))
            .stroke(.white, lineWidth: 2)
        RoundedRectangle(cornerRadius: 4).fill(EllipticalGradient(colors: [.red])).strokeBorder(.blue, lineWidth: 1)
        MeshGradient(width: 2, height: 1, points: [[0, 0], [1, 0]], colors: [.red, .blue])
        Canvas { context, size in
            let title = context.resolve(Text("Title"))
            context.addFilter(.blur(radius: title.measure(in: size).height))
            context.drawLayer { $0.opacity = 0.5 }
            if let star = context.resolveSymbol(id: 1) { context.draw(star, at: .zero) }
        } symbols: {
            Image(systemName: "star").tag(1)
        }
        Text("Wave").textRenderer(WavyRenderer()).colorEffect(ShaderLibrary.wave(.float(1)))
        Text("Glass").glassEffect(.regular.tint(.red).interactive(), in: .capsule)
        Text("Phases").phaseAnimator([0.0, 1.0]) {
            $0.opacity($1)
        } animation: { _ in
            .default
        }
        Text("Frames").keyframeAnimator(initialValue: 0.0, trigger: count) { content, value in
            content.opacity(value)
        } keyframes: { _ in
            KeyframeTrack {
                LinearKeyframe(1, duration: 1)
                SpringKeyframe(0, duration: 0.3)
            }
        }
    }
}
