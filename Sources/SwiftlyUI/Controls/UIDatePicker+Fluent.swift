import BuilderUIKit
import Foundation

extension UIDatePicker {
    /// Sets whether a date, a time, both or a duration is chosen; both by default.
    @discardableResult
    public func datePickerMode(_ mode: UIDatePicker.Mode) -> Self {
        datePickerMode = mode
        return self
    }

    /// The language and the order of the parts; nil for the calendar's.
    @discardableResult
    public func locale(_ locale: Locale?) -> Self {
        self.locale = locale
        return self
    }

    /// The calendar that dates are counted by; the system's by default.
    @discardableResult
    public func calendar(_ calendar: Calendar) -> Self {
        self.calendar = calendar
        return self
    }

    /// The time zone that times are shown in; nil for the calendar's.
    @discardableResult
    public func timeZone(_ timeZone: TimeZone?) -> Self {
        self.timeZone = timeZone
        return self
    }

    /// The chosen date, brought between the limits.
    @discardableResult
    public func date(_ date: Date) -> Self {
        self.date = date
        return self
    }

    /// The chosen date, brought between the limits; a picture shows the end of the animation.
    @discardableResult
    public func date(_ date: Date, animated: Bool) -> Self {
        setDate(date, animated: animated)
        return self
    }

    /// The earliest date that can be chosen; nil, the default, for any. Limits that cross each other are ignored.
    @discardableResult
    public func minimumDate(_ date: Date?) -> Self {
        minimumDate = date
        return self
    }

    /// The latest date that can be chosen; nil, the default, for any. Limits that cross each other are ignored.
    @discardableResult
    public func maximumDate(_ date: Date?) -> Self {
        maximumDate = date
        return self
    }

    /// The chosen duration, in seconds, cut down to whole minutes of less than a day.
    @discardableResult
    public func countDownDuration(_ duration: TimeInterval) -> Self {
        countDownDuration = duration
        return self
    }

    /// The steps of the minutes: a divisor of 60 up to 30; others count as 1.
    @discardableResult
    public func minuteInterval(_ interval: Int) -> Self {
        minuteInterval = interval
        return self
    }

    /// Sets whether wheels or labels are shown; automatic by default.
    @discardableResult
    public func preferredDatePickerStyle(_ style: UIDatePickerStyle) -> Self {
        preferredDatePickerStyle = style
        return self
    }

    /// Sets whether the date is shown on a whole step of the minutes; true by default.
    @discardableResult
    public func roundsToMinuteInterval(_ rounds: Bool) -> Self {
        roundsToMinuteInterval = rounds
        return self
    }
}
