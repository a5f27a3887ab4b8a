import UIKit

/// Every form in which an app's code hands work to queues and tasks: each must compile as it does on iOS.
final class QueueForms: UIViewController {
    private(set) var done: [String] = []
    private var pending: DispatchWorkItem?

    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async { self.note("async") }
        DispatchQueue.main.async { [weak self] in self?.note("weak") }
        DispatchQueue.main.async(qos: .userInitiated) { self.note("qos") }
        DispatchQueue.main.async(execute: { self.note("execute") })
        DispatchQueue.main.async(execute: later)
        DispatchQueue.main.async(group: nil) { self.note("group") }
        DispatchQueue.main.async(flags: .barrier) { self.note("flags") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.note("after") }
        DispatchQueue.main.asyncAfter(
            deadline: DispatchTime.now() + .milliseconds(600), execute: { self.note("milliseconds") })
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.7) { self.note("wall") }
        DispatchQueue.main.asyncAfter(deadline: .now(), qos: .background) { self.note("after qos") }
        let item = DispatchWorkItem { self.note("item") }
        pending = item
        DispatchQueue.main.async(execute: item)
        DispatchQueue.global(qos: .userInitiated).async { [weak self] in
            let sum = (1...100).reduce(0, +)
            DispatchQueue.main.async { self?.note("sum \(sum)") }
        }
        let group = DispatchGroup()
        group.enter()
        DispatchQueue.global().async(group: group) {}
        DispatchQueue(label: "files", attributes: .concurrent).async { group.leave() }
        group.notify(queue: .main) { self.note("notified") }
        Task { note("task") }
        Task { @MainActor in note("main actor task") }
        Task { [weak self] in
            try await Task.sleep(nanoseconds: 1000)
            self?.note("throwing task")
        }
        Task(priority: .userInitiated) { note("priority") }
        Task.detached { [weak self] in await self?.note("detached") }
        let answer = Task { () -> Int in 42 }
        Task { note("answer \(await answer.value)") }
        OperationQueue.main.addOperation { MainActor.assumeIsolated { self.note("operation") } }
    }

    private func later() { note("method") }

    private func note(_ text: String) { done.append(text) }
}

public enum QueueFormsFixture {
    @MainActor
    public static func make() -> (controller: UIViewController, done: () -> [String]) {
        let controller = QueueForms()
        return (controller, { controller.done })
    }
}
