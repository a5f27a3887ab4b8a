import Foundation
import Settling
import Synchronization

/// A class whose objects can be made from the data of an item.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data that the class reads, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns an object made from data.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can be an item's data.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of data that the class writes, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types of data that the object writes; those of the class by default.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Calls a closure with the object's data.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The types of data that the class writes.
    public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// The processes that may read an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All of them, those of the app's team, or the app's own.
    case all, team, group, ownProcess
}

/// The options of an item's file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file is opened where it is.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// An item that is dragged, copied or shared, in one or more representations.
///
/// Completion handlers are called later, on a queue of their own. Types conform to each other only if they are equal,
/// or if the one asked for is `public.data`, `public.item`, `public.content`, `public.text`, `public.image` or
/// `public.url` and the other one is of that family.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// A closure that is called with data, or with an error.
    public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
    /// A closure that is called with an item, or with an error.
    public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void
    /// A closure that loads an item.
    public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// The domain of an item's errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The reason why an item can't be loaded.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    private enum Source {
        case data((@escaping DataHandler) -> Progress?)
        case object(AnyObject)
        case file(URL)
        case handler(LoadHandler)
    }

    private var sources: [(type: String, source: Source)] = []
    private static let queue = DispatchQueue(label: "NSItemProvider")

    /// The name of a file that the item is saved to.
    open var suggestedName: String?
    /// The size of a preview.
    open var preferredPresentationSize = CGSize.zero
    /// Creates an item without representations.
    public override init() { super.init() }

    /// Creates an item from an object and its type.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        sources.append((typeIdentifier, .object(item as AnyObject)))
    }

    /// Creates an item from an object, in all types that it writes.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates an item from a file; nil if it doesn't exist.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        sources.append((Self.fileType(of: fileURL), .file(fileURL)))
    }

    /// The types of the item's representations, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { sources.map(\.type) }

    /// The object from which the item was made; nil for one that is loaded when it is needed.
    package var providedObject: AnyObject? {
        for case (_, .object(let object)) in sources { return object }
        return nil
    }

    /// Returns the types of the representations.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        registeredTypeIdentifiers
    }

    /// Returns a Boolean value that indicates whether the item has a representation of a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { source(for: typeIdentifier) != nil }

    /// Returns a Boolean value that indicates whether the item has a representation of a type.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions
    ) -> Bool {
        hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    /// Returns a Boolean value that indicates whether an object of a class can be made from the item.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
            || sources.contains {
                if case .object(let object) = $0.source { type(of: object) == aClass } else { false }
            }
    }

    /// Returns a Boolean value that indicates whether a value of a type can be made from the item.
    open func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Registers an object, in all types that it writes.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        for type in object.writableTypeIdentifiersForItemProvider { sources.append((type, .object(object))) }
    }

    /// A closure that a loader calls with the object that it made.
    public typealias ObjectHandler = @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void

    /// Registers an object of a class that is made when it is needed, in all types that the class writes.
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping ObjectHandler) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
                loadHandler { object, error in
                    guard let object else { return handler(nil, error) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
                }
            }
        }
    }

    /// Registers data that is made when it is needed.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping DataHandler) -> Progress?
    ) {
        sources.append((typeIdentifier, .data(loadHandler)))
    }

    /// Registers a file that is made when it is needed.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        sources.append(
            (
                typeIdentifier,
                .data { handler in
                    loadHandler { url, _, error in
                        handler(url.flatMap { try? Data(contentsOf: $0) }, error)
                    }
                }
            ))
    }

    /// Registers an item that is made when it is needed.
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        sources.append((typeIdentifier, .handler(loadHandler)))
    }

    /// Calls a closure with an object that is made from the item.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        for (_, source) in sources {
            if case .object(let object) = source, type(of: object) == aClass,
                let object = object as? any NSItemProviderReading
            {
                nonisolated(unsafe) let object = object
                Self.queue.async { completionHandler(object, nil) }
                return progress
            }
        }
        nonisolated(unsafe) let aClass = aClass
        guard let type = aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
        else {
            Self.queue.async { completionHandler(nil, Self.error(.itemUnavailableError)) }
            return progress
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error ?? Self.error(.itemUnavailableError)) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Calls a closure with a value that is made from the item.
    @discardableResult
    open func loadObject<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        nonisolated(unsafe) let finish = { (object: (any NSItemProviderReading)?, error: (any Error)?) in
            var value: T?
            if let object = object as? T._ObjectiveCType { T._forceBridgeFromObjectiveC(object, result: &value) }
            completionHandler(value, error)
        }
        return loadObject(ofClass: T._ObjectiveCType.self) { object, error in finish(object, error) }
    }

    /// Calls a closure with the data of a representation.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping DataHandler
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let later: DataHandler = { data, error in Self.queue.async { completionHandler(data, error) } }
        switch source(for: typeIdentifier)?.source {
        case .data(let load): return load(later) ?? progress
        case .file(let url): later(try? Data(contentsOf: url), nil)
        case .object(let object as any NSItemProviderWriting):
            return object.loadData(withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: later)
                ?? progress
        case .object(let object): later(object as? Data, nil)
        default: later(nil, Self.error(.itemUnavailableError))
        }
        return progress
    }

    /// Calls a closure with a file that has the data of a representation, and is removed afterwards.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            do { try data.write(to: url) } catch { return completionHandler(nil, error) }
            completionHandler(url, nil)
            try? FileManager.default.removeItem(at: url)
        }
    }

    /// Calls a closure with a file of the item, and whether it is the original: a copy, which is removed afterwards.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
    }

    /// Calls a closure with the item itself.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        switch source(for: typeIdentifier)?.source {
        case .handler(let load): load(completionHandler, nil, options)
        case .object(let object):
            nonisolated(unsafe) let item = object as? any NSSecureCoding
            Self.queue.async { completionHandler?(item, nil) }
        case .file(let url): Self.queue.async { completionHandler?(url as NSURL, nil) }
        default:
            loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
                completionHandler?(data.map { $0 as NSData }, error)
            }
        }
    }

    /// Returns the item itself, or throws an error.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        struct Item: @unchecked Sendable { var value: any NSSecureCoding }
        let item: Item = try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
                if let item { return continuation.resume(returning: Item(value: item)) }
                continuation.resume(throwing: error ?? Self.error(.itemUnavailableError))
            }
        }
        return item.value
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.sources = sources
        copy.suggestedName = suggestedName
        return copy
    }

    private func source(for type: String) -> (type: String, source: Source)? {
        sources.first { $0.type == type } ?? sources.first { Self.conforms($0.type, to: type) }
    }

    private static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }

    private static let families = [
        "public.text": ["plain-text", "utf8-plain-text", "html", "rtf", "json", "xml"],
        "public.plain-text": ["utf8-plain-text"], "public.image": ["png", "jpeg", "heic", "tiff", "gif", "webp"],
        "public.url": ["file-url"], "public.movie": ["mpeg-4", "mpeg", "avi", "quicktime-movie"],
    ]

    private static func conforms(_ type: String, to other: String) -> Bool {
        if ["public.data", "public.item", "public.content"].contains(other) { return true }
        guard let last = type.split(separator: ".").last else { return false }
        return families[other]?.contains(String(last)) ?? false
    }

    private static func fileType(of url: URL) -> String {
        switch url.pathExtension.lowercased() {
        case "png": "public.png"
        case "jpg", "jpeg": "public.jpeg"
        case "heic": "public.heic"
        case "gif": "com.compuserve.gif"
        case "txt": "public.plain-text"
        case "html": "public.html"
        case "pdf": "com.adobe.pdf"
        case "mp4": "public.mpeg-4"
        case "mov": "com.apple.quicktime-movie"
        default: "public.data"
        }
    }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.text"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        self.init(string: String(decoding: data, as: UTF8.self))
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw CocoaError(.coderReadCorrupt)
        }
        return url
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
