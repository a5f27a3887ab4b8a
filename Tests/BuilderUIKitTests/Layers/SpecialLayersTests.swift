import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Layers of text, of planes in space, and of scrolled contents.
@Suite @MainActor struct SpecialLayersTests {
    private func draw(_ layer: CALayer, width: CGFloat = 100, height: CGFloat = 40) throws -> Bitmap {
        let page = CALayer()
        page.frame = CGRect(x: 0, y: 0, width: width, height: height)
        page.addSublayer(layer)
        let context = CGContext(bounds: page.bounds, scale: 1)
        page.render(in: context)
        return try #require(context.makeImage()).bitmap
    }

    private func inkedColumns(_ bitmap: Bitmap) -> [Int] {
        (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap.pixel(x: x, y: $0) != 0 } }
    }

    private func text(_ string: Any?, _ change: (CATextLayer) -> Void = { _ in }) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        layer.string = string
        layer.fontSize = 16
        layer.foregroundColor = UIColor.red.cgColor
        change(layer)
        return layer
    }

    @Test func aTextLayerDrawsItsText() throws {
        #expect(try inkedColumns(draw(text(nil))).isEmpty)
        // Its stems are more than two pixels wide.
        let bitmap = try draw(text("Hill") { $0.fontSize = 30 })
        let columns = inkedColumns(bitmap)
        #expect(columns.first.map { $0 < 6 } == true && columns.last.map { $0 < 70 } == true)
        let reds = columns.filter { x in (0..<40).contains { bitmap.pixel(x: x, y: $0) == 0xFFFF_0000 } }
        #expect(!reds.isEmpty)
        let rich = NSAttributedString(string: "Hill", attributes: [.foregroundColor: UIColor.blue])
        let blue = try draw(text(rich))
        #expect(!inkedColumns(blue).isEmpty)
        let pixels = (0..<40).flatMap { y in (0..<100).map { blue.pixel(x: $0, y: y) } }
        #expect(pixels.allSatisfy { $0 & 0x00FF_FF00 == 0 }, "the text's own color")
    }

    @Test func aTextLayerAlignsAndWraps() throws {
        let right = try inkedColumns(draw(text("Hill") { $0.alignmentMode = .right }))
        #expect(right.first.map { $0 > 50 } == true && right.last.map { $0 > 90 } == true)
        func bottom(_ bitmap: Bitmap) -> Int {
            (0..<bitmap.height).last { y in (0..<bitmap.width).contains { bitmap.pixel(x: $0, y: y) != 0 } } ?? 0
        }
        let wrapped = try draw(
            text("Hills and hills and hills") {
                $0.fontSize = 12
                $0.isWrapped = true
            })
        #expect(bottom(wrapped) > 20)
    }

    private func inkedRows(_ bitmap: Bitmap) -> [Int] {
        (0..<bitmap.height).filter { y in (0..<bitmap.width).contains { bitmap.pixel(x: $0, y: y) != 0 } }
    }

    private func plain(_ string: String) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 16)])
    }

    /// A line's height at 16 points is less than 20, and the text is twice as wide as the layer.
    @Test(arguments: [CATextLayerTruncationMode.none, .start, .middle, .end], [false, true])
    func aTextLayerThatDoesNotWrapHasOneLine(mode: CATextLayerTruncationMode, isRich: Bool) throws {
        let string = "Mountains and rivers"
        let bitmap = try draw(text(isRich ? plain(string) : string) { $0.truncationMode = mode })
        #expect(inkedRows(bitmap).last.map { $0 < 20 } == true)
        // Clipped text reaches the edge; an ellipsis stands in place of its rest.
        let ellipsis = try draw(text(isRich ? plain("…") : "…"))
        let width = inkedColumns(ellipsis).count
        #expect(width > 4)
        func isEllipsis(_ columns: some Sequence<Int>) -> Bool {
            columns.allSatisfy { x in (0..<10).allSatisfy { bitmap.pixel(x: x, y: $0) == 0 } }
        }
        #expect(isEllipsis(2..<width) == (mode == .start))
        if mode == .end { #expect(isEllipsis(inkedColumns(bitmap).suffix(width - 2))) }
        if mode == .none { #expect(inkedColumns(bitmap).last.map { $0 >= 93 } == true) }
    }

    @Test func aTextLayerKeepsParagraphsOnTheirLines() throws {
        let bitmap = try draw(text("Hill\nMountains and rivers"))
        #expect(inkedRows(bitmap).last.map { 20..<40 ~= $0 } == true)
        let one = try draw(text("Hill"))
        #expect(inkedRows(one).first == inkedRows(bitmap).first)
    }

    @Test func aTextLayerEndsWrappedTextWithAnEllipsis() throws {
        func draw(_ mode: CATextLayerTruncationMode) throws -> Bitmap {
            try self.draw(
                text("Mountains and rivers and hills and lakes") {
                    $0.isWrapped = true
                    $0.truncationMode = mode
                })
        }
        let (clipped, cut) = try (draw(.none), draw(.end))
        // Both have two lines, of which the second differs.
        func row(_ y: Int, _ bitmap: Bitmap) -> [UInt32] { (0..<100).map { bitmap.pixel(x: $0, y: y) } }
        #expect((0..<18).allSatisfy { row($0, clipped) == row($0, cut) })
        #expect((18..<38).contains { row($0, clipped) != row($0, cut) })
        #expect((20..<38).contains { !row($0, cut).allSatisfy { $0 == 0 } })
    }

    @Test func planesOfATransformLayerAreDrawn() throws {
        let layer = CATransformLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let (red, blue) = (CALayer(), CALayer())
        red.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        blue.frame = CGRect(x: 20, y: 0, width: 40, height: 40)
        red.backgroundColor = UIColor.red.cgColor
        blue.backgroundColor = UIColor.blue.cgColor
        red.zPosition = 1
        layer.addSublayer(red)
        layer.addSublayer(blue)
        let bitmap = try draw(layer)
        #expect(bitmap.pixel(x: 30, y: 20) == 0xFFFF_0000, "the plane in front")
        #expect(bitmap.pixel(x: 50, y: 20) == 0xFF00_00FF)
        red.zPosition = -1
        #expect(try draw(layer).pixel(x: 30, y: 20) == 0xFF00_00FF)
    }

    /// Returns a transform layer with planes of a size, at places in the order red, green, blue.
    private func planes(_ frames: [CGRect], _ change: (Int, CALayer) -> Void) -> CATransformLayer {
        let layer = CATransformLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        for (index, color) in [UIColor.red, .green, .blue].prefix(frames.count).enumerated() {
            let plane = CALayer()
            plane.frame = frames[index]
            plane.backgroundColor = color.cgColor
            change(index, plane)
            layer.addSublayer(plane)
        }
        return layer
    }

    @Test func turnedPlanesAreOrderedByTheirDepthWhereTheyOverlap() throws {
        // Their left sides are turned to the viewer: 20 points to the right, a plane is 14 points nearer there.
        let frames = [10, 30, 50].map { CGRect(x: $0, y: 0, width: 40, height: 40) }
        let layer = planes(frames) { index, plane in
            plane.transform = CATransform3DMakeRotation(.pi / 5, 0, 1, 0)
            plane.zPosition = CGFloat(3 - index)
        }
        var bitmap = try draw(layer)
        #expect(bitmap.pixel(x: 40, y: 20) == 0xFF00_FF00)
        #expect(bitmap.pixel(x: 60, y: 20) == 0xFF00_00FF)
        for plane in layer.sublayers ?? [] { plane.transform = CATransform3DMakeRotation(-.pi / 5, 0, 1, 0) }
        bitmap = try draw(layer)
        #expect(bitmap.pixel(x: 40, y: 20) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: 60, y: 20) == 0xFF00_FF00)
    }

    @Test func translationsAlongTheZAxisCountAsTheZPosition() throws {
        let frame = CGRect(x: 10, y: 0, width: 40, height: 40)
        let layer = planes([frame, frame, frame]) { index, plane in
            plane.transform = CATransform3DMakeTranslation(0, 0, [5, 30, 10][index])
            plane.zPosition = [0, -30, -1][index]
        }
        #expect(try draw(layer).pixel(x: 30, y: 20) == 0xFF00_00FF)
        layer.sublayers?[0].zPosition = 4
        // Equally deep planes keep their order.
        #expect(try draw(layer).pixel(x: 30, y: 20) == 0xFF00_00FF)
        layer.sublayers?[0].zPosition = 5
        #expect(try draw(layer).pixel(x: 30, y: 20) == 0xFFFF_0000)
    }

    @Test func aTurnedTransformLayerTurnsTheOrder() throws {
        let frame = CGRect(x: 30, y: 0, width: 40, height: 40)
        let layer = planes([frame, frame]) { index, plane in plane.zPosition = CGFloat(index) }
        #expect(try draw(layer).pixel(x: 50, y: 20) == 0xFF00_FF00)
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(try draw(layer).pixel(x: 50, y: 20) == 0xFFFF_0000)
    }

    @Test func aScrollLayerMovesItsContents() throws {
        let layer = CAScrollLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let box = CALayer()
        box.frame = CGRect(x: 60, y: 0, width: 10, height: 10)
        box.backgroundColor = UIColor.red.cgColor
        layer.addSublayer(box)
        layer.scroll(to: CGPoint(x: 50, y: 0))
        #expect(try draw(layer).pixel(x: 15, y: 5) == 0xFFFF_0000)
    }
}
