import Foundation

/// Processes as the system lists them.
enum ProcessState {
    /// Waits until a condition is met, five minutes at most, since a busy machine gives a process its turn late.
    /// - Returns: whether it is.
    static func wait(until condition: () throws -> Bool) rethrows -> Bool {
        let deadline = ContinuousClock.now + .seconds(300)
        while try !condition() {
            if ContinuousClock.now > deadline { return false }
            usleep(5000)
        }
        return true
    }

    /// Returns whether a process is gone, or has ended and wasn't waited for yet.
    static func hasEnded(_ process: Int32) -> Bool {
        let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        // The state follows the name in brackets.
        guard let state = text.split(separator: ")").last?.split(separator: " ").first else { return true }
        return ["Z", "X"].contains(state)
    }
}
