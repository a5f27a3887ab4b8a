import BuilderFoundation

extension CKShare {
    /// The part that a person has in a share.
    public enum ParticipantRole: Int, Sendable { case unknown, owner, privateUser = 3, publicUser, administrator }
    /// The answer of a person to an invitation.
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }

    /// A description of a share to which the user is invited. The system makes it, which doesn't happen on Linux.
    open class Metadata: NSObject, @unchecked Sendable {
        /// The identifier of the share's container.
        public let containerIdentifier: String
        /// The share.
        public let share: CKShare
        /// The shared record; nil unless it was requested.
        open var rootRecord: CKRecord? { nil }
        /// The identifier of the shared record; nil for a zone.
        open var hierarchicalRootRecordID: CKRecord.ID? { nil }
        /// The user's part in the share.
        open var participantRole: ParticipantRole { .privateUser }
        /// The user's answer.
        open var participantStatus: ParticipantAcceptanceStatus { .pending }
        /// The user's right.
        open var participantPermission: ParticipantPermission { share.publicPermission }

        init(containerIdentifier: String, share: CKShare) {
            (self.containerIdentifier, self.share) = (containerIdentifier, share)
        }
    }
}
