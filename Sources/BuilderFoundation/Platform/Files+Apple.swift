import Foundation

extension FileManager {
    /// The user's iCloud account: none.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Returns nil: there is no iCloud.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Returns a Boolean value that indicates whether a file is in iCloud: false.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Throws an error: there is no iCloud.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.fileNoSuchFile) }

    /// Returns a folder of the process's temporary one, which it makes, for the apps of a group.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let url = temporaryDirectory.appendingPathComponent("AppGroups").appendingPathComponent(groupIdentifier)
        try? createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }
}

extension URL {
    /// The options of bookmarks, which have no effect.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    }

    /// The options of resolving bookmarks, which have no effect.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    }

    /// Returns true: files need no permission of their own.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Ends the access.
    public func stopAccessingSecurityScopedResource() {}

    /// Returns the location as a bookmark's data.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        Data(absoluteString.utf8)
    }

    /// Creates the location of a bookmark, which is stale if the file is gone.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let location = URL(string: String(decoding: data, as: UTF8.self)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        bookmarkDataIsStale = location.isFileURL && !FileManager.default.fileExists(atPath: location.path)
        self = location
    }

    /// The user's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The files that can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The app's own files.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The user's library.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// The user's downloads.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? temporaryDirectory
    }
}
