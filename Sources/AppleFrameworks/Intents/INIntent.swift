@_exported import BuilderFoundation
import Settling

/// A request of a user to an app.
open class INIntent: NSObject, @unchecked Sendable {
    open var suggestedInvocationPhrase: String?
    /// The identifier of a request that the system made: none.
    open var identifier: String? { nil }
    open var donationMetadata: AnyObject?
    public override init() {}
    public required init?(coder: NSCoder) {}
}
/// The answer to a request.
open class INIntentResponse: NSObject, @unchecked Sendable {
    open var userActivity: NSUserActivity?
    public override init() {}
}

/// A request that was fulfilled; donating one has no effect.
open class INInteraction: NSObject, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?
    /// The direction of the interaction.
    open var direction = INInteractionDirection.unspecified
    /// The time of the interaction.
    open var dateInterval: DateInterval?
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completion?(nil) }
    }
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completion?(nil) }
    }
}

extension NSUserActivity {
    /// The request for which the app was opened: none.
    public var interaction: INInteraction? { nil }
}

/// A phrase of a user for a request.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    open var identifier: UUID { UUID() }
    open var invocationPhrase: String { "" }
}
public enum INShortcut: @unchecked Sendable {
    case intent(INIntent)
    case userActivity(NSUserActivity)
    public init?(intent: INIntent) { self = .intent(intent) }
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    private static let center = INVoiceShortcutCenter()
    open class var shared: INVoiceShortcutCenter { center }
    open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion([], nil) }
    }
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

public enum INSiriAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}
/// The permission to use Siri: it can be requested, and is denied.
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        DispatchQueue.main.async { handler(.denied) }
    }
    open class func siriLanguageCode() -> String { "en-US" }
}

public enum INPersonHandleType: Int, Sendable {
    case unknown, emailAddress, phoneNumber
}
open class INPersonHandle: NSObject, @unchecked Sendable {
    public let value: String?
    public let type: INPersonHandleType
    public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}
open class INImage: NSObject, @unchecked Sendable {
    public convenience init(named name: String) { self.init() }
    public convenience init(imageData: Data) { self.init() }
    public convenience init?(url: URL) { self.init() }
}
open class INPerson: NSObject, @unchecked Sendable {
    public let personHandle: INPersonHandle?
    public let displayName: String
    public let nameComponents: PersonNameComponents?
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    /// A Boolean value that indicates whether the person is the user; false by default.
    public private(set) var isMe = false
    /// The account by which the system suggests the person; `none` by default.
    public private(set) var suggestionType = INPersonSuggestionType.none
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
    }

    /// Creates a person, or the user.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool,
        suggestionType: INPersonSuggestionType = .none
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
        (self.isMe, self.suggestionType) = (isMe, suggestionType)
    }
}

/// The account by which the system suggests a person.
public enum INPersonSuggestionType: Int, Sendable {
    /// None, that of a social profile, or that of an instant message.
    case none, socialProfile, instantMessageAddress
}
