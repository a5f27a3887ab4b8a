import Foundation
import Render

/// A control that increments and decrements a value: 94 × 32 points (measured). With the look of iOS 26 it is a
/// capsule.
@preconcurrency @MainActor
open class UIStepper: _FixedSizeControl {
    override class func frameSize(for traits: UITraitCollection) -> CGSize { CGSize(width: 94, height: 32) }
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(traits: stateTraits)
    }
    /// The two halves, as buttons.
    override var derivedAccessibilityElements: [Any]? {
        ["Decrement", "Increment"].enumerated().map { index, label in
            let element = UIAccessibilityElement(accessibilityContainer: self)
            let isLeft = (index == 0) != isRightToLeft
            element.accessibilityFrameInContainerSpace = CGRect(
                x: isLeft ? 0 : bounds.midX, y: 0, width: bounds.width / 2, height: bounds.height)
            element.accessibilityLabel = DerivedAccessibility.joined([accessibilityLabel, label])
            element.accessibilityTraits = (index == 0 ? canStepDown : canStepUp) ? .button : [.button, .notEnabled]
            return element
        }
    }

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

    package var canStepDown: Bool { isEnabled && (wraps || value > minimumValue) }
    package var canStepUp: Bool { isEnabled && (wraps || value < maximumValue) }

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
        if let divider = dividerContents(in: rect, environment) {
            contents += divider
        } else {
            let bar = CGRect(center: CGPoint(x: rect.midX, y: rect.midY), size: CGSize(width: 1, height: 18))
            let color = environment.resolve(.quaternaryLabel)
            contents.append(.fill(CGPath(rect: bar, transform: nil).path, color, .nonZero))
        }
        let left = CGPoint(x: rect.width / 4, y: rect.midY)
        let right = CGPoint(x: rect.width * 3 / 4, y: rect.midY)
        let (minus, plus) = isRightToLeft ? (right, left) : (left, right)
        if let image = imageContents(images.decrement, canStep: canStepDown, at: minus, environment) {
            contents += image
        } else {
            contents.append(sign(at: minus, isPlus: false, environment))
        }
        if let image = imageContents(images.increment, canStep: canStepUp, at: plus, environment) {
            contents += image
        } else {
            contents.append(sign(at: plus, isPlus: true, environment))
        }
        return contents
    }

    /// Returns a plus or a minus: lines with round caps, 13⅔ points long and 1⅓ points thick (measured).
    private func sign(at center: CGPoint, isPlus: Bool, _ environment: DisplayEnvironment) -> LayerContent {
        let thickness: CGFloat = 4.0 / 3
        let arm = (41.0 / 3 - thickness) / 2
        let lines = CGMutablePath()
        lines.addLines(between: [CGPoint(x: center.x - arm, y: center.y), CGPoint(x: center.x + arm, y: center.y)])
        if isPlus {
            lines.addLines(between: [CGPoint(x: center.x, y: center.y - arm), CGPoint(x: center.x, y: center.y + arm)])
        }
        let color = environment.resolve((isPlus ? canStepUp : canStepDown) ? UIColor.label : .tertiaryLabel)
        return .stroke(lines.path, color, StrokeStyle(width: Double(thickness), cap: .round, join: .round))
    }

    // MARK: Images (see UIStepper+Images)

    /// Sets the image in place of the gray background; resizable images keep their caps.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        images.background.set(image, for: state)
    }

    /// Sets the image between the halves, as tall as the stepper.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) { images.dividers.set(image, left: leftState, right: rightState) }

    /// Sets the image in place of the plus, drawn at its own size.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        images.increment.set(image, for: state)
    }

    /// Sets the image in place of the minus, drawn at its own size.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        images.decrement.set(image, for: state)
    }

    /// Returns the background image that was set for a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images.background.value(for: state) }

    /// Returns the divider image that was set for the states of the two halves.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { images.dividers.image(left: leftState, right: rightState) }

    /// Returns the image that was set, or the system's plus, which is drawn in the tint color once it is set.
    open func incrementImage(for state: UIControl.State) -> UIImage? {
        images.increment.value(for: state) ?? UIImage(systemName: "plus")
    }

    /// Returns the image that was set, or the system's minus.
    open func decrementImage(for state: UIControl.State) -> UIImage? {
        images.decrement.value(for: state) ?? UIImage(systemName: "minus")
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
