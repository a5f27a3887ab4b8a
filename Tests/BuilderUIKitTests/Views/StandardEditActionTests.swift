import Foundation
import Testing

@testable import BuilderUIKit

/// The standard edit actions that responders implement.
@MainActor
@Suite struct StandardEditActionTests {
    private class CopyView: UIView {
        var copies = 0
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { copies += 1 }
    }

    private final class CutView: CopyView {
        override func cut(_ sender: Any?) {}
    }

    private final class GenericView<Value>: CopyView {
        var value: Value?
        override func delete(_ sender: Any?) { value = nil }
    }

    private final class Page: UIViewController {
        override func printContent(_ sender: Any?) {}
        override func toggleBoldface(_ sender: Any?) {}
        override func duplicate(_ sender: Any?) {}
    }

    private static let names = [
        "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "delete:", "select:", "selectAll:", "toggleBoldface:",
        "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
        "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
        "updateTextAttributesWithConversionHandler:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
        "useSelectionForFind:", "printContent:", "duplicate:", "move:", "rename:", "export:",
    ]

    private func actions(of responder: UIResponder) -> Set<String> {
        Set(Self.names.filter { responder.canPerformAction(Selector($0), withSender: nil) })
    }

    @Test func respondersHaveTheActionsThatTheirClassesOverride() {
        #expect(actions(of: UIView()).isEmpty && actions(of: UIViewController()).isEmpty)
        #expect(actions(of: CopyView()) == ["copy:"])
        #expect(actions(of: CutView()) == ["copy:", "cut:"])
        #expect(actions(of: GenericView<Int>()) == ["copy:", "delete:"])
        #expect(actions(of: Page()) == ["printContent:", "toggleBoldface:", "duplicate:"])
    }

    @Test func actionsGoUpTheChain() {
        let page = Page()
        let view = CopyView()
        page.view.addSubview(view)
        #expect(view.target(forAction: Selector("copy:"), withSender: nil) as? UIView === view)
        #expect(view.target(forAction: Selector("duplicate:"), withSender: nil) as? UIViewController === page)
        #expect(view.target(forAction: Selector("paste:"), withSender: nil) == nil)
    }

    @Test func textsHaveTheActionsThatTheirStateAllows() {
        final class BoldField: UITextField {
            override func toggleBoldface(_ sender: Any?) {}
        }
        #expect(!UITextField().canPerformAction(Selector("toggleBoldface:"), withSender: nil))
        let field = BoldField()
        #expect(field.canPerformAction(Selector("toggleBoldface:"), withSender: nil))
        #expect(!field.canPerformAction(Selector("copy:"), withSender: nil), "nothing is selected")
    }

    @Test func editMenusOfferThem() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let view = CopyView(frame: CGRect(x: 40, y: 300, width: 120, height: 60))
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.becomeFirstResponder()
        UIMenuController.shared.menuItems = nil
        let menus = EditMenu.suggestedActions(for: view).compactMap { $0 as? UIMenu }
        #expect(menus.flatMap(\.children).compactMap { ($0 as? UICommand)?.action.name } == ["copy:"])
    }
}
