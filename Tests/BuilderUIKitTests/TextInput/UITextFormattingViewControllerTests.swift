import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// The panel in which users format text.
@MainActor
@Suite struct UITextFormattingViewControllerTests {
    private typealias Panel = UITextFormattingViewController

    private final class Listener: UITextFormattingViewControllerDelegate {
        var log: [String] = []
        var values: [UITextFormattingViewController.ChangeValue] = []
        var allowsPickers = true

        func textFormattingViewController(
            _ viewController: UITextFormattingViewController,
            didChangeValue changeValue: UITextFormattingViewController.ChangeValue
        ) {
            log.append(changeValue.changeType.rawValue)
            values.append(changeValue)
        }
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController,
            shouldPresentFontPicker fontPicker: UIFontPickerViewController
        ) -> Bool { allowsPickers }
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController,
            shouldPresentColorPicker colorPicker: UIColorPickerViewController
        ) -> Bool { allowsPickers }
        func textFormattingDidFinish(_ viewController: UITextFormattingViewController) { log.append("finish") }
    }

    private let stage = SystemContentStage()
    private let listener = Listener()

    private func show(_ panel: UITextFormattingViewController = .init()) -> UITextFormattingViewController {
        panel.delegate = listener
        stage.present(panel)
        return panel
    }

    private func cell(_ label: String) throws -> FormattingCell {
        try #require(stage.views(FormattingCell.self).first { $0.accessibilityLabel == label }, "\(label)")
    }

    private func title(_ text: String) -> FormattingCell? {
        stage.views(FormattingCell.self).first { $0.currentTitle == text }
    }

    private func attributes(_ string: NSAttributedString) -> UITextFormattingViewController.FormattingDescriptor {
        Panel.FormattingDescriptor(string: string, range: NSRange(location: 0, length: string.length))
    }

    @Test func descriptorHasTheAttributesOfItsText() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.minimumLineHeight = 24
        style.textLists = [NSTextList(markerFormat: .hyphen, options: 0)]
        let (small, large) = (UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 20))
        let text = NSMutableAttributedString(
            string: "one", attributes: [.font: small, .foregroundColor: UIColor.red, .paragraphStyle: style])
        text.append(NSAttributedString(string: "two", attributes: [.font: large, .foregroundColor: UIColor.red]))
        text.append(
            NSAttributedString(string: "3", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
        let part = Panel.FormattingDescriptor(string: text, range: NSRange(location: 1, length: 4))
        #expect(part.fonts == [small, large] && part.textColors == [.red])
        #expect(part.textAlignments == [.center] && part.textLists == [.hyphen] && part.lineHeight == 24)
        #expect(!part.underlinePresent && !part.strikethroughPresent)
        #expect(attributes(text).underlinePresent)
        #expect(Panel.FormattingDescriptor(string: text, range: NSRange(location: 9, length: 4)).fonts.isEmpty)
    }

    @Test func cellsReflectTheDescriptor() throws {
        let panel = show()
        #expect(stage.label("Format") != nil && title("–") != nil)
        #expect(try !cell("Bold").isSelected && !cell("Align Left").isSelected)
        let bold = UIFont.boldSystemFont(ofSize: 19)
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let descriptor = Panel.FormattingDescriptor(attributes: [
            .font: bold, .strikethroughStyle: NSUnderlineStyle.single.rawValue, .paragraphStyle: style,
            .foregroundColor: UIColor.red,
        ])
        descriptor.highlights = [.mint]
        panel.formattingDescriptor = descriptor
        stage.window.layoutIfNeeded()
        #expect(try cell("Bold").isSelected && !cell("Italic").isSelected && cell("Strikethrough").isSelected)
        #expect(try cell("Align Right").isSelected && !cell("Align Left").isSelected)
        #expect(try cell("Mint").isSelected && !cell("Blue").isSelected && cell("Highlight").isSelected)
        #expect(title("19 pt") != nil && title("System Font") != nil)
        #expect(stage.views(UIColorWell.self).first?.selectedColor == .red)
        #expect(try cell("Bold").backgroundColor == panel.view.tintColor)
        #expect(try cell("Italic").backgroundColor != panel.view.tintColor)
        // Fonts of which only some are bold.
        descriptor.fonts.append(.systemFont(ofSize: 12))
        panel.formattingDescriptor = descriptor
        stage.window.layoutIfNeeded()
        #expect(try !cell("Bold").isSelected)
        #expect(title("19 pt") == nil)
    }

    @Test func tapsReportChanges() throws {
        let panel = show()
        let descriptor = Panel.FormattingDescriptor(attributes: [.font: UIFont.boldSystemFont(ofSize: 19)])
        descriptor.lineHeight = 30
        panel.formattingDescriptor = descriptor
        stage.window.layoutIfNeeded()
        for label in [
            "Bold", "Italic", "Increase Font Size", "Decrease Font Size", "Increase Line Height", "Justify",
            "Numbered List", "Decrease Indentation", "Pink",
        ] {
            stage.tap(try cell(label))
        }
        #expect(
            listener.log == [
                "removeBold", "setItalic", "increaseFontSize", "decreaseFontSize", "lineHeightPointSize",
                "textAlignment", "textList", "decreaseIndentation", "highlight",
            ])
        #expect(listener.values.compactMap(\.numberValue) == [31])
        #expect(listener.values.compactMap(\.textAlignment) == [.justified])
        #expect(listener.values.compactMap(\.textList) == [.decimal])
        #expect(listener.values.compactMap(\.highlight) == [.pink])
    }

    @Test func groupsAndStylesAreThoseOfTheConfiguration() throws {
        let configuration = Panel.Configuration(groups: [
            Panel.ComponentGroup(components: [
                Panel.Component(componentKey: .formattingStyles, preferredSize: .extraLarge),
                Panel.Component(componentKey: .fontAttributes, preferredSize: .regular),
                Panel.Component(componentKey: .textAlignment, preferredSize: .regular),
            ])
        ])
        configuration.formattingStyles = [
            Panel.FormattingStyle(
                styleKey: "t", title: "Title", attributes: [.font: UIFont.boldSystemFont(ofSize: 24)]),
            Panel.FormattingStyle(styleKey: "b", title: "Body", attributes: [:]),
        ]
        let panel = show(Panel(configuration: configuration))
        let descriptor = Panel.FormattingDescriptor()
        descriptor.formattingStyleKey = "b"
        panel.formattingDescriptor = descriptor
        stage.window.layoutIfNeeded()
        #expect(stage.views(FormattingCell.self).count == 2 + 4 + 3)
        #expect(try cell("Body").isSelected && cell("Title").titleLabel?.font.pointSize == 24)
        let places = try ["Title", "Bold", "Align Left"].map { try cell($0).convert(CGPoint.zero, to: nil) }
        #expect(places[0].y < places[1].y && places[1].y == places[2].y && places[1].x < places[2].x)
        stage.tap(try cell("Title"))
        #expect(listener.values.map(\.formattingStyleKey) == ["t"])
    }

    @Test func everyCellHasRoomAtLargeText() throws {
        for design in [InterfaceDesign.ios18, .ios26] {
            let stage = SystemContentStage(design: design)
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            let panel = UITextFormattingViewController()
            panel.formattingDescriptor = Panel.FormattingDescriptor(attributes: [.font: UIFont.systemFont(ofSize: 17)])
            stage.present(panel)
            let cells = stage.views(FormattingCell.self)
            #expect(cells.count == 28)
            let font = UIFont.preferredFont(
                forTextStyle: .body,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
            for cell in cells {
                #expect(cell.bounds.width >= 30 && cell.bounds.height > font.lineHeight)
                let row = try #require(cell.superview)
                #expect(cell.frame.maxX <= row.bounds.width + 0.5, "\(cell.accessibilityLabel ?? "")")
            }
        }
    }

    @Test func pickersReportTheirChoice() throws {
        let panel = show()
        panel.formattingDescriptor = Panel.FormattingDescriptor(attributes: [.font: UIFont.systemFont(ofSize: 19)])
        stage.window.layoutIfNeeded()
        listener.allowsPickers = false
        stage.tap(try #require(title("System Font")))
        stage.tap(try cell("Text Color"))
        #expect(panel.presentedViewController == nil)
        listener.allowsPickers = true
        stage.tap(try cell("Text Color"))
        let grid = try #require(stage.views(ColorGridView.self).first)
        stage.tap(grid, at: CGPoint(x: grid.bounds.width - 5, y: 5))
        #expect(listener.values.compactMap { $0.color.map { ColorComponents($0).digits } } == ["000000"])
        panel.dismiss(animated: false)
        stage.window.layoutIfNeeded()
        stage.tap(try #require(title("System Font")))
        let picker = try #require(panel.presentedViewController as? UIFontPickerViewController)
        picker.selectedFontDescriptor = UIFontDescriptor(name: "Courier", size: 0)
        picker.delegate?.fontPickerViewControllerDidPickFont(picker)
        let font = try #require(listener.values.last?.font)
        #expect(font.familyName == "Courier" && font.pointSize == 19)
    }

    @Test func closingFinishesOnce() throws {
        _ = show()
        stage.tap(try #require(stage.views(SheetCloseButton.self).first))
        #expect(listener.log == ["finish"])
        #expect(stage.root.presentedViewController == nil)
    }
}
