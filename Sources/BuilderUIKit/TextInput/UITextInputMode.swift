import Foundation

/// A language in which text is typed.
@preconcurrency @MainActor
open class UITextInputMode: _MainActorObject {
    /// The language, such as `en-US`; nil if it isn't one.
    open var primaryLanguage: String? { Locale.preferredLanguages.first ?? "en-US" }
    /// The modes that the user chose: that of the preferred language.
    public static let activeInputModes = [UITextInputMode(_responder: ())]

    public override init(_responder: Void) { super.init(_responder: ()) }

    /// The notification that the user chose another mode; not posted here.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")
}

/// The checker of spelling, which has no dictionaries: all words are spelled well.
@preconcurrency @MainActor
open class UITextChecker: _MainActorObject {
    private static var learned: Set<String> = []
    private var ignored: [Int: [String]] = [:]

    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates a checker.
    public init() { super.init(_responder: ()) }

    /// Returns the range of the first misspelled word: none, `NSNotFound`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    /// Returns words in place of another one; nil.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// Returns the words that begin with a part of one; nil.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// Ignores a word in a document.
    open func ignoreWord(_ wordToIgnore: String) { ignored[0, default: []].append(wordToIgnore) }
    /// The words that are ignored.
    open var ignoredWords: [String]? {
        get { ignored[0] }
        set { ignored[0] = newValue }
    }
    /// Learns a word.
    open class func learnWord(_ word: String) { learned.insert(word) }
    /// Forgets a word.
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    /// Returns a Boolean value that indicates whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    /// The languages of the dictionaries: none.
    open class var availableLanguages: [String] { [] }
}

/// A view in place of the keyboard or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The look of a view.
    public enum Style: Int, Hashable, Sendable {
        /// The look of other views, or of a keyboard.
        case `default`, keyboard
    }

    /// The look; a keyboard's background isn't drawn.
    public let inputViewStyle: Style
    /// A Boolean value that indicates whether constraints determine the view's height as an accessory.
    open var allowsSelfSizing = false

    /// Creates a view with a look.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

/// A view that plays the click of a key.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
    /// A Boolean value that indicates whether clicks are played.
    var enableInputClicksWhenVisible: Bool { get }
}

/// The controller of a view in place of the keyboard.
open class UIInputViewController: UIViewController {
    /// The view as a keyboard.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { if let newValue { view = newValue } }
    }
    /// The document that is edited.
    open var textDocumentProxy: any UITextDocumentProxy { storedProxy }
    private let storedProxy = EmptyDocumentProxy()
    /// The language.
    open var primaryLanguage: String?
    /// A Boolean value that indicates whether the user may dictate.
    open var hasDictationKey = false
    /// A Boolean value that indicates whether the keyboard has access to the network; always false.
    open var hasFullAccess: Bool { false }
    /// A Boolean value that indicates whether a key for other keyboards is needed; always true.
    open var needsInputModeSwitchKey: Bool { true }

    /// Dismisses the keyboard; does nothing.
    open func dismissKeyboard() {}
    /// Changes to the next keyboard; does nothing.
    open func advanceToNextInputMode() {}
    /// Shows a list of keyboards; does nothing.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    /// Calls back later with the words that the user's device knows besides: none.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        DispatchQueue.main.async { completionHandler(UILexicon(_responder: ())) }
    }
    /// Called before the text changes.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the text changed.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
    /// Called before the selection changes.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the selection changed.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

/// Words that a user's device knows besides those of the language.
@preconcurrency @MainActor
open class UILexicon: _MainActorObject {
    /// The words: none.
    open var entries: [UILexiconEntry] { [] }

    override init(_responder: Void) { super.init(_responder: ()) }
}

/// A word that a user's device knows.
@preconcurrency @MainActor
open class UILexiconEntry: _MainActorObject {
    /// The text that takes the place of the typed one.
    public let documentText: String
    /// The typed text.
    public let userInput: String

    init(documentText: String, userInput: String) {
        self.documentText = documentText
        self.userInput = userInput
        super.init(_responder: ())
    }
}

/// The document that a keyboard edits.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the insertion point.
    var documentContextBeforeInput: String? { get }
    /// The text after the insertion point.
    var documentContextAfterInput: String? { get }
    /// The selected text.
    var selectedText: String? { get }
    /// The input mode of the document; nil if it isn't known.
    var documentInputMode: UITextInputMode? { get }
    /// The identifier of the document.
    var documentIdentifier: UUID { get }
    /// Moves the insertion point by characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Sets the text that is composed, with a selection in it.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Accepts the composed text.
    func unmarkText()
}

@MainActor
private final class EmptyDocumentProxy: UIResponder, UITextDocumentProxy {
    var documentContextBeforeInput: String? { nil }
    var documentContextAfterInput: String? { nil }
    var selectedText: String? { nil }
    var documentInputMode: UITextInputMode? { nil }
    let documentIdentifier = UUID()
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {}
    func unmarkText() {}
    func adjustTextPosition(byCharacterOffset offset: Int) {}
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
}

/// An object that is notified by a text of the app's own; nothing notifies.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// A unit of text.
public enum UITextGranularity: Int, Hashable, Sendable {
    /// A character, a word, a sentence, a paragraph, a line, or the whole text.
    case character, word, sentence, paragraph, line, document
}

/// A direction in a text.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The direction of the storage, or against it.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// A direction in the storage of a text.
public enum UITextStorageDirection: Int, Hashable, Sendable {
    /// Toward the end, or toward the beginning.
    case forward, backward
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Hashable, Sendable {
    /// To the right, to the left, up, down.
    case right = 2
    /// UIKit's `down`.
    case left, up, down
}

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: _MainActorObject {
    public override init(_responder: Void) { super.init(_responder: ()) }
    /// Creates a rectangle.
    public init() { super.init(_responder: ()) }
    /// The rectangle in points.
    open var rect: CGRect { .zero }
    /// The writing direction of the text.
    open var writingDirection: NSWritingDirection { .natural }
    /// A Boolean value that indicates whether the selection begins here.
    open var containsStart: Bool { false }
    /// A Boolean value that indicates whether the selection ends here.
    open var containsEnd: Bool { false }
    /// A Boolean value that indicates whether the text is vertical.
    open var isVertical: Bool { false }
    /// The transform of the rectangle (iOS 17); the identity by default.
    open var transform: CGAffineTransform { .identity }
}

/// The way a link or an attachment was touched.
public enum UITextItemInteraction: Int, Hashable, Sendable {
    /// A tap, a long press, or a firm one.
    case invokeDefaultAction, presentActions, preview
}

/// A link, an attachment or a tagged part of a text.
@preconcurrency @MainActor
open class UITextItem: _MainActorObject {
    /// The content of an item.
    public enum Content {
        /// A URL, an attachment, or a tag.
        case link(URL)
        /// UIKit's `textAttachment(_:)`.
        case textAttachment(NSTextAttachment)
        /// UIKit's `tag(_:)`.
        case tag(String)
    }

    /// The menu of an item.
    @preconcurrency @MainActor
    open class MenuConfiguration: _MainActorObject {
        /// The menu.
        public let menu: UIMenu
        /// The preview; nil for none.
        public let preview: MenuPreview?

        /// Creates a configuration with the system's preview.
        public convenience init(menu: UIMenu) { self.init(preview: .default(), menu: menu) }

        /// Creates a configuration with a preview; nil for none.
        public init(preview: MenuPreview?, menu: UIMenu) {
            self.menu = menu
            self.preview = preview
            super.init(_responder: ())
        }
    }

    /// The preview of an item beside its menu.
    @preconcurrency @MainActor
    open class MenuPreview: _MainActorObject {
        /// The view; nil for the system's.
        public let view: UIView?

        private override init(_responder: Void) {
            view = nil
            super.init(_responder: ())
        }

        /// Creates a preview that shows a view.
        public init(view: UIView) {
            self.view = view
            super.init(_responder: ())
        }

        /// Returns the system's preview.
        open class func `default`() -> MenuPreview { MenuPreview(_responder: ()) }
    }

    /// The content.
    public let content: Content
    /// The range in UTF-16 units.
    public let range: NSRange

    init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init(_responder: ())
    }
}
