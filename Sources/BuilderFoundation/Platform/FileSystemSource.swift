import Foundation

/// The flag that opens a file only to watch it; on Linux it is opened for reading.
public let O_EVTONLY: Int32 = O_RDONLY

extension DispatchSource {
    /// Creates a source of the changes of an open file or folder, by Linux's inotify.
    ///
    /// The file is the one at the descriptor's path when the source is created. Until `resume()` or `activate()`
    /// changes are only collected.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        FileSystemSource(handle: fileDescriptor, mask: eventMask, queue: queue)
    }
}

/// A source of a file's changes.
public protocol DispatchSourceFileSystemObject: AnyObject {
    /// The descriptor of the file.
    var handle: Int32 { get }
    /// The changes for which the handler is called.
    var data: DispatchSource.FileSystemEvent { get }
    /// The changes that the source waits for.
    var mask: DispatchSource.FileSystemEvent { get }
    /// A Boolean value that indicates whether the source was canceled.
    var isCancelled: Bool { get }
    /// Sets the closure that is called after changes, on the source's queue.
    func setEventHandler(handler: (@convention(block) () -> Void)?)
    /// Sets the closure that is called once the source is canceled.
    func setCancelHandler(handler: (@convention(block) () -> Void)?)
    func activate()
    func resume()
    func suspend()
    func cancel()
}

extension DispatchSource.FileSystemEvent {
    /// The events of inotify for each change; there are none for revoked access and locks. A file that is open loses
    /// its last link by a change of its attributes, and is deleted only when it is closed.
    fileprivate static var kinds: [(event: Self, mask: Int)] {
        [
            (.delete, Int(IN_ATTRIB) | Int(IN_DELETE_SELF)), (.write, Int(IN_MODIFY) | entries),
            (.extend, Int(IN_MODIFY) | entries), (.attrib, Int(IN_ATTRIB)), (.link, Int(IN_ATTRIB)),
            (.rename, Int(IN_MOVE_SELF)),
        ]
    }
    /// The changes of a folder's entries, which are those of its content; changes within its files aren't.
    fileprivate static let entries = Int(IN_CREATE) | Int(IN_DELETE) | Int(IN_MOVED_FROM) | Int(IN_MOVED_TO)
}

private final class FileSystemSource: DispatchSourceFileSystemObject {
    let handle: Int32
    let mask: DispatchSource.FileSystemEvent
    private(set) var data: DispatchSource.FileSystemEvent = []
    private var handler: (@convention(block) () -> Void)?
    private let source: any DispatchSourceProtocol
    private let notifications: Int32
    private let watch: Int32
    private var isDeleted = false

    init(handle: Int32, mask: DispatchSource.FileSystemEvent, queue: DispatchQueue?) {
        (self.handle, self.mask) = (handle, mask)
        notifications = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard notifications >= 0 else {
            // The system gives no more instances: the source never fires.
            (source, watch) = (DispatchSource.makeUserDataAddSource(queue: queue), -1)
            return
        }
        let bits = DispatchSource.FileSystemEvent.kinds.filter { mask.contains($0.event) }.reduce(0) { $0 | $1.mask }
        watch = inotify_add_watch(notifications, "/proc/self/fd/\(handle)", UInt32(bits))
        if mask.contains(.delete) {
            // An open folder gets no event of its own when it is removed, but the one around it does.
            let removal = UInt32(IN_DELETE) | UInt32(IN_MOVED_TO) | UInt32(IN_MASK_ADD)
            inotify_add_watch(notifications, "/proc/self/fd/\(handle)/..", removal)
        }
        source = DispatchSource.makeReadSource(fileDescriptor: notifications, queue: queue)
        source.setEventHandler { [weak self] in self?.readEvents() }
        setCancelHandler(handler: nil)
    }

    deinit { source.cancel() }

    var isCancelled: Bool { source.isCancelled }
    func setEventHandler(handler: (@convention(block) () -> Void)?) { self.handler = handler }
    func setCancelHandler(handler: (@convention(block) () -> Void)?) {
        source.setCancelHandler { [notifications] in
            if notifications >= 0 { close(notifications) }
            handler?()
        }
    }
    func activate() { source.activate() }
    func resume() { source.resume() }
    func suspend() { source.suspend() }
    func cancel() { source.cancel() }

    private func readEvents() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(notifications, &buffer, buffer.count)
        var bits = 0
        buffer.withUnsafeBytes { bytes in
            let header = MemoryLayout<inotify_event>.size
            var offset = 0
            while offset + header <= count {
                let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                offset += header + Int(event.len)
                guard event.wd == watch else { continue }
                // Events with a name are those of a folder's files.
                bits |= event.len == 0 ? Int(event.mask) : Int(event.mask) & DispatchSource.FileSystemEvent.entries
            }
        }
        data = DispatchSource.FileSystemEvent.kinds.reduce(into: []) { events, kind in
            if kind.event != .delete, kind.mask & bits != 0, mask.contains(kind.event) { events.insert(kind.event) }
        }
        if mask.contains(.delete), !isDeleted, hasNoLink {
            isDeleted = true
            data.insert(.delete)
        }
        if !data.isEmpty { handler?() }
    }

    /// A Boolean value that indicates whether the file has no name any more.
    private var hasNoLink: Bool {
        var status = stat()
        return fstat(handle, &status) == 0 && status.st_nlink == 0
    }
}
