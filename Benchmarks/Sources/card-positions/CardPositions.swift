import BuilderUIKit
import DemoScreens
import Render

/// Prints the content of our `card` screen (iPhone 12, light, scale 2) as a C header with positions in device pixels:
/// `card-in-c/positions.h`, which the C program includes.
@main
@MainActor
struct CardPositions {
    private static let scale = 2.0
    private var runs: [String] = []
    private var tree = ""

    static func main() throws {
        let display = try Renderer(scale: scale).layOut(makeCardScreen(data: SampleData.load()))
        var positions = CardPositions()
        positions.visit(
            display.layer, parent: CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)), opacity: 1, depth: 0)
        if CommandLine.arguments.contains("--tree") {
            print(positions.tree, terminator: "")
            return
        }
        print(
            """
            // Made by `card-positions` from the layout of our `card` screen; places in device pixels, 2 for each point.
            #pragma once

            static const struct run runs[] = {
            \(positions.runs.joined(separator: "\n"))
            };
            """)
    }

    private mutating func visit(_ layer: Layer, parent: CGAffineTransform, opacity: Double, depth: Int) {
        let toDevice = layer.transformToParent.concatenating(parent)
        let box = layer.bounds.applying(toDevice)
        tree += String(repeating: "  ", count: depth)
        tree += "\(layer.source?.typeName ?? "?") \(box.minX) \(box.minY) \(box.width) \(box.height)"
        if layer.opacity < 1 { tree += " opacity \(layer.opacity)" }
        if let color = layer.background { tree += " background \(Self.text(color))" }
        if let border = layer.border { tree += " border \(border.width) \(Self.text(border.color))" }
        if let shadow = layer.shadow {
            tree += " shadow \(shadow.radius) \(shadow.opacity) \(shadow.offset) path \(shadow.path != nil)"
        }
        if layer.corners.radius > 0 { tree += " radius \(layer.corners.radius) mask \(layer.corners.mask.rawValue)" }
        if layer.masksToBounds { tree += " clips" }
        tree += "\n"
        for content in layer.contents {
            tree += String(repeating: "  ", count: depth + 1)
            switch content {
            case .glyphs(let run):
                tree += "\"\(run.text)\" \(run.face.name) \(run.drawnSize) \(Self.text(run.color))\n"
                add(run, layer: layer, toDevice: toDevice, opacity: opacity * layer.opacity)
            case .image(let image):
                tree += "image \(image.bitmap.width) \(image.bitmap.height) to "
                tree += "\(image.destination.applying(toDevice)) clip \(image.clip.map { "\($0)" } ?? "none")\n"
            case .fill(let path, let color, _):
                tree += "fill \(Self.text(color)) \(path.elements.map { "\($0)" }.joined(separator: " "))\n"
            case .stroke(let path, let color, let style):
                tree += "stroke \(Self.text(color)) \(style) \(path.elements.map { "\($0)" }.joined(separator: " "))\n"
            case .gradient:
                tree += "gradient\n"
            }
        }
        for sublayer in layer.sublayers {
            visit(sublayer, parent: toDevice, opacity: opacity * layer.opacity, depth: depth + 1)
        }
    }

    private mutating func add(_ run: GlyphRun, layer: Layer, toDevice: CGAffineTransform, opacity: Double) {
        // A layer's contents are aligned with the pixel nearest to its top left corner.
        let corner = layer.bounds.applying(toDevice).origin
        let shiftX = (corner.x + 0.5).rounded(.down) - corner.x
        let shiftY = (corner.y + 0.5).rounded(.down) - corner.y
        let places = run.glyphs.map { CGPoint(x: $0.x, y: $0.y).applying(toDevice) }
        let baseline = (places.first?.y ?? 0) + shiftY
        let xs = places.map { Self.number(Double($0.x + shiftX)) }.joined(separator: ", ")
        runs.append(
            """
                {.text = "\(run.text)", .face = "\(run.face.name)", .size = \(Self.number(run.drawnSize * Self.scale)),
                 .color = \(Self.text(run.color)), .baseline = \(Self.number(Double(baseline))), \
            .count = \(places.count),
                 .x = (const double[]){\(xs)}},
            """)
    }

    private static func number(_ value: Double) -> String { String(format: "%.6f", value) }

    private static func text(_ color: Color) -> String {
        let parts = [color.red, color.green, color.blue, color.alpha].map { String(format: "%.6g", $0) }
        return "{\(parts.joined(separator: ", "))}"
    }
}
