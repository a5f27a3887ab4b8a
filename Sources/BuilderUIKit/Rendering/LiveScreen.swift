import Foundation
import Render

/// A laid-out screen that stays open, so that a user's actions can be performed on it.
///
/// Its virtual time goes on from one action to the next. Work between the actions, such as changes of views, belongs
/// into ``step(_:)``, within which the screen is `UIScreen.main`.
@MainActor
package final class LiveScreen {
    /// The renderer that laid the screen out.
    package let renderer: Renderer
    /// The orientation of the device.
    package private(set) var orientation: Device.Orientation
    private var session: RenderSession?
    /// A Boolean value that indicates whether the session ends with this object.
    private let ownsSession: Bool

    /// Creates the live state of a render in progress, which its owner ends.
    init(_ session: RenderSession, renderer: Renderer, ownsSession: Bool = false) {
        self.session = session
        self.renderer = renderer
        self.ownsSession = ownsSession
        orientation = renderer.orientation
    }

    isolated deinit { close() }

    /// Creates a view or controller, lays it out, and waits until it is idle.
    ///
    /// - Parameter width: the width of a bare view in points; nil for the device's screen.
    /// - Throws: `RenderError`, or the error thrown by `source`.
    package static func open(
        _ source: @MainActor () throws -> any RenderSource, renderer: Renderer, width: Double? = nil
    ) async throws -> LiveScreen {
        let session = RenderSession(renderer, scale: renderer.scale ?? Double(renderer.device.scale))
        let screen = LiveScreen(session, renderer: renderer, ownsSession: true)
        try session.begin(source, width: width, height: nil)
        try await session.waitUntilIdle()
        return screen
    }

    /// The window of the content; nil if the screen was closed.
    package var window: UIWindow? { session?.window }

    /// A Boolean value that indicates whether the content has the device's whole screen.
    package var isWholeScreen: Bool { session?.isWholeScreen ?? false }

    /// Performs work as a part of the screen's.
    package func step<Value>(_ body: () throws -> Value) rethrows -> Value {
        guard let session else { return try body() }
        return try session.step(body)
    }

    /// The seconds to wait until the screen is idle.
    package var settlingLimit: Double {
        get { session?.settlingLimit ?? renderer.settlingLimit }
        set { session?.settlingLimit = newValue.isNaN ? 0 : min(max(0, newValue), 86_400) }
    }

    /// Waits until the screen is idle after an action that ended at a virtual time, from which the limit counts.
    package func settle(since start: Double) async throws { try await session?.waitUntilIdle(since: start) }

    /// A Boolean value that indicates whether animations take their time in virtual seconds, so that frames of them can
    /// be drawn; false by default.
    package var recordsAnimations: Bool {
        get { session?.recordsAnimations ?? false }
        set { session?.recordsAnimations = newValue }
    }

    /// A Boolean value that indicates whether an animation hasn't ended.
    package var isAnimating: Bool { session?.isAnimating ?? false }

    /// The virtual time since the screen was made, in seconds.
    package var time: Double { session?.time ?? 0 }

    /// The virtual seconds until the next timer fires; nil without one.
    package var secondsToNextTimer: Double? { session?.secondsToNextTimer }

    /// Advances virtual time, and runs the screen's work and timers on the way.
    package func advance(by seconds: Double) { session?.advance(by: seconds) }

    /// Turns the device.
    package func rotate(to orientation: Device.Orientation) throws {
        try session?.rotate(to: orientation)
        self.orientation = orientation
    }

    /// Returns the layers as they are now.
    ///
    /// - Throws: `RenderError`.
    package func display() throws -> Display {
        guard let session else { throw RenderError.failed("the screen was closed") }
        return try session.read()
    }

    /// Closes the screen; it can't be used any more.
    package func close() {
        if ownsSession { session?.end() }
        session = nil
    }

    /// Forgets the session, which its owner ends.
    func release() { session = nil }
}
