import BuilderUIKit
import Foundation

/// Layers in space: cards in perspective, a cube, planes that cross, and particles of particles.
final class DepthView: UIView {
    private let cards = UIStackView()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        backgroundColor = .systemBackground
        addTitle(String(system: "Cards in perspective"), y: 20)
        addCards()
        addTitle(String(system: "Cube"), y: 240)
        addStage(CGRect(x: 10, y: 260, width: 180, height: 220), Self.cube)
        addTitle(String(system: "Planes that cross"), x: 200, y: 240)
        addStage(CGRect(x: 200, y: 260, width: 180, height: 220), Self.star)
        addTitle(String(system: "Fireworks of particles"), y: 500)
        layer.addSublayer(Self.fireworks(CGRect(x: 16, y: 524, width: 358, height: 290)))
    }

    required init?(coder: NSCoder) { nil }

    private func addTitle(_ text: String, x: CGFloat = 16, y: CGFloat) {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 180, height: 16))
        label.text = text
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    private func addCards() {
        cards.frame = CGRect(x: 16, y: 50, width: 358, height: 160)
        cards.spacing = 12
        cards.distribution = .fillEqually
        cards.layer.sublayerTransform.m34 = -1 / 500
        let colors: [UIColor] = [.systemIndigo, .systemPurple, .systemBlue]
        for (index, color) in colors.enumerated() {
            let card = UILabel()
            card.text = [String(system: "North"), String(system: "East"), String(system: "South")][index]
            card.textAlignment = .center
            card.textColor = .white
            card.font = .systemFont(ofSize: 22, weight: .semibold)
            card.backgroundColor = color
            card.layer.cornerRadius = 16
            card.clipsToBounds = true
            card.layer.transform = CATransform3DMakeRotation(CGFloat(1 - index) * 0.8, 0, 1, 0)
            cards.addArrangedSubview(card)
        }
        addSubview(cards)
    }

    /// Adds a transform layer in the middle of a layer with perspective.
    private func addStage(_ frame: CGRect, _ content: CATransformLayer) {
        let stage = CALayer()
        stage.frame = frame
        stage.sublayerTransform.m34 = -1 / 400
        content.position = CGPoint(x: frame.width / 2, y: frame.height / 2)
        stage.addSublayer(content)
        layer.addSublayer(stage)
    }

    private static func plane(_ size: CGFloat, _ color: UIColor) -> CALayer {
        let plane = CALayer()
        plane.frame = CGRect(x: 0, y: 0, width: size, height: size)
        plane.backgroundColor = color.cgColor
        plane.borderColor = UIColor.white.cgColor
        plane.borderWidth = 2
        return plane
    }

    private static var cube: CATransformLayer {
        let side: CGFloat = 100
        let cube = CATransformLayer()
        cube.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemYellow, .systemPurple, .systemTeal]
        for (index, color) in colors.enumerated() {
            let face = plane(side, color.withAlphaComponent(0.9))
            let turn =
                index < 4
                ? CATransform3DMakeRotation(CGFloat(index) * .pi / 2, 0, 1, 0)
                : CATransform3DMakeRotation(index == 4 ? .pi / 2 : -.pi / 2, 1, 0, 0)
            face.transform = CATransform3DTranslate(turn, 0, 0, side / 2)
            cube.addSublayer(face)
        }
        cube.transform = CATransform3DRotate(CATransform3DMakeRotation(-0.5, 1, 0, 0), 0.6, 0, 1, 0)
        return cube
    }

    private static var star: CATransformLayer {
        let star = CATransformLayer()
        star.bounds = CGRect(x: 0, y: 0, width: 130, height: 130)
        for (angle, color) in [(0.5, UIColor.systemPink), (-0.9, .systemBlue)] {
            let plane = plane(130, color)
            plane.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0)
            star.addSublayer(plane)
        }
        let floor = plane(130, UIColor.systemYellow.withAlphaComponent(0.6))
        floor.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        star.addSublayer(floor)
        star.transform = CATransform3DMakeRotation(-0.4, 1, 0, 0)
        return star
    }

    /// Returns rockets that leave trails and burst, above a night sky.
    private static func fireworks(_ frame: CGRect) -> CALayer {
        let layer = CAEmitterLayer()
        layer.frame = frame
        layer.backgroundColor = UIColor(red: 0.05, green: 0.05, blue: 0.2, alpha: 1).cgColor
        layer.cornerRadius = 16
        layer.masksToBounds = true
        layer.emitterPosition = CGPoint(x: frame.width / 2, y: frame.height)
        layer.emitterSize = CGSize(width: frame.width * 0.6, height: 1)
        layer.emitterShape = .line
        layer.renderMode = .additive
        layer.seed = 12
        let rocket = CAEmitterCell()
        rocket.birthRate = 1.2
        rocket.lifetime = 1.6
        rocket.velocity = 160
        rocket.velocityRange = 40
        rocket.yAcceleration = 60
        rocket.emissionLongitude = -.pi / 2
        rocket.emissionRange = 0.5
        rocket.color = UIColor(white: 0.6, alpha: 1).cgColor
        (rocket.redRange, rocket.greenRange, rocket.blueRange) = (0.8, 0.8, 0.8)
        let trail = spark(rate: 40, lifetime: 0.5)
        trail.scale = 0.3
        trail.emissionRange = 0.4
        trail.velocity = -20
        let burst = spark(rate: 1_500, lifetime: 1.2)
        burst.beginTime = 1.45
        burst.duration = 0.1
        burst.velocity = 70
        burst.velocityRange = 50
        burst.emissionRange = 2 * .pi
        burst.yAcceleration = 30
        burst.scale = 0.5
        rocket.emitterCells = [trail, burst]
        layer.emitterCells = [rocket]
        return layer
    }

    private static func spark(rate: Float, lifetime: Float) -> CAEmitterCell {
        let size = CGSize(width: 12, height: 12)
        let dot = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
        }
        let cell = CAEmitterCell()
        cell.contents = dot.cgImage
        cell.contentsScale = dot.scale
        cell.birthRate = rate
        cell.lifetime = lifetime
        cell.lifetimeRange = lifetime / 2
        cell.alphaSpeed = -1 / lifetime
        return cell
    }
}
