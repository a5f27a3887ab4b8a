import Foundation
import Render

/// A control that increments and decrements a value: 94 × 32 points (measured). Drawn as before iOS 26.
@preconcurrency @MainActor
open class UIStepper: _FixedSizeControl {
    override class func frameSize(for traits: UITraitCollection) -> CGSize { CGSize(width: 94, height: 32) }

    private var storedValue = 0.0

    /// The value, between the minimum and the maximum; 0 by default.
    open var value: Double {
        get { storedValue }
        set {
            guard isFinite([CGFloat(newValue)], "value") else { return }
            storedValue = min(max(newValue, minimumValue), maximumValue)
            setNeedsDisplay()
        }
    }
    /// The minimum value; 0 by default. A minimum above the maximum raises the maximum.
    open var minimumValue = 0.0 {
        didSet {
            if !isFinite([CGFloat(minimumValue)], "minimumValue") { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }
    /// The maximum value; 100 by default. A maximum below the minimum lowers the minimum.
    open var maximumValue = 100.0 {
        didSet {
            if !isFinite([CGFloat(maximumValue)], "maximumValue") { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// The amount of one step; 1 by default. Values that aren't greater than 0 are ignored (UIKit throws).
    open var stepValue = 1.0 {
        didSet { if !isFinite([CGFloat(stepValue)], "stepValue") || !(stepValue > 0) { stepValue = oldValue } }
    }
    /// A Boolean value that indicates whether actions are sent at each step of a long touch. A touch performs one step
    /// here.
    open var isContinuous = true
    /// A Boolean value that indicates whether a long touch repeats the step. A touch performs one step here.
    open var autorepeat = true
    /// A Boolean value that indicates whether the value wraps around from one limit to the other; false by default.
    open var wraps = false { didSet { setNeedsDisplay() } }
    /// The images that replace the system's drawing.
    var images = StepperImages() { didSet { setNeedsDisplay() } }

    // MARK: Touches

    static var handlesTaps: Bool { true }

    /// Performs one step in the direction of the touched half.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRightHalf = touch.location(in: self).x > bounds.midX
        step(up: isRightHalf != isRightToLeft)
        return super.beginTracking(touch, with: event)
    }

    var canStepDown: Bool { isEnabled && (wraps || value > minimumValue) }
    var canStepUp: Bool { isEnabled && (wraps || value < maximumValue) }

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

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsDisplay()
    }

    func controlContents(in environment: DisplayEnvironment) -> [LayerContent] {
        let rect = CGRect(origin: .zero, size: Self.frameSize(for: traitCollection))
        var contents = groundContents(in: rect, environment)
        func bar(_ center: CGPoint, _ width: CGFloat, _ height: CGFloat, _ color: UIColor) {
            let bar = CGRect(center: center, size: CGSize(width: width, height: height))
            contents.append(.fill(CGPath(rect: bar, transform: nil).path, environment.resolve(color), .nonZero))
        }
        if let divider = dividerContents(in: rect, environment) {
            contents += divider
        } else {
            bar(CGPoint(x: rect.midX, y: rect.midY), 1, 18, .quaternaryLabel)
        }
        let left = CGPoint(x: rect.width / 4, y: rect.midY)
        let right = CGPoint(x: rect.width * 3 / 4, y: rect.midY)
        let (minus, plus) = isRightToLeft ? (right, left) : (left, right)
        if let image = imageContents(images.decrement, canStep: canStepDown, at: minus, environment) {
            contents += image
        } else {
            bar(minus, 15, 1.5, canStepDown ? .label : .tertiaryLabel)
        }
        if let image = imageContents(images.increment, canStep: canStepUp, at: plus, environment) {
            return contents + image
        }
        // Two overlapping bars would be visible if the color is translucent.
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

extension UIStepper: SystemControl {
    func touchDidEndInside(_ touch: UITouch) {}

    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = [.number("value", value)]
        if minimumValue != 0 { details.append(.number("minimumValue", minimumValue)) }
        if maximumValue != 100 { details.append(.number("maximumValue", maximumValue)) }
        return details
    }
}
