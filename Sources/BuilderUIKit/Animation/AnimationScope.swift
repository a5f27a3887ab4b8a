import Foundation

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
}
