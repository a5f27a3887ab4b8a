import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UndoManagerSelectorTests {
    private final class Counter: NSObject {
        var values: [String] = []
        func note(_ value: String) { values.append(value) }
    }

    @Test func undoPerformsTheMethod() {
        let (undo, counter) = (UndoManager(), Counter())
        undo.registerUndo(withTarget: counter, selector: Selector("note:", Counter.note), object: "undone")
        #expect(counter.values.isEmpty && undo.canUndo)
        undo.undo()
        #expect(counter.values == ["undone"] && !undo.canUndo)
    }

    @Test func objectsConformToTheirProtocols() {
        #expect(NSMutableArray().conforms(to: NSCopying.self))
        #expect(!Counter().conforms(to: NSCopying.self))
    }
}
