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
    fileprivate let access: Access

    fileprivate enum Access {
        case reading(NSFileCoordinator.ReadingOptions)
        case writing(NSFileCoordinator.WritingOptions)
    }

    private init(_ url: URL, _ access: Access) { (self.url, self.access) = (url, access) }

    /// Returns the intent to read a file.
    open class func readingIntent(
        with url: URL, options: NSFileCoordinator.ReadingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, .reading(options)) }

    /// Returns the intent to write a file.
    open class func writingIntent(
        with url: URL, options: NSFileCoordinator.WritingOptions = []
    ) -> NSFileAccessIntent { NSFileAccessIntent(url, .writing(options)) }
}

/// A reader and writer of files that other processes may use.
///
/// All presenters are in this process. A coordinator calls those of a file on their queues, and waits for their answers
/// before it calls its accessor; those whose queue is the current one are called at once, and may answer later.
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

    /// Calls a closure with a file's location, once the file's presenters have saved it.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) { access([(url, .reading(options))]) { reader(url) } }

    /// Calls a closure with a file's location, and notifies the file's presenters.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) { access([(url, .writing(options))]) { writer(url) } }

    /// Calls a closure with the locations of a file that is read and of one that is written, and notifies the latter's
    /// presenters.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        access([(readingURL, .reading(readingOptions)), (writingURL, .writing(writingOptions))]) {
            readerWriter(readingURL, writingURL)
        }
    }

    /// Calls a closure with the locations of two files that are written, and notifies their presenters.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL, URL) -> Void
    ) { access([(url1, .writing(options1)), (url2, .writing(options2))]) { writer(url1, url2) } }

    /// Calls a closure on a queue, and notifies the presenters of the files that are written.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        nonisolated(unsafe) let coordinator = self
        queue.addOperationTracked { coordinator.access(intents.map { ($0.url, $0.access) }) { accessor(nil) } }
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

    /// Cancels waiting for presenters; without effect.
    open func cancel() {}

    // MARK: Presenters

    /// Calls an accessor after other presenters have made way for it, and notifies them of what it wrote.
    private func access(_ items: [(url: URL, access: NSFileAccessIntent.Access)], accessor: () -> Void) {
        let reacquirers = Mutex<[@Sendable () -> Void]>([])
        for item in items {
            ask(item.url) { presenter, done in
                let queue = presenter.presentedItemOperationQueue
                let answer: @Sendable ((@Sendable () -> Void)?) -> Void = { reacquirer in
                    if let reacquirer { reacquirers.withLock { $0.append { queue.addOperationTracked(reacquirer) } } }
                    done()
                }
                switch item.access {
                case .reading: presenter.relinquishPresentedItem(toReader: answer)
                case .writing: presenter.relinquishPresentedItem(toWriter: answer)
                }
            }
            if item.access.needsSavedChanges {
                ask(item.url) { presenter, done in presenter.savePresentedItemChanges { _ in done() } }
            }
            if item.access.isDeletion {
                ask(item.url) { presenter, done in presenter.accommodatePresentedItemDeletion { _ in done() } }
            }
        }
        accessor()
        for reacquire in reacquirers.withLock({ $0 }) { reacquire() }
        for item in items where item.access.isChange {
            notify(of: item.url) {
                $0.presentedItemDidChange()
            } inFolder: {
                $0.presentedSubitemDidChange(at: item.url)
            }
        }
    }

    /// Calls a closure with each presenter of a file on its queue, and waits until the presenter is done.
    private func ask(
        _ url: URL, _ body: @escaping @Sendable (any NSFilePresenter, @escaping @Sendable () -> Void) -> Void
    ) {
        for (other, isItem) in presenters(of: url) where isItem {
            let queue = other.presentedItemOperationQueue
            let isMain = queue.underlyingQueue.map(MainQueue.isMain) ?? false
            if queue === OperationQueue.current || isMain && MainQueue.isCurrent {
                body(other) {}
            } else {
                nonisolated(unsafe) let other = other
                let answer = DispatchSemaphore(value: 0)
                queue.addOperationTracked { body(other) { answer.signal() } }
                answer.wait()
            }
        }
    }

    /// Calls closures with a file's presenters and with those of folders that contain it, on their queues.
    private func notify(
        of url: URL, item: @escaping @Sendable (any NSFilePresenter) -> Void,
        inFolder: @escaping @Sendable (any NSFilePresenter) -> Void
    ) {
        for (other, isItem) in presenters(of: url) {
            nonisolated(unsafe) let other = other
            other.presentedItemOperationQueue.addOperationTracked { isItem ? item(other) : inFolder(other) }
        }
    }

    /// Returns the other presenters of a file, and of the folders that contain it.
    private func presenters(of url: URL) -> [(presenter: any NSFilePresenter, isItem: Bool)] {
        let path = url.standardizedFileURL.path
        return Self.filePresenters.filter { $0 !== presenter }.compactMap { other in
            guard let presented = other.presentedItemURL?.standardizedFileURL.path else { return nil }
            return presented == path ? (other, true) : path.hasPrefix(presented + "/") ? (other, false) : nil
        }
    }
}

extension NSFileAccessIntent.Access {
    /// A Boolean value that indicates whether presenters save their changes before the access.
    fileprivate var needsSavedChanges: Bool {
        switch self {
        case .reading(let options): !options.contains(.withoutChanges)
        case .writing(let options): options.contains(.forMerging)
        }
    }
    /// A Boolean value that indicates whether the file is removed.
    fileprivate var isDeletion: Bool {
        if case .writing(let options) = self { options.contains(.forDeleting) } else { false }
    }
    /// A Boolean value that indicates whether presenters are notified of a change after the access.
    fileprivate var isChange: Bool {
        if case .writing(let options) = self { !options.contains(.forDeleting) } else { false }
    }
}
