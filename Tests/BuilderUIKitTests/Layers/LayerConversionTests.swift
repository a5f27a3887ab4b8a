import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Points and hits of layers and views in space, compared with computed places and with what is drawn there.
@Suite @MainActor struct LayerConversionTests {
    private func box(_ frame: CGRect, _ color: UIColor) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.cgColor
        return layer
    }

    /// Returns a layer of 100 × 100 points that is seen from 100 points away.
    private func stage(_ layers: CALayer...) -> CALayer {
        let stage = CALayer()
        stage.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stage.sublayerTransform.m34 = -1 / 100
        for layer in layers { stage.addSublayer(layer) }
        return stage
    }

    private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool { hypot(one.x - other.x, one.y - other.y) < 1e-6 }

    /// Compares hits with the colors that are drawn, apart from pixels at edges.
    private func compareHits(_ stage: CALayer, _ layers: [(layer: CALayer, color: UInt32)]) throws {
        let context = CGContext(bounds: stage.bounds, scale: 1)
        stage.render(in: context)
        let bitmap = try #require(context.makeImage()).bitmap
        var counts: [UInt32: Int] = [:]
        for y in 0..<100 {
            for x in 0..<100 {
                let pixel = bitmap.pixel(x: x, y: y)
                let expected = pixel == 0 ? stage : layers.first { $0.color == pixel }?.layer
                guard let expected else { continue }
                counts[pixel, default: 0] += 1
                let hit = stage.hitTest(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                #expect(hit === expected, "\(x), \(y)")
            }
        }
        for (_, color) in layers { #expect(counts[color, default: 0] > 100) }
    }

    @Test func depthEnlargesAboutTheSuperlayersAnchor() {
        let plane = box(CGRect(x: 60, y: 40, width: 20, height: 20), .red)
        plane.zPosition = 50
        let stage = stage(plane)
        #expect(isNear(plane.convert(.zero, to: stage), CGPoint(x: 70, y: 30)))
        #expect(isNear(plane.convert(CGPoint(x: 70, y: 30), from: stage), .zero))
        #expect(isNear(stage.convert(CGPoint(x: 110, y: 70), to: plane), CGPoint(x: 20, y: 20)))
        #expect(stage.hitTest(CGPoint(x: 71, y: 31)) === plane && stage.hitTest(CGPoint(x: 68, y: 50)) === stage)
        let rect = plane.convert(plane.bounds, to: stage)
        #expect(isNear(rect.origin, CGPoint(x: 70, y: 30)) && abs(rect.width - 40) + abs(rect.height - 40) < 1e-6)
        #expect(plane.convert(CGRect.null, to: stage).isNull)
    }

    @Test(arguments: [false, true])
    func aTurnedLayerIsConvertedAsItIsSeen(isOwn: Bool) throws {
        let plane = box(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
        var own = CATransform3DIdentity
        own.m34 = isOwn ? -1 / 100 : 0
        plane.transform = CATransform3DRotate(own, .pi / 4, 0, 1, 0)
        let stage = stage(plane)
        if isOwn { stage.sublayerTransform = CATransform3DIdentity }
        // The right side is 21.2 points farther, and seen 1 / 1.212 times as far from the middle.
        let side = 30 * CGFloat(0.5).squareRoot()
        let seen = CGPoint(x: 50 + side / (1 + side / 100), y: 50 - 30 / (1 + side / 100))
        #expect(isNear(plane.convert(CGPoint(x: 60, y: 0), to: stage), seen))
        #expect(isNear(plane.convert(seen, from: stage), CGPoint(x: 60, y: 0)))
        let rect = plane.convert(plane.bounds, to: stage)
        #expect(abs(rect.minX - (50 - side / (1 - side / 100))) < 1e-6 && abs(rect.maxX - seen.x) < 1e-6)
        #expect(abs(rect.height - 60 / (1 - side / 100)) < 1e-6)
        try compareHits(stage, [(plane, 0xFFFF_0000)])
    }

    @Test func whatIsNotSeenIsNotHit() {
        let plane = box(CGRect(x: 20, y: 20, width: 60, height: 60), .red)
        let stage = stage(plane)
        let points = stride(from: 0, to: 100, by: 5).flatMap { x in
            stride(from: 0, to: 100, by: 5).map { CGPoint(x: x, y: $0) }
        }
        for (z, angle) in [(150.0, 0.1), (100, 0), (0, Double.pi / 2), (1e200, 1), (-1e300, 1)] {
            plane.zPosition = z
            plane.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
            for point in points {
                if z >= 0 { #expect(stage.hitTest(point) === stage, "\(z)") }
                let places = [plane.convert(point, from: stage), plane.convert(point, to: stage)]
                #expect(places.allSatisfy { !$0.x.isNaN && !$0.y.isNaN })
            }
        }
    }

    @Test func facesOfACubeAreHitWhereTheyAreDrawn() throws {
        let cube = CATransformLayer()
        cube.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
        let (front, side) = (box(cube.bounds, .red), box(cube.bounds, .blue))
        front.zPosition = 25
        side.transform = CATransform3DRotate(CATransform3DMakeTranslation(25, 0, 0), .pi / 2, 0, 1, 0)
        // The order of the tree isn't that of the depths.
        let back = box(cube.bounds, .green)
        back.zPosition = -25
        cube.addSublayer(front)
        cube.addSublayer(side)
        cube.addSublayer(back)
        let stage = stage(cube)
        for angle in [-0.6, -0.9] {
            cube.transform = CATransform3DRotate(CATransform3DMakeRotation(angle, 0, 1, 0), 0.3, 1, 0, 0)
            try compareHits(stage, [(front, 0xFFFF_0000), (side, 0xFF00_00FF)])
            // A point of the common edge is seen at one place.
            let edge = CGPoint(x: 50, y: 10)
            let place = side.convert(edge, from: front)
            let ends = [place, CGPoint(x: 0, y: 10)].map { side.convert($0, to: stage) }
            #expect(isNear(ends[0], front.convert(edge, to: stage)) && isNear(place, CGPoint(x: 0, y: 10)))
            #expect(isNear(ends[0], ends[1]))
        }
        // Turned to its side, the cube itself has no plane in which something could be seen.
        cube.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        try compareHits(stage, [(side, 0xFF00_00FF)])
        cube.isHidden = true
        #expect(stage.hitTest(CGPoint(x: 50, y: 50)) === stage)
    }

    @Test func affineTransformsOfSublayersCount() {
        let plane = box(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        let stage = stage(plane)
        stage.sublayerTransform = CATransform3DMakeTranslation(40, 5, 0)
        #expect(isNear(plane.convert(.zero, to: stage), CGPoint(x: 50, y: 15)))
        #expect(stage.hitTest(CGPoint(x: 51, y: 16)) === plane && stage.hitTest(CGPoint(x: 11, y: 11)) === stage)
    }

    @Test func touchesHitViewsWhereTheyAreSeen() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        let button = UIButton(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
        card.addSubview(button)
        page.addSubview(card)
        page.layer.sublayerTransform.m34 = -1 / 100
        card.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
        let middle = button.convert(CGPoint(x: 5, y: 5), to: page)
        // 25 points to the right, and 17.7 farther away.
        #expect(abs(middle.x - 65.02) < 0.01 && abs(middle.y - 28.76) < 0.01, "\(middle)")
        #expect(page.hitTest(middle, with: nil) === button)
        #expect(page.hitTest(CGPoint(x: 70, y: 50), with: nil) === page)
        #expect(page.hitTest(CGPoint(x: 25, y: 50), with: nil) === card)
        card.layer.zPosition = 150
        #expect(page.hitTest(CGPoint(x: 50, y: 50), with: nil) === page)
    }

    @Test func planesThatCrossAreHitWhereTheyAreDrawn() throws {
        let layer = CATransformLayer()
        layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        let (one, other) = (box(layer.bounds, .red), box(layer.bounds, .blue))
        other.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
        layer.addSublayer(one)
        layer.addSublayer(other)
        try compareHits(stage(layer), [(one, 0xFFFF_0000), (other, 0xFF00_00FF)])
    }

    private final class WideLayer: CALayer {
        var points: [CGPoint] = []

        override func hitTest(_ p: CGPoint) -> CALayer? {
            points.append(p)
            return frame.insetBy(dx: -10, dy: -10).contains(p) ? self : nil
        }
    }

    /// A subclass's override gets points of its superlayer, and decides about the plane.
    @Test func planesOfATransformLayerDecideAboutTheirHits() {
        let layer = CATransformLayer()
        layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        let back = box(layer.bounds, .red)
        back.zPosition = -20
        let wide = WideLayer()
        wide.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
        layer.addSublayer(wide)
        layer.addSublayer(back)
        let stage = stage(layer)
        #expect(stage.hitTest(CGPoint(x: 67, y: 50)) === wide)
        #expect(wide.points.count == 1 && wide.points.allSatisfy { isNear($0, CGPoint(x: 47, y: 30)) })
        #expect(stage.hitTest(CGPoint(x: 71, y: 71)) === back)
        // Turned to its side, the transform layer has no plane in which a point could be.
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        _ = stage.hitTest(CGPoint(x: 50, y: 50))
        #expect(wide.points.count == 2)
    }

    private final class Space: CATransformLayer {}

    /// A plane below several subclasses of transform layers decides once about a hit.
    @Test func nestedSpacesAskTheirPlanesOnce() {
        let spaces = (0..<4).map { _ in Space() }
        for space in spaces { space.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
        for (outer, inner) in zip(spaces, spaces.dropFirst()) { outer.addSublayer(inner) }
        let wide = WideLayer()
        wide.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
        spaces[3].addSublayer(wide)
        let other = box(spaces[0].bounds, .red)
        spaces[0].addSublayer(other)
        let stage = stage(spaces[0])
        other.zPosition = 10
        #expect(stage.hitTest(CGPoint(x: 30, y: 30)) === other && wide.points.count == 1)
        other.zPosition = -10
        #expect(stage.hitTest(CGPoint(x: 30, y: 30)) === wide && wide.points.count == 2)
    }
}
