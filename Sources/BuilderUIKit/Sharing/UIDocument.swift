import BuilderUniformTypeIdentifiers
import Foundation
import Synchronization

/// A document in a file, which subclasses make of the file's data, and of which they make the data.
///
/// Files are read and written at once; completion handlers are called later, on the main queue. The content of a
/// package, which is a folder, is a `FileWrapper`. A document isn't among the presenters of `NSFileCoordinator` unless
/// it is added, and its own accesses aren't coordinated.
@preconcurrency @MainActor
open class UIDocument: _MainActorObject, @preconcurrency NSFilePresenter {
    /// A change of the content.
    public enum ChangeKind: Int, Hashable, Sendable {
        /// A change was made, undone or made again; or there are no more changes.
        case done, undone, redone, cleared
    }

    /// The reason why the file is written.
    public enum SaveOperation: Int, Hashable, Sendable {
        /// The document is new, or its file is replaced.
        case forCreating, forOverwriting
    }

    /// The state of a document.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The document is open.
        public static let normal: State = []
        /// The document isn't open.
        public static let closed = State(rawValue: 1 << 0)
        /// There are versions that contradict each other; never set.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The last attempt to save failed.
        public static let savingError = State(rawValue: 1 << 2)
        /// The content can't be changed now.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// The file is being downloaded; never set.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }

    /// The notification that a document's state changed.
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// The file.
    open private(set) var fileURL: URL {
        get { location.withLock { $0 } }
        set { location.withLock { $0 = newValue } }
    }
    /// The file's location, which coordinators read on any thread.
    private let location: Mutex<URL>
    /// The state; closed at first.
    open private(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    /// The time of the file's last change that the document knows; nil before it is opened.
    open var fileModificationDate: Date?
    /// The manager of the user's changes, created when it is first read, and anew after it is set to nil. What it records,
    /// undoes and does again counts as a change of the document (Apple's documentation).
    open var undoManager: UndoManager! {
        get {
            if ownUndoManager == nil { self.undoManager = UndoManager() }
            return ownUndoManager
        }
        set {
            ownUndoManager?.removeChangeObserver(self)
            ownUndoManager = newValue
            newValue?.addChangeObserver(self) { [weak self] in self?.count($0) }
        }
    }
    private var ownUndoManager: UndoManager?
    /// The activity of editing the document; nil by default.
    open var userActivity: NSUserActivity?
    /// The progress of a download; always nil.
    open var progress: Progress? { nil }
    private var changeCount = 0
    /// A Boolean value that indicates whether undoing and redoing can't lead back to the saved content.
    private var hasLostSavedContent = false

    /// Creates a closed document of a file, which needn't exist.
    public init(fileURL url: URL) {
        location = Mutex(url)
        super.init(_responder: ())
    }

    /// The file's name without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The identifier of the file's type by its extension, such as `public.plain-text`; nil for an unknown one.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    /// The identifier of the type in which the document is saved: that of the file.
    open var savingFileType: String? { fileType }

    /// Returns the extension of a type's files.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }

    // MARK: The content

    /// Takes the content of the file, as `Data`, or as a `FileWrapper` for a folder; subclasses override it.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// Returns the content of the file, as `Data` or as a `FileWrapper`; subclasses override it.
    open func contents(forType typeName: String) throws -> Any { Data() }

    /// Reads a file, and passes its data to ``load(fromContents:ofType:)``; those of a folder as a `FileWrapper`.
    open func read(from url: URL) throws {
        let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
        let contents: Any = isFolder ? try FileWrapper(url: url) : try Data(contentsOf: url)
        try load(fromContents: contents, ofType: fileType)
        fileModificationDate = Self.modificationDate(of: url)
    }

    /// Writes a content in place of a file.
    ///
    /// - Throws: `CocoaError(.fileWriteUnknown)` for a content that is neither `Data` nor a `FileWrapper`, and the
    ///   errors of writing.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
    }

    /// Writes a content to a file.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let files as FileWrapper:
            try files.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    /// Returns attributes of the file in addition to the system's; none by default.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    private static func modificationDate(of url: URL) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.modificationDate] as? Date
    }

    // MARK: Opening, saving and closing

    private func finish(_ completionHandler: ((Bool) -> Void)?, _ succeeded: Bool) {
        guard let completionHandler else { return }
        answerLater { completionHandler(succeeded) }
    }

    private func attempt(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch {
            handleError(error, userInteractionPermitted: false)
            return false
        }
    }

    /// Opens the document: reads its file.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let succeeded = attempt { try read(from: fileURL) }
        if succeeded { documentState.remove(.closed) }
        finish(completionHandler, succeeded)
    }

    /// Saves unsaved changes, and closes the document.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        let succeeded = !hasUnsavedChanges || saveNow(to: fileURL, for: .forOverwriting)
        if succeeded { documentState.insert(.closed) }
        finish(completionHandler, succeeded)
    }

    /// Saves the document.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) { finish(completionHandler, saveNow(to: url, for: saveOperation)) }

    /// Saves unsaved changes.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return finish(completionHandler, true) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Replaces the content with that of a file.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let succeeded = attempt { try read(from: url) }
        if succeeded { updateChangeCount(.cleared) }
        finish(completionHandler, succeeded)
    }

    /// Opens the document, and returns whether that succeeded.
    open func open() async -> Bool {
        await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
    }
    /// Closes the document, and returns whether that succeeded.
    open func close() async -> Bool {
        await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
    }
    /// Saves the document, and returns whether that succeeded.
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { continuation in
            save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
        }
    }

    private func saveNow(to url: URL, for operation: SaveOperation) -> Bool {
        let succeeded = attempt {
            let contents = try contents(forType: savingFileType ?? "public.data")
            let attributes = try fileAttributesToWrite(to: url, for: operation)
            try writeContents(contents, andAttributes: attributes, safelyTo: url, for: operation)
        }
        guard succeeded else {
            documentState.insert(.savingError)
            return false
        }
        fileURL = url
        fileModificationDate = Self.modificationDate(of: url)
        documentState.remove(.savingError)
        if operation == .forCreating { documentState.remove(.closed) }
        updateChangeCount(.cleared)
        return true
    }

    // MARK: Changes

    /// A Boolean value that indicates whether there are changes since the document was saved.
    open var hasUnsavedChanges: Bool { changeCount != 0 || hasLostSavedContent }

    /// Notes a change of the content. The document isn't saved by itself.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done:
            // A change after saved ones were undone: they can't be done again.
            if changeCount < 0 { hasLostSavedContent = true }
            changeCount += 1
        case .redone: changeCount += 1
        case .undone: changeCount -= 1
        case .cleared: (changeCount, hasLostSavedContent) = (0, false)
        }
    }

    private func count(_ change: UndoManager.Change) {
        switch change {
        case .groupEnded: updateChangeCount(.done)
        case .undone: updateChangeCount(.undone)
        case .redone: updateChangeCount(.redone)
        }
    }

    /// Calls a closure on another thread, where it may read and write the document's file.
    open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async { block() }
    }

    /// Called before the content must not be changed; does nothing by default, and isn't called.
    open func disableEditing() {}
    /// Called when the content may be changed again; does nothing by default, and isn't called.
    open func enableEditing() {}
    /// Called with the error of an attempt to read or to write; logs a warning by default.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        WarningLog.add("the document \(fileURL.lastPathComponent) can't be read or written: \(error)")
        finishedHandlingError(error, recovered: false)
    }
    /// Writes the document's state into its activity: the file's location; isn't called.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
    }
    /// Restores the document from an activity; does nothing by default, and isn't called.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
    /// The key of the file's location in an activity.
    public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

    // MARK: Other coordinators

    /// The file, for coordinators.
    nonisolated open var presentedItemURL: URL? { location.withLock { $0 } }
    /// The queue on which the document is notified of others' accesses: the main one.
    nonisolated open var presentedItemOperationQueue: OperationQueue { .main }
    /// Called when a coordinator moved the file: the document follows it.
    open func presentedItemDidMove(to newURL: URL) { fileURL = newURL }
    /// Called when a coordinator changed the file; does nothing by default.
    open func presentedItemDidChange() {}
    /// Called before a coordinator removes the file; does nothing by default.
    open func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Called before a coordinator reads the file: saves it.
    open func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        autosave { completionHandler($0 ? nil : CocoaError(.fileWriteUnknown)) }
    }

    /// Called when an error was handled; does nothing by default.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// Called when the user can't answer an error any more; does nothing by default, and isn't called.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
}
