import Foundation
import Settling
import Synchronization

/// An object that shows the content of a file or a folder, and is notified when a coordinator changes it.
///
/// All presenters are in one process: other processes' changes aren't noticed.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The location of the file or folder; nil if there is none yet.
    var presentedItemURL: URL? { get }
    /// The queue on which the presenter is notified.
    var presentedItemOperationQueue: OperationQueue { get }
    /// Notifies the presenter that another one's coordinator wants to read; it calls `reader` with a closure to be
    /// called after reading.
    func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Notifies the presenter that another one's coordinator wants to write; it calls `writer` with a closure to be
    /// called after writing.
    func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
    /// Requests the presenter to save what it changed, before another one's coordinator reads.
    func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Notifies the presenter that the file is about to be removed.
    func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Notifies the presenter that the file has moved.
    func presentedItemDidMove(to newURL: URL)
    /// Notifies the presenter that the file or the folder was written.
    func presentedItemDidChange()
    /// Notifies the presenter of a folder that a file in it was written.
    func presentedSubitemDidChange(at url: URL)
    /// Notifies the presenter of a folder that a file appeared in it; not called.
    func presentedSubitemDidAppear(at url: URL)
    /// Notifies the presenter of a folder that a file in it has moved.
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
}

extension NSFilePresenter {
    public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        reader(nil)
    }
    public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
        writer(nil)
    }
    public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    public func presentedItemDidMove(to newURL: URL) {}
    public func presentedItemDidChange() {}
    public func presentedSubitemDidChange(at url: URL) {}
    public func presentedSubitemDidAppear(at url: URL) {}
    public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
}

/// A file that a coordinator reads or writes on a queue.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    /// The location of the file.
    public let url: URL
    fileprivate let isWriting: Bool

    private init(_ url: URL, isWriting: Bool) { (self.url, self.isWriting) = (url, isWriting) }

    /// Returns the intent to read a file.
    open class func readingIntent(
        with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, isWriting: false) }

    /// Returns the intent to write a file.
    open class func writingIntent(
        with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, isWriting: true) }
}

/// A reader and writer of files that other processes may use.
///
/// On Linux it doesn't wait for other processes or presenters; presenters in this process are notified of its changes.
open class NSFileCoordinator: NSObject {
    /// The purpose of reading.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// The purpose of writing.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    private struct Presenters: @unchecked Sendable {
        var all: [any NSFilePresenter] = []
    }
    private static let presenters = Mutex(Presenters())

    /// The presenters that are notified of changes.
    open class var filePresenters: [any NSFilePresenter] { presenters.withLock { $0 }.all }

    /// Adds a presenter, which is kept until it is removed.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
        let added = Presenters(all: [filePresenter])
        presenters.withLock { $0.all += added.all }
    }

    /// Removes a presenter.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        let identifier = ObjectIdentifier(filePresenter)
        presenters.withLock { $0.all.removeAll { ObjectIdentifier($0) == identifier } }
    }

    /// The identifier of whoever reads and writes; without effect.
    open var purposeIdentifier = UUID().uuidString
    private weak var presenter: (any NSFilePresenter)?

    /// Creates a coordinator; a presenter isn't notified of its own changes.
    public init(filePresenter: (any NSFilePresenter)? = nil) { presenter = filePresenter }

    /// Calls a closure with a file's location.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) {
        reader(url)
    }

    /// Calls a closure with a file's location, and notifies the file's presenters.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) {
        if options.contains(.forDeleting) {
            notify(of: url) {
                $0.accommodatePresentedItemDeletion { _ in }
            } inFolder: { _ in
            }
            writer(url)
        } else {
            writer(url)
            wrote(url)
        }
    }

    /// Calls a closure with the locations of a file that is read and of one that is written, and notifies the latter's
    /// presenters.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        readerWriter(readingURL, writingURL)
        wrote(writingURL)
    }

    /// Calls a closure with the locations of two files that are written, and notifies their presenters.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL, URL) -> Void
    ) {
        writer(url1, url2)
        for url in [url1, url2] { wrote(url) }
    }

    /// Calls a closure on a queue, and notifies the presenters of the files that are written.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        nonisolated(unsafe) let coordinator = self
        queue.addOperationTracked {
            accessor(nil)
            for intent in intents where intent.isWriting { coordinator.wrote(intent.url) }
        }
    }

    /// Notifies presenters that the file is about to move; without effect.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}

    /// Notifies presenters that the file has moved.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        notify(of: oldURL) {
            $0.presentedItemDidMove(to: newURL)
        } inFolder: {
            $0.presentedSubitem(at: oldURL, didMoveTo: newURL)
        }
    }

    /// Cancels waiting for presenters; without effect, since nothing waits.
    open func cancel() {}

    private func wrote(_ url: URL) {
        notify(of: url) {
            $0.presentedItemDidChange()
        } inFolder: {
            $0.presentedSubitemDidChange(at: url)
        }
    }

    /// Calls closures with a file's presenters and with those of folders that contain it, on their queues.
    private func notify(
        of url: URL, item: @escaping @Sendable (any NSFilePresenter) -> Void,
        inFolder: @escaping @Sendable (any NSFilePresenter) -> Void
    ) {
        let path = url.standardizedFileURL.path
        for other in Self.filePresenters where other !== presenter {
            guard let presented = other.presentedItemURL?.standardizedFileURL.path else { continue }
            let isItem = presented == path
            guard isItem || path.hasPrefix(presented + "/") else { continue }
            nonisolated(unsafe) let other = other
            other.presentedItemOperationQueue.addOperationTracked { isItem ? item(other) : inFolder(other) }
        }
    }
}
