import Foundation

/// Unfinished work of a screen, with its name for messages.
package struct PendingWork: Hashable, Sendable, CustomStringConvertible {
    private enum Kind: Hashable, Sendable {
        case mainQueue
        case queue(label: String)
        case timer(seconds: Double, isRepeating: Bool)
        case task
        case animation
        case named(String)
    }

    private let kind: Kind
    private let place: String?

    /// Work that is pending on the main queue.
    static func onMain(at place: String? = nil) -> PendingWork { PendingWork(kind: .mainQueue, place: place) }

    /// Work that is pending or running on another queue.
    static func on(_ queue: DispatchQueue, at place: String? = nil) -> PendingWork {
        PendingWork(kind: .queue(label: queue.label), place: place)
    }

    /// Work that is scheduled after a delay, or periodically.
    static func after(_ seconds: Double, isRepeating: Bool = false, at place: String? = nil) -> PendingWork {
        PendingWork(kind: .timer(seconds: seconds, isRepeating: isRepeating), place: place)
    }

    /// A task.
    static func task(at place: String? = nil) -> PendingWork { PendingWork(kind: .task, place: place) }

    /// Work that follows an animation. It isn't reported: a screen may animate forever.
    static let animation = PendingWork(kind: .animation, place: nil)

    /// Work with a custom name.
    static func named(_ name: String) -> PendingWork { PendingWork(kind: .named(name), place: nil) }

    var isTask: Bool { kind == .task }
    var isAnimation: Bool { kind == .animation }

    /// A description such as “a timer of 30 s (App/SessionModel.swift)”.
    package var description: String {
        let what =
            switch kind {
            case .mainQueue: "work in the main queue"
            case .queue(let label): label.isEmpty ? "work in a queue" : "work in the queue “\(label)”"
            case .timer(let seconds, let isRepeating):
                isRepeating
                    ? "a timer that fires every \(Self.text(seconds)) s" : "a timer of \(Self.text(seconds)) s"
            case .task: "a task"
            case .animation: "an animation"
            case .named(let name): name
            }
        return place.map { "\(what) (\($0))" } ?? what
    }

    private static func text(_ seconds: Double) -> String {
        let rounded = (seconds * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}
