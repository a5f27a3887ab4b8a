import Foundation

/// The responders' standard edit actions, which `UIResponder` declares; use it as in
/// `#selector(UIResponderStandardEditActions.copy(_:))`.
public typealias UIResponderStandardEditActions = UIResponder

/// The names of the standard edit actions.
enum StandardEditAction {
    private static let names: Set<String> = [
        "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "delete:", "select:", "selectAll:", "toggleBoldface:",
        "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
        "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
        "updateTextAttributesWithConversionHandler:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
        "useSelectionForFind:", "printContent:", "pasteAndGo:", "pasteAndSearch:", "alignLeft:", "alignCenter:",
        "alignJustified:", "alignRight:", "newFromPasteboard:", "performClose:", "showWritingTools:",
        "captureTextFromCamera:",
    ]

    static func isName(_ selector: Selector) -> Bool { names.contains(selector.name) }
}

/// The standard edit actions of text fields and text views.
@MainActor
protocol EditingText: UIResponder, UITextInput, UITextPasteConfigurationSupporting {
    var allowsEditing: Bool { get }
}

extension EditingText {
    private var selectedText: String {
        guard !isSecureTextEntry else { return "" }
        return selectedTextRange.flatMap { text(in: $0) } ?? ""
    }

    /// Returns a Boolean value that indicates whether an edit action is possible; nil for another action.
    func allows(_ action: Selector) -> Bool? {
        switch action.name {
        case "copy:": !selectedText.isEmpty
        case "cut:", "delete:": allowsEditing && !selectedText.isEmpty
        case "paste:", "pasteAndMatchStyle:": allowsEditing && UIPasteboard.general.hasStrings
        case "select:": hasText && selectedText.isEmpty
        case "selectAll:": hasText && selectedTextRange.map { range in range.offsets.count < length } ?? true
        default: StandardEditAction.isName(action) ? false : nil
        }
    }

    private var length: Int { endOfDocument.offset }

    func copySelection() {
        let text = selectedText
        if !text.isEmpty { UIPasteboard.general.string = text }
    }

    func deleteSelection() {
        if allowsEditing, !(selectedTextRange?.isEmpty ?? true) { deleteBackward() }
    }

    func pasteText() {
        guard allowsEditing, let texts = UIPasteboard.general.strings, !texts.isEmpty else { return }
        let range = selectedTextRange ?? UITextRange(endOfDocument, endOfDocument)
        paste(texts.map { ($0, nil) }, in: range) { insertText($0) }
    }

    func selectEverything() { selectedTextRange = UITextRange(beginningOfDocument, endOfDocument) }
}

extension UITextField: EditingText {
    var allowsEditing: Bool { isEnabled }
}

extension UITextView: EditingText {
    var allowsEditing: Bool { isEditable }
}

/// An object that takes pasted and dropped items.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The types of items that the object accepts.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Pastes items.
    func paste(itemProviders: [NSItemProvider])
    /// Returns a Boolean value that indicates whether items can be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}

/// The types of items that a responder accepts.
@preconcurrency @MainActor
open class UIPasteConfiguration: _MainActorObject {
    /// The identifiers of the types, such as `public.plain-text`.
    open var acceptableTypeIdentifiers: [String] = []

    /// Creates a configuration for types.
    public convenience init(acceptableTypeIdentifiers: [String]) {
        self.init(_responder: ())
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    /// Creates a configuration for items of which objects of a class can be made.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Adds the types of which objects of a class can be made.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }
}
