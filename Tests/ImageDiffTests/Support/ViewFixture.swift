import Foundation
import RenderFixtures

@testable import ImageDiff
@testable import Render

/// Layers of invented views.
enum ViewFixture {
    static func view(
        _ name: String = "UIView", _ x: Double, _ y: Double, _ width: Double, _ height: Double, id: String? = nil,
        _ inner: [Layer] = []
    ) -> Layer {
        var layer = Layer(frame: CGRect(x: x, y: y, width: width, height: height))
        layer.source = Layer.Source(typeName: name, identifier: id)
        layer.sublayers = inner
        return layer
    }

    /// Letters 8 points apart.
    static func label(
        _ text: String, _ x: Double, _ y: Double, _ width: Double = 100, _ height: Double = 20,
        font: FontSpec = FontSpec(size: 17, weight: .semibold), color: Color = .black, id: String? = nil
    ) -> Layer {
        var layer = view("UILabel", x, y, width, height, id: id)
        layer.source?.text = text
        layer.contents = [run(text, font: font, color: color)]
        return layer
    }

    static func run(_ text: String, font: FontSpec = FontSpec(size: 17), color: Color = .black) -> LayerContent {
        let glyphs = text.unicodeScalars.enumerated().map { place, scalar in
            GlyphRun.Glyph(id: scalar.value, x: Double(place) * 8, y: 15)
        }
        return .glyphs(
            GlyphRun(
                face: FontFace(name: "Inter-\(font.weight)"), drawnSize: font.size, color: color, glyphs: glyphs,
                text: text, font: font))
    }

    static func image(_ bitmap: Bitmap, _ x: Double, _ y: Double, id: String? = nil) -> Layer {
        var layer = view("UIImageView", x, y, 40, 40, id: id)
        layer.contents = [
            .image(ImageContent(bitmap: bitmap, destination: CGRect(x: 0, y: 0, width: 40, height: 40)))
        ]
        return layer
    }

    static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path([
            .move(CGPoint(x: x, y: y)), .line(CGPoint(x: x + width, y: y)),
            .line(CGPoint(x: x + width, y: y + height)), .line(CGPoint(x: x, y: y + height)), .close,
        ])
    }

    static func tree(_ layer: Layer, scale: Double = 2) -> ViewTree {
        ViewTree(layer: layer, size: layer.bounds.size, scale: scale)
    }

    /// The texts of the differences between two screens.
    static func changes(_ old: Layer, _ new: Layer) -> [String] {
        tree(old).changes(to: tree(new)).map(\.description)
    }

    /// A card of a photo and rows with two labels each: 30 views.
    static func card(changing change: (inout Layer) -> Void = { _ in }) -> Layer {
        let names = ["Name", "Address", "E-mail", "Phone", "Age", "Company", "City", "Country"]
        var rows = names.enumerated().map { place, name in
            view(
                "HStack", 16, 120 + Double(place) * 28.333, 318, 20.333,
                [
                    label(name, 0, 0, 90, 20.333, font: FontSpec(size: 17), color: Color(white: 0.24, alpha: 0.6)),
                    label("\(name) of Ada Lovelace", 110, 0, 208, 20.333),
                ])
        }
        rows.append(image(PaintFixture.noise(8, 8), 155, 60, id: "photo"))
        for index in rows.indices { change(&rows[index]) }
        var card = view("CardView", 20, 80, 350, 400, id: "card", rows)
        card.background = .white
        card.corners.radius = 12
        let bar = view("UINavigationBar", 0, 0, 390, 44, [label("Details", 160, 12, 70)])
        var root = view("UIWindow", 0, 0, 390, 600, [card, bar])
        root.background = Color(red: 0.949, green: 0.949, blue: 0.969)
        return root
    }
}
