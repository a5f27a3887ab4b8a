import Foundation

/// Animations between `beginAnimations(_:context:)` and `commitAnimations()`, as before iOS 4.
///
/// Changes take effect at once. The delegate gets its messages when the animation is committed: in the delegate's
/// methods, an animation that isn't nested has ended.
extension UIView {
    /// Begins an animation; calls are nested.
    ///
    /// - Parameters:
    ///   - animationID: A name for the delegate's methods; nil for none.
    ///   - context: A pointer for the delegate's methods; nil for none.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationBlock.begin(AnimationBlock(id: animationID, context: context))
    }

    /// Ends the innermost animation, and sends the delegate's messages. Does nothing without one.
    public class func commitAnimations() { AnimationBlock.commit() }

    /// Sets the duration in seconds; 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        AnimationBlock.change { $0.duration = duration }
    }
    /// Sets the delay in seconds.
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.change { $0.delay = delay } }
    /// Sets the time at which the animation starts; without effect.
    public class func setAnimationStart(_ startDate: Date) {}
    /// Sets the timing curve.
    public class func setAnimationCurve(_ curve: AnimationCurve) { AnimationBlock.change { $0.curve = curve } }
    /// Sets the number of repetitions.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        AnimationBlock.change { $0.repeatCount = CGFloat(repeatCount) }
    }
    /// Sets whether the animation runs backward after it has run forward.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.change { $0.autoreverses = repeatAutoreverses }
    }
    /// Sets whether the animation starts from the current state of one in progress; without effect, because animations
    /// end at once.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// Sets the object that gets the messages of the animation; it is retained until then.
    public class func setAnimationDelegate(_ delegate: Any?) { AnimationBlock.change { $0.delegate = delegate } }
    /// Sets the delegate's method that is performed before the animation, with its name and context.
    public class func setAnimationWillStart(_ selector: Selector?) { AnimationBlock.change { $0.willStart = selector } }
    /// Sets the delegate's method that is performed after the animation, with its name, true as an `NSNumber`, and its
    /// context.
    public class func setAnimationDidStop(_ selector: Selector?) { AnimationBlock.change { $0.didStop = selector } }
    /// Sets a transition of a view in the animation; without effect.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}

    /// The transitions of an animation between `beginAnimations(_:context:)` and `commitAnimations()`.
    public enum AnimationTransition: Int, Sendable {
        /// No transition, a flip from the left or the right, or a curl up or down.
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }
}

/// An animation that was begun and isn't committed yet.
@MainActor
private struct AnimationBlock {
    let id: String?
    let context: UnsafeMutableRawPointer?
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: CGFloat = 0
    var autoreverses = false
    var delegate: Any?
    var willStart: Selector?
    var didStop: Selector?
    /// The parameters of the animation around this one.
    private var outer = AnimationScope.Motion()

    init(id: String?, context: UnsafeMutableRawPointer?) {
        self.id = id
        self.context = context
    }

    /// The animations that are open, the innermost last.
    private static var open: [AnimationBlock] = []

    static func begin(_ block: AnimationBlock) {
        var block = block
        block.outer = AnimationScope.exchange(block.motion)
        open.append(block)
    }

    static func change(_ change: (inout AnimationBlock) -> Void) {
        guard var block = open.popLast() else { return }
        change(&block)
        open.append(block)
        _ = AnimationScope.exchange(block.motion)
    }

    static func commit() {
        guard let block = open.popLast() else { return }
        let passes = AnimationScope.exchange(block.outer).passes
        block.send(block.willStart, [block.id as Any?, block.context as Any?])
        guard block.delegate != nil, block.didStop != nil else { return }
        AnimationScope.complete(after: block.delay + block.duration * passes) { finished in
            block.send(block.didStop, [block.id as Any?, NSNumber(value: finished), block.context as Any?])
        }
    }

    private var motion: AnimationScope.Motion {
        let options: UIView.AnimationOptions =
            switch curve {
            case .easeInOut: .curveEaseInOut
            case .easeIn: .curveEaseIn
            case .easeOut: .curveEaseOut
            case .linear: .curveLinear
            }
        var motion = AnimationScope.Motion(duration: AnimationScope.areEnabled ? duration : 0, options: options)
        if repeatCount > 0 {
            motion.isCounted = true
            motion.passes = Double(repeatCount) * (autoreverses ? 2 : 1)
        }
        return motion
    }

    private func send(_ selector: Selector?, _ arguments: [Any?]) {
        guard let selector, let delegate else { return }
        selector.perform(on: delegate as AnyObject, arguments)
    }
}
