import BuilderUIKit

/// The page on which people are invited to a share: a placeholder.
@preconcurrency @MainActor
open class UICloudSharingController: UIViewController {
    /// The rights that can be chosen.
    public struct PermissionOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates rights.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// All of the rights, which an empty set stands for.
        public static let standard: Self = []
        /// Access by all who know the location.
        public static let allowPublic = Self(rawValue: 1)
        /// Access by those who are invited.
        public static let allowPrivate = Self(rawValue: 2)
        /// The right to read.
        public static let allowReadOnly = Self(rawValue: 4)
        /// The right to read and change.
        public static let allowReadWrite = Self(rawValue: 8)
    }

    /// The share; nil before it is made.
    open private(set) var share: CKShare?
    /// The rights that can be chosen. Kept, not drawn.
    open var availablePermissions: PermissionOptions = []
    /// The object that is told about the share.
    open weak var delegate: (any UICloudSharingControllerDelegate)?

    /// Creates a page for a share.
    public init(share: CKShare, container: CKContainer) {
        self.share = share
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a page for a share that a closure makes, which isn't called.
    public init(
        preparationHandler:
            @escaping (
                UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
            ) -> Void
    ) { super.init(nibName: nil, bundle: nil) }

    /// Creates a page from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        loadPlaceholder(name: "UICloudSharingController", detail: delegate?.itemTitle(for: self))
    }
}

/// The methods with which a page asks for what is shared, and reports changes; nobody changes anything.
@preconcurrency @MainActor
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
    /// Receives the error of a share that couldn't be saved.
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    /// Returns the title of what is shared.
    func itemTitle(for csc: UICloudSharingController) -> String?
    /// Returns the data of an image of what is shared.
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    /// Returns the type of what is shared.
    func itemType(for csc: UICloudSharingController) -> String?
    /// Called when the share was saved.
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    /// Called when the share was ended.
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
