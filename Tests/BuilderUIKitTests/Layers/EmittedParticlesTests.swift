import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Particles that particles emit, and particles in space.
@Suite @MainActor struct EmittedParticlesTests {
    /// Returns a kind of particles, seen as squares of a size in points; 0 for invisible ones.
    private func cell(rate: Float, lifetime: Float, size: Int = 4) -> CAEmitterCell {
        let cell = CAEmitterCell()
        if size > 0 {
            cell.contents = CGImage(
                Bitmap(width: size, height: size) { pixels, _ in
                    for index in 0..<size * size {
                        pixels.storeBytes(of: 0xFFFF_FFFF, toByteOffset: index * 4, as: UInt32.self)
                    }
                })
        }
        cell.birthRate = rate
        cell.lifetime = lifetime
        return cell
    }

    private func emitter(_ cells: CAEmitterCell...) -> CAEmitterLayer {
        let layer = CAEmitterLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.emitterPosition = CGPoint(x: 50, y: 0)
        layer.emitterCells = cells
        return layer
    }

    private func particles(_ layer: CAEmitterLayer) -> (layers: [Layer], warnings: [ViewWarning]) {
        let tree = DisplayTree(scale: 1)
        return (tree.layer(of: layer, traits: UITraitCollection())?.sublayers ?? [], tree.warnings.list)
    }

    // MARK: Particles of particles

    @Test func anInvisibleParticleLeavesATrail() {
        let (rocket, spark) = (cell(rate: 1, lifetime: 2, size: 0), cell(rate: 10, lifetime: 0.5))
        rocket.velocity = 100
        rocket.emissionLongitude = .pi / 2
        rocket.emitterCells = [spark]
        let found = particles(emitter(rocket)).layers
        // After 2.5 seconds two rockets have lived for 0.5 and 1.5 seconds; sparks stay where they were emitted.
        let expected: [CGFloat] = [10, 20, 30, 40, 50, 110, 120, 130, 140, 150]
        let heights = found.map(\.position.y).sorted()
        #expect(heights.count == 10 && zip(heights, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(heights)")
        #expect(found.allSatisfy { abs($0.position.x - 50) < 1e-6 })
        rocket.emitterCells = [cell(rate: 10, lifetime: 0.5, size: 0)]
        #expect(particles(emitter(rocket)).layers.isEmpty)
    }

    @Test func particlesOutliveThoseThatEmitThem() {
        let (rocket, spark) = (cell(rate: 1, lifetime: 1, size: 8), cell(rate: 10, lifetime: 2))
        rocket.emitterCells = [spark]
        let found = particles(emitter(rocket)).layers
        // Rockets of 2, 1 and 0 seconds, of which the first two are dead, with 10, 11 and 1 sparks.
        #expect(found.filter { $0.bounds.width == 8 }.count == 1)
        #expect(found.filter { $0.bounds.width == 4 }.count == 22)
    }

    @Test func aBurstBeginsLateAndIsShort() {
        let (rocket, spark) = (cell(rate: 1, lifetime: 2, size: 0), cell(rate: 100, lifetime: 1))
        rocket.velocity = 100
        rocket.emissionLongitude = .pi / 2
        spark.beginTime = 1.5
        spark.duration = 0.1
        rocket.emitterCells = [spark]
        let found = particles(emitter(rocket)).layers
        // Of the rockets of 1 and 2 seconds only the second one has burst, 150 to 160 points from where it began.
        #expect((10...11).contains(found.count), "\(found.count)")
        #expect(found.allSatisfy { (149.9...160.1).contains($0.position.y) })
    }

    @Test func directionsAndColorsAreThoseOfTheEmittingParticle() throws {
        let (rocket, spark) = (cell(rate: 1, lifetime: 2, size: 0), cell(rate: 10, lifetime: 0.5))
        rocket.emissionLongitude = .pi
        rocket.color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor
        spark.velocity = 100
        spark.emissionLongitude = .pi / 2
        spark.color = UIColor(red: 1, green: 0, blue: 1, alpha: 1).cgColor
        rocket.emitterCells = [spark]
        let layer = emitter(rocket)
        let found = particles(layer).layers
        // A quarter turn from the left is up.
        #expect(found.count == 10 && found.allSatisfy { abs($0.position.x - 50) < 1e-6 && $0.position.y <= 1e-6 })
        #expect(found.contains { $0.position.y < -35 })
        guard case .image(let image)? = found.first?.contents.first else {
            Issue.record("no image")
            return
        }
        #expect(image.bitmap.pixel(x: 0, y: 0) == 0xFFFF_0000)
        // Sparks of different rockets vary in different ways, the same each time.
        spark.velocityRange = 100
        // The youngest one of each rocket hasn't moved.
        #expect(Set(particles(layer).layers.map(\.position.y)).count == 9)
        #expect(particles(layer).layers == particles(layer).layers)
    }

    @Test func aKindThatEmitsItselfEnds() {
        let endless = cell(rate: 300, lifetime: 4)
        endless.velocity = 10
        endless.emitterCells = [endless, endless]
        let (layers, warnings) = particles(emitter(endless))
        #expect(layers.count == 10_000)
        #expect(warnings.count == 1 && "\(warnings)".contains("emits more than 10000 particles"))
        // One of each generation at the moment when the layer begins to emit.
        let slow = cell(rate: 1, lifetime: 0.5)
        slow.emitterCells = [slow]
        let layer = emitter(slow)
        layer.speed = 0
        #expect(particles(layer).layers.count == 4)
    }

    // MARK: Space

    private func stage(_ layer: CAEmitterLayer) -> CALayer {
        let stage = CALayer()
        stage.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        stage.sublayerTransform.m34 = -1 / 100
        stage.addSublayer(layer)
        return stage
    }

    /// Returns the particles of an emitter that is seen from 100 points away.
    private func seen(_ layer: CAEmitterLayer) -> [Layer] {
        DisplayTree(scale: 1).layer(of: stage(layer), traits: UITraitCollection())?.sublayers.first?.sublayers ?? []
    }

    @Test func nearerParticlesAreLarger() throws {
        let layer = emitter(cell(rate: 1, lifetime: 1))
        layer.emitterPosition = CGPoint(x: 60, y: 50)
        layer.emitterZPosition = 50
        #expect(seen(layer).map(\.position) == [CGPoint(x: 60, y: 50)], "in the layer's plane")
        layer.preservesDepth = true
        let near = try #require(seen(layer).first)
        #expect(abs(near.position.x - 70) < 1e-6 && abs(near.position.y - 50) < 1e-6)
        #expect(abs(near.bounds.width - 8) < 1e-6)
        layer.emitterZPosition = -100
        let far = try #require(seen(layer).first)
        #expect(abs(far.position.x - 55) < 1e-6 && abs(far.bounds.width - 2) < 1e-6)
        layer.emitterZPosition = 150
        #expect(seen(layer).isEmpty, "behind the viewer")
        // Without perspective depth is invisible, but that of a turned layer.
        layer.emitterZPosition = 50
        let page = CALayer()
        page.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        page.addSublayer(layer)
        layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
        let tree = DisplayTree(scale: 1).layer(of: page, traits: UITraitCollection())
        let turned = try #require(tree?.sublayers.first)
        let place = try #require(turned.sublayers.first).position.applying(turned.transformToParent)
        // 10 · cos 30° to the right, and 50 · sin 30° to the right.
        #expect(abs(place.x - 50 - 8.660254 - 25) < 1e-5, "\(place)")
    }

    @Test func particlesFlyTowardTheViewer() throws {
        let falling = cell(rate: 1, lifetime: 1.5)
        falling.velocity = 40
        falling.emissionLatitude = .pi / 2
        falling.zAcceleration = 20
        let layer = emitter(falling)
        layer.emitterPosition = CGPoint(x: 60, y: 50)
        layer.preservesDepth = true
        let only = try #require(seen(layer).first)
        // After half a second it is 40 · 0.5 + 20 · 0.5² / 2 = 22.5 nearer.
        #expect(abs(only.bounds.width - 4 / 0.775) < 1e-6 && abs(only.position.x - 50 - 10 / 0.775) < 1e-6)
    }

    @Test func particlesAreSortedByTheirDepth() {
        let (rising, sinking) = (cell(rate: 2, lifetime: 2, size: 2), cell(rate: 2, lifetime: 2, size: 8))
        for (kind, velocity) in [(rising, 30.0), (sinking, -30)] {
            kind.velocity = CGFloat(velocity)
            kind.emissionLatitude = .pi / 2
        }
        let layer = emitter(rising, sinking)
        layer.renderMode = .backToFront
        #expect(particles(layer).layers.map(\.bounds.width) == [8, 8, 8, 2, 8, 2, 2, 2])
    }

    @Test(arguments: [CAEmitterLayerEmitterShape.sphere, .cuboid])
    func shapesHaveADepth(shape: CAEmitterLayerEmitterShape) {
        let layer = emitter(cell(rate: 200, lifetime: 2))
        layer.emitterShape = shape
        layer.emitterPosition = CGPoint(x: 50, y: 50)
        layer.emitterSize = CGSize(width: 30, height: 30)
        layer.emitterDepth = 60
        layer.preservesDepth = true
        let scales = seen(layer).map { Double($0.bounds.width) / 4 }
        // 30 points nearer and farther.
        let range: ClosedRange<Double> = (1 / 1.3 - 1e-9)...(1 / 0.7 + 1e-9)
        #expect(scales.count == 400 && scales.allSatisfy(range.contains))
        #expect(scales.contains { $0 > 1.25 } && scales.contains { $0 < 0.83 })
    }
}
