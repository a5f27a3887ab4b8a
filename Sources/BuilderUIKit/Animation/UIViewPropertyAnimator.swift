import Foundation

/// An animator of view changes that can be started, paused and stopped.
///
/// Snapshots are still images: the closures run when the animator is started or paused, and their values are visible
/// immediately. A started animator has ended, and its completions were called, before `startAnimation()` returns.
/// Animations that are added after that run at once. Closures aren't undone: views keep their final values even if the
/// animator is reversed or finished at `.start`.
///
/// An animator that begins in a transition that a gesture drives is active until the gesture ends, or the app starts or
/// stops it later. A gesture that cancels the transition ends it at its start, with the views' values of then.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.alpha = 1 }
/// animator.addCompletion { position in print(position == .end) }
/// animator.startAnimation()
/// ```
@preconcurrency @MainActor
open class UIViewPropertyAnimator: _MainActorObject, UIViewImplicitlyAnimating {
    /// The duration in seconds.
    public let duration: TimeInterval
    /// The delay in seconds; without effect on the final state.
    public internal(set) var delay: TimeInterval = 0
    /// The timing; stored without effect.
    public private(set) var timingParameters: (any UITimingCurveProvider)?

    /// The animator's state.
    open private(set) var state: UIViewAnimatingState = .inactive
    /// A Boolean value that indicates whether `startAnimation()` is running the closures and completions, or a gesture
    /// drives the started animator.
    open private(set) var isRunning = false
    /// A Boolean value that indicates whether completions receive the start as the final position.
    open var isReversed = false
    /// A Boolean value that indicates whether the animation can be paused; stored without effect.
    open var isInterruptible = true
    /// A Boolean value that indicates whether animated views receive touches; stored without effect.
    open var isUserInteractionEnabled = true
    /// A Boolean value that indicates whether the app does its own hit testing; stored without effect.
    open var isManualHitTestingEnabled = false
    /// A Boolean value that indicates whether scrubbing ignores the timing curve, in a transition that a gesture
    /// drives.
    open var scrubsLinearly = true
    /// A Boolean value that indicates whether the animator stays active at its end, so that its completions are called
    /// only after it is stopped and finished.
    open var pausesOnCompletion = false

    private var storedFraction: CGFloat = 0
    /// The progress, 0…1. Setting it starts the animation and pauses it there; the final values are visible.
    open var fractionComplete: CGFloat {
        get { storedFraction }
        set {
            if state == .inactive { scrubs = scrubsLinearly }
            begin()
            storedFraction = newValue.isFinite ? min(max(newValue, 0), 1) : 0
        }
    }

    /// A Boolean value that indicates whether the progress of a gesture is that of the animation, without its curve.
    private var scrubs = false
    private var waitingAnimations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The position at which the last run ended, or nil before the first.
    private var lastEnd: UIViewAnimatingPosition?

    /// Creates an animator with a duration in seconds and a timing.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        super.init(_responder: ())
    }

    /// Creates an animator without duration.
    public convenience init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

    /// Creates an animator with a duration in seconds and a built-in curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a Bézier curve from (0, 0) to (1, 1) that has the given control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with the timing of a spring with a damping ratio.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates and starts an animator.
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

    // MARK: Adding animations and completions

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

    open func addAnimations(_ animation: @escaping () -> Void) {
        if state == .stopped { return misuse("add animations to a stopped animator") }
        if state == .active || lastEnd != nil {
            run(animation)
        } else {
            waitingAnimations.append(animation)
        }
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if let lastEnd, state == .inactive { completion(lastEnd) } else { completions.append(completion) }
    }

    /// Waits for the end of the animation, and returns where it ended.
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }

    // MARK: Running

    open func startAnimation() {
        if state == .stopped { return misuse("start a stopped animator") }
        isRunning = true
        scrubs = false
        begin()
        hold()
        // The animation of a transition that a gesture drives ends with that, unless the app starts it again later.
        guard heldRun == nil || !HeldAnimations.isHolding else { return }
        reachEnd()
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        startAnimation()
    }

    open func pauseAnimation() {
        if state == .stopped { return misuse("pause a stopped animator") }
        isRunning = false
        scrubs = scrubsLinearly
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
        heldRun = nil
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
        for animation in animations { run(animation) }
        hold()
    }

    private func run(_ animation: () -> Void) {
        let timing =
            scrubs
            ? AnimationTiming()
            : AnimationTiming(start: delay, duration: duration, curve: .init(timingParameters))
        HeldAnimations.record(timing, overrides: true) { AnimationScope.run(duration, animation) }
    }

    // MARK: Interactive transitions

    /// The number of the run that ends with a gesture; nil if none does.
    private var heldRun: Int?
    private var heldRuns = 0

    /// Leaves the end to a gesture, if an interactive transition sets up its views.
    private func hold() {
        // A closure may have stopped the animator.
        guard heldRun == nil, state == .active else { return }
        let run = heldRuns + 1
        let isHeld = HeldAnimations.hold(cancel: { self.gestureDidEnd(run, cancels: true) }) {
            self.gestureDidEnd(run, cancels: false)
        }
        guard isHeld else { return }
        (heldRun, heldRuns) = (run, run)
    }

    /// Ends a run that waited for a gesture, unless the animator ended before, or is paused and the gesture finished
    /// the transition.
    private func gestureDidEnd(_ run: Int, cancels: Bool) {
        guard heldRun == run else { return }
        heldRun = nil
        if cancels { complete(at: .start) } else if isRunning { reachEnd() }
    }

    // MARK: Ending

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
        heldRun = nil
        lastEnd = position
        let called = completions
        completions = []
        isRunning = false
        for completion in called { AnimationScope.complete(after: duration) { _ in completion(position) } }
    }

    /// Logs a warning; UIKit terminates the app.
    private func misuse(_ what: String) {
        WarningLog.current.add(.other("It is an error to \(what): UIViewPropertyAnimator ignored it"))
    }
}

extension UIView.AnimationOptions {
    /// The curve that the options contain.
    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animator hasn't started, or has ended.
    case inactive = 0
    /// The animator has started: it is running or paused.
    case active = 1
    /// The animator was stopped; `finishAnimation(at:)` wasn't called yet.
    case stopped = 2
}

/// A position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The final values.
    case end = 0
    /// The start values.
    case start = 1
    /// The values at which the animation was stopped.
    case current = 2
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The animation's state.
    var state: UIViewAnimatingState { get }
    /// A Boolean value that indicates whether the animation is running.
    var isRunning: Bool { get }
    /// A Boolean value that indicates whether the animation runs backward.
    var isReversed: Bool { get set }
    /// The progress, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts or resumes the animation.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation.
    func pauseAnimation()
    /// Stops the animation; without finishing, it becomes inactive at once.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation and calls its completions with the position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of view changes that closures perform.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds animations that begin after a fraction of the remaining duration, 0…1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds animations.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a completion.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes a paused animation with other timing and a fraction of the duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation() }
}

/// The pacing of an animation. Snapshots are still images: the values are stored without effect.
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The kind of curve.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier curve, or nil if a spring alone defines the pacing.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, or nil if a Bézier curve alone defines the pacing.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// One of the curves of `UIView.AnimationCurve`.
    case builtin = 0
    /// A custom Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A Bézier curve combined with a spring.
    case composed = 3
}

/// A Bézier curve from (0, 0) to (1, 1) that maps time (x) to progress (y).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, NSCopying, @unchecked Sendable {
    /// The built-in curve; `easeInOut` if the curve is custom.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    /// The kind of curve: built-in or cubic.
    public let timingCurveType: UITimingCurveType

    /// Creates one of the system's curves.
    ///
    /// Its control points are the ones that Core Animation documents for the timing function of the same name.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        timingCurveType = .builtin
        switch curve {
        case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 0.58, y: 1))
        case .linear: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
        }
    }

    /// Creates a curve with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        timingCurveType = .cubic
        controlPoint1 = point1
        controlPoint2 = point2
    }

    public convenience override init() { self.init(animationCurve: .easeInOut) }

    /// The parameters themselves.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// The spring; always nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The timing parameters of a spring animation.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, NSCopying, @unchecked Sendable {
    /// The damping ratio: 1 for a spring that doesn't oscillate, less for one that does.
    let dampingRatio: CGFloat
    /// The initial velocity, in multiples of the whole distance per second.
    public let initialVelocity: CGVector

    /// Creates a spring with a damping ratio.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        dampingRatio = ratio
        initialVelocity = velocity
    }

    /// Creates a spring from its mass, stiffness and damping coefficient.
    public convenience init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero
    ) {
        let critical = 2 * (stiffness * mass).squareRoot()
        self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
    }

    /// Creates a spring from a duration, in seconds, and a bounce.
    ///
    /// A bounce of 0 is critically damped, values up to 1 are springier; below 0 the spring is overdamped.
    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
    ) { self.init(dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, initialVelocity: velocity) }

    /// Creates the system's spring, which doesn't oscillate.
    public convenience override init() { self.init(dampingRatio: 1) }

    /// The kind of curve; always `UITimingCurveType.spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// The Bézier curve; always nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The parameters themselves.
    open var springTimingParameters: UISpringTimingParameters? { self }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
