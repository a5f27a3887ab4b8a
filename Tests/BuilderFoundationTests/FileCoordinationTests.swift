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
        init(_ path: String) { presentedItemURL = URL(fileURLWithPath: path) }
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
