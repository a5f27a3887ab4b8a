import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIPasteControlTests {
    private final class Target: UIView {
        var pasted: [[String]] = []
        override func paste(itemProviders: [NSItemProvider]) {
            pasted.append(itemProviders.flatMap(\.registeredTypeIdentifiers))
        }
    }

    private func button(of control: UIPasteControl) throws -> UIButton {
        try #require(control.subviews.compactMap { $0 as? UIButton }.first)
    }

    @Test func controlShowsTheSymbolAndTheWord() throws {
        let control = UIPasteControl(configuration: UIPasteControl.Configuration())
        control.layoutIfNeeded()
        #expect(try button(of: control).configuration?.title == "Paste")
        #expect(try button(of: control).configuration?.image != nil)
        #expect(control.bounds.width > 60 && control.bounds.height > 20)
        let icon = UIPasteControl.Configuration()
        icon.displayMode = .iconOnly
        icon.baseBackgroundColor = .green
        let small = UIPasteControl(configuration: icon)
        #expect(small.bounds.width < control.bounds.width)
        #expect(try button(of: small).configuration?.baseBackgroundColor == .green)
        #expect(try button(of: small).configuration?.title == nil)
    }

    @Test func targetMustAcceptTheItems() throws {
        defer { UIPasteboard.general.string = nil }
        let (control, target) = (UIPasteControl(frame: .zero), Target())
        UIPasteboard.general.string = "text"
        #expect(try !button(of: control).isEnabled)
        target.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png"])
        control.target = target
        #expect(try !button(of: control).isEnabled)
        target.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
        control.target = target
        #expect(try button(of: control).isEnabled)
        UIPasteboard.general.string = nil
        #expect(try !button(of: control).isEnabled)
        UIPasteboard.general.string = "more"
        #expect(try button(of: control).isEnabled)
        control.isEnabled = false
        #expect(try !button(of: control).isEnabled)
    }

    @Test func tapPastes() throws {
        defer { UIPasteboard.general.string = nil }
        let (control, target, field) = (UIPasteControl(frame: .zero), Target(), UITextField())
        target.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
        UIPasteboard.general.string = "text"
        control.target = target
        try button(of: control).sendActions(for: .touchUpInside)
        #expect(target.pasted.count == 1 && target.pasted.first?.isEmpty == false)
        control.target = field
        try button(of: control).sendActions(for: .touchUpInside)
        #expect(field.text == "text")
    }

    @Test func contextMenuInteractionIsAddedAndRemoved() {
        let control = UIControl()
        #expect(control.contextMenuInteraction == nil)
        control.isContextMenuInteractionEnabled = true
        #expect(control.contextMenuInteraction != nil)
        #expect(control.interactions.first === control.contextMenuInteraction)
        #expect(control.contextMenuInteraction?.delegate === control)
        control.isContextMenuInteractionEnabled = false
        #expect(control.interactions.isEmpty && control.contextMenuInteraction == nil)
    }
}
