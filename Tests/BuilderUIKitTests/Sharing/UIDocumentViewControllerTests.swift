import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIDocumentViewControllerTests {
    private final class Note: UIDocument {
        var text = ""
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
    }

    private final class Editor: UIDocumentViewController {
        var opened = 0
        override func documentDidOpen() { opened += 1 }
    }

    @Test func theDocumentIsOpenedOnce() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("x".utf8).write(to: url)
        let note = Note(fileURL: url)
        let editor = Editor(document: note)
        #expect(await editor.openDocument())
        #expect(await editor.openDocument())
        #expect(editor.opened == 1 && note.text == "x")
        #expect(editor.navigationItem.title == url.deletingPathExtension().lastPathComponent)
        let items = editor.undoRedoItemGroup.barButtonItems
        #expect(items.map(\.isEnabled) == [false, false])
        note.undoManager.registerUndo(withTarget: note) { note in
            note.undoManager.registerUndo(withTarget: note) { _ in }
        }
        #expect(items.map(\.isEnabled) == [true, false])
        note.undoManager.undo()
        #expect(items.map(\.isEnabled) == [false, true])
        editor.document = nil
        #expect(editor.navigationItem.title == nil && items.map(\.isEnabled) == [false, false])
        #expect(await !editor.openDocument())
        editor.document = Note(fileURL: url.appendingPathExtension("missing"))
        #expect(await !editor.openDocument())
        #expect(editor.opened == 1)
    }

    private func descendants(of view: UIView) -> [UIView] {
        view.subviews.flatMap { [$0] + descendants(of: $0) }
    }

    @Test func withoutADocumentThereIsAPage() throws {
        let controller = UIDocumentViewController(document: nil)
        var taps = 0
        controller.launchOptions.title = "Sketches"
        controller.launchOptions.primaryAction = UIAction(title: "New") { _ in taps += 1 }
        let all = descendants(of: controller.view)
        #expect(all.contains { ($0 as? UILabel)?.text == "Sketches" })
        let buttons = all.compactMap { $0 as? UIButton }
        #expect(buttons.map { $0.configuration?.title } == ["New"])
        buttons.first?.sendActions(for: .primaryActionTriggered)
        #expect(taps == 1)
        controller.launchOptions.title = "Notes"
        #expect(descendants(of: controller.view).contains { ($0 as? UILabel)?.text == "Notes" })
        let note = Note(fileURL: FileManager.default.temporaryDirectory.appendingPathComponent("missing"))
        controller.document = note
        #expect(!descendants(of: controller.view).contains { ($0 as? UILabel)?.text == "Notes" })
    }
}
