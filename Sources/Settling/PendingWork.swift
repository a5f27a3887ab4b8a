import Foundation

/// Unfinished work of a screen, with its name for messages.
package struct PendingWork: Hashable, Sendable, CustomStringConvertible {
    private enum Kind: Hashable, Sendable {
        case mainQueue
        case queue(label: String)
        case timer(seconds: Double, isRepeating: Bool)
        case task
        case sleep(seconds: Double)
        case animation
        case named(String)
    }

    private let kind: Kind
    private let location: String?

    /// Work that is pending on the main queue.
    static func onMain(at location: String? = nil) -> PendingWork { PendingWork(kind: .mainQueue, location: location) }

    /// Work that is pending or running on another queue.
    static func on(_ queue: DispatchQueue, at location: String? = nil) -> PendingWork {
        PendingWork(kind: .queue(label: queue.label), location: location)
    }

    /// Work that is scheduled after a delay, or periodically.
    static func after(_ seconds: Double, isRepeating: Bool = false, at location: String? = nil) -> PendingWork {
        PendingWork(kind: .timer(seconds: seconds, isRepeating: isRepeating), location: location)
    }

    /// A task.
    static func task(at location: String? = nil) -> PendingWork { PendingWork(kind: .task, location: location) }

    /// A task that sleeps.
    static func sleep(of seconds: Double) -> PendingWork { PendingWork(kind: .sleep(seconds: seconds), location: nil) }

    /// Work that follows an animation. It isn't reported: a screen may animate forever.
    static let animation = PendingWork(kind: .animation, location: nil)

    /// Work with a custom name.
    static func named(_ name: String) -> PendingWork { PendingWork(kind: .named(name), location: nil) }

    var isTask: Bool { kind == .task }
    var isAnimation: Bool { kind == .animation }

    /// A description such as “a timer of 30 s (App/SessionModel.swift)”.
    package var description: String {
        let what =
            switch kind {
            case .mainQueue: "work on the main queue"
            case .queue(let label): label.isEmpty ? "work on a queue" : "work on the queue “\(label)”"
            case .timer(let seconds, let isRepeating):
                isRepeating
                    ? "a timer that fires every \(Self.text(seconds)) s" : "a timer of \(Self.text(seconds)) s"
            case .task: "a task"
            case .sleep(let seconds): "a task's sleep of \(Self.text(seconds)) s"
            case .animation: "an animation"
            case .named(let name): name
            }
        return location.map { "\(what) (\($0))" } ?? what
    }

    private static func text(_ seconds: Double) -> String {
        let rounded = (seconds * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}
