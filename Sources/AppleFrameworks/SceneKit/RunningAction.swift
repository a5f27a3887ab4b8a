import BuilderUIKit
import Settling

/// An action that a node runs. Its changes are made on the main queue, during a render in virtual time.
///
/// As nodes, it isn't to be used by several threads at once.
final class RunningAction: @unchecked Sendable {
    let action: SCNAction
    let key: String?
    private weak var node: SCNNode?
    private var isRemoved = false

    init(_ action: SCNAction, on node: SCNNode, key: String?) {
        (self.action, self.node, self.key) = (action, node, key)
    }

    /// Begins the action. The closure is called at its end, unless it is removed before.
    func start(then end: @escaping () -> Void) {
        run(action, speed: 1) { [weak self] in
            if self?.isRemoved == false { end() }
        }
    }

    /// Stops the action.
    func remove() { isRemoved = true }

    private func run(_ action: SCNAction, speed: CGFloat, then next: @escaping () -> Void) {
        let speed = speed * action.speed
        switch action.content {
        case .change(let change, _):
            wait(action.duration / speed) { node in
                change(node)
                next()
            }
        case .sequence(let actions) where !actions.isEmpty: run(actions[...], speed: speed, then: next)
        case .group(let actions) where !actions.isEmpty:
            var remaining = actions.count
            for action in actions {
                run(action, speed: speed) {
                    remaining -= 1
                    if remaining == 0 { next() }
                }
            }
        case .repetition(let action, let count) where count > 0: run(action, times: count, speed: speed, then: next)
        case .sequence, .group, .repetition: wait(0) { _ in next() }
        case .forever: break
        }
    }

    private func run(_ actions: ArraySlice<SCNAction>, speed: CGFloat, then next: @escaping () -> Void) {
        guard let first = actions.first else { return next() }
        run(first, speed: speed) { [weak self] in self?.run(actions.dropFirst(), speed: speed, then: next) }
    }

    private func run(_ action: SCNAction, times: Int, speed: CGFloat, then next: @escaping () -> Void) {
        guard times > 0 else { return next() }
        run(action, speed: speed) { [weak self] in self?.run(action, times: times - 1, speed: speed, then: next) }
    }

    /// Calls a closure on the main queue after a number of seconds, never before this call returns, unless the action
    /// is removed or the node released until then.
    private func wait(_ seconds: Double, then change: @escaping (SCNNode) -> Void) {
        guard !isRemoved, seconds.isFinite else { return }
        // The main queue runs it once; nothing else has it.
        nonisolated(unsafe) let change = change
        let finish: @Sendable () -> Void = { [weak self] in
            if let self, let node, !isRemoved { change(node) }
        }
        guard seconds > 0 else { return DispatchQueue.main.async(execute: finish) }
        ScreenWork.afterAnimation(of: seconds, finish)
    }
}
