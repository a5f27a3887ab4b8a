import BuilderFoundation
import Builderos

/// The log of the process, which is empty: messages go to standard error.
public final class OSLogStore: NSObject, Sendable {
    /// The part of the system whose messages a store contains.
    public enum Scope: Int, Sendable {
        case system = 0
        case currentProcessIdentifier = 1
    }

    public init(scope: Scope) throws {}
    public func position(date: Date) -> OSLogPosition { OSLogPosition() }
    public func position(timeIntervalSinceLatestBoot interval: TimeInterval) -> OSLogPosition { OSLogPosition() }
    public func position(timeIntervalSinceEnd interval: TimeInterval) -> OSLogPosition { OSLogPosition() }
    public func getEntries(at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws
        -> AnySequence<OSLogEntry>
    { AnySequence([]) }
}

/// A position in a log.
public final class OSLogPosition: NSObject, Sendable {}

/// An entry of a log.
open class OSLogEntry: NSObject, @unchecked Sendable {
    open var composedMessage: String { "" }
    open var date: Date { .distantPast }
}

/// A message of a log.
open class OSLogEntryLog: OSLogEntry, @unchecked Sendable {
    /// The importance of an entry.
    public enum Level: Int, Sendable {
        case undefined, debug, info, notice, error, fault
    }

    open var level: Level { .undefined }
    open var subsystem: String { "" }
    open var category: String { "" }
}
