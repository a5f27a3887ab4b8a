import BuilderUIKit
import Foundation

/// Layers that draw by themselves: conic and radial gradients, copies, particles, text, and planes in space.
final class LayersView: UIView {
    private static let cell = CGSize(width: 180, height: 130)
    private var count = 0

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        backgroundColor = .systemBackground
        add(String(system: "Conic gradient"), Self.gradient(.conic))
        add(String(system: "Radial gradient"), Self.gradient(.radial))
        add(String(system: "Copies"), Self.copies)
        add(String(system: "Particles"), Self.particles)
        add(String(system: "Text"), Self.text)
        add(String(system: "Planes"), Self.planes)
        add(String(system: "Shape"), Self.shape)
        add(String(system: "Layer of a context"), Self.stamps)
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ title: String, _ layer: CALayer) {
        let origin = CGPoint(x: CGFloat(count % 2) * 190 + 10, y: CGFloat(count / 2) * 200 + 24)
        count += 1
        let label = UILabel(frame: CGRect(x: origin.x, y: origin.y, width: Self.cell.width, height: 16))
        label.text = title
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        addSubview(label)
        layer.frame = CGRect(x: origin.x, y: origin.y + 20, width: Self.cell.width, height: Self.cell.height)
        self.layer.addSublayer(layer)
    }

    private static func gradient(_ type: CAGradientLayerType) -> CALayer {
        let layer = CAGradientLayer()
        layer.type = type
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = type == .conic ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 1, y: 1)
        layer.colors = [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemRed].map(\.cgColor)
        return layer
    }

    private static var copies: CALayer {
        let layer = CAReplicatorLayer()
        layer.instanceCount = 8
        layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        layer.instanceAlphaOffset = -0.1
        let bar = CALayer()
        bar.frame = CGRect(x: 10, y: 25, width: 14, height: 80)
        bar.cornerRadius = 7
        bar.backgroundColor = UIColor.systemPurple.cgColor
        layer.addSublayer(bar)
        return layer
    }

    private static var particles: CALayer {
        let layer = CAEmitterLayer()
        layer.emitterPosition = CGPoint(x: 90, y: 0)
        layer.emitterSize = CGSize(width: 160, height: 1)
        layer.emitterShape = .line
        layer.seed = 7
        layer.masksToBounds = true
        let cell = CAEmitterCell()
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.systemTeal.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        cell.contents = dot.cgImage
        cell.contentsScale = dot.scale
        cell.birthRate = 12
        cell.lifetime = 4
        cell.velocity = 40
        cell.velocityRange = 10
        cell.emissionLongitude = .pi / 2
        cell.scaleRange = 0.5
        layer.emitterCells = [cell]
        return layer
    }

    private static var text: CALayer {
        let layer = CATextLayer()
        layer.string = String(system: "Text that a layer wraps by itself, without a view")
        layer.fontSize = 18
        layer.foregroundColor = UIColor.systemOrange.cgColor
        layer.alignmentMode = .center
        layer.isWrapped = true
        layer.contentsScale = 3
        return layer
    }

    private static var planes: CALayer {
        let layer = CATransformLayer()
        for (index, color) in [UIColor.systemRed, .systemGreen, .systemBlue].enumerated() {
            let plane = CALayer()
            plane.frame = CGRect(x: 30 + CGFloat(index) * 30, y: 20, width: 60, height: 90)
            plane.backgroundColor = color.withAlphaComponent(0.7).cgColor
            plane.transform = CATransform3DMakeRotation(.pi / 5, 0, 1, 0)
            plane.zPosition = CGFloat(3 - index)
            layer.addSublayer(plane)
        }
        return layer
    }

    private static var shape: CALayer {
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(ovalIn: CGRect(x: 30, y: 10, width: 120, height: 110)).cgPath
        layer.fillColor = UIColor.systemYellow.cgColor
        layer.strokeColor = UIColor.systemBrown.cgColor
        layer.lineWidth = 6
        layer.lineDashPattern = [14, 8]
        layer.lineCap = .round
        layer.strokeEnd = 0.75
        return layer
    }

    private static var stamps: CALayer {
        let layer = CALayer()
        let image = UIGraphicsImageRenderer(size: cell).image { context in
            guard let stamp = CGLayer(context.cgContext, size: CGSize(width: 30, height: 30), auxiliaryInfo: nil)
            else { return }
            stamp.context?.setFillColor(UIColor.systemIndigo.cgColor)
            stamp.context?.fillEllipse(in: CGRect(x: 3, y: 3, width: 24, height: 12))
            for row in 0..<4 {
                for column in 0..<6 {
                    context.cgContext.draw(stamp, at: CGPoint(x: CGFloat(column) * 30, y: CGFloat(row) * 32))
                }
            }
        }
        layer.contents = image.cgImage
        return layer
    }
}

/// Texts, fills and separators in each style of vibrancy, on a material over a gradient.
final class VibrancyView: UIView {
    private static let styles: [(String, UIVibrancyEffectStyle)] = [
        ("Label", .label), ("Secondary label", .secondaryLabel), ("Tertiary label", .tertiaryLabel),
        ("Quaternary label", .quaternaryLabel), ("Fill", .fill), ("Secondary fill", .secondaryFill),
        ("Tertiary fill", .tertiaryFill), ("Separator", .separator),
    ]
    private let gradient = CAGradientLayer()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        gradient.colors = [UIColor.systemPink, .systemOrange, .systemGreen, .systemBlue].map(\.cgColor)
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 1)
        layer.addSublayer(gradient)
        let blur = UIBlurEffect(style: .systemThinMaterial)
        let material = UIVisualEffectView(effect: blur)
        material.frame = CGRect(x: 20, y: 30, width: 350, height: 784)
        material.layer.cornerRadius = 24
        material.clipsToBounds = true
        addSubview(material)
        for (index, (title, style)) in Self.styles.enumerated() {
            let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
            view.frame = CGRect(x: 20, y: 16 + CGFloat(index) * 95, width: 310, height: 87)
            material.contentView.addSubview(view)
            let label = UILabel(frame: CGRect(x: 0, y: 4, width: 310, height: 34))
            label.text = String(system: .init(title))
            label.font = .boldSystemFont(ofSize: 24)
            let isLine = style == .separator
            let box = UIView(frame: CGRect(x: 0, y: 44, width: 310, height: isLine ? 1 : 36))
            box.backgroundColor = .white
            box.layer.cornerRadius = isLine ? 0 : 10
            for part in [label, box] { view.contentView.addSubview(part) }
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
    }
}

/// Blurs and vibrant texts above stripes.
final class EffectsView: UIView {
    private static let styles: [(String, UIBlurEffect.Style)] = [
        ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial), ("Regular", .systemMaterial),
        ("Thick", .systemThickMaterial), ("Chrome", .systemChromeMaterial), ("Prominent", .prominent),
    ]

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        backgroundColor = .systemBackground
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
        for index in 0..<20 {
            let stripe = UIView(frame: CGRect(x: CGFloat(index) * 20, y: 0, width: 20, height: 844))
            stripe.backgroundColor = colors[index % colors.count]
            addSubview(stripe)
        }
        for (index, (title, style)) in Self.styles.enumerated() {
            let blur = UIBlurEffect(style: style)
            let view = UIVisualEffectView(effect: blur)
            view.frame = CGRect(x: 25, y: 20 + CGFloat(index) * 120, width: 340, height: 100)
            view.layer.cornerRadius = 16
            view.clipsToBounds = true
            addSubview(view)
            let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
            vibrant.frame = view.bounds
            view.contentView.addSubview(vibrant)
            let label = UILabel(frame: vibrant.bounds)
            label.text = String(system: .init(title))
            label.textAlignment = .center
            label.font = .preferredFont(forTextStyle: .title1)
            vibrant.contentView.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }
}
