import BuilderUIKit

/// The reasons why an event can't be read or saved.
public struct EKError: _FrameworkError {
    /// The codes of failures.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = EKError
        case eventNotMutable = 0
        case noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly
        case durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture
        case startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan
        case calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable
        case sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported
        case reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents
        case calendarDoesNotAllowReminders, sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid
        case invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported
    }
    /// The code.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The name of the errors' domain.
    public static var errorDomain: String { "EKErrorDomain" }
    /// The user doesn't allow it.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    /// The event has no calendar.
    public static var noCalendar: Code { .noCalendar }
    /// The calendar can't be changed.
    public static var calendarReadOnly: Code { .calendarReadOnly }
}

/// The domain of errors.
public let EKErrorDomain = EKError.errorDomain
