import Foundation

/// Changes views in closures that can be started, paused and ended.
///
/// Pictures don't move: what the closures set shows as soon as the animator is started or paused, and a started one is at its
/// end before `startAnimation()` returns, with its completions called. What is added to an animator after that runs at once.
/// Closures aren't undone: views keep their final values in a reversed animator, too, and where `finishAnimation(at:)` says
/// `.start`.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.alpha = 1 }
/// animator.addCompletion { position in print(position == .end) }
/// animator.startAnimation()
/// ```
@preconcurrency @MainActor
open class UIViewPropertyAnimator: _MainActorObject, UIViewImplicitlyAnimating {
    /// Seconds.
    public let duration: TimeInterval
    public internal(set) var delay: TimeInterval = 0
    public private(set) var timingParameters: (any UITimingCurveProvider)?

    open private(set) var state: UIViewAnimatingState = .inactive
    /// True while the closures and completions of `startAnimation()` run.
    open private(set) var isRunning = false
    open var isReversed = false
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var scrubsLinearly = true
    /// An animator that pauses at its end stays active, and its completions wait until it is stopped and finished.
    open var pausesOnCompletion = false

    private var storedFraction: CGFloat = 0
    /// How far the animation is, 0…1. Setting it begins the animation and pauses it there; the final values show.
    open var fractionComplete: CGFloat {
        get { storedFraction }
        set {
            begin()
            storedFraction = newValue.isFinite ? min(max(newValue, 0), 1) : 0
        }
    }

    private var waitingAnimations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Where the last run ended; nil before.
    private var lastEnd: UIViewAnimatingPosition?

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init(_responder: ())
    }

    public convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters())
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// The control points are those of a Bézier curve from (0, 0) to (1, 1).
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that has been started.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: What happens

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

    open func addAnimations(_ animation: @escaping () -> Void) {
        if state == .stopped { return misuse("add animations to a stopped animator") }
        if state == .active || lastEnd != nil {
            AnimationScope.run(duration, animation)
        } else {
            waitingAnimations.append(animation)
        }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if let lastEnd, state == .inactive { completion(lastEnd) } else { completions.append(completion) }
    }

    // MARK: Running

    open func startAnimation() {
        if state == .stopped { return misuse("start a stopped animator") }
        isRunning = true
        begin()
        reachEnd()
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        startAnimation()
    }

    open func pauseAnimation() {
        if state == .stopped { return misuse("pause a stopped animator") }
        begin()
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        if state == .stopped { return misuse("continue a stopped animator") }
        if let parameters { timingParameters = parameters }
        startAnimation()
    }

    /// Ends an animator that was paused. Without finishing, its completions are never called.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        isRunning = false
        if withoutFinishing {
            completions = []
            state = .inactive
        } else {
            state = .stopped
        }
    }

    /// Calls the completions of a stopped animator.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return misuse("finish an animator that isn't stopped") }
        complete(at: finalPosition)
    }

    private func begin() {
        guard state == .inactive else { return }
        state = .active
        storedFraction = 0
        let animations = waitingAnimations
        waitingAnimations = []
        for animation in animations { AnimationScope.run(duration, animation) }
    }

    private func reachEnd() {
        // A closure may have stopped the animator.
        guard state == .active else {
            isRunning = false
            return
        }
        storedFraction = 1
        if pausesOnCompletion { isRunning = false } else { complete(at: isReversed ? .start : .end) }
    }

    private func complete(at position: UIViewAnimatingPosition) {
        state = .inactive
        lastEnd = position
        let called = completions
        completions = []
        isRunning = false
        for completion in called { AnimationScope.complete(after: duration) { _ in completion(position) } }
    }

    /// UIKit stops the app.
    private func misuse(_ what: String) {
        WarningLog.current.add(.other("It is an error to \(what): UIViewPropertyAnimator ignored it"))
    }
}

extension UIView.AnimationOptions {
    /// The curve that the options name.
    var curve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
    }
}
