import BuilderFoundation

/// A text that is spoken.
open class INSpeakableString: NSObject, @unchecked Sendable {
    /// The text.
    public let spokenPhrase: String
    /// The pronunciation.
    public let pronunciationHint: String?
    /// The identifier of what is named.
    public let vocabularyIdentifier: String?

    /// Creates a text.
    public convenience init(spokenPhrase: String) {
        self.init(vocabularyIdentifier: spokenPhrase, spokenPhrase: spokenPhrase, pronunciationHint: nil)
    }

    /// Creates a text with a pronunciation.
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.vocabularyIdentifier = vocabularyIdentifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
    }
}

/// The kind of a message that is sent.
public enum INOutgoingMessageType: Int, Sendable {
    /// Any, a text, or a sound.
    case unknown, outgoingMessageText, outgoingMessageAudio
}

/// A file that is sent with a message.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {}

/// A request to send a message.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
    /// The persons to whom the message goes.
    public let recipients: [INPerson]?
    /// The kind of the message.
    public let outgoingMessageType: INOutgoingMessageType
    /// The text.
    public let content: String?
    /// The name of the group.
    public let speakableGroupName: INSpeakableString?
    /// The identifier of the conversation.
    public let conversationIdentifier: String?
    /// The name of the service.
    public let serviceName: String?
    /// The person who sends the message.
    public let sender: INPerson?
    /// The files.
    public let attachments: [INSendMessageAttachment]?

    /// Creates a request.
    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [INSendMessageAttachment]?
    ) {
        self.recipients = recipients
        self.outgoingMessageType = outgoingMessageType
        self.content = content
        self.speakableGroupName = speakableGroupName
        self.conversationIdentifier = conversationIdentifier
        self.serviceName = serviceName
        self.sender = sender
        self.attachments = attachments
        super.init()
    }

    /// Creates a request of a text.
    public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?, serviceName: String?, sender: INPerson?
    ) {
        self.init(
            recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
            speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
            serviceName: serviceName, sender: sender, attachments: nil)
    }

    /// Creates a request without content, because archives don't exist on Linux.
    public required init?(coder: NSCoder) {
        (recipients, outgoingMessageType, content, speakableGroupName) = (nil, .unknown, nil, nil)
        (conversationIdentifier, serviceName, sender, attachments) = (nil, nil, nil, nil)
        super.init(coder: coder)
    }
}

/// A request whose parameters can have images.
public protocol INIntentSetImageKeyPath {}

extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath where Self: INIntent {
    /// Sets the image that the system shows for a parameter; without effect.
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {}
}

/// The direction of an interaction.
public enum INInteractionDirection: Int, Sendable {
    /// Any, from the user, or to the user.
    case unspecified, outgoing, incoming
}
