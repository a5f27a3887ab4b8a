import Foundation
import Testing

@testable import BuilderUIKit

/// Text that fingers drag from text views and drop on them.
@MainActor
@Suite struct TextDraggingTests {
    private final class Log {
        var entries: [String] = []
    }

    private final class Drags: NSObject, UITextDragDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
        ) -> [UIDragItem] {
            log.entries.append("items \(dragRequest.dragRange.offsets) \(dragRequest.isSelected)")
            return dragRequest.suggestedItems
        }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
            session: any UIDragSession
        ) -> UITargetedDragPreview? {
            log.entries.append("preview")
            return nil
        }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
        ) { log.entries.append("begin") }
        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
            with operation: UIDropOperation
        ) { log.entries.append("end \(operation)") }
    }

    private final class Drops: NSObject, UITextDropDelegate {
        let log: Log
        var editability = UITextDropEditability.no
        var performer = UITextDropProposal.Performer.view
        var wasEditable = false
        init(_ log: Log) { self.log = log }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
        ) -> UITextDropEditability {
            log.entries.append("editable?")
            return editability
        }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
        ) -> UITextDropProposal {
            if log.entries.last != "proposal" { log.entries.append("proposal") }
            drop.suggestedProposal.dropPerformer = performer
            return drop.suggestedProposal
        }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
        ) {
            log.entries.append("perform at \(drop.dropPosition.offset), same \(drop.isSameView)")
            wasEditable = (textDroppableView as? UITextView)?.isEditable == true
        }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
        ) { log.entries.append("enter") }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
        ) { log.entries.append("exit") }
        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
        ) { log.entries.append("done") }
    }

    private final class Edits: NSObject, UITextViewDelegate {
        var requests: [String] = []
        var refuses: (String) -> Bool = { _ in false }
        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            requests.append("\(range.location)+\(range.length) \(text)")
            return !refuses(text)
        }
    }

    private let log = Log()
    private let drags: Drags
    private let drops: Drops
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    private let source = UITextView(frame: CGRect(x: 0, y: 50, width: 320, height: 60))
    private let target = UITextView(frame: CGRect(x: 0, y: 300, width: 320, height: 60))
    private let touch: TouchSimulator

    init() {
        touch = TouchSimulator(window: window)
        (drags, drops) = (Drags(log), Drops(log))
        source.text = "drag me"
        source.textDragDelegate = drags
        source.textDragInteraction?.isEnabled = true
        target.text = "here"
        target.textDropDelegate = drops
        for view in [source, target] { window.addSubview(view) }
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        source.becomeFirstResponder()
        source.selectedRange = NSRange(location: 0, length: 4)
    }

    private func middle(of range: Range<Int>, in view: UITextView) -> CGPoint {
        let rect = view.firstRect(for: UITextRange(from: NSRange(range)))
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: window)
    }

    /// The place before the first character of the target.
    private var start: CGPoint { target.convert(CGPoint(x: 1, y: 15), to: window) }

    private func lift() {
        touch.down(at: middle(of: 1..<3, in: source))
        touch.wait(0.6)
    }

    @Test func delegatesAreCalledInOrder() {
        drops.performer = .delegate
        lift()
        #expect(log.entries == ["items 0..<4 true", "preview"] && !source.isTextDragActive)
        touch.move(to: start, duration: 0.1)
        #expect(source.isTextDragActive && target.isTextDropActive)
        touch.up()
        #expect(
            log.entries.dropFirst(2) == [
                "begin", "enter", "proposal", "perform at 0, same false", "end copy", "done",
            ])
        #expect(source.text == "drag me" && target.text == "here")
        #expect(!source.isTextDragActive && !target.isTextDropActive)
    }

    @Test func droppedTextIsCopied() async throws {
        lift()
        touch.move(to: start, duration: 0.1)
        touch.up()
        for _ in 0..<200 where target.text == "here" { try await Task.sleep(for: .milliseconds(5)) }
        #expect(target.text == "draghere" && source.text == "drag me")
    }

    @Test func droppedTextIsMovedInItsOwnView() async throws {
        source.textDropDelegate = drops
        lift()
        let rect = source.caretRect(for: source.endOfDocument)
        touch.move(to: source.convert(CGPoint(x: rect.maxX + 20, y: rect.midY), to: window), duration: 0.1)
        touch.up()
        #expect(log.entries.contains("perform at 7, same true") && log.entries.contains("end move"))
        for _ in 0..<200 where source.text == "drag me" { try await Task.sleep(for: .milliseconds(5)) }
        #expect(source.text == " medrag")
    }

    /// Drags the selection of the source to its end.
    private func moveToEnd(meanwhile change: () -> Void = {}) {
        source.textDropDelegate = drops
        lift()
        let rect = source.caretRect(for: source.endOfDocument)
        touch.move(to: source.convert(CGPoint(x: rect.maxX + 20, y: rect.midY), to: window), duration: 0.1)
        change()
        touch.up()
    }

    @Test(arguments: [true, false])
    func textStaysWhereTheDelegateRefusesItsMove(refusesRemoval: Bool) async throws {
        let edits = Edits()
        edits.refuses = { $0.isEmpty == refusesRemoval }
        source.delegate = edits
        moveToEnd()
        let expected = ["0+4 ", "7+0 drag"].prefix(refusesRemoval ? 1 : 2)
        for _ in 0..<200 where edits.requests.count < expected.count { try await Task.sleep(for: .milliseconds(5)) }
        #expect(edits.requests == Array(expected) && source.text == "drag me")
    }

    @Test func theInsertionPointFollowsMovedText() async throws {
        let edits = Edits()
        source.delegate = edits
        moveToEnd()
        for _ in 0..<200 where source.text == "drag me" { try await Task.sleep(for: .milliseconds(5)) }
        #expect(edits.requests == ["0+4 ", "7+0 drag"] && source.text == " medrag")
        #expect(source.selectedRange == NSRange(location: 7, length: 0))
    }

    @Test func textThatChangedDuringADragIsNotRemoved() async throws {
        moveToEnd { source.text = "on me" }
        for _ in 0..<200 where source.text == "on me" { try await Task.sleep(for: .milliseconds(5)) }
        #expect(source.text == "on medrag")
    }

    @Test func viewsBecomeEditableByADropAlone() async throws {
        target.isEditable = false
        drops.editability = .yes
        lift()
        touch.move(to: start, duration: 0.1)
        #expect(target.isTextDropActive && !target.isEditable)
        touch.move(to: CGPoint(x: 160, y: 500), duration: 0.1)
        touch.up()
        #expect(log.entries.contains("exit") && !target.isEditable && target.text == "here")
        drops.editability = .temporary
        lift()
        touch.move(to: start, duration: 0.1)
        touch.up()
        #expect(drops.wasEditable && !target.isEditable)
        for _ in 0..<200 where target.text == "here" { try await Task.sleep(for: .milliseconds(5)) }
        #expect(target.text == "draghere" && !target.isEditable)
    }

    @Test func viewsThatAreNotEditableAskTheirDelegate() {
        target.isEditable = false
        drops.performer = .delegate
        lift()
        touch.move(to: start, duration: 0.1)
        touch.up()
        #expect(log.entries.contains("editable?") && !log.entries.contains("enter"))
        #expect(log.entries.last == "end cancel")
        drops.editability = .yes
        lift()
        touch.move(to: start, duration: 0.1)
        touch.up()
        #expect(log.entries.contains("enter") && target.isEditable)
    }

    @Test func onlyTheSelectionIsDragged() {
        touch.down(at: middle(of: 5..<7, in: source))
        touch.wait(0.6)
        touch.up()
        #expect(log.entries.isEmpty)
        source.textDragInteraction?.isEnabled = false
        lift()
        touch.up()
        #expect(log.entries.isEmpty)
    }

    @Test func aPressThatDragsNothingShowsTheMenu() {
        lift()
        touch.up()
        #expect(log.entries == ["items 0..<4 true", "preview"])
        #expect(window.editMenu?.shownElements.map(\.title).contains("Copy") == true)
    }
}
