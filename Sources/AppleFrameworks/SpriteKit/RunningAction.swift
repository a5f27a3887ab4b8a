import BuilderUIKit
import Settling

/// An action that a node runs. Its changes are made on the main queue, during a render in virtual time.
@MainActor
final class RunningAction {
    let action: SKAction
    let key: String?
    private weak var node: SKNode?
    /// The changes that wait for the end of their duration.
    private var waiting: [Int: () -> Void] = [:]
    private var lastNumber = 0
    /// The numbers of changes whose duration ended while the node was paused.
    private var held: [Int] = []
    private var isRemoved = false

    init(_ action: SKAction, on node: SKNode, key: String?) {
        (self.action, self.node, self.key) = (action, node, key)
    }

    /// Begins the action. The closure is called at its end, unless it is removed before.
    func start(then end: @escaping () -> Void) {
        run(action, speed: 1) { [weak self] in
            if self?.isRemoved == false { end() }
        }
    }

    /// Stops the action.
    func remove() { (isRemoved, waiting, held) = (true, [:], []) }

    /// Makes the changes whose time passed while the node was paused.
    func resume() {
        let numbers = held
        held = []
        numbers.forEach(finish)
    }

    private func run(_ action: SKAction, speed: CGFloat, then next: @escaping () -> Void) {
        let speed = speed * action.speed
        switch action.content {
        case .change(let change, _):
            wait(action.duration / (speed * (node?.actionSpeed ?? 1))) { [weak self] in
                guard let node = self?.node else { return }
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
        case .sequence, .group, .repetition: wait(0, then: next)
        case .forever: break
        }
    }

    private func run(_ actions: ArraySlice<SKAction>, speed: CGFloat, then next: @escaping () -> Void) {
        guard let first = actions.first else { return next() }
        run(first, speed: speed) { [weak self] in self?.run(actions.dropFirst(), speed: speed, then: next) }
    }

    private func run(_ action: SKAction, times: Int, speed: CGFloat, then next: @escaping () -> Void) {
        guard times > 0 else { return next() }
        run(action, speed: speed) { [weak self] in self?.run(action, times: times - 1, speed: speed, then: next) }
    }

    /// Calls a closure on the main queue after a number of seconds, never before this call returns.
    private func wait(_ seconds: Double, then change: @escaping () -> Void) {
        guard !isRemoved, seconds.isFinite else { return }
        lastNumber += 1
        let number = lastNumber
        waiting[number] = change
        let finish: @Sendable () -> Void = { [weak self] in MainActor.assumeIsolated { self?.finish(number) } }
        guard seconds > 0 else { return DispatchQueue.main.async(execute: finish) }
        ScreenWork.afterAnimation(of: seconds, finish)
    }

    private func finish(_ number: Int) {
        guard let node, !node.isPausedInTree else { return held.append(number) }
        waiting.removeValue(forKey: number)?()
    }
}
