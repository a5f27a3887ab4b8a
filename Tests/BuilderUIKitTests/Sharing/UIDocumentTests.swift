import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIDocumentTests {
    private final class Note: UIDocument {
        var text = ""
        var errors = 0
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self) + (typeName == "public.plain-text" ? "" : "?")
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
    }

    private final class Unsaved: UIDocument {
        override func contents(forType typeName: String) throws -> Any { 1 }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
    }

    private func withFile(_ body: (URL) async throws -> Void) async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: url) }
        try await body(url)
    }

    private final class Album: UIDocument {
        var names: [String] = []
        override func contents(forType typeName: String) throws -> Any {
            FileWrapper(
                directoryWithFileWrappers: Dictionary(
                    uniqueKeysWithValues: names.map { ($0, FileWrapper(regularFileWithContents: Data($0.utf8))) }))
        }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let folder = contents as? FileWrapper else { throw CocoaError(.fileReadCorruptFile) }
            names = (folder.fileWrappers ?? [:]).keys.sorted()
        }
    }

    @Test func coordinatorsNotifyDocuments() async throws {
        try await withFile { url in
            let note = Note(fileURL: url)
            note.text = "milk"
            note.updateChangeCount(.done)
            NSFileCoordinator.addFilePresenter(note)
            defer { NSFileCoordinator.removeFilePresenter(note) }
            // The document's own accesses don't concern it.
            NSFileCoordinator(filePresenter: note).coordinate(readingItemAt: url, error: nil) { _ in }
            #expect(note.hasUnsavedChanges)
            var text = ""
            NSFileCoordinator().coordinate(readingItemAt: url, error: nil) {
                text = (try? String(contentsOf: $0, encoding: .utf8)) ?? ""
            }
            #expect(text == "milk")
            #expect(!note.hasUnsavedChanges)
        }
    }

    @Test func foldersAreDocuments() async throws {
        try await withFile { url in
            let album = Album(fileURL: url)
            album.names = ["a", "b"]
            #expect(await album.save(to: url, for: .forCreating))
            album.names = ["c"]
            #expect(await album.save(to: url, for: .forOverwriting))
            let other = Album(fileURL: url)
            #expect(await other.open())
            #expect(other.names == ["c"])
            #expect((try? Data(contentsOf: url.appendingPathComponent("c"))) == Data("c".utf8))
        }
    }

    @Test func contentIsSavedAndOpened() async throws {
        try await withFile { url in
            let note = Note(fileURL: url)
            note.text = "milk"
            #expect(note.documentState == .closed)
            #expect(await note.save(to: url, for: .forCreating))
            #expect(note.documentState == .normal)
            let other = Note(fileURL: url)
            #expect(await other.open())
            #expect(other.text == "milk")
            #expect(other.documentState == .normal && other.fileModificationDate != nil)
            #expect(other.localizedName == url.deletingPathExtension().lastPathComponent)
        }
    }

    @Test func closingSavesChanges() async throws {
        try await withFile { url in
            try Data("a".utf8).write(to: url)
            let note = Note(fileURL: url)
            #expect(await note.open())
            note.text = "b"
            #expect(await note.close())
            #expect(try String(contentsOf: url, encoding: .utf8) == "a", "no change was noted")
            #expect(await note.open())
            note.text = "c"
            note.updateChangeCount(.done)
            #expect(note.hasUnsavedChanges)
            #expect(await note.close())
            #expect(!note.hasUnsavedChanges && note.documentState == .closed)
            #expect(try String(contentsOf: url, encoding: .utf8) == "c")
        }
    }

    @Test func missingFileIsAnError() async throws {
        try await withFile { url in
            let note = Note(fileURL: url)
            #expect(await !note.open())
            #expect(note.errors == 1 && note.documentState == .closed)
        }
    }

    @Test func contentThatIsNoDataIsAnError() async throws {
        try await withFile { url in
            let document = Unsaved(fileURL: url)
            #expect(await !document.save(to: url, for: .forCreating))
            #expect(document.documentState == [.closed, .savingError])
            #expect(!FileManager.default.fileExists(atPath: url.path))
        }
    }

    @Test func completionIsCalledLater() async throws {
        try await withFile { url in
            let note = Note(fileURL: url)
            var results: [Bool] = []
            note.open { results.append($0) }
            #expect(results.isEmpty)
            _ = await note.close()
            #expect(results == [false])
        }
    }

    @Test func undoneChangesAreNone() {
        let note = Note(fileURL: URL(fileURLWithPath: "/a.txt"))
        note.updateChangeCount(.done)
        note.updateChangeCount(.undone)
        #expect(!note.hasUnsavedChanges)
    }

    @Test func stateChangesAreNotified() async throws {
        try await withFile { url in
            let note = Note(fileURL: url)
            nonisolated(unsafe) var states = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIDocument.stateChangedNotification, object: note, queue: nil
            ) { _ in states += 1 }
            defer { NotificationCenter.default.removeObserver(token) }
            _ = await note.save(to: url, for: .forCreating)
            _ = await note.close()
            #expect(states == 2)
        }
    }

    @Test func undoManagersAreCreatedWhenTheyAreRead() throws {
        let document = Note(fileURL: URL(fileURLWithPath: "/tmp/a.txt"))
        let manager = try #require(document.undoManager)
        #expect(document.undoManager === manager)
        manager.registerUndo(withTarget: document) { $0.text = "before" }
        document.text = "after"
        manager.undo()
        #expect(document.text == "before")
        document.undoManager = nil
        #expect(document.undoManager != nil && document.undoManager !== manager)
    }

    @Test func undoManagersCountChanges() throws {
        let document = Note(fileURL: URL(fileURLWithPath: "/tmp/a.txt"))
        let manager = try #require(document.undoManager)
        func write(_ text: String) {
            let old = document.text
            manager.registerUndo(withTarget: document) { _ in write(old) }
            document.text = text
        }
        #expect(!document.hasUnsavedChanges)
        write("one")
        #expect(document.hasUnsavedChanges)
        manager.undo()
        #expect(!document.hasUnsavedChanges)
        manager.redo()
        #expect(document.text == "one" && document.hasUnsavedChanges)
        document.updateChangeCount(.cleared)
        manager.beginUndoGrouping()
        write("two")
        write("three")
        #expect(!document.hasUnsavedChanges, "the group is open")
        manager.endUndoGrouping()
        manager.undo()
        #expect(document.text == "one" && !document.hasUnsavedChanges)
        manager.undo()
        write("four")
        #expect(document.hasUnsavedChanges, "the saved text can't be reached by undoing")
        manager.undo()
        #expect(document.hasUnsavedChanges)
        document.updateChangeCount(.cleared)
        let other = Note(fileURL: URL(fileURLWithPath: "/tmp/b.txt"))
        other.undoManager = manager
        write("five")
        #expect(document.hasUnsavedChanges && other.hasUnsavedChanges, "both have the manager")
        other.undoManager = nil
        document.updateChangeCount(.cleared)
        other.updateChangeCount(.cleared)
        write("six")
        #expect(document.hasUnsavedChanges && !other.hasUnsavedChanges)
        document.updateChangeCount(.cleared)
        document.undoManager = UndoManager()
        manager.registerUndo(withTarget: document) { _ in }
        #expect(!document.hasUnsavedChanges, "it is another's manager")
        write("two")
        #expect(!document.hasUnsavedChanges)
        document.undoManager.registerUndo(withTarget: document) { _ in }
        #expect(document.hasUnsavedChanges)
    }

    @Test func filesAreReadOnAnotherThread() async {
        let document = Note(fileURL: URL(fileURLWithPath: "/tmp/a.txt"))
        let isMain = await withCheckedContinuation { continuation in
            document.performAsynchronousFileAccess { continuation.resume(returning: Thread.isMainThread) }
        }
        #expect(!isMain)
    }
}
