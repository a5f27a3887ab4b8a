import Foundation
import Render

/// A minus and a plus that step a value: 94 × 32 points (measured). Drawn as before iOS 26.
@preconcurrency @MainActor
open class UIStepper: _FixedSizeControl {
    override class var frameSize: CGSize { CGSize(width: 94, height: 32) }

    private var storedValue = 0.0

    /// Between the ends; 0 by default.
    open var value: Double {
        get { storedValue }
        set {
            storedValue = newValue.isFinite ? min(max(newValue, minimumValue), maximumValue) : minimumValue
            setNeedsDisplay()
        }
    }
    /// 0 by default. Ends that cross move the other one.
    open var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }
    /// 100 by default.
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// How much one step adds; 1 by default. A step must be more than 0: other values are refused (UIKit throws).
    open var stepValue = 1.0 { didSet { if !(stepValue > 0) || !stepValue.isFinite { stepValue = oldValue } } }
    open var isContinuous = true
    open var autorepeat = true
    /// Goes on at the other end; false by default.
    open var wraps = false { didSet { setNeedsDisplay() } }

    // MARK: Touches

    override var answersTaps: Bool { true }

    /// The half that is touched steps at once. A finger that stays steps no further here.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRightHalf = touch.location(in: self).x > bounds.midX
        step(up: isRightHalf != isRightToLeft)
        return super.beginTracking(touch, with: event)
    }

    private func step(up: Bool) {
        let old = value
        let wanted = up ? value + stepValue : value - stepValue
        if wraps, wanted > maximumValue {
            value = minimumValue
        } else if wraps, wanted < minimumValue {
            value = maximumValue
        } else {
            value = wanted
        }
        if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        let rect = CGRect(origin: .zero, size: Self.frameSize)
        let ground = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil).path
        var contents: [LayerContent] = [.fill(ground, environment.resolve(.tertiarySystemFill), .nonZero)]
        func bar(_ center: CGPoint, _ width: CGFloat, _ height: CGFloat, _ color: UIColor) {
            let bar = CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
            contents.append(.fill(CGPath(rect: bar, transform: nil).path, environment.resolve(color), .nonZero))
        }
        bar(CGPoint(x: rect.midX, y: rect.midY), 1, 18, .quaternaryLabel)
        let canStepDown = isEnabled && (wraps || value > minimumValue)
        let canStepUp = isEnabled && (wraps || value < maximumValue)
        let left = CGPoint(x: rect.width / 4, y: rect.midY)
        let right = CGPoint(x: rect.width * 3 / 4, y: rect.midY)
        let (minus, plus) = isRightToLeft ? (right, left) : (left, right)
        bar(minus, 15, 1.5, canStepDown ? .label : .tertiaryLabel)
        // Two bars that overlap would show where the colour is translucent.
        let arm: CGFloat = 7.5
        let half: CGFloat = 0.75
        let steps: [(CGFloat, CGFloat)] = [
            (-arm, -half), (-half, -half), (-half, -arm), (half, -arm), (half, -half), (arm, -half), (arm, half),
            (half, half), (half, arm), (-half, arm), (-half, half), (-arm, half),
        ]
        let cross = CGMutablePath()
        cross.addLines(between: steps.map { CGPoint(x: plus.x + $0.0, y: plus.y + $0.1) })
        cross.closeSubpath()
        contents.append(.fill(cross.path, environment.resolve(canStepUp ? .label : .tertiaryLabel), .nonZero))
        return contents
    }
}
