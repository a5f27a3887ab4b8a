import Foundation
import Settling

/// What code inside an animation's closure can ask about it.
@MainActor
enum AnimationScope {
    static var areEnabled = true
    /// Of the innermost animation that is being set up, in seconds.
    private(set) static var duration: TimeInterval = 0

    static func run(_ duration: TimeInterval, _ animations: () -> Void) {
        let outer = self.duration
        self.duration = areEnabled ? duration : 0
        defer { self.duration = outer }
        animations()
    }

    private static var isCompleting = false

    /// Calls an animation's completion: at once, but for an animation that another's completion began, after its seconds.
    static func complete(after seconds: TimeInterval, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        guard !isCompleting else {
            nonisolated(unsafe) let completion = completion
            ScreenWork.afterAnimation(of: seconds) { MainActor.assumeIsolated { complete(after: 0, completion) } }
            return
        }
        isCompleting = true
        defer { isCompleting = false }
        completion(true)
    }
}
