import Foundation
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("The views of a picture")
struct ViewTreeTests {
    @Test("views have frames in the picture, in their order, with what is in them below")
    func frames() {
        let tree = ViewFixture.tree(ViewFixture.card())
        #expect(tree.nodes.count == 29)
        #expect(tree.nodes.map(\.depth).prefix(5) == [0, 1, 2, 3, 3])
        #expect(tree.nodes[3].frame == CGRect(x: 36, y: 200, width: 90, height: 20.333))
        #expect(tree.nodes[3].text == "Name")
        #expect(tree.nodes[3].appearance.fonts == ["17 Regular"])
        #expect(tree.nodes[3].appearance.textColors == ["3D3D3D99"])
        #expect(tree.nodes[0].appearance.background == "F2F2F7")
        #expect(tree.nodes[1].appearance.corners == "12")
    }

    @Test("a view is visible within the picture and its clipping superviews")
    func visibleBoxes() {
        var clip = ViewFixture.view(
            "UIScrollView", 10, 10, 50, 50, id: "clip", [ViewFixture.view("A", 40, 40, 30, 30, id: "a")])
        clip.masksToBounds = true
        let root = ViewFixture.view(
            "Root", 0, 0, 100, 100,
            [
                clip, ViewFixture.view("B", 90, 90, 30, 30, id: "b"), ViewFixture.view("B", 1, 2, 3, 4, id: "b"),
                ViewFixture.view("C", 200, 0, 10, 10, id: "c"),
            ])
        let tree = ViewFixture.tree(root)
        #expect(tree.boxes(ofViewsWithIdentifier: "a") == [PixelBox(x: 100, y: 100, width: 20, height: 20)])
        #expect(
            tree.boxes(ofViewsWithIdentifier: "b") == [
                PixelBox(x: 180, y: 180, width: 20, height: 20), PixelBox(x: 2, y: 4, width: 6, height: 8),
            ])
        #expect(tree.boxes(ofViewsWithIdentifier: "c").isEmpty)
        #expect(tree.boxes(ofViewsWithIdentifier: "nobody").isEmpty)
        #expect(ViewTree(text: tree.text) == tree)
    }

    @Test("a layer that is no view belongs to the view around it")
    func innerLayers() {
        var inner = Layer(frame: CGRect(x: -10, y: 5, width: 30, height: 10))
        inner.background = PaintFixture.red
        inner.sublayers = [ViewFixture.view("Inner", 2, 2, 5, 5)]
        let root = ViewFixture.view("Root", 0, 0, 100, 50, [ViewFixture.view("Outer", 20, 10, 20, 20, [inner])])
        let nodes = ViewFixture.tree(root).nodes
        #expect(nodes.map(\.className) == ["Root", "Outer", "Inner"])
        #expect(nodes.map(\.depth) == [0, 1, 2])
        #expect(nodes[2].frame == CGRect(x: 12, y: 17, width: 5, height: 5))
        #expect(nodes[1].appearance.colors == ["FF0000"])
        #expect(nodes[1].reach == PixelBox(x: 20, y: 30, width: 60, height: 20))
    }

    @Test("a turned view has the box around it, and its size stays")
    func turned() {
        var view = ViewFixture.view("Turned", 40, 40, 20, 10, [ViewFixture.view("Inner", 1, 2, 3, 4)])
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let nodes = ViewFixture.tree(ViewFixture.view("Root", 0, 0, 100, 100, [view])).nodes
        #expect(nodes[1].frame == CGRect(x: 45, y: 35, width: 10, height: 20))
        #expect(nodes[1].visible == PixelBox(x: 90, y: 70, width: 20, height: 40))
        #expect(nodes[2].ownFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(nodes[2].appearance == ViewTree.Appearance())
    }

    @Test("equal screens have equal texts, in ASCII, that read back as the same tree", arguments: [1.0, 2, 3])
    func text(scale: Double) throws {
        var root = ViewFixture.card()
        root.sublayers.append(ViewFixture.label("Grüße, 世界 🎉 \u{0}\n\"\\/", 1.23456, 0, id: "née"))
        let tree = ViewFixture.tree(root, scale: scale)
        #expect(tree.text == ViewFixture.tree(root, scale: scale).text)
        #expect(tree.text.utf8.allSatisfy { $0 >= 32 && $0 < 127 })
        let again = try #require(ViewTree(text: tree.text))
        #expect(again == tree)
        #expect(again.text == tree.text)
        #expect(again.nodes.last?.text == "Grüße, 世界 🎉 \u{0}\n\"\\/")
        #expect(try JSONDecoder().decode(ViewTree.self, from: JSONEncoder().encode(tree)) == tree)
    }

    @Test("the stored form keeps its keys, by which files of earlier versions are read")
    func storedForm() {
        let appearance = ViewTree.Appearance(
            background: "1", fonts: ["2"], textColors: ["3"], tints: ["4"], colors: ["5"], images: ["6"],
            borderWidth: 7, borderColor: "8", corners: "9", opacity: 0.5, shadow: "10", transform: [11], clips: true,
            glyphs: "12", shapes: "13", isCutOff: true)
        let node = ViewTree.Node(
            depth: 0, className: "A", identifier: "B", text: "C", imageName: "D",
            frame: CGRect(x: 1, y: 2, width: 3, height: 4), visible: PixelBox(x: 5, y: 6, width: 7, height: 8),
            ownFrame: CGRect(x: 9, y: 10, width: 11, height: 12), boundsOrigin: CGPoint(x: 13, y: 14),
            reach: PixelBox(x: 15, y: 16, width: 17, height: 18), appearance: appearance)
        let tree = ViewTree(size: CGSize(width: 100, height: 50), scale: 2, nodes: [node])
        let text = """
            {"n":[{"a":0.5,"b":[13,14],"bc":"8","bg":"1","bw":7,"c":"A","cl":true,"co":["5"],"cr":"9","cu":true,"d":0,\
            "dr":"13","f":[1,2,3,4],"fo":["2"],"g":"12","i":"B","im":["6"],"n":"D","o":[9,10,11,12],\
            "r":[15,16,17,18],"sh":"10","t":"C","tc":["3"],"ti":["4"],"tr":[11],"v":[5,6,7,8]}],\
            "s":[100,50],"v":1,"x":2}
            """
        #expect(tree.text == text)
        #expect(ViewTree(text: text) == tree)
    }

    @Test("a card of 30 views takes less than 1.5 KB of a file")
    func size() throws {
        let text = ViewFixture.tree(ViewFixture.card(), scale: 3).text
        #expect(try PNGCompressedText.content(keyword: "views", text: text, level: 6).count <= 1536)
    }

    @Test("views survive in a PNG")
    func inFile() throws {
        let root = ViewFixture.card()
        let tree = ViewFixture.tree(root, scale: 1)
        let file = try PNGEncoder(views: tree.text).encode(PaintFixture.noise(9, 9), scale: 1)
        #expect(try PNGInspector.inspect(file).views().flatMap(ViewTree.init(text:)) == tree)
    }

    @Test(
        "invalid texts of trees are rejected",
        arguments: [
            "", "{}", "[]", "null", "{\"v\":1}", #"{"n":[],"s":[1,1],"v":1,"x":1}"#,
            #"{"n":[{"c":"A","d":0,"f":[0,0,1,1]}],"s":[1,1],"v":2,"x":1}"#,
            #"{"n":[{"c":"A","d":1,"f":[0,0,1,1]}],"s":[1,1],"v":1,"x":1}"#,
            #"{"n":[{"c":"A","d":0,"f":[0,0,1]}],"s":[1,1],"v":1,"x":1}"#,
            #"{"n":[{"c":"A","d":0,"f":[0,0,1e300,1]}],"s":[1,1],"v":1,"x":1}"#,
            #"{"n":[{"c":"A","d":0,"f":[0,0,1,1],"v":[0,0,9223372036854775807,1]}],"s":[1,1],"v":1,"x":1}"#,
            #"{"n":[{"c":"A","d":0,"f":[0,0,1,1],"v":[-9223372036854775808,0,1,1]}],"s":[1,1],"v":1,"x":1}"#,
            #"{"n":[{"c":"A","d":0,"f":[0,0,1,1],"r":[0,0,0,1]}],"s":[1,1],"v":1,"x":1}"#,
            #"{"n":[{"c":"A","d":0,"f":[0,0,1,1]},{"c":"A","d":0,"f":[0,0,1,1]}],"s":[1,1],"v":1,"x":1}"#,
            #"{"n":[{"c":"A","d":0,"f":[0,0,1,1]},{"c":"A","d":2,"f":[0,0,1,1]}],"s":[1,1],"v":1,"x":1}"#,
            #"{"n":[{"c":"A","d":0,"f":[0,0,1,1]}],"s":[0,1],"v":1,"x":1}"#,
            #"{"n":[{"c":"A","d":0,"f":[0,0,1,1]}],"s":[1,1],"v":1,"x":-1}"#,
        ])
    func refused(text: String) {
        #expect(ViewTree(text: text) == nil)
        #expect(ViewTree(text: #"{"n":[{"c":"A","d":0,"f":[0,0,1,1]}],"s":[1,1],"v":1,"x":1}"#) != nil)
    }

    @Test("text that is cut off or changed anywhere is a tree or none, and trees compare with any other")
    func broken() {
        let tree = ViewFixture.tree(ViewFixture.view("Root", 0, 0, 50, 50, [ViewFixture.label("Hé", 1, 2, id: "x")]))
        let bytes = Array(tree.text.utf8)
        for count in bytes.indices { #expect(ViewTree(text: String(decoding: bytes[..<count], as: UTF8.self)) == nil) }
        for place in bytes.indices {
            for byte in [UInt8(ascii: "9"), UInt8(ascii: "\""), UInt8(ascii: "-")] {
                var changed = bytes
                changed[place] = byte
                guard let other = ViewTree(text: String(decoding: changed, as: UTF8.self)) else { continue }
                #expect(other == tree || !other.changes(to: tree).contains { $0.description.isEmpty })
            }
        }
    }

    @Test("ten thousand views in each other are read, written, compared and freed")
    func deep() throws {
        var layer = ViewFixture.label("innermost", 0, 0)
        for _ in 0..<10_000 { layer = ViewFixture.view("UIView", 0, 0, 100, 20, [layer]) }
        let old = ViewFixture.tree(layer)
        var other = ViewFixture.label("inmost", 0, 0)
        for _ in 0..<10_000 { other = ViewFixture.view("UIView", 0, 0, 100, 20, [other]) }
        let new = ViewFixture.tree(other)
        #expect(try #require(ViewTree(text: old.text)) == old)
        #expect(
            old.changes(to: new).map(\.description) == ["label “innermost”: text “innermost” → “inmost”"])
    }

    @Test("non-finite and extreme numbers don't fail the parsing")
    func nonsense() {
        var layer = ViewFixture.view("Root", 0, 0, 10, 10, [ViewFixture.view("A", .nan, .infinity, 1e300, 1)])
        layer.opacity = .nan
        layer.corners.radius = .infinity
        layer.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: .infinity, ty: 0)
        let tree = ViewTree(layer: layer, size: CGSize(width: 10, height: 10), scale: 1)
        #expect(ViewTree(text: tree.text) != nil)
    }

    @Test("an image is identified by its pixels, whatever its source")
    func images() {
        let root = ViewFixture.view(
            "Root", 0, 0, 100, 100,
            [
                ViewFixture.image(PaintFixture.noise(8, 8), 0, 0), ViewFixture.image(PaintFixture.noise(8, 8), 0, 0),
                ViewFixture.image(PaintFixture.noise(8, 9), 0, 0),
            ])
        let images = ViewFixture.tree(root).nodes.map(\.appearance.images)
        #expect(images[1] == images[2])
        #expect(images[1] != images[3])
        #expect(images[1].first?.hasPrefix("8×8 ") == true)
    }
}
