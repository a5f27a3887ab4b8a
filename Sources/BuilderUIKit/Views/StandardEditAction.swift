import Foundation

/// The responders' standard edit actions, which `UIResponder` declares; use it as in
/// `#selector(UIResponderStandardEditActions.copy(_:))`.
public typealias UIResponderStandardEditActions = UIResponder

/// The standard edit actions, which `UIResponder` declares without implementing them.
@MainActor
enum StandardEditAction {
    static func isName(_ selector: Selector) -> Bool { probes[selector.name] != nil }

    /// Returns a Boolean value that indicates whether a responder's class implements an action.
    static func isImplemented(_ action: Selector, by responder: UIResponder) -> Bool {
        methods[action.name]?.isOverridden(by: type(of: responder)) ?? false
    }

    private static let methods = probes.compactMapValues {
        OverridableMethod(overriddenBy: $0, of: UIResponder.self, unlike: Plain.self)
    }

    private static let probes: [String: UIResponder.Type] = [
        "cut:": Cut.self, "copy:": Copy.self, "paste:": Paste.self, "pasteAndMatchStyle:": PasteAndMatchStyle.self,
        "delete:": Delete.self, "select:": Select.self, "selectAll:": SelectAll.self,
        "toggleBoldface:": ToggleBoldface.self, "toggleItalics:": ToggleItalics.self,
        "toggleUnderline:": ToggleUnderline.self, "increaseSize:": IncreaseSize.self,
        "decreaseSize:": DecreaseSize.self, "makeTextWritingDirectionLeftToRight:": MakeLeftToRight.self,
        "makeTextWritingDirectionRightToLeft:": MakeRightToLeft.self,
        "updateTextAttributesWithConversionHandler:": UpdateTextAttributes.self, "find:": Find.self,
        "findAndReplace:": FindAndReplace.self, "findNext:": FindNext.self, "findPrevious:": FindPrevious.self,
        "useSelectionForFind:": UseSelectionForFind.self, "printContent:": PrintContent.self,
        "duplicate:": Duplicate.self, "move:": Move.self, "rename:": Rename.self, "export:": Export.self,
        "pasteAndGo:": PasteAndGo.self, "pasteAndSearch:": PasteAndSearch.self, "alignLeft:": AlignLeft.self,
        "alignCenter:": AlignCenter.self, "alignJustified:": AlignJustified.self, "alignRight:": AlignRight.self,
        "newFromPasteboard:": NewFromPasteboard.self, "performClose:": PerformClose.self,
        "showWritingTools:": ShowWritingTools.self, "captureTextFromCamera:": CaptureText.self,
    ]
}

// Classes that override one action each, or none.
private final class Plain: UIResponder {}
private final class Cut: UIResponder { override func cut(_ sender: Any?) {} }
private final class Copy: UIResponder { override func copy(_ sender: Any?) {} }
private final class Paste: UIResponder { override func paste(_ sender: Any?) {} }
private final class PasteAndMatchStyle: UIResponder { override func pasteAndMatchStyle(_ sender: Any?) {} }
private final class Delete: UIResponder { override func delete(_ sender: Any?) {} }
private final class Select: UIResponder { override func select(_ sender: Any?) {} }
private final class SelectAll: UIResponder { override func selectAll(_ sender: Any?) {} }
private final class ToggleBoldface: UIResponder { override func toggleBoldface(_ sender: Any?) {} }
private final class ToggleItalics: UIResponder { override func toggleItalics(_ sender: Any?) {} }
private final class ToggleUnderline: UIResponder { override func toggleUnderline(_ sender: Any?) {} }
private final class IncreaseSize: UIResponder { override func increaseSize(_ sender: Any?) {} }
private final class DecreaseSize: UIResponder { override func decreaseSize(_ sender: Any?) {} }
private final class MakeLeftToRight: UIResponder {
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
}
private final class MakeRightToLeft: UIResponder {
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
}
private final class UpdateTextAttributes: UIResponder {
    override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
}
private final class Find: UIResponder { override func find(_ sender: Any?) {} }
private final class FindAndReplace: UIResponder { override func findAndReplace(_ sender: Any?) {} }
private final class FindNext: UIResponder { override func findNext(_ sender: Any?) {} }
private final class FindPrevious: UIResponder { override func findPrevious(_ sender: Any?) {} }
private final class UseSelectionForFind: UIResponder { override func useSelectionForFind(_ sender: Any?) {} }
private final class PrintContent: UIResponder { override func printContent(_ sender: Any?) {} }
private final class Duplicate: UIResponder { override func duplicate(_ sender: Any?) {} }
private final class Move: UIResponder { override func move(_ sender: Any?) {} }
private final class Rename: UIResponder { override func rename(_ sender: Any?) {} }
private final class Export: UIResponder { override func export(_ sender: Any?) {} }
private final class PasteAndGo: UIResponder { override func pasteAndGo(_ sender: Any?) {} }
private final class PasteAndSearch: UIResponder { override func pasteAndSearch(_ sender: Any?) {} }
private final class AlignLeft: UIResponder { override func alignLeft(_ sender: Any?) {} }
private final class AlignCenter: UIResponder { override func alignCenter(_ sender: Any?) {} }
private final class AlignJustified: UIResponder { override func alignJustified(_ sender: Any?) {} }
private final class AlignRight: UIResponder { override func alignRight(_ sender: Any?) {} }
private final class NewFromPasteboard: UIResponder { override func newFromPasteboard(_ sender: Any?) {} }
private final class PerformClose: UIResponder { override func performClose(_ sender: Any?) {} }
private final class ShowWritingTools: UIResponder { override func showWritingTools(_ sender: Any?) {} }
private final class CaptureText: UIResponder { override func captureTextFromCamera(_ sender: Any?) {} }
