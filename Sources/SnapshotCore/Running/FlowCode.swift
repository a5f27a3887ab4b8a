import ScreenDriver

/// The Swift code of a recorded flow: the steps to append to a screen's declaration.
///
/// ```swift
///     .step("filled") { driver in
///         try await driver.type("a@b.c", into: "email")
///         try await driver.toggle("terms")
///     }
///     .step("sent") { driver in try await driver.tap("Sign up") }
/// ```
struct FlowCode {
    /// The place in the declared flow at which the recorded one begins.
    enum Origin: Hashable {
        /// The screen as it is made, which has no other steps.
        case end
        /// The screen as it is made, which has other steps.
        case start
        case step(String)
    }

    var steps: [RecordedStep]
    var origin: Origin
    /// The screen's name.
    var screen: String
    /// The names of the screen's states.
    var states: [String]

    init(steps: [RecordedStep], origin: Origin = .end, screen: String = "", states: [String] = []) {
        self.steps = steps
        self.origin = origin
        self.screen = screen
        self.states = states
    }

    /// Creates the code of steps that begin on a screen, or after one of its steps.
    /// - Throws: `FlowError` for a state with a content of its own.
    init(of steps: [RecordedStep], on screen: Screen, in catalog: Catalog) throws {
        let base = screen.state == nil ? screen : try catalog.find(screen.name)
        let hasSteps = base.states.contains { !$0.steps.isEmpty }
        let origin: Origin
        if let state = screen.state {
            guard !screen.steps.isEmpty else { throw FlowError.ownContent(state: state) }
            origin = .step(state)
        } else {
            origin = hasSteps ? .start : .end
        }
        self.init(steps: steps, origin: origin, screen: screen.name, states: base.states.map(\.name))
    }

    /// The steps that do something.
    private var filled: [RecordedStep] { steps.filter { !$0.actions.isEmpty } }

    /// The fault in the steps' names; nil if the code compiles and is a valid catalog.
    var advice: String? {
        var names = Set(states)
        for step in filled {
            guard Screen.isValid(name: step.name) else {
                return "“\(step.name)” can't be a step's name: use words of a…z and digits, separated by hyphens"
            }
            guard names.insert(step.name).inserted else {
                return "“\(screen)” has a state “\(step.name)” already: use another name"
            }
        }
        return nil
    }

    /// The calls that declare the steps, each on its own line.
    var text: String {
        filled.enumerated().map { index, step in
            var place = ""
            if index == 0 {
                switch origin {
                case .end: break
                case .start: place = ", after: .start"
                case .step(let name): place = ", after: \(name.debugDescription)"
                }
            }
            let head = "    .step(\(step.name.debugDescription)\(place)) { driver in"
            let calls = step.actions.map { "try await \($0.code)" }
            let line = "\(head) \(calls[0]) }"
            if calls.count == 1, line.count <= 120 { return line }
            return ([head] + calls.map { "        \($0)" } + ["    }"]).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}

/// An error of a flow that is to be recorded.
enum FlowError: Error, Hashable, CustomStringConvertible {
    /// A state isn't a step of the screen.
    case ownContent(state: String)

    var description: String {
        switch self {
        case .ownContent(let state):
            "a flow begins with the screen itself, or after one of its steps: “\(state)” is a state with a content of "
                + "its own"
        }
    }
}
