import BuilderFoundation
import Foundation
import Synchronization
import Testing

/// Presenters are listed for the process, so these tests use paths of their own.
@Suite struct FileCoordinationTests {
    private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
        let presentedItemURL: URL?
        let presentedItemOperationQueue = OperationQueue()
        private let log = Mutex<[String]>([])
        var events: [String] {
            presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
            return log.withLock { $0 }
        }
        init(_ path: String) {
            presentedItemURL = URL(fileURLWithPath: path)
            presentedItemOperationQueue.maxConcurrentOperationCount = 1
        }
        func presentedItemDidChange() { note("changed") }
        func presentedItemDidMove(to newURL: URL) { note("moved to \(newURL.lastPathComponent)") }
        func presentedSubitemDidChange(at url: URL) { note("changed \(url.lastPathComponent)") }
        func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
            note("deletion")
            completionHandler(nil)
        }
        private func note(_ event: String) { log.withLock { $0.append(event) } }
    }

    @Test func presentersAreNotifiedOfOthersWriting() {
        let folder = "/tmp/\(UUID().uuidString)"
        let presenters = [Presenter(folder), Presenter(folder + "/a"), Presenter(folder + "/b")]
        presenters.forEach(NSFileCoordinator.addFilePresenter)
        let url = URL(fileURLWithPath: folder + "/a")
        NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: url, error: nil) { #expect($0 == url) }
        #expect(presenters.map(\.events) == [["changed a"], ["changed"], []])

        // Neither reading nor one's own writing is announced.
        NSFileCoordinator().coordinate(readingItemAt: url, error: nil) { #expect($0 == url) }
        NSFileCoordinator(filePresenter: presenters[1]).coordinate(writingItemAt: url, error: nil) { _ in }
        #expect(presenters.map(\.events) == [["changed a", "changed a"], ["changed"], []])

        NSFileCoordinator().item(at: url, didMoveTo: URL(fileURLWithPath: folder + "/c"))
        NSFileCoordinator().coordinate(writingItemAt: url, options: .forDeleting, error: nil) { _ in }
        #expect(presenters[1].events == ["changed", "moved to c", "deletion"])
        presenters.forEach(NSFileCoordinator.removeFilePresenter)
        NSFileCoordinator().coordinate(writingItemAt: url, error: nil) { _ in }
        #expect(presenters[1].events.count == 3)
    }

    @Test func intentsCallTheirAccessorOnAQueue() {
        let presenter = Presenter("/tmp/\(UUID().uuidString)/read")
        let url = URL(fileURLWithPath: "/tmp/\(UUID().uuidString)/written")
        let other = Presenter(url.path)
        for each in [presenter, other] { NSFileCoordinator.addFilePresenter(each) }
        defer { for each in [presenter, other] { NSFileCoordinator.removeFilePresenter(each) } }
        let queue = OperationQueue()
        let intents = [
            NSFileAccessIntent.readingIntent(with: URL(fileURLWithPath: presenter.presentedItemURL?.path ?? "")),
            NSFileAccessIntent.writingIntent(with: url, options: .forReplacing),
        ]
        NSFileCoordinator().coordinate(with: intents, queue: queue) { #expect($0 == nil) }
        queue.waitUntilAllOperationsAreFinished()
        #expect(presenter.events == [])
        #expect(other.events == ["changed"])
    }

    /// A presenter that gives way, which notes what it is asked for in order.
    private final class Editor: NSObject, NSFilePresenter, @unchecked Sendable {
        let presentedItemURL: URL?
        let presentedItemOperationQueue = OperationQueue()
        private let log = Mutex<[String]>([])
        var events: [String] {
            presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
            return log.withLock { events in
                defer { events = [] }
                return events
            }
        }
        init(_ path: String) {
            presentedItemURL = URL(fileURLWithPath: path)
            presentedItemOperationQueue.maxConcurrentOperationCount = 1
        }
        func note(_ event: String) { log.withLock { $0.append(event) } }
        func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
            note("reader")
            reader { self.note("reader is done") }
        }
        func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
            note("writer")
            writer { self.note("writer is done") }
        }
        func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
            note("save")
            completionHandler(nil)
        }
        func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
            note("deletion")
            completionHandler(nil)
        }
        func presentedItemDidChange() { note("changed") }
    }

    @Test func presentersGiveWay() {
        let editor = Editor("/tmp/\(UUID().uuidString)")
        NSFileCoordinator.addFilePresenter(editor)
        defer { NSFileCoordinator.removeFilePresenter(editor) }
        let coordinator = NSFileCoordinator()
        guard let url = editor.presentedItemURL else { return }
        coordinator.coordinate(readingItemAt: url, error: nil) { _ in editor.note("access") }
        #expect(editor.events == ["reader", "save", "access", "reader is done"])
        coordinator.coordinate(readingItemAt: url, options: .withoutChanges, error: nil) { _ in editor.note("access") }
        #expect(editor.events == ["reader", "access", "reader is done"])
        coordinator.coordinate(writingItemAt: url, error: nil) { _ in editor.note("access") }
        #expect(editor.events == ["writer", "access", "writer is done", "changed"])
        coordinator.coordinate(writingItemAt: url, options: .forMerging, error: nil) { _ in editor.note("access") }
        #expect(editor.events == ["writer", "save", "access", "writer is done", "changed"])
        NSFileCoordinator(filePresenter: editor).coordinate(writingItemAt: url, error: nil) { _ in }
        #expect(editor.events == [])
        // On its own queue a presenter is called at once.
        editor.presentedItemOperationQueue.addOperation {
            NSFileCoordinator().coordinate(readingItemAt: url, error: nil) { _ in editor.note("access") }
        }
        #expect(editor.events == ["reader", "save", "access", "reader is done"])
    }

    @Test func deletionsAreNoChanges() {
        let editor = Editor("/tmp/\(UUID().uuidString)")
        NSFileCoordinator.addFilePresenter(editor)
        defer { NSFileCoordinator.removeFilePresenter(editor) }
        guard let url = editor.presentedItemURL else { return }
        let other = url.appendingPathExtension("other")
        let coordinator = NSFileCoordinator()
        let deleted = ["writer", "deletion", "writer is done"]
        coordinator.coordinate(
            readingItemAt: other, options: [], writingItemAt: url, options: .forDeleting, error: nil
        ) { _, _ in }
        #expect(editor.events == deleted)
        coordinator.coordinate(
            writingItemAt: other, options: [], writingItemAt: url, options: .forDeleting, error: nil
        ) { _, _ in }
        #expect(editor.events == deleted)
        let queue = OperationQueue()
        coordinator.coordinate(with: [.writingIntent(with: url, options: .forDeleting)], queue: queue) { _ in }
        queue.waitUntilAllOperationsAreFinished()
        #expect(editor.events == deleted)
    }

    /// Returns the changes of a file or folder that an action makes before the source begins, each time that its
    /// handler is called, until there is one of some changes.
    private func changes(
        _ mask: DispatchSource.FileSystemEvent, of url: URL, until last: DispatchSource.FileSystemEvent,
        action: () throws -> Void
    ) async throws -> [DispatchSource.FileSystemEvent.RawValue] {
        let descriptor = open(url.path, O_EVTONLY)
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: descriptor, eventMask: mask, queue: .global())
        let (events, found) = AsyncStream.makeStream(of: UInt.self)
        source.setEventHandler { [unowned source] in
            found.yield(source.data.rawValue)
            if !source.data.isDisjoint(with: last) { found.finish() }
        }
        source.setCancelHandler { close(descriptor) }
        try action()
        source.resume()
        var all: [UInt] = []
        for await event in events { all.append(event) }
        source.cancel()
        return all
    }

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    @Test func openFilesAreDeletedWhenTheirLastNameGoes() async throws {
        try await withFolder { folder in
            let (file, other) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
            for url in [file, other] { try Data("a".utf8).write(to: url) }
            let deletion = DispatchSource.FileSystemEvent.delete
            let replaced = try await changes(.delete, of: file, until: .delete) {
                // Other attributes aren't a deletion.
                chmod(file.path, 0o600)
                rename(other.path, file.path)
            }
            #expect(replaced == [deletion.rawValue])
            let removed = try await changes([.delete, .link], of: file, until: .delete) {
                try FileManager.default.removeItem(at: file)
            }
            #expect(removed == [deletion.union(.link).rawValue])
            try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
            #expect(try await changes(.delete, of: other, until: .delete) { rmdir(other.path) } == [deletion.rawValue])
        }
    }

    @Test func foldersReportTheirEntries() async throws {
        try await withFolder { folder in
            let (outer, file) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("a/b"))
            try FileManager.default.createDirectory(at: outer, withIntermediateDirectories: true)
            try Data("a".utf8).write(to: file)
            let renamed = try await changes([.write, .attrib, .rename], of: outer, until: .rename) {
                let handle = try FileHandle(forWritingTo: file)
                try handle.write(contentsOf: Data("b".utf8))
                try handle.close()
                chmod(file.path, 0o600)
                rename(outer.path, outer.path + "2")
            }
            #expect(renamed == [DispatchSource.FileSystemEvent.rename.rawValue])
            let added = try await changes([.write, .attrib], of: folder, until: .write) {
                try FileManager.default.createDirectory(
                    at: folder.appendingPathComponent("c"), withIntermediateDirectories: true)
            }
            #expect(added == [DispatchSource.FileSystemEvent.write.rawValue])
        }
    }

    @Test func aSourceReportsChangesOfItsFile() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("a".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let descriptor = open(url.path, O_EVTONLY)
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: descriptor, eventMask: [.write, .rename], queue: .global())
        let (events, found) = AsyncStream.makeStream(of: UInt.self)
        source.setEventHandler { [unowned source] in found.yield(source.data.rawValue) }
        source.setCancelHandler {
            close(descriptor)
            found.finish()
        }
        source.resume()
        let file = try FileHandle(forWritingTo: url)
        try file.write(contentsOf: Data("b".utf8))
        try file.close()
        var iterator = events.makeAsyncIterator()
        #expect(await iterator.next() == DispatchSource.FileSystemEvent.write.rawValue)
        source.cancel()
        #expect(source.isCancelled)
        while let event = await iterator.next() { #expect(event == DispatchSource.FileSystemEvent.write.rawValue) }
    }
}
