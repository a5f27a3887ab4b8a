import BuilderUIKit
import Foundation

/// A hand on a live screen: it finds views, and touches and types as a user does.
///
/// ```swift
/// let driver = try await Driver(SignUpViewController())
/// try await driver.type("a@b.c", into: "email")
/// try await driver.tap("Sign up")
/// print(driver.tree())
/// ```
///
/// Actions take the path of a finger: the hit test, gestures, responders and control events. What a finger can't do,
/// such as a tap on a covered button, is a ``DriverError`` that says why. After each action the driver waits in virtual
/// time until the screen is idle; ``settlingLimit`` changes for how long. Perform one action at a time.
@MainActor
public final class Driver {
    let screen: LiveScreen
    /// The finger on the screen, and the window that it touches.
    var finger: TouchSimulator?
    /// The action that is in progress or failed, as errors of a flow name it; nil after one that succeeded.
    package internal(set) var action: String?
    /// Called for each frame of actions and animations, 60 times per second of virtual time; nil if no frames are
    /// drawn, in which case animations end at once.
    package var onFrame: ((Driver) throws -> Void)? {
        didSet { screen.recordsAnimations = onFrame != nil }
    }
    /// The virtual time since the screen was made, in seconds.
    package var time: Double { screen.time }

    /// Creates a view or controller, lays it out on a device's screen, and waits until it is idle.
    ///
    /// - Parameters:
    ///   - source: the view or controller.
    ///   - renderer: the device, the traits and the settings of the screen.
    ///   - width: the width of a bare view in points; nil for the whole screen.
    /// - Throws: `RenderError`, or the error thrown by `source`.
    public init(
        _ source: @autoclosure @MainActor () throws -> any RenderSource, renderer: Renderer = Renderer(),
        width: Double? = nil
    ) async throws {
        screen = try await LiveScreen.open(source, renderer: renderer, width: width)
        showWindow()
    }

    /// Creates a driver of a screen that is being drawn.
    package init(_ screen: LiveScreen) {
        self.screen = screen
        showWindow()
    }

    /// A bare view is drawn in a hidden window, which receives no touches.
    private func showWindow() {
        guard let window = screen.window, window.isHidden else { return }
        screen.step {
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }
    }

    /// Closes the screen. Further actions are errors.
    public func close() {
        screen.close()
        // It holds the window.
        finger = nil
    }

    // MARK: Reading

    /// The window of the screen's content. The app may show others, in which views are found and touched, too.
    ///
    /// - Throws: `DriverError.closed`.
    public var window: UIWindow {
        get throws {
            guard let window = screen.window else { throw DriverError.closed }
            return window
        }
    }

    /// The orientation of the device.
    public var orientation: Device.Orientation { screen.orientation }

    /// Returns the views as text, one line for each; see `UIView.textTree`. Further windows follow, from front to back.
    /// It is empty after `close()`.
    public func tree() -> String { texts(\.textTree) }

    /// Returns the elements for assistive technologies as text; see `UIView.accessibilityTextTree`.
    public func accessibilityTree() -> String { texts(\.accessibilityTextTree) }

    private func texts(_ text: (UIWindow) -> String) -> String {
        guard let window = screen.window else { return "" }
        return screen.step {
            let others = ScreenWindows(window).all.filter { $0 !== window }
            for other in others { other.layoutIfNeeded() }
            return ([window] + others).map(text).joined(separator: "\n")
        }
    }

    /// Returns the layers as they are now, which can be painted on any thread.
    ///
    /// - Throws: `RenderError`, `DriverError.closed`.
    public func display() throws -> Display {
        _ = try window
        return try screen.display()
    }

    /// Returns the only view that matches a query.
    ///
    /// - Throws: `DriverError` with similar views if there is none, or with all if there are several.
    @discardableResult
    public func find(_ query: ViewQuery) throws -> UIView {
        let window = try window
        return try screen.step { try ViewSearch(in: ScreenWindows(window)).one(query) }
    }

    /// Returns all views that match a query.
    public func findAll(_ query: ViewQuery) -> [UIView] {
        guard let window = screen.window else { return [] }
        return screen.step { ViewSearch(in: ScreenWindows(window)).matches(query) }
    }

    /// Returns whether a visible view matches a query, wherever it is scrolled.
    public func exists(_ query: ViewQuery) -> Bool { findAll(query).contains(where: Reach.isVisible) }

    /// Returns the text that a view shows; that of a text field even if it is secure.
    ///
    /// - Throws: `DriverError`.
    public func text(of query: ViewQuery) throws -> String {
        let view = try find(query)
        if let field = view as? UITextField { return field.text ?? "" }
        return ViewName.text(of: view) ?? view.accessibilityLabel ?? ""
    }

    /// Performs code on the app's objects as a part of the screen's work, such as a change of a model, and waits until
    /// the screen is idle.
    ///
    /// - Throws: `DriverError.closed`, and the errors of `body`.
    @discardableResult
    public func perform<Value>(_ body: @MainActor (UIWindow) throws -> Value) async throws -> Value {
        try await act("perform") {
            let window = try window
            return try screen.step { try body(window) }
        }
    }

    // MARK: Time

    /// The virtual seconds that a screen may take after an action until it is idle; the renderer's `settlingLimit`
    /// unless it is set.
    public var settlingLimit: Double {
        get { screen.settlingLimit }
        set { screen.settlingLimit = newValue }
    }

    /// Lets virtual time pass; nothing sleeps.
    ///
    /// - Parameter seconds: a number from 0 to 86,400; others are limited to these.
    public func wait(_ seconds: Double) async throws {
        try await act("wait(\(seconds))") {
            try pass(min(86_400, max(0, seconds.isFinite ? seconds : 0)), in: seconds > 60 ? 1 : Self.frame)
        }
    }

    /// The time between two frames, in seconds.
    static let frame = 1.0 / 60

    /// Lets virtual time pass for gestures and for the screen's work.
    func pass(_ seconds: Double, in step: Double = Driver.frame) throws {
        let window = try window
        let count = max(1, Int((seconds / step).rounded()))
        guard seconds > 0 else { return }
        for _ in 0..<count {
            screen.step { ScreenWindows(window).wait(seconds / Double(count)) }
            screen.advance(by: seconds / Double(count))
            try onFrame?(self)
        }
    }

    func settle() async throws {
        // Timers fire for as long with frames as without.
        let start = screen.time
        try playOut(until: start + screen.settlingLimit)
        try await screen.settle(since: start)
        try onFrame?(self)
    }

    /// Lets virtual time pass frame by frame while animations run, and up to each timer.
    private func playOut(until end: Double) throws {
        guard let onFrame else { return }
        for _ in 0..<Self.frameLimit where screen.time < end {
            if screen.isAnimating {
                screen.advance(by: Self.frame)
            } else if let seconds = screen.secondsToNextTimer, screen.time + seconds <= end {
                // A little more, since the sum of times is rounded.
                screen.advance(by: seconds + 1e-9)
            } else {
                return
            }
            try onFrame(self)
        }
    }

    /// The number of frames after which an action isn't drawn any further.
    private static let frameLimit = 3600

    // MARK: Actions

    /// Performs an action on a view that matches a query, and waits until the screen is idle.
    ///
    /// - Parameter name: the action's name in errors of a flow.
    func act<Value>(_ name: String, _ body: () async throws -> Value) async throws -> Value {
        _ = try window
        action = name
        let value = try await body()
        try await settle()
        action = nil
        return value
    }

    /// Returns the point at which a finger reaches a view.
    ///
    /// - Parameter moves: A Boolean value that indicates whether the finger moves on.
    func reach(_ view: UIView, at unitPoint: CGPoint? = nil, moves: Bool = false) throws -> CGPoint {
        let window = try window
        // Beside its field, a search bar takes no touches.
        let target = unitPoint == nil ? (view as? UISearchBar)?.searchTextField ?? view : view
        return try screen.step {
            ScreenWindows(window).layoutIfNeeded()
            return try Reach(of: target, in: window, moves: moves).point(at: unitPoint)
        }
    }
}
