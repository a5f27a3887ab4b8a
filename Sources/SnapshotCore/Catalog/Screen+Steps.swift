import BuilderUIKit
import ScreenDriver

/// One step of a flow: what a user does, with the picture of the screen after it.
package struct ScreenStep: Sendable {
    /// The step's name, which is that of its picture's state.
    package let name: String
    let perform: @MainActor @Sendable (Driver) async throws -> Void
}

/// The place in a flow at which a step begins.
///
/// A string literal is the name of a step, after which the step begins.
public struct StepOrigin: Hashable, Sendable, ExpressibleByStringLiteral {
    fileprivate enum Place: Hashable, Sendable {
        case start
        case previous
        case step(String)
    }

    fileprivate let place: Place

    /// The screen as it is made.
    public static let start = StepOrigin(place: .start)
    /// The screen after the last step that was declared, or as it is made if there is none.
    public static let previous = StepOrigin(place: .previous)

    fileprivate init(place: Place) { self.place = place }

    /// Creates the place after a step with a name.
    public init(stringLiteral value: String) { place = .step(value) }
}

extension Screen {
    /// Adds a step of a flow: what a user does on the screen, and a picture of the screen after it.
    ///
    /// The picture is that of a state, `<screen>/<step>`. It is drawn on a new screen, on which all steps before it are
    /// performed first.
    ///
    /// ```swift
    /// Screen("sign-up") { SignUpViewController() }
    ///     .step("filled") { driver in
    ///         try await driver.type("a@b.c", into: "email")
    ///         try await driver.toggle("terms")
    ///     }
    ///     .step("sent") { driver in try await driver.tap("Sign up") }
    ///     .step("declined", after: .start) { driver in try await driver.tap("Not now") }
    /// ```
    ///
    /// - Parameters:
    ///   - name: words of lower-case letters and digits, separated by hyphens.
    ///   - title: a description in one line; the screen's, with the name, by default.
    ///   - origin: the step after which this one begins; the previous one by default.
    ///   - perform: performs the actions. An error ends the picture, and names the screen, the step and the action.
    public func step(
        _ name: String, title: String? = nil, after origin: StepOrigin = .previous,
        perform: @escaping @MainActor @Sendable (Driver) async throws -> Void
    ) -> Screen {
        let flow = states.filter { !$0.steps.isEmpty }
        let before: ScreenState? =
            switch origin.place {
            case .start: nil
            case .previous: flow.last
            case .step(let name): flow.first { $0.name == name }
            }
        var state = ScreenState(name: name, title: title ?? "\(self.title) (\(name))", make: make)
        state.steps = (before?.steps ?? []) + [ScreenStep(name: name, perform: perform)]
        if case .step(let name) = origin.place, before == nil { state.unknownOrigin = name }
        return adding(state)
    }

    /// Builds the screen for a configuration, performs its steps, and returns a driver of it.
    ///
    /// - Throws: `RenderError`, `StepError`, or what `make` throws.
    @MainActor
    public func driver(
        for configuration: SnapshotConfiguration = SnapshotConfiguration(device: .standard, appearance: .light),
        input: ScreenInput = ScreenInput()
    ) async throws -> Driver {
        var input = input
        if configuration.form == .bareView { input.form = .bareView }
        let driver = try await Driver(
            try make(input), renderer: renderer(for: configuration), width: configuration.width.map(Double.init))
        try await ScreenStep.perform(steps, of: name, with: driver)
        return driver
    }
}

extension ScreenStep {
    /// Returns the interaction of a render that performs steps.
    static func interaction(
        performing steps: [ScreenStep], of screen: String
    ) -> @MainActor @Sendable (LiveScreen) async throws -> Void {
        { live in try await perform(steps, of: screen, with: Driver(live)) }
    }

    @MainActor
    static func perform(
        _ steps: [ScreenStep], of screen: String, with driver: Driver, didPerform: () -> Void = {}
    ) async throws {
        for step in steps {
            do {
                try await step.perform(driver)
            } catch let error as CancellationError {
                throw error
            } catch {
                throw StepError(flow: screen, step: step.name, action: driver.action, reason: error)
            }
            didPerform()
        }
    }
}

/// An error in a step of a flow.
public struct StepError: Error, Sendable, CustomStringConvertible {
    /// The name of the screen.
    public let flow: String
    /// The name of the step, which may be one before that of the picture.
    public let step: String
    /// The action that failed, such as `tap(“Sign up”)`; nil if the error came from elsewhere.
    public let action: String?
    /// The error.
    public let reason: any Error

    /// The flow, the step, the action and the reason, in one line.
    public var description: String {
        "the step “\(step)” of “\(flow)” failed" + (action.map { " at \($0)" } ?? "") + ": \(reason)"
    }
}
