import BuilderUIKit
import Foundation

extension UIDatePicker {
    /// Sets whether a date, a time, both or a duration is chosen; both by default.
    @discardableResult
    public func datePickerMode(_ mode: UIDatePicker.Mode) -> Self { setting { $0.datePickerMode = mode } }

    /// The language and the order of the parts; nil for the calendar's.
    @discardableResult
    public func locale(_ locale: Locale?) -> Self { setting { $0.locale = locale } }

    /// The calendar that dates are counted by; the system's by default.
    @discardableResult
    public func calendar(_ calendar: Calendar) -> Self { setting { $0.calendar = calendar } }

    /// The time zone that times are shown in; nil for the calendar's.
    @discardableResult
    public func timeZone(_ timeZone: TimeZone?) -> Self { setting { $0.timeZone = timeZone } }

    /// The chosen date, brought between the limits.
    @discardableResult
    public func date(_ date: Date) -> Self { setting { $0.date = date } }

    /// The chosen date, brought between the limits; a picture shows the end of the animation.
    @discardableResult
    public func date(_ date: Date, animated: Bool) -> Self { setting { $0.setDate(date, animated: animated) } }

    /// The earliest date that can be chosen; nil, the default, for any. Limits that cross each other are ignored.
    @discardableResult
    public func minimumDate(_ date: Date?) -> Self { setting { $0.minimumDate = date } }

    /// The latest date that can be chosen; nil, the default, for any. Limits that cross each other are ignored.
    @discardableResult
    public func maximumDate(_ date: Date?) -> Self { setting { $0.maximumDate = date } }

    /// The chosen duration, in seconds, cut down to whole minutes of less than a day.
    @discardableResult
    public func countDownDuration(_ duration: TimeInterval) -> Self { setting { $0.countDownDuration = duration } }

    /// The steps of the minutes: a divisor of 60 up to 30; others count as 1.
    @discardableResult
    public func minuteInterval(_ interval: Int) -> Self { setting { $0.minuteInterval = interval } }

    /// Sets whether wheels or labels are shown; automatic by default.
    @discardableResult
    public func preferredDatePickerStyle(_ style: UIDatePickerStyle) -> Self {
        setting { $0.preferredDatePickerStyle = style }
    }

    /// Sets whether the date is shown on a whole step of the minutes; true by default.
    @discardableResult
    public func roundsToMinuteInterval(_ rounds: Bool) -> Self { setting { $0.roundsToMinuteInterval = rounds } }
}
