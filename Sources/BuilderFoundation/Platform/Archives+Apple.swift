import Foundation

extension NSKeyedUnarchiver {
    /// Returns the objects of an archived array; nil if the archive holds something else.
    public static func unarchivedArrayOfObjects<Element: NSObject & NSCoding>(
        ofClass cls: Element.Type, from data: Data
    ) throws -> [Element]? {
        try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [Element]
    }

    /// Returns the objects of an archived array of several classes; nil if the archive holds something else.
    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
    }

    /// Returns an archived dictionary; nil if the archive holds something else.
    public static func unarchivedDictionary<Key: NSObject & NSCopying & NSCoding, Value: NSObject & NSCoding>(
        ofKeyClass keyCls: Key.Type, objectClass valueCls: Value.Type, from data: Data
    ) throws -> [Key: Value]? {
        let found = try unarchivedObject(ofClasses: [NSDictionary.self, keyCls, valueCls], from: data)
        return (found as? NSDictionary).flatMap { dictionary in
            var result: [Key: Value] = [:]
            for (key, value) in dictionary {
                guard let key = key as? Key, let value = value as? Value else { return nil }
                result[key] = value
            }
            return result
        }
    }
}

extension ByteCountFormatter {
    /// Returns a text of an amount of data.
    public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
        string(fromByteCount: measurement.bytes)
    }

    /// Returns a text of an amount of data.
    public class func string(
        from measurement: Measurement<UnitInformationStorage>, countStyle: ByteCountFormatter.CountStyle
    ) -> String {
        string(fromByteCount: measurement.bytes, countStyle: countStyle)
    }
}

extension Measurement<UnitInformationStorage> {
    /// The whole bytes; the limit of their type if there are more, and 0 without a number.
    var bytes: Int64 {
        let value = converted(to: .bytes).value.rounded()
        if value.isNaN { return 0 }
        return Int64(exactly: value) ?? (value < 0 ? .min : .max)
    }
}

extension URLResourceKey {
    /// The bytes that are free for what the user asked for.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    /// The bytes that are free for what can wait.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

/// The state of a file of iCloud.
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The file isn't on the device.
    public static let notDownloaded = URLUbiquitousItemDownloadingStatus(
        rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
    /// An older version of the file is on the device.
    public static let downloaded = URLUbiquitousItemDownloadingStatus(
        rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
    /// The newest version of the file is on the device.
    public static let current = URLUbiquitousItemDownloadingStatus(
        rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
}

extension URLResourceValues {
    /// A Boolean value that indicates whether the file is in iCloud: false.
    public var isUbiquitousItem: Bool? { false }
    /// The state of a file of iCloud: nil.
    public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
    /// A Boolean value that indicates whether a file of iCloud is being fetched: nil.
    public var ubiquitousItemIsDownloading: Bool? { nil }
    /// A Boolean value that indicates whether a file is in iCloud: nil.
    public var ubiquitousItemIsUploaded: Bool? { nil }

    /// The bytes that are free for what the user asked for: those of the volume.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeCapacity(.systemFreeSize) }
    /// The bytes that are free for what can wait: those of the volume.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeCapacity(.systemFreeSize) }

    private func volumeCapacity(_ key: FileAttributeKey) -> Int64? {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory())
        return (attributes?[key] as? NSNumber)?.int64Value
    }
}

extension FileManager {
    /// Throws an error: apps on iOS have no trash either.
    public func trashItem(
        at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?
    ) throws { throw CocoaError(.featureUnsupported) }
}

/// A size of the previews that a document gives its file.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of an image of 1024 by 1024 pixels.
    public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
        rawValue: "NSThumbnail1024x1024SizeKey")
}
