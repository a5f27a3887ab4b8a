import BuilderUIKit
import Foundation

extension UIDatePicker {
    /// Sets the mode: date, time, both or a duration; both by default.
    @discardableResult
    public func datePickerMode(_ mode: UIDatePicker.Mode) -> Self { setting { $0.datePickerMode = mode } }

    /// The locale, which determines language and component order; nil for the calendar's.
    @discardableResult
    public func locale(_ locale: Locale?) -> Self { setting { $0.locale = locale } }

    /// The calendar of the dates; the system's by default.
    @discardableResult
    public func calendar(_ calendar: Calendar) -> Self { setting { $0.calendar = calendar } }

    /// The time zone of the displayed times; nil for the calendar's.
    @discardableResult
    public func timeZone(_ timeZone: TimeZone?) -> Self { setting { $0.timeZone = timeZone } }

    /// The selected date, clamped to the limits.
    @discardableResult
    public func date(_ date: Date) -> Self { setting { $0.date = date } }

    /// The selected date, clamped to the limits; a picture shows the end of the animation.
    @discardableResult
    public func date(_ date: Date, animated: Bool) -> Self { setting { $0.setDate(date, animated: animated) } }

    /// The earliest selectable date; nil, the default, for no limit. A minimum beyond the maximum disables both limits.
    @discardableResult
    public func minimumDate(_ date: Date?) -> Self { setting { $0.minimumDate = date } }

    /// The latest selectable date; nil, the default, for no limit. A minimum beyond the maximum disables both limits.
    @discardableResult
    public func maximumDate(_ date: Date?) -> Self { setting { $0.maximumDate = date } }

    /// The selected duration in seconds, truncated to whole minutes of less than a day.
    @discardableResult
    public func countDownDuration(_ duration: TimeInterval) -> Self { setting { $0.countDownDuration = duration } }

    /// The interval of the minutes: a divisor of 60 up to 30; other values count as 1.
    @discardableResult
    public func minuteInterval(_ interval: Int) -> Self { setting { $0.minuteInterval = interval } }

    /// Sets the preferred style, such as wheels or labels; automatic by default.
    @discardableResult
    public func preferredDatePickerStyle(_ style: UIDatePickerStyle) -> Self {
        setting { $0.preferredDatePickerStyle = style }
    }

    /// Sets whether the date is rounded to the minute interval; true by default.
    @discardableResult
    public func roundsToMinuteInterval(_ rounds: Bool) -> Self { setting { $0.roundsToMinuteInterval = rounds } }
}
