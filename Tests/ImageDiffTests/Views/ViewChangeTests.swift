import Foundation
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("What changed in a view")
struct ViewChangeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var expected: [String]
        var change: @Sendable (inout Layer) -> Void
        var testDescription: String { expected.joined(separator: "; ") }

        init(_ expected: String..., change: @escaping @Sendable (inout Layer) -> Void) {
            self.expected = expected
            self.change = change
        }
    }

    /// A box with a label, a picture, a shape and a gradient.
    private static func screen(_ change: (inout Layer) -> Void = { _ in }) -> Layer {
        var shape = ViewFixture.view("ShapeView", 10, 100, 20, 20)
        shape.contents = [.fill(ViewFixture.rectangle(0, 0, 20, 20), PaintFixture.red, .nonZero)]
        var gradient = ViewFixture.view("GradientView", 40, 100, 20, 20)
        let stops = [
            GradientContent.Stop(location: 0, color: .black), GradientContent.Stop(location: 1, color: .white),
        ]
        gradient.contents = [
            .gradient(GradientContent(kind: .linear, stops: stops, start: .zero, end: CGPoint(x: 1, y: 0)))
        ]
        var box = ViewFixture.view(
            "UIView", 10, 10, 200, 200, id: "box",
            [
                ViewFixture.label("Email", 0, 0), ViewFixture.image(PaintFixture.noise(8, 8), 0, 40), shape, gradient,
            ])
        box.background = .white
        box.border = Layer.Border(width: 1, color: .black)
        change(&box)
        return ViewFixture.view("UIWindow", 0, 0, 300, 300, [box])
    }

    private static let cases: [Case] = [
        Case("label “Email” moved down 3 pt") { $0.sublayers[0].position.y += 3 },
        Case("label “Email” moved left 2.5 pt and up 3 pt") {
            $0.sublayers[0].position.x -= 2.5
            $0.sublayers[0].position.y -= 3
        },
        Case("label “Email” resized from 100 × 20 to 100 × 24 pt") {
            $0.sublayers[0].bounds.size.height = 24
            $0.sublayers[0].position.y += 2
        },
        Case("label “Email”: text “Email” → “Mail”") { $0.sublayers[0] = ViewFixture.label("Mail", 0, 0) },
        Case("label “Email”: font 17 Semibold → 15 Regular") {
            $0.sublayers[0] = ViewFixture.label("Email", 0, 0, font: FontSpec(size: 15))
        },
        Case("label “Email”: font 17 Semibold → 17 Semibold Italic Monospaced Digits Menlo") {
            let font = FontSpec(
                design: .named("Menlo"), size: 17, weight: .semibold, isItalic: true, hasMonospacedDigits: true)
            $0.sublayers[0] = ViewFixture.label("Email", 0, 0, font: font)
        },
        Case("label “Email”: text color #000000 → #FF000080") {
            $0.sublayers[0] = ViewFixture.label("Email", 0, 0, color: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
        },
        Case("UIView#box: background #FFFFFF → #F2F2F7") {
            $0.background = Color(red: 0.949, green: 0.949, blue: 0.969)
        },
        Case("UIView#box: background #FFFFFF → none") { $0.background = nil },
        Case("UIView#box: border color #000000 → #0000FF") { $0.border?.color = PaintFixture.blue },
        Case("UIView#box: border 1 → 0.5 pt") { $0.border?.width = 0.5 },
        Case("UIView#box: border 1 → 0 pt") { $0.border = nil },
        Case("UIView#box: corner radius 0 → 8 continuous pt") {
            $0.corners = Layer.Corners(radius: 8, curve: .continuous)
        },
        Case("UIView#box: corner radius 0 → 8 on corners ↖↗ pt") {
            $0.corners = Layer.Corners(radius: 8, mask: [.minXMinY, .maxXMinY])
        },
        Case("UIView#box: shadow none → #000000 opacity 0.2 radius 8 offset 0, 2") {
            $0.shadow = Layer.Shadow(color: .black, opacity: 0.2, radius: 8, offset: CGSize(width: 0, height: 2))
        },
        Case("UIView#box: opacity 1 → 0.5") { $0.opacity = 0.5 },
        Case("UIView#box: its transform changed") { $0.transform = CGAffineTransform(rotationAngle: 0.1) },
        Case("UIView#box now clips to its bounds") { $0.masksToBounds = true },
        Case("UIView#box scrolled up 30 pt") { $0.bounds.origin.y = 30 },
        Case("UIImageView in UIView#box: image changed") {
            $0.sublayers[1] = ViewFixture.image(PaintFixture.noise(8, 9), 0, 40)
        },
        Case("ShapeView in UIView#box: colors #FF0000 → #00FF00") {
            $0.sublayers[2].contents = [.fill(ViewFixture.rectangle(0, 0, 20, 20), PaintFixture.green, .nonZero)]
        },
        Case("ShapeView in UIView#box draws differently") {
            $0.sublayers[2].contents = [.fill(ViewFixture.rectangle(0, 0, 20, 19), PaintFixture.red, .nonZero)]
        },
        Case("ShapeView in UIView#box draws differently") {
            $0.sublayers[2].mask = [PaintFixture.box(0, 0, 5, 5, .black)]
        },
        Case("GradientView in UIView#box: colors #FFFFFF → #0000FF") {
            guard case .gradient(var gradient) = $0.sublayers[3].contents[0] else { return }
            gradient.stops[1].color = PaintFixture.blue
            $0.sublayers[3].contents = [.gradient(gradient)]
        },
        Case("label “Email” draws differently") { box in
            guard case .glyphs(var run) = box.sublayers[0].contents[0] else { return }
            for index in run.glyphs.indices { run.glyphs[index].x += 20 }
            box.sublayers[0].contents = [.glyphs(run)]
        },
        Case("button “Buy” appeared") {
            var button = ViewFixture.label("Buy", 0, 150)
            button.source?.typeName = "UIButton"
            $0.sublayers.append(button)
        },
        Case("label “Email” is gone") { $0.sublayers.remove(at: 0) },
        Case("UIImageView in UIView#box is gone") { $0.sublayers.remove(at: 1) },
        Case("UIView#box: UIView → CardView") { $0.source?.typeName = "CardView" },
        Case() { $0.sublayers[1].position.x += 0.0004 },
        Case() { $0.sublayers.append(ViewFixture.view("UIView", 0, 0, 10, 10)) },
    ]

    @Test("each kind of change is named, and nothing else", arguments: cases)
    func kinds(_ one: Case) {
        #expect(ViewFixture.changes(Self.screen(), Self.screen(one.change)) == one.expected)
        #expect(ViewFixture.changes(Self.screen(one.change), Self.screen(one.change)).isEmpty)
        // There are as many changes back.
        #expect(ViewFixture.changes(Self.screen(one.change), Self.screen()).count == one.expected.count)
    }

    @Test("changed order of overlapping texts is found")
    func order() {
        let a = ViewFixture.label("Anna", 0, 0)
        let b = ViewFixture.label("Bea", 10, 5)
        let c = ViewFixture.label("Cleo", 200, 200)
        let old = ViewFixture.view("UIView", 0, 0, 300, 300, [a, b, c])
        #expect(
            ViewFixture.changes(old, ViewFixture.view("UIView", 0, 0, 300, 300, [b, a, c]))
                == ["label “Anna” changed its order among overlapping views"])
        #expect(ViewFixture.changes(old, ViewFixture.view("UIView", 0, 0, 300, 300, [c, a, b])).isEmpty)
    }

    @Test("a truncated text is distinguished from a changed one")
    func cutOff() {
        let whole = ViewFixture.label("Hello there", 0, 0)
        var cut = whole
        cut.contents = [ViewFixture.run("Hello…", font: FontSpec(size: 17, weight: .semibold))]
        let root = { ViewFixture.view("UIView", 0, 0, 100, 50, [$0]) }
        #expect(ViewFixture.changes(root(whole), root(cut)) == ["label “Hello there”: its text is now truncated"])
        #expect(
            ViewFixture.changes(root(cut), root(whole)) == ["label “Hello there”: its text is no longer truncated"])
    }

    @Test("symbols are named, and their fill is the tint")
    func symbols() {
        func symbol(_ name: String, _ width: Double, _ color: Color) -> Layer {
            var layer = ViewFixture.view("UIImageView", 0, 0, 20, 20, id: "icon")
            layer.source?.imageName = name
            layer.contents = [.fill(ViewFixture.rectangle(0, 0, width, 5), color, .nonZero)]
            return ViewFixture.view("UIView", 0, 0, 50, 50, [layer])
        }
        let heart = symbol("heart", 5, PaintFixture.red)
        #expect(
            ViewFixture.changes(heart, symbol("star", 7, PaintFixture.red)) == [
                "UIImageView#icon: image “heart” → “star”"
            ])
        #expect(
            ViewFixture.changes(heart, symbol("heart", 5, PaintFixture.blue)) == [
                "UIImageView#icon: tint #FF0000 → #0000FF"
            ])
    }

    @Test("a button's label is reported as the button")
    func buttons() {
        func button(_ title: String, _ color: Color) -> Layer {
            var label = ViewFixture.label(title, 10, 10, color: color)
            label.source?.typeName = "UIButtonLabel"
            var button = ViewFixture.view("UIButton", 0, 0, 120, 40, [label])
            button.source?.text = title
            return ViewFixture.view("UIView", 0, 0, 200, 200, [button])
        }
        #expect(
            ViewFixture.changes(button("Buy", .black), button("Sell", .black)) == ["button “Buy”: text “Buy” → “Sell”"])
        #expect(
            ViewFixture.changes(button("Buy", .black), button("Buy", PaintFixture.red)) == [
                "button “Buy”: text color #000000 → #FF0000"
            ])
    }

    @Test("changes survive JSON")
    func coding() throws {
        for one in Self.cases {
            let changes = ViewFixture.tree(Self.screen()).changes(to: ViewFixture.tree(Self.screen(one.change)))
            let again = try JSONDecoder().decode([ViewChange].self, from: JSONEncoder().encode(changes))
            #expect(again == changes)
        }
    }
}
