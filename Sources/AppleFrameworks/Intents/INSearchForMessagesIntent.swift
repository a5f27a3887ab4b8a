import BuilderFoundation

/// The state of messages that are searched for.
public struct INMessageAttributeOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The messages that were read.
    public static let read = INMessageAttributeOptions(rawValue: 1 << 0)
    /// The messages that weren't read.
    public static let unread = INMessageAttributeOptions(rawValue: 1 << 1)
    /// The messages with a flag.
    public static let flagged = INMessageAttributeOptions(rawValue: 1 << 2)
    /// The messages without a flag.
    public static let unflagged = INMessageAttributeOptions(rawValue: 1 << 3)
    /// The messages that were played.
    public static let played = INMessageAttributeOptions(rawValue: 1 << 4)
}

/// A time between dates, given by their components.
open class INDateComponentsRange: NSObject, @unchecked Sendable {
    /// The components of the beginning.
    public let startDateComponents: DateComponents?
    /// The components of the end.
    public let endDateComponents: DateComponents?

    /// Creates a time.
    public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
        (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
    }
}

/// A request to find messages.
open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
    /// The persons to whom messages went.
    public let recipients: [INPerson]?
    /// The persons who sent messages.
    public let senders: [INPerson]?
    /// The words in messages.
    public let searchTerms: [String]?
    /// The state of messages.
    public let attributes: INMessageAttributeOptions
    /// The time at which messages were sent.
    public let dateTimeRange: INDateComponentsRange?
    /// The identifiers of messages.
    public let identifiers: [String]?
    /// The identifiers of notifications of messages.
    public let notificationIdentifiers: [String]?
    /// The names of groups.
    public let speakableGroupNames: [INSpeakableString]?
    /// The identifiers of conversations.
    public let conversationIdentifiers: [String]?

    /// Creates a request.
    public init(
        recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions,
        dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?,
        speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]? = nil
    ) {
        self.recipients = recipients
        self.senders = senders
        self.searchTerms = searchTerms
        self.attributes = attributes
        self.dateTimeRange = dateTimeRange
        self.identifiers = identifiers
        self.notificationIdentifiers = notificationIdentifiers
        self.speakableGroupNames = speakableGroupNames
        self.conversationIdentifiers = conversationIdentifiers
        super.init()
    }

    /// Creates a request of all messages.
    public convenience override init() {
        self.init(
            recipients: nil, senders: nil, searchTerms: nil, attributes: [], dateTimeRange: nil, identifiers: nil,
            notificationIdentifiers: nil, speakableGroupNames: nil)
    }

    /// Creates a request of all messages, because archives don't exist on Linux.
    public required init?(coder: NSCoder) {
        (recipients, senders, searchTerms, attributes, dateTimeRange) = (nil, nil, nil, [], nil)
        (identifiers, notificationIdentifiers, speakableGroupNames, conversationIdentifiers) = (nil, nil, nil, nil)
        super.init(coder: coder)
    }
}
