import Foundation
import Testing

@testable import BuilderUIKit

/// The menu of a navigation bar's title, and renaming.
@MainActor
@Suite struct NavigationTitleMenuTests {
    private final class Page: UIViewController {
        var log: [String] = []
        override func duplicate(_ sender: Any?) { log.append("duplicate") }
    }

    private final class Renamer: UINavigationItemRenameDelegate {
        var log: [String] = []
        var begins = true
        var ends = true
        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            log.append("end \(title)")
        }
        func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { begins }
        func navigationItem(
            _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
            selectedRange: Range<String.Index>
        ) -> (String, Range<String.Index>) {
            log.append("begin \(suggestedTitle)")
            let title = suggestedTitle + ".md"
            return (title, title.startIndex..<title.index(title.startIndex, offsetBy: 4))
        }
        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { ends }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let page = Page()
    private let navigation: UINavigationController
    private let renamer = Renamer()

    private var bar: UINavigationBar { navigation.navigationBar }

    init() {
        page.title = "Note"
        navigation = UINavigationController(rootViewController: page)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    private func use(_ design: InterfaceDesign) {
        window.traitOverrides[InterfaceDesignTrait.self] = design
        window.layoutIfNeeded()
    }

    private func rows() -> [MenuRow] {
        func rows(_ view: UIView) -> [MenuRow] {
            view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? rows($0) }
        }
        window.layoutIfNeeded()
        return rows(window)
    }

    private func titles() -> [String] { rows().map(\.element.title) }

    private func choose(_ title: String) throws {
        try #require(rows().first { $0.element.title == title }).sendActions(for: .touchUpInside)
        window.layoutIfNeeded()
    }

    @Test(arguments: [InterfaceDesign.ios18, .ios26])
    func theIndicatorIsBesideTheTitle(_ design: InterfaceDesign) throws {
        use(design)
        #expect(bar.titleMenu == nil)
        let alone = bar.titleLabel.frame
        page.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
        window.layoutIfNeeded()
        let indicator = try #require(bar.titleMenu?.indicator)
        #expect(!indicator.isHidden && indicator.frame.width > 5)
        #expect(indicator.frame.minX >= bar.titleLabel.frame.maxX + 3 && bar.titleLabel.frame.minX < alone.minX)
        #expect(abs(bar.titleLabel.frame.minX + indicator.frame.maxX - 390) <= 1, "both are in the center")
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(indicator.frame.maxX <= bar.titleLabel.frame.minX - 3)
        page.navigationItem.titleMenuProvider = nil
        window.layoutIfNeeded()
        #expect(indicator.isHidden && abs(bar.titleLabel.frame.midX - 195) <= 0.5)
    }

    @Test func largeTitlesHaveTheIndicator() throws {
        use(.ios18)
        bar.prefersLargeTitles = true
        page.navigationItem.titleMenuProvider = { UIMenu(children: $0) }
        window.layoutIfNeeded()
        let indicator = try #require(bar.titleMenu?.indicator)
        #expect(!indicator.isHidden && abs(indicator.center.y - bar.largeTitleLabel.center.y) <= 0.5)
        #expect(indicator.frame.minX > 60 && indicator.frame.minX < 160)
    }

    @Test func aTapOpensTheMenuOfTheProvider() throws {
        use(.ios18)
        var suggested: [String] = []
        page.navigationItem.titleMenuProvider = { elements in
            suggested = elements.map(\.title)
            return UIMenu(children: elements + [UIAction(title: "Print All") { _ in }])
        }
        window.layoutIfNeeded()
        bar.titleLabel.simulateTap()
        #expect(suggested == ["Duplicate"], "the page implements this command only")
        #expect(titles() == ["Duplicate", "Print All"])
        try choose("Duplicate")
        #expect(page.log == ["duplicate"] && rows().isEmpty)
    }

    @Test func withoutAMenuNothingOpens() {
        use(.ios18)
        page.navigationItem.titleMenuProvider = { _ in nil }
        window.layoutIfNeeded()
        bar.titleLabel.simulateTap()
        #expect(rows().isEmpty)
    }

    @Test func documentsHaveTheirNameInTheMenu() {
        use(.ios18)
        page.navigationItem.documentProperties = UIDocumentProperties(url: URL(fileURLWithPath: "/tmp/Plan.txt"))
        window.layoutIfNeeded()
        bar.titleLabel.simulateTap()
        #expect(titles() == ["Plan", "Duplicate"])
    }

    @Test func renamingCallsItsDelegate() throws {
        use(.ios18)
        page.navigationItem.renameDelegate = renamer
        window.layoutIfNeeded()
        bar.titleLabel.simulateTap()
        try choose("Rename")
        let field = try #require(bar.titleMenu?.field)
        #expect(field.isFirstResponder && field.text == "Note.md" && bar.titleLabel.isHidden)
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "Note")
        field.insertText("List")
        renamer.ends = false
        field.typeReturn()
        #expect(field.isFirstResponder && renamer.log == ["begin Note"])
        renamer.ends = true
        field.typeReturn()
        window.layoutIfNeeded()
        #expect(renamer.log == ["begin Note", "end List.md"])
        #expect(page.navigationItem.title == "List.md" && bar.titleLabel.text == "List.md")
        #expect(bar.titleMenu?.field == nil && !bar.titleLabel.isHidden)
    }

    @Test func aDelegateMayPreventRenaming() throws {
        use(.ios18)
        page.navigationItem.renameDelegate = renamer
        renamer.begins = false
        window.layoutIfNeeded()
        bar.titleLabel.simulateTap()
        try choose("Rename")
        #expect(bar.titleMenu?.field == nil && renamer.log.isEmpty)
    }
}
