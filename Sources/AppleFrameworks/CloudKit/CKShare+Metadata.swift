import BuilderFoundation

extension CKShare {
    /// The part that a person has in a share.
    public enum ParticipantRole: Int, Sendable { case unknown, owner, privateUser = 3, publicUser, administrator }
    /// The answer of a person to an invitation.
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }

    /// A description of a share to which the user is invited. The system makes it, which doesn't happen on Linux.
    public enum Metadata: Sendable {
        /// The identifier of the share's container.
        public var containerIdentifier: String { switch self {} }
        /// The share.
        public var share: CKShare { switch self {} }
        /// The shared record; nil unless it was requested.
        public var rootRecord: CKRecord? { switch self {} }
        /// The identifier of the shared record; nil for a zone.
        public var hierarchicalRootRecordID: CKRecord.ID? { switch self {} }
        /// The user's part in the share.
        public var participantRole: ParticipantRole { switch self {} }
        /// The user's answer.
        public var participantStatus: ParticipantAcceptanceStatus { switch self {} }
        /// The user's right.
        public var participantPermission: ParticipantPermission { switch self {} }
    }
}
