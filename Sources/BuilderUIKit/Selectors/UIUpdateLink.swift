import Foundation

/// A moment within a frame at which an update link's actions are called, in the order of the raw values.
public struct UIUpdateActionPhase: RawRepresentable, Hashable, Sendable {
    /// The position within the frame.
    public let rawValue: Int
    /// Creates a moment from its position.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// After the frame was scheduled.
    public static let afterUpdateScheduled = UIUpdateActionPhase(rawValue: 0)
    /// Before touches are delivered.
    public static let beforeEventDispatch = UIUpdateActionPhase(rawValue: 1)
    /// After touches were delivered.
    public static let afterEventDispatch = UIUpdateActionPhase(rawValue: 2)
    /// Before display links are called.
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(rawValue: 3)
    /// After display links were called.
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(rawValue: 4)
    /// Before changes of layers are committed.
    public static let beforeCATransactionCommit = UIUpdateActionPhase(rawValue: 5)
    /// After changes of layers were committed.
    public static let afterCATransactionCommit = UIUpdateActionPhase(rawValue: 6)
    /// Before late touches are delivered.
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(rawValue: 7)
    /// After late touches were delivered.
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(rawValue: 8)
    /// Before late changes of layers are committed.
    public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(rawValue: 9)
    /// After late changes of layers were committed.
    public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(rawValue: 10)
    /// After the frame.
    public static let afterUpdateComplete = UIUpdateActionPhase(rawValue: 11)
}

/// The times of a frame, in seconds on the clock of `CACurrentMediaTime()`.
@preconcurrency @MainActor
public final class UIUpdateInfo {
    /// The time for which animations are computed.
    public let modelTime: TimeInterval
    /// The time by which the frame has to be done.
    public let completionDeadlineTime: TimeInterval
    /// The time at which the frame is expected on the screen.
    public let estimatedPresentationTime: TimeInterval
    /// A Boolean value that indicates whether changes appear without waiting for the next frame; false.
    public var isImmediatePresentationExpected: Bool { false }
    /// A Boolean value that indicates whether late touches are delivered; false.
    public var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// A Boolean value that indicates whether one of the late moments takes place; false.
    public var isPerformingLowLatencyPhases: Bool { false }

    fileprivate init(time: TimeInterval, duration: TimeInterval) {
        modelTime = time
        completionDeadlineTime = time + duration
        estimatedPresentationTime = time + 2 * duration
    }
}

/// Calls actions in each frame of a window, 60 times per second.
///
/// Frames come while the run loop of the thread that enables the link turns, the link is enabled and requires continuous
/// updates, and its view is in a window; during a render in virtual time. Other updates don't call the actions
/// here.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private weak var windowScene: UIWindowScene?
    private var actions: [(phase: UIUpdateActionPhase, body: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
    private var displayLink: CADisplayLink?

    /// Creates a link that follows the window of a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Creates a link that follows the windows of a scene.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init()
    }

    isolated deinit { displayLink?.invalidate() }

    /// A Boolean value that indicates whether actions are called; false by default.
    open var isEnabled = false { didSet { update() } }
    /// A Boolean value that indicates whether frames come although nothing changes; false by default.
    open var requiresContinuousUpdates = false { didSet { update() } }
    /// A Boolean value that indicates whether late touches are asked for; stored without effect.
    open var wantsLowLatencyEventDispatch = false
    /// A Boolean value that indicates whether changes are to appear without waiting; stored without effect.
    open var wantsImmediatePresentation = false
    /// The range of frames per second that the app prefers; stored without effect.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// The times of the frame that takes place; nil between frames.
    open private(set) var currentUpdateInfo: UIUpdateInfo?

    /// Adds an action at a moment of each frame. Those of the same moment are called in the order of their addition;
    /// those of the late moments, which don't take place, aren't.
    open func addAction(
        to phase: UIUpdateActionPhase, handler: @escaping (_ link: UIUpdateLink, _ info: UIUpdateInfo) -> Void
    ) { actions.append((phase, handler)) }

    /// Adds an action before display links are called.
    open func addAction(handler: @escaping (_ link: UIUpdateLink, _ info: UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Adds a method of an object, which isn't retained, as an action at a moment of each frame.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        addAction(to: phase) { [weak target = target as AnyObject] link, info in
            if let target { selector.perform(on: target, [link, info]) }
        }
    }

    /// Adds a method of an object, which isn't retained, before display links are called.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    private func update() {
        guard isEnabled, requiresContinuousUpdates else {
            displayLink?.invalidate()
            displayLink = nil
            return
        }
        guard displayLink == nil else { return }
        let link = CADisplayLink(target: Frames(self), selector: Selector("frame:", Frames.frame(_:)))
        link.add(to: .current, forMode: .common)
        displayLink = link
    }

    private var isShown: Bool { view?.window != nil || windowScene.map { !$0.windows.isEmpty } ?? false }

    fileprivate func frame(at time: TimeInterval, duration: TimeInterval) {
        guard isShown else { return }
        let info = UIUpdateInfo(time: time, duration: duration)
        currentUpdateInfo = info
        call(info) { $0.rawValue <= UIUpdateActionPhase.beforeCATransactionCommit.rawValue }
        (view?.window.map { [$0] } ?? windowScene?.windows ?? []).forEach { $0.layoutIfNeeded() }
        call(info) { $0 == .afterCATransactionCommit || $0 == .afterUpdateComplete }
        currentUpdateInfo = nil
    }

    private func call(_ info: UIUpdateInfo, at isMoment: (UIUpdateActionPhase) -> Bool) {
        for action in actions.sorted(by: { $0.phase.rawValue < $1.phase.rawValue }) where isMoment(action.phase) {
            action.body(self, info)
        }
    }

    /// The target of the display link, which retains it: so that the link doesn't retain its owner.
    @MainActor
    private final class Frames {
        private weak var link: UIUpdateLink?
        init(_ link: UIUpdateLink) { self.link = link }

        func frame(_ displayLink: CADisplayLink) {
            link?.frame(at: displayLink.timestamp, duration: displayLink.duration)
        }
    }
}
