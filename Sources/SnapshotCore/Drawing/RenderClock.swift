import CClock
import Foundation
import Settling

/// The clock that an app's code has during a render: `Date()`, `Date.now`, `NSDate()` and the C library's
/// `clock_gettime`, `gettimeofday` and `time` give the render's time, on every thread and in every task that belongs to
/// the screen. Waits until a date, such as `NSCondition.wait(until:)`, use the system's.
///
/// Swift has no way to shadow `Date()` in a file that imports Foundation, so the executable replaces the C library's
/// `clock_gettime`. Outside of renders, and for renders without a date, it gives the system's time.
package enum RenderClock {
    /// January 1, 2026, at 9:41 UTC: the time at which screens are drawn unless they have another one.
    package static let standard = Date(timeIntervalSince1970: 1_767_260_460)

    /// Replaces the clock of renders; once for the process.
    package static func install() { _ = isInstalled }

    private static let isInstalled: Bool = {
        cclock_set_source { seconds in
            guard let shown = ScreenWork.current?.shownSeconds else { return false }
            seconds?.pointee = shown
            return true
        }
        return true
    }()
}
