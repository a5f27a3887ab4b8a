import UIKit

/// A view that draws itself and overrides what UIKit code overrides.
class BadgeView: UIView {
    var count = 0 {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 24 + 8 * CGFloat(String(count).count), height: 24) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemRed.setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    }
}

public func makeBadge(count: Int) -> UIView {
    let badge = BadgeView()
    badge.count = count
    return badge
}
