import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Foundation
import Testing

@MainActor
@Suite struct NSTextStorageTests {
    private final class Delegate: NSTextStorageDelegate {
        var changes: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { changes.append("will \(delta)") }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { changes.append("did \(delta)") }
    }

    @Test func changesAreEmittedAndPassedOn() {
        let (storage, delegate, bag) = (NSTextStorage(string: "hello"), Delegate(), DisposeBag())
        storage.delegate = delegate
        var changes: [String] = []
        storage.rx.didProcessEditingRangeChangeInLength.subscribe(onNext: { change in
            changes.append("\(change.editedMask.rawValue) \(change.editedRange) \(change.delta)")
        }).disposed(by: bag)
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Why, h")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 3))
        #expect(changes == ["2 {0, 6} 5", "1 {2, 3} 0"])
        #expect(delegate.changes == ["will 5", "did 5", "will 0", "did 0"])
        #expect(storage.rx.delegate.forwardToDelegate() === delegate)
    }

    @Test func messagesHaveTheirArguments() {
        let (storage, bag) = (NSTextStorage(string: "hello"), DisposeBag())
        var lengths: [[String]] = []
        for name in ["will", "did"] {
            storage.rx.delegate
                .methodInvoked(Selector("textStorage:\(name)ProcessEditing:range:changeInLength:"))
                .subscribe(onNext: { arguments in
                    #expect(arguments.count == 4 && arguments[0] as? NSTextStorage === storage)
                    lengths.append([name, "\(arguments[3])"])
                }).disposed(by: bag)
        }
        storage.deleteCharacters(in: NSRange(location: 0, length: 2))
        #expect(lengths == [["will", "-2"], ["did", "-2"]])
    }

    @Test func textsAreReleasedWithTheirProxies() {
        weak var released: NSTextStorage?
        do {
            let storage = NSTextStorage(string: "hello")
            released = storage
            _ = storage.rx.delegate
        }
        #expect(released == nil)
    }
}
