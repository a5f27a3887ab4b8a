import BuilderUIKit
import Testing

@MainActor
@Suite struct NSTextStorageTests {
    /// A storage that keeps its text elsewhere and marks digits, as editors do.
    private final class MarkingStorage: NSTextStorage {
        private let backing = NSMutableAttributedString()
        var passes = 0

        override var string: String { backing.string }

        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            backing.replaceCharacters(in: range, with: str)
            edited(
                [.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
            endEditing()
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }

        override func processEditing() {
            if editedMask.contains(.editedCharacters) {
                passes += 1
                removeAttribute(.foregroundColor, range: editedRange)
                for (offset, character) in string.enumerated() where character.isNumber {
                    addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: offset, length: 1))
                }
            }
            super.processEditing()
        }
    }

    /// A storage with initializers of its own, as editors declare them.
    private final class HighlightingStorage: NSTextStorage {
        private let backing = NSMutableAttributedString()
        private(set) var words: [String] = []

        override init() {
            super.init()
            words = ["let"]
        }

        required init?(coder: NSCoder) { nil }

        override var string: String { backing.string }

        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

        override func replaceCharacters(in range: NSRange, with str: String) {
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        }

        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    @Test func subclassesHaveInitializers() {
        let storage = HighlightingStorage()
        #expect(storage.words == ["let"] && storage.length == 0)
        storage.append(NSAttributedString(string: "let x"))
        #expect(storage.string == "let x")
        #expect(NSTextStorage().string.isEmpty)
        #expect(NSTextStorage(string: "a").string == "a")
        let copy = NSTextStorage(attributedString: NSAttributedString(string: "b", attributes: [.kern: 2]))
        #expect(copy.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    }

    private final class Delegate: NSTextStorageDelegate {
        var edits: [String] = []
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { edits.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
    }

    private func colored(_ text: NSAttributedString) -> [Int] {
        var places: [Int] = []
        text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            if value != nil { places += Array(range.location..<range.upperBound) }
        }
        return places
    }

    @Test func textMayBeKeptElsewhere() {
        let storage = MarkingStorage()
        storage.append(NSAttributedString(string: "a1b22"))
        #expect(storage.string == "a1b22" && storage.length == 5 && storage.passes == 1)
        #expect(colored(storage) == [1, 3, 4])
        storage.deleteCharacters(in: NSRange(location: 0, length: 2))
        #expect(storage.string == "b22" && colored(storage) == [1, 2])
        storage.insert(
            NSAttributedString(string: "9 ", attributes: [.font: UIFont.boldSystemFont(ofSize: 9)]), at: 0)
        #expect(colored(storage) == [0, 3, 4])
        #expect(storage.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 9))
        let part = storage.attributedSubstring(from: NSRange(location: 2, length: 3))
        #expect(part.string == "b22" && colored(part) == [1, 2])
        #expect((storage.copy() as? NSAttributedString)?.string == "9 b22")
        storage.setAttributedString(NSAttributedString(string: "xy"))
        #expect(storage.string == "xy" && colored(storage).isEmpty)
    }

    @Test func changesAreProcessedTogether() {
        let (storage, delegate) = (NSTextStorage(string: "hello"), Delegate())
        storage.delegate = delegate
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "aa")
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 4, length: 1))
        #expect(delegate.edits.isEmpty)
        storage.endEditing()
        #expect(delegate.edits == ["3 1 4 1"])
        storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        #expect(delegate.edits.last == "2 0 0 -1" && storage.string == "aallo")
        #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
    }

    @Test func rangesOfChangesMoveWithTheText() {
        let (storage, delegate) = (NSTextStorage(string: "abcdefghijkl"), Delegate())
        storage.delegate = delegate
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 10, length: 2), with: "xyz")
        storage.deleteCharacters(in: NSRange(location: 0, length: 10))
        storage.endEditing()
        #expect(storage.string == "xyz" && delegate.edits == ["2 0 3 -9"])
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "abc")
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "12345")
        storage.endEditing()
        #expect(delegate.edits.last == "2 0 11 8")
    }

    @Test func textViewsShowAStorageOfTheApp() {
        let (storage, manager) = (MarkingStorage(), NSLayoutManager())
        let container = NSTextContainer()
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        storage.append(NSAttributedString(string: "a1"))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        #expect(view.text == "a1" && colored(view.attributedText) == [1])
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "bc2")
        #expect(view.text == "bc21" && colored(view.attributedText) == [2, 3])
        #expect(view.textStorage === storage && view.layoutManager === manager)
        view.text = "x9"
        #expect(view.textStorage.string == "x9" && storage.string == "x9")
    }

    @Test func viewsShowAStorageThatIsConnectedLater() {
        let (storage, manager) = (NSTextStorage(string: "later"), NSLayoutManager())
        let container = NSTextContainer()
        let view = UITextView(frame: .zero, textContainer: container)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        #expect(view.text == "later")
    }

    @Test func measuringWorksOnAnyThread() async {
        let width = await Task.detached {
            let storage = NSTextStorage(string: "abc")
            storage.append(NSAttributedString(string: "def"))
            return storage.length
        }.value
        #expect(width == 6)
    }

    @Test func viewShowsWhatAStorageKeeps() throws {
        let (storage, manager) = (MarkingStorage(), NSLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 200, height: 100))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        storage.append(NSAttributedString(string: "12", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
        let size = manager.usedRect(for: container).size
        let text = NSAttributedString(string: "12", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        #expect(abs(size.width - text.size().width - 2 * container.lineFragmentPadding) < 0.01)
    }

    /// As in UIKit, changes are fixed between the delegate's two notifications.
    @Test func changesAreFixedByOverrides() {
        final class Fixing: NSTextStorage {
            var ranges: [NSRange] = []
            override func fixAttributes(in range: NSRange) {
                ranges.append(range)
                super.fixAttributes(in: range)
            }
        }
        let storage = Fixing(string: "ab")
        storage.append(NSAttributedString(string: "cd", attributes: [.attachment: NSTextAttachment()]))
        #expect(storage.ranges == [NSRange(location: 2, length: 2)])
        #expect(storage.attribute(.attachment, at: 2, effectiveRange: nil) == nil)
        let text = NSMutableAttributedString(string: "x", attributes: [.attachment: NSTextAttachment()])
        text.fixAttributes(in: NSRange(location: 0, length: 1))
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
    }
}
