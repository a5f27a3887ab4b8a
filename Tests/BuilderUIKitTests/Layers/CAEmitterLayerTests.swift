import Foundation
import Render
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct CAEmitterLayerTests {
    private func cell(rate: Float = 10, lifetime: Float = 2) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = CGImage(
            Bitmap(width: 4, height: 4) { pixels, _ in
                for index in 0..<16 { pixels.storeBytes(of: 0xFFFF_FFFF, toByteOffset: index * 4, as: UInt32.self) }
            })
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

    @Test func anEmitterHasEmittedForOneLife() {
        let falling = cell()
        falling.velocity = 100
        falling.emissionLongitude = .pi / 2
        let found = particles(emitter(falling)).layers
        #expect(found.count == 20)
        // The oldest first, straight down.
        #expect(found.allSatisfy { abs($0.position.x - 50) < 1e-6 && $0.bounds.size == CGSize(width: 4, height: 4) })
        #expect(zip(found, (0..<20).reversed()).allSatisfy { abs($0.position.y - CGFloat($1) * 10) < 1e-6 })
    }

    /// Lets an emitter begin at a time relative to now; again if the thread was suspended for long meanwhile.
    private func begin(_ layer: CAEmitterLayer, in seconds: Double) {
        var now = CACurrentMediaTime()
        layer.beginTime = now + seconds
        while CACurrentMediaTime() - now > 0.1 {
            now = CACurrentMediaTime()
            layer.beginTime = now + seconds
        }
    }

    @Test func anEmitterThatBeginsHasEmittedForASecond() {
        let layer = emitter(cell())
        begin(layer, in: 0)
        #expect(particles(layer).layers.count == 11)
        // The time that a machine takes until it is set doesn't count.
        begin(layer, in: -0.1)
        #expect(particles(layer).layers.count == 11)
        begin(layer, in: -0.5)
        #expect(particles(layer).layers.count == 16)
        begin(layer, in: 60)
        #expect(particles(layer).layers.isEmpty)
        begin(layer, in: 0.5)
        #expect(particles(layer).layers.count == 6)
        begin(layer, in: 0)
        layer.timeOffset = -0.5
        #expect(particles(layer).layers.count == 6)
        layer.speed = 0
        layer.timeOffset = 0.25
        #expect(particles(layer).layers.count == 3)
        layer.birthRate = 0
        #expect(particles(layer).layers.isEmpty)
    }

    @Test func rangesFollowFromTheSeed() {
        func varied(_ seed: UInt32) -> [Layer] {
            let confetti = cell(rate: 100)
            confetti.lifetimeRange = 1
            confetti.velocity = 100
            confetti.velocityRange = 50
            confetti.emissionRange = .pi
            confetti.scaleRange = 0.5
            confetti.spinRange = 3
            confetti.greenRange = 1
            let layer = emitter(confetti)
            layer.seed = seed
            return particles(layer).layers
        }
        let first = varied(1)
        #expect(first == varied(1) && first != varied(2))
        // Ages are even and lives from 1.5 to 2.5 seconds.
        #expect((185...215).contains(first.count), "\(first.count)")
        #expect(first.allSatisfy { hypot($0.position.x - 50, $0.position.y) < 125 * 2.5 })
        // Half of the directions, to the right.
        #expect(first.allSatisfy { $0.position.x >= 50 - 1e-6 })
        #expect(first.allSatisfy { (0.75 * 4...1.25 * 4).contains($0.bounds.width) })
        #expect(Set(first.map(\.transform.b)).count > 100)
    }

    @Test func sizesAndColorsChangeWithTheAge() {
        let fading = cell(rate: 1, lifetime: 4)
        fading.scaleSpeed = -0.25
        fading.alphaSpeed = -0.5
        fading.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        let found = particles(emitter(fading)).layers
        // Of the ages 3, 2, 1 and 0 the first two are invisible.
        #expect(found.map(\.opacity) == [0.5, 1])
        #expect(found.map(\.bounds.width) == [3, 4])
        if case .image(let image)? = found.last?.contents.first {
            #expect(image.bitmap.pixel(x: 0, y: 0) == 0xFFFF_0000)
        } else {
            Issue.record("no image")
        }
    }

    @Test(arguments: [CAEmitterLayerEmitterShape.line, .rectangle, .circle])
    func particlesBeginInTheShape(shape: CAEmitterLayerEmitterShape) {
        let layer = emitter(cell(rate: 200))
        layer.emitterShape = shape
        layer.emitterPosition = CGPoint(x: 50, y: 50)
        layer.emitterSize = CGSize(width: 40, height: 20)
        let offsets = particles(layer).layers.map { CGPoint(x: $0.position.x - 50, y: $0.position.y - 50) }
        #expect(offsets.count == 400)
        switch shape {
        case .line: #expect(offsets.allSatisfy { abs($0.x) <= 20 && $0.y == 0 })
        case .rectangle: #expect(offsets.allSatisfy { abs($0.x) <= 20 && abs($0.y) <= 10 })
        default: #expect(offsets.allSatisfy { hypot($0.x, $0.y) <= 40 })
        }
        #expect(offsets.contains { $0.x < -15 } && offsets.contains { $0.x > 15 })
        guard shape != .line else { return }
        layer.emitterMode = .outline
        for particle in particles(layer).layers {
            let (x, y) = (particle.position.x - 50, particle.position.y - 50)
            let isOnEdge =
                shape == .circle
                ? abs(hypot(x, y) - 40) < 1e-6 : abs(abs(x) - 20) < 1e-6 || abs(abs(y) - 10) < 1e-6
            #expect(isOnEdge)
        }
    }

    @Test func thereAreAtMostTenThousand() {
        let (layers, warnings) = particles(emitter(cell(rate: 1e6), cell(rate: 1)))
        #expect(layers.count == 10_000)
        #expect(warnings.count == 1 && "\(warnings)".contains("emits more than 10000 particles"))
        // The youngest of all kinds, whatever their order is: stars beside snow.
        let star = cell(rate: 10)
        star.scale = 2
        let (sky, _) = particles(emitter(cell(rate: 6_000), star))
        #expect(sky.count == 10_000)
        #expect((16...18).contains(sky.filter { $0.bounds.width == 8 }.count))
        // All of a kind with few, and as many of the other one as there is room for.
        let spark = cell(rate: 1e5, lifetime: 0.01)
        let (shower, _) = particles(emitter(cell(rate: 1_000, lifetime: 20), spark))
        #expect(shower.count > 9_900 && shower.count <= 10_000)
        let broken = cell(rate: .infinity)
        broken.lifetime = .nan
        #expect(particles(emitter(broken)).layers.isEmpty)
    }

    @Test func tintsHaveABudget() {
        let white = Bitmap(width: 64, height: 64) { pixels, _ in
            for index in 0..<4096 { pixels.storeBytes(of: 0xFFFF_FFFF, toByteOffset: index * 4, as: UInt32.self) }
        }
        var tinted = TintedBitmaps(budget: 10 * 64 * 64 * 4)
        let colors = (0..<32).map { Color(red: Double($0) / 32, green: 0, blue: 0, alpha: 1) }
        let results = colors.map { tinted.bitmap(white, $0) }
        #expect(Set(results.map(ObjectIdentifier.init)).count == 10)
        // The most similar one of the first ten.
        #expect(results[31] === results[9] && results[4].pixel(x: 0, y: 0) == 0xFF1F_0000)
        #expect(tinted.bitmap(white, Color(red: 0.1, green: 0.01, blue: 0, alpha: 1)) === results[3])
        // Another bitmap has one result in any case.
        let other = Bitmap(width: 64, height: 64) { _, _ in }
        #expect(tinted.bitmap(other, colors[0]) === tinted.bitmap(other, colors[20]))
    }

    @Test func thePictureHasThem() throws {
        let layer = emitter(cell())
        layer.emitterPosition = CGPoint(x: 50, y: 50)
        let drawn = try #require(DisplayTree(scale: 1).layer(of: layer, traits: UITraitCollection()))
        let bitmap = try #require(LayerRasterizer.paint(drawn, size: layer.bounds.size, scale: 1))
        #expect(bitmap.pixel(x: 50, y: 50) == 0xFFFF_FFFF && bitmap.pixel(x: 60, y: 50) == 0)
    }

    @Test func additiveParticlesAreAddedToWhatLiesBeneath() throws {
        func pixel(_ mode: CAEmitterLayerRenderMode, alpha: CGFloat) throws -> UInt32 {
            let spark = cell(rate: 1, lifetime: 0.5)
            spark.color = UIColor(red: 1, green: 0, blue: 0, alpha: alpha).cgColor
            let layer = emitter(spark)
            layer.emitterPosition = CGPoint(x: 50, y: 50)
            layer.speed = 0
            layer.timeOffset = 0.25
            layer.backgroundColor = UIColor.blue.cgColor
            layer.renderMode = mode
            let tree = try #require(DisplayTree(scale: 1).layer(of: layer, traits: UITraitCollection()))
            return try Painter().paint(tree, size: layer.bounds.size, scale: 1, background: .white).pixel(x: 50, y: 50)
        }
        #expect(try pixel(.unordered, alpha: 1) == 0xFFFF_0000)
        #expect(try pixel(.additive, alpha: 1) == 0xFFFF_00FF)
        let faint = try pixel(.additive, alpha: 0.5)
        #expect(faint & 0xFF00_FFFF == 0xFF00_00FF && (126...129).contains(faint >> 16 & 0xFF))
    }
}
