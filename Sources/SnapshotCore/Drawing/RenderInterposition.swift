import CInterposition
import CoreFoundation
import Foundation
import Settling

/// The date, region and random numbers that an app's code has during a render, on every thread and in every task that
/// belongs to the screen.
///
/// * `Date()`, `Date.now`, `NSDate()` and the C library's `clock_gettime`, `gettimeofday` and `time` give the render's
///   time. Waits until a date, such as `NSCondition.wait(until:)`, use the system's.
/// * `TimeZone.current`, `Locale.current`, `Calendar.current`, their `autoupdatingCurrent`, and all formatters and
///   calendars without a time zone or locale have the render's; `Locale.preferredLanguages` has its locale alone.
/// * `SystemRandomNumberGenerator`, all random values without a generator, `UUID()` and `NSUUID()` are the same in each
///   render of a screen.
///
/// Swift has no way to shadow these in a file that imports Foundation, so the executable replaces the functions that
/// they call (`CInterposition`). Outside of renders, and for renders without such a value, they give the system's.
package enum RenderInterposition {
    /// Replaces the functions; once for the process.
    package static func install() { _ = isInstalled }

    private static let isInstalled: Bool = {
        cinterposition_install(
            cinterposition(
                time: { value in ScreenWork.current?.shownSeconds.map { value?.pointee = $0 } != nil },
                random: { value in ScreenWork.current?.nextRandomNumber().map { value?.pointee = $0 } != nil },
                time_zone: { value in
                    if let zone = ScreenWork.current?.timeZone { assign(zone, to: value, as: TimeZone?.self) }
                },
                cf_time_zone: { value in
                    guard let zone = ScreenWork.current?.timeZone else { return }
                    let name = unsafeBitCast(zone.identifier as NSString, to: CFString.self)
                    if let zone = CFTimeZoneCreateWithName(nil, name, false) {
                        assign(zone, to: value, as: CFTimeZone?.self)
                    }
                },
                locale: { value in
                    if let locale = ScreenWork.current?.locale { assign(locale, to: value, as: Locale.self) }
                },
                preferred_languages: { value in
                    if let locale = ScreenWork.current?.locale {
                        assign([locale.identifier.replacing("_", with: "-")], to: value, as: [String].self)
                    }
                },
                current_calendar: { value in
                    guard let work = ScreenWork.current else { return }
                    if let locale = work.locale {
                        var calendar = locale.calendar
                        calendar.locale = locale
                        assign(calendar, to: value, as: Calendar.self)
                    }
                    setTimeZone(of: value)
                },
                calendar: { setTimeZone(of: $0) }))
        return true
    }()

    private static func assign<Value>(_ new: Value, to value: UnsafeMutableRawPointer?, as type: Value.Type) {
        value?.assumingMemoryBound(to: type).pointee = new
    }

    private static func setTimeZone(of calendar: UnsafeMutableRawPointer?) {
        guard let zone = ScreenWork.current?.timeZone else { return }
        calendar?.assumingMemoryBound(to: Calendar.self).pointee.timeZone = zone
    }
}
