@_exported import BuilderFoundation
@_exported import BuilderUniformTypeIdentifiers

/// The identifier of a file in an app's storage.
public struct NSFileProviderItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The root folder.
    public static let rootContainer = NSFileProviderItemIdentifier("NSFileProviderRootContainerItemIdentifier")
    /// The files in use.
    public static let workingSet = NSFileProviderItemIdentifier("NSFileProviderWorkingSetContainerItemIdentifier")
    /// The deleted files.
    public static let trashContainer = NSFileProviderItemIdentifier("NSFileProviderTrashContainerItemIdentifier")
}

/// The identifier of a storage.
public struct NSFileProviderDomainIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A page of a listing.
public struct NSFileProviderPage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Data
    public init(rawValue: Data) { self.rawValue = rawValue }
    public init(_ rawValue: Data) { self.rawValue = rawValue }
    /// The first page in the order of dates.
    public static let initialPageSortedByDate = NSFileProviderPage(Data("date".utf8))
    /// The first page in the order of names.
    public static let initialPageSortedByName = NSFileProviderPage(Data("name".utf8))
}

/// A state of a storage.
public struct NSFileProviderSyncAnchor: RawRepresentable, Hashable, Sendable {
    public let rawValue: Data
    public init(rawValue: Data) { self.rawValue = rawValue }
    public init(_ rawValue: Data) { self.rawValue = rawValue }
}

/// The user's permissions for a file.
public struct NSFileProviderItemCapabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reading files.
    public static let allowsReading = NSFileProviderItemCapabilities(rawValue: 1)
    /// Writing files.
    public static let allowsWriting = NSFileProviderItemCapabilities(rawValue: 2)
    /// Moving to other folders.
    public static let allowsReparenting = NSFileProviderItemCapabilities(rawValue: 4)
    /// Renaming.
    public static let allowsRenaming = NSFileProviderItemCapabilities(rawValue: 8)
    /// Moving to the trash.
    public static let allowsTrashing = NSFileProviderItemCapabilities(rawValue: 16)
    /// Deleting.
    public static let allowsDeleting = NSFileProviderItemCapabilities(rawValue: 32)
    /// Listing a folder.
    public static let allowsContentEnumerating = allowsReading
    /// Adding to a folder.
    public static let allowsAddingSubItems = allowsWriting
    /// All of them.
    public static let allowsAll = NSFileProviderItemCapabilities(rawValue: 63)
}

/// The versions of a file's content and properties.
open class NSFileProviderItemVersion: NSObject, @unchecked Sendable {
    /// The version of the content.
    public let contentVersion: Data
    /// The version of the properties.
    public let metadataVersion: Data
    /// Creates versions.
    public init(contentVersion: Data, metadataVersion: Data) {
        (self.contentVersion, self.metadataVersion) = (contentVersion, metadataVersion)
    }
}

/// The properties of a file in an app's storage.
public protocol NSFileProviderItemProtocol: NSObjectProtocol {
    /// The file.
    var itemIdentifier: NSFileProviderItemIdentifier { get }
    /// The folder.
    var parentItemIdentifier: NSFileProviderItemIdentifier { get }
    /// The name.
    var filename: String { get }
    /// The type.
    var contentType: UTType { get }
    /// The user's permissions.
    var capabilities: NSFileProviderItemCapabilities { get }
    /// The versions.
    var itemVersion: NSFileProviderItemVersion { get }
    /// The number of bytes.
    var documentSize: NSNumber? { get }
    /// The number of a folder's files.
    var childItemCount: NSNumber? { get }
    /// The date of creation.
    var creationDate: Date? { get }
    /// The date of the last change of the content.
    var contentModificationDate: Date? { get }
    /// A Boolean value that indicates whether the content is on the device.
    var isDownloaded: Bool { get }
    /// A Boolean value that indicates whether the content is being fetched.
    var isDownloading: Bool { get }
    /// A Boolean value that indicates whether the content is on the server.
    var isUploaded: Bool { get }
    /// A Boolean value that indicates whether the content is being sent.
    var isUploading: Bool { get }
}

/// The properties of a file in an app's storage.
public typealias NSFileProviderItem = NSFileProviderItemProtocol

extension NSFileProviderItemProtocol {
    public var contentType: UTType { UTType(filenameExtension: (filename as NSString).pathExtension) ?? .data }
    public var capabilities: NSFileProviderItemCapabilities { .allowsAll }
    public var itemVersion: NSFileProviderItemVersion {
        NSFileProviderItemVersion(contentVersion: Data(), metadataVersion: Data())
    }
    public var documentSize: NSNumber? { nil }
    public var childItemCount: NSNumber? { nil }
    public var creationDate: Date? { nil }
    public var contentModificationDate: Date? { nil }
    public var isDownloaded: Bool { false }
    public var isDownloading: Bool { false }
    public var isUploaded: Bool { false }
    public var isUploading: Bool { false }
}
