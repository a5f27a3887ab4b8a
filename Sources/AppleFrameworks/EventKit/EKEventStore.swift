@_exported import BuilderFoundation
import BuilderUIKit
import Settling

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static let authorized = fullAccess
}
public enum EKEntityType: UInt, Sendable {
    case event, reminder
}
public enum EKSpan: Int, Sendable {
    case thisEvent, futureEvents
}

open class EKObject: NSObject, @unchecked Sendable {
    open var hasChanges: Bool { false }
}
/// The kind of an account.
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
/// An account with calendars; there is none.
open class EKSource: EKObject, @unchecked Sendable {
    init(none: Void) {}
    /// The name.
    open var title: String { "" }
    /// The identifier.
    open var sourceIdentifier: String { "" }
    /// The kind.
    open var sourceType: EKSourceType { .local }
}
/// The kind of a calendar.
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
open class EKCalendar: EKObject, @unchecked Sendable {
    public override init() {}
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
    /// The account.
    open var source: EKSource!
    /// The kind.
    open var type: EKCalendarType { .local }
    /// A Boolean value that indicates whether others publish the calendar.
    open var isSubscribed: Bool { false }
    /// A Boolean value that indicates whether the calendar can't be changed.
    open var isImmutable: Bool { false }
    open var title = ""
    /// The color; nil until the app sets it.
    open var cgColor: CGColor!
    open var calendarIdentifier: String { "" }
    open var allowsContentModifications: Bool { false }
}
open class EKAlarm: EKObject, @unchecked Sendable {
    open var relativeOffset: TimeInterval
    open var absoluteDate: Date?
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
    public init(absoluteDate date: Date) { (absoluteDate, relativeOffset) = (date, 0) }
}
open class EKCalendarItem: EKObject, @unchecked Sendable {
    open var title: String!
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var calendar: EKCalendar!
    open var alarms: [EKAlarm]?
    open var calendarItemIdentifier: String { "" }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Removes an alarm.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// The repetitions.
    open var recurrenceRules: [EKRecurrenceRule]?
    /// A Boolean value that indicates whether the item is repeated.
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    /// A Boolean value that indicates whether there are alarms.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// A Boolean value that indicates whether there are notes.
    open var hasNotes: Bool { notes?.isEmpty == false }
    /// A Boolean value that indicates whether there are attendees.
    open var hasAttendees: Bool { false }
    /// The attendees.
    open var attendees: [EKParticipant]? { nil }
    /// The date at which the item was made.
    open var creationDate: Date? { nil }
    /// The date of the last change.
    open var lastModifiedDate: Date? { nil }
    /// Adds a repetition.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    /// Removes a repetition.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    public init(eventStore: EKEventStore) {}
    open var eventIdentifier: String! { nil }
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    /// The place.
    open var structuredLocation: EKStructuredLocation?
    /// The owner.
    open var organizer: EKParticipant? { nil }
    /// The use of the time.
    open var availability = EKEventAvailability.busy
    /// The certainty.
    open var status: EKEventStatus { .none }
    /// A Boolean value that indicates whether a repetition was changed alone.
    open var isDetached: Bool { false }
    /// Returns the order of the begins.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
    }
}
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    public init(eventStore: EKEventStore) {}
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var priority = 0
    /// The date of the end.
    open var completionDate: Date?
}

/// The calendars of a user: access can be requested, and is denied.
open class EKEventStore: NSObject, @unchecked Sendable {
    public typealias AccessHandler = @Sendable (Bool, (any Error)?) -> Void
    public override init() {}
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    open func requestAccess(to entityType: EKEntityType, completion: @escaping AccessHandler) { deny(completion) }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    open func requestFullAccessToEvents(completion: @escaping AccessHandler) { deny(completion) }
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents(completion: @escaping AccessHandler) { deny(completion) }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders(completion: @escaping AccessHandler) { deny(completion) }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
    {
        NSPredicate(value: false)
    }
    open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }

    /// The accounts; none.
    open var sources: [EKSource] { [] }
    /// The identifier.
    open var eventStoreIdentifier: String { "" }
    open func requestFullAccessToReminders() async throws -> Bool { false }
    /// Returns nil: there are no calendars.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// Returns nil: there are no items.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// Fails.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Fails.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Fails.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Fails.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Fails.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    /// Fails.
    open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
    /// Does nothing.
    open func reset() {}
    /// Does nothing.
    open func refreshSourcesIfNecessary() {}
    /// Calls a closure with no events.
    open func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Calls a closure with nil later.
    @discardableResult
    open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        DispatchQueue.main.async { completion(nil) }
        return NSObject()
    }
    /// Returns a condition for reminders.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    /// Returns a condition for reminders.
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    /// Returns a condition for reminders.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    private func deny(_ handler: @escaping AccessHandler) { DispatchQueue.main.async { handler(false, nil) } }
}

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
