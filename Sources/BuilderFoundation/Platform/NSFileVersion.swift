import Foundation

/// A version of a file: there are none but the current one, since nothing keeps others.
open class NSFileVersion: NSObject, @unchecked Sendable {
    /// The file.
    open var url: URL { file }
    /// The name of the file.
    open var localizedName: String? { file.lastPathComponent }
    /// The time of the file's last change.
    open var modificationDate: Date? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }
    /// A Boolean value that indicates whether the version contradicts another; false.
    open var isConflict: Bool { false }
    /// A Boolean value that indicates whether a contradiction is resolved; true.
    open var isResolved = true
    /// A Boolean value that indicates whether the version can be removed to make room; false.
    open var isDiscardable = false
    private let file: URL

    private init(_ url: URL) { file = url }

    /// Returns the version of a file; nil if the file doesn't exist.
    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
        FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url) : nil
    }
    /// Returns the earlier versions of a file: none.
    open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
    /// Returns the versions of a file that contradict each other: none.
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
    /// Removes the earlier versions of a file: there are none.
    open class func removeOtherVersionsOfItem(at url: URL) throws {}
    /// Throws an error: the current version can't be removed.
    open func remove() throws { throw CocoaError(.featureUnsupported) }
    /// Copies the version in place of a file, and returns the file.
    @discardableResult
    open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
        guard url != file else { return url }
        try Data(contentsOf: file).write(to: url, options: .atomic)
        return url
    }

    /// The options of replacing a file.
    public struct ReplacingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Moves the version instead of copying it; without effect on the current one.
        public static let byMoving = ReplacingOptions(rawValue: 1 << 0)
    }
}
