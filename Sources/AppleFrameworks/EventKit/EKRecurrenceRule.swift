import BuilderFoundation

/// The unit of a repetition.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
/// A day of a week.
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }
/// The use of a time.
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
/// The certainty of an event.
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
/// The answer of a participant.
public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// A day of a repetition.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// The week's number, or zero for all.
    public let weekNumber: Int
    public init(_ dayOfTheWeek: EKWeekday) { (self.dayOfTheWeek, weekNumber) = (dayOfTheWeek, 0) }
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    }
}

/// The end of a repetition.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    /// The last date.
    public let endDate: Date?
    /// The number of repetitions, or zero.
    public let occurrenceCount: Int
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// A repetition of an event.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
    /// The unit.
    public let frequency: EKRecurrenceFrequency
    /// The number of units.
    public let interval: Int
    /// The days of a week.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// The days of a month.
    public let daysOfTheMonth: [NSNumber]?
    /// The months of a year.
    public let monthsOfTheYear: [NSNumber]?
    /// The weeks of a year.
    public let weeksOfTheYear: [NSNumber]?
    /// The days of a year.
    public let daysOfTheYear: [NSNumber]?
    /// The places among the days.
    public let setPositions: [NSNumber]?
    /// The end.
    open var recurrenceEnd: EKRecurrenceEnd?
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, daysOfTheWeek, daysOfTheMonth) = (type, interval, days, monthDays)
        (monthsOfTheYear, self.weeksOfTheYear, self.daysOfTheYear) = (months, weeksOfTheYear, daysOfTheYear)
        (self.setPositions, recurrenceEnd) = (setPositions, end)
    }
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }
}

/// A person of an event; there is none.
open class EKParticipant: EKObject, @unchecked Sendable {
    init(none: Void) {}
    /// The address.
    open var url: URL { URL(fileURLWithPath: "/") }
    /// The name.
    open var name: String? { nil }
    /// The answer.
    open var participantStatus: EKParticipantStatus { .unknown }
    /// A Boolean value that indicates whether the person is the user.
    open var isCurrentUser: Bool { false }
}

/// A place of an event.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
    /// The name.
    open var title: String?
    /// The radius in meters.
    open var radius = 0.0
    public init(title: String) { self.title = title }
}
