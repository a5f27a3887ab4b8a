import BuilderFoundation

/// The output of a call's sound.
public enum INCallAudioRoute: Int, Sendable {
    /// Any, the speaker, or a device by Bluetooth.
    case unknown, speakerphoneAudioRoute, bluetoothAudioRoute
}

/// The kind of a call's destination.
public enum INCallDestinationType: Int, Sendable {
    /// Any, a number, an emergency, the mailbox, or the last number.
    case unknown, normal, emergency, voicemail, redial
    /// A number that called.
    case callBack
}

/// The media of a call.
public enum INCallCapability: Int, Sendable {
    /// Any, sound, or sound and pictures.
    case unknown, audioCall, videoCall
}

/// The properties of recorded calls.
open class INCallRecordFilter: NSObject, @unchecked Sendable {
    /// The persons; nil for all.
    public let participants: [INPerson]?
    /// The media.
    public let callCapability: INCallCapability

    /// Creates properties.
    public init(participants: [INPerson]?, callCapability: INCallCapability) {
        (self.participants, self.callCapability) = (participants, callCapability)
    }
}

/// A call that was recorded.
open class INCallRecord: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// Creates a record.
    public init(identifier: String) { self.identifier = identifier }
}

/// A request to call.
open class INStartCallIntent: INIntent, @unchecked Sendable {
    /// The properties of the call to return.
    public let callRecordFilter: INCallRecordFilter?
    /// The call to return.
    public let callRecordToCallBack: INCallRecord?
    /// The output of the sound.
    public let audioRoute: INCallAudioRoute
    /// The kind of the destination.
    public let destinationType: INCallDestinationType
    /// The persons to call.
    public let contacts: [INPerson]?
    /// The media.
    public let callCapability: INCallCapability

    /// Creates a request.
    public init(
        callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
        destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
    ) {
        self.callRecordFilter = callRecordFilter
        self.callRecordToCallBack = callRecordToCallBack
        self.audioRoute = audioRoute
        self.destinationType = destinationType
        self.contacts = contacts
        self.callCapability = callCapability
        super.init()
    }

    /// Creates a request without values.
    public required init?(coder: NSCoder) {
        callRecordFilter = nil
        callRecordToCallBack = nil
        audioRoute = .unknown
        destinationType = .unknown
        contacts = nil
        callCapability = .unknown
        super.init(coder: coder)
    }
}
