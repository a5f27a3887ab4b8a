import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Layers in space: perspective, depth, and the order of planes.
@Suite @MainActor struct PerspectiveTests {
    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF

    private func draw(_ layer: CALayer) throws -> Bitmap {
        let page = CALayer()
        page.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        page.addSublayer(layer)
        let context = CGContext(bounds: page.bounds, scale: 1)
        page.render(in: context)
        return try #require(context.makeImage()).bitmap
    }

    private func box(_ frame: CGRect, _ color: UIColor) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.cgColor
        return layer
    }

    /// Returns the transform of an eye that is 100 points away.
    private var perspective: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 100
        return transform
    }

    private func stage(_ layers: CALayer...) -> CALayer {
        let stage = CALayer()
        stage.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stage.sublayerTransform = perspective
        for layer in layers { stage.addSublayer(layer) }
        return stage
    }

    /// The rows of a column that have a color.
    private func height(_ bitmap: Bitmap, x: Int) -> Int {
        (0..<bitmap.height).filter { bitmap.pixel(x: x, y: $0) >> 24 > 127 }.count
    }

    @Test(arguments: [false, true])
    func aTurnedLayerIsNarrowerWhereItIsFarther(isOwn: Bool) throws {
        let plane = box(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
        plane.transform = CATransform3DRotate(isOwn ? perspective : CATransform3DIdentity, .pi / 4, 0, 1, 0)
        let bitmap = try draw(isOwn ? plane : stage(plane))
        // The sides are 21.2 points nearer and farther: they are seen 1 / (1 ± 0.212) times as large.
        let (near, far) = (60 / (1 - 0.2121), 60 / (1 + 0.2121))
        let columns = (0..<100).filter { bitmap.pixel(x: $0, y: 50) == red }
        let first = try #require(columns.first)
        let last = try #require(columns.last)
        let heights = [height(bitmap, x: first), height(bitmap, x: last)].sorted().map(Double.init)
        #expect(abs(heights[0] - far) < 2 && abs(heights[1] - near) < 2, "\(heights)")
        // 50 - 21.2 / 0.788 and 50 + 21.2 / 1.212, or the other way around.
        let sides = [50 - first, last - 50].sorted().map(Double.init)
        #expect(abs(sides[0] - 17.5) < 1.6 && abs(sides[1] - 26.9) < 1.6, "\(sides)")
    }

    @Test func depthEnlargesAboutTheSuperlayersAnchor() throws {
        let plane = box(CGRect(x: 60, y: 40, width: 20, height: 20), .red)
        plane.zPosition = 50
        // Twice as large, and twice as far from the middle.
        let bitmap = try draw(stage(plane))
        #expect(bitmap.pixel(x: 71, y: 50) == red && bitmap.pixel(x: 68, y: 50) == 0)
        #expect(bitmap.pixel(x: 99, y: 50) == red)
        #expect(bitmap.pixel(x: 80, y: 31) == red && bitmap.pixel(x: 80, y: 28) == 0)
        plane.zPosition = 0
        plane.anchorPointZ = -50
        #expect(try draw(stage(plane)).pixel(x: 80, y: 31) == red)
        plane.anchorPointZ = -100
        let behind = try draw(stage(plane))
        #expect((0..<100).allSatisfy { height(behind, x: $0) == 0 }, "at the eye")
    }

    @Test func layersBehindTheEyeAndWrongNumbersDrawNothing() throws {
        let plane = box(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
        for number in [150, 1e200, -1e200, 1e308] {
            plane.transform = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
            plane.zPosition = number
            _ = try draw(stage(plane))
        }
        plane.zPosition = 150
        plane.transform = CATransform3DMakeRotation(0.1, 0, 1, 0)
        let bitmap = try draw(stage(plane))
        #expect((0..<100).allSatisfy { height(bitmap, x: $0) == 0 })
    }

    @Test func backsOfOneSidedLayersAreInvisibleInPerspective() throws {
        let plane = box(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
        plane.isDoubleSided = false
        for (angle, isVisible) in [(0.5, true), (2.5, false), (-2.5, false), (6, true)] {
            plane.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
            #expect(try (draw(stage(plane)).pixel(x: 50, y: 50) == red) == isVisible, "\(angle)")
        }
        // A mirrored layer isn't turned around.
        plane.transform = CATransform3DScale(CATransform3DMakeRotation(0.5, 0, 1, 0), -1, 1, 1)
        #expect(try draw(stage(plane)).pixel(x: 50, y: 50) == red)
    }

    @Test func planesOfACubeAreTurnedTogether() throws {
        let cube = CATransformLayer()
        cube.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        let (front, side) = (box(cube.bounds, .red), box(cube.bounds, .blue))
        front.zPosition = 30
        side.transform = CATransform3DRotate(CATransform3DMakeTranslation(30, 0, 0), .pi / 2, 0, 1, 0)
        cube.addSublayer(side)
        cube.addSublayer(front)
        var bitmap = try draw(cube)
        #expect(bitmap.pixel(x: 30, y: 50) == red && bitmap.pixel(x: 70, y: 50) == red)
        cube.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        #expect(try draw(cube).pixel(x: 80, y: 50) == red, "the face at the right is turned away")
        cube.transform = CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)
        bitmap = try draw(cube)
        #expect(bitmap.pixel(x: 20, y: 50) == red && bitmap.pixel(x: 80, y: 50) == blue)
    }

    @Test func planesOfNestedTransformLayersAreOrderedTogether() throws {
        let frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        let (outer, inner) = (CATransformLayer(), CATransformLayer())
        let (far, middle, near) = (box(frame, .red), box(frame, .green), box(frame, .blue))
        (far.zPosition, middle.zPosition, near.zPosition) = (0, 5, 10)
        outer.addSublayer(inner)
        outer.addSublayer(middle)
        inner.addSublayer(near)
        inner.addSublayer(far)
        #expect(try draw(outer).pixel(x: 50, y: 50) == blue)
        inner.zPosition = -8
        #expect(try draw(outer).pixel(x: 50, y: 50) == green)
    }

    @Test func animatedDepthCounts() throws {
        let frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        let layer = CATransformLayer()
        let (one, other) = (box(frame, .red), box(frame, .green))
        one.transform = CATransform3DMakeTranslation(0, 0, 10)
        layer.addSublayer(one)
        layer.addSublayer(other)
        let from = LayerValues(of: one)
        one.transform = CATransform3DMakeTranslation(0, 0, -10)
        #expect(try draw(layer).pixel(x: 50, y: 50) == green)
        let changes = HeldChanges()
        changes.add(from: from, to: LayerValues(of: one), progress: 0)
        one.heldChanges = changes
        #expect(try draw(layer).pixel(x: 50, y: 50) == red)
    }

    @Test func viewsInPerspectiveKeepTheirTexts() throws {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        label.text = "Hill"
        label.layer.transform = CATransform3DRotate(perspective, .pi / 4, 0, 1, 0)
        let tree = DisplayTree(scale: 1)
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        page.addSubview(label)
        let drawn = try #require(tree.layer(of: page).sublayers.first)
        #expect(drawn.perspectiveImage.count == 1 && drawn.source?.text == "Hill" && !drawn.contents.isEmpty)
    }

    // MARK: Siblings

    @Test func sublayersAreOrderedByTheirDepth() throws {
        // The later one is farther.
        let front = box(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
        front.transform = CATransform3DMakeTranslation(0, 0, 10)
        let back = box(CGRect(x: 20, y: 20, width: 60, height: 60), .blue)
        back.transform = CATransform3DRotate(CATransform3DMakeTranslation(0, 0, -40), 0.3, 0, 1, 0)
        #expect(try draw(stage(front, back)).pixel(x: 50, y: 50) == red)
        #expect(try draw(stage(back, front)).pixel(x: 50, y: 50) == red)
        back.zPosition = 60
        #expect(try draw(stage(front, back)).pixel(x: 50, y: 50) == blue)
    }

    @Test func aTurnedViewIsHalfBehindItsNeighbor() throws {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (paper, card) = (UIView(frame: page.bounds), UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60)))
        (paper.backgroundColor, card.backgroundColor) = (.green, .red)
        page.addSubview(paper)
        page.addSubview(card)
        card.transform3D = CATransform3DMakeRotation(0.8, 0, 1, 0)
        let turned = try draw(page.layer)
        #expect(turned.pixel(x: 40, y: 50) == red && turned.pixel(x: 60, y: 50) == green)
        // After half a turn it is in the plane again.
        card.transform3D = CATransform3DMakeRotation(.pi, 0, 1, 0)
        let mirrored = try draw(page.layer)
        #expect(mirrored.pixel(x: 40, y: 50) == red && mirrored.pixel(x: 60, y: 50) == red)
        card.transform3D = CATransform3DMakeRotation(0.8, 0, 1, 0)
        card.layer.zPosition = 100
        let raised = try draw(page.layer)
        #expect(raised.pixel(x: 40, y: 50) == red && raised.pixel(x: 60, y: 50) == red)
    }

    @Test func cubesOfViewsShowTheirNearestFaces() throws {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 500
        page.layer.sublayerTransform = CATransform3DRotate(eye, -0.5, 0, 1, 0)
        // The front, the right side and the back, which is added last.
        for (color, angle) in [(UIColor.red, 0), (.green, CGFloat.pi / 2), (.blue, .pi)] {
            let face = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
            face.backgroundColor = color
            face.transform3D = CATransform3DTranslate(CATransform3DMakeRotation(angle, 0, 1, 0), 0, 0, 20)
            page.addSubview(face)
        }
        let bitmap = try draw(page.layer)
        let row = Set((0..<100).map { bitmap.pixel(x: $0, y: 50) })
        #expect(row.contains(red) && row.contains(green) && !row.contains(blue))
    }
}
