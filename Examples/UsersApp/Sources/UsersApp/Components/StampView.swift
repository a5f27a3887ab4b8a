import UIKit

/// A round rubber stamp, slightly rotated.
class StampView: UIView {

    var text = "" { didSet { setNeedsDisplay() } }
    var ink: UIColor = .systemRed { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
        var turned: CATransform3D = CATransform3DMakeRotation(-.pi / 14, 0, 0, 1)
        turned = CATransform3DScale(turned, 1.05, 1.05, 1)
        layer.transform = turned
        layer.shouldRasterize = true
        layer.rasterizationScale = UIScreen.main.scale
    }

    required init?(coder: NSCoder) {
        fatalError("This view is made in code.")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 96, height: 96) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color: CGColor = ink.withAlphaComponent(0.8).cgColor
        context.saveGState()
        context.setStrokeColor(color)
        ink.setStroke()
        let ring = UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4))
        ring.lineWidth = 3
        ring.stroke()
        let inner = UIBezierPath(ovalIn: bounds.insetBy(dx: 10, dy: 10))
        inner.setLineDash([2, 4], count: 2, phase: 0)
        inner.stroke()
        context.restoreGState()
        let run = TextRun(text: text, font: .systemFont(ofSize: 17, weight: .heavy), color: ink, alignment: .center)
        let height = run.attributed.size().height
        run.attributed.draw(in: CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height))
    }

}
