@_exported import BuilderFoundation
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
open class EKCalendar: EKObject, @unchecked Sendable {
    open var title = ""
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
}
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    public init(eventStore: EKEventStore) {}
    open var eventIdentifier: String! { nil }
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
}
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    public init(eventStore: EKEventStore) {}
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var priority = 0
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
    open func save(_ event: EKEvent, span: EKSpan) throws { throw CocoaError(.fileWriteNoPermission) }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw CocoaError(.fileWriteNoPermission) }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw CocoaError(.fileWriteNoPermission) }

    private func deny(_ handler: @escaping AccessHandler) { DispatchQueue.main.async { handler(false, nil) } }
}

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
