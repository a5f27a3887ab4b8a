import Foundation
import Testing

@testable import BuilderUIKit

/// The list of a font picker and its choices.
@MainActor
@Suite struct UIFontPickerViewControllerTests {
    private final class Listener: UIFontPickerViewControllerDelegate {
        var log: [String] = []
        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            log.append("pick \(viewController.selectedFontDescriptor?.postscriptName ?? "nil")")
        }
        func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) { log.append("cancel") }
    }

    private let stage = SystemContentStage()
    private let listener = Listener()

    @Test func aTapPicksAFamilyAndDismisses() {
        let picker = UIFontPickerViewController()
        picker.delegate = listener
        stage.present(picker)
        #expect(stage.label("Choose Font") != nil)
        #expect(stage.rows.prefix(3) == ["American Typewriter", "Arial", "Avenir"])
        stage.tap("Avenir")
        #expect(listener.log == ["pick \(UIFont.fontNames(forFamilyName: "Avenir")[0])"])
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func cancelingIsReportedOnce() {
        let picker = UIFontPickerViewController()
        picker.delegate = listener
        stage.present(picker)
        #expect(stage.tap("Cancel"))
        #expect(listener.log == ["cancel"] && picker.selectedFontDescriptor == nil)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func configurationFiltersFamilies() {
        let configuration = UIFontPickerViewController.Configuration()
        #expect(FontChoice.families(configuration).map(\.title) == UIFont.familyNames)
        configuration.filteredTraits = .traitMonoSpace
        #expect(FontChoice.families(configuration).map(\.title) == ["Courier", "Courier New", "Menlo"])
        configuration.filteredTraits = [.traitMonoSpace, .traitBold]
        let bold = FontChoice.families(configuration)
        #expect(bold.map(\.title) == ["Courier", "Courier New", "Menlo"])
        #expect(bold.flatMap(\.faces).allSatisfy { $0.contains("Bold") })
        configuration.filteredTraits = .traitCondensed
        #expect(FontChoice.families(configuration).isEmpty)
    }

    @Test func familiesHaveFaces() throws {
        let family = try #require(
            FontChoice.families(UIFontPickerViewController.Configuration()).first { $0.title == "Georgia" })
        #expect(family.faceChoices.map(\.title) == ["Regular", "Italic", "Bold", "Bold Italic"])
        #expect(family.faceChoices.map(\.faces) == family.faces.map { [$0] })
    }

    @Test func namesAreInTheirFontsUnlessInTheSystems() throws {
        func fonts(_ usesSystemFont: Bool) -> [String] {
            let configuration = UIFontPickerViewController.Configuration()
            configuration.displayUsingSystemFont = usesSystemFont
            let stage = SystemContentStage()
            stage.present(UIFontPickerViewController(configuration: configuration))
            return stage.views(UITableView.self).flatMap(\.visibleCells).compactMap {
                ($0.contentConfiguration as? UIListContentConfiguration)?.textProperties.font.familyName
            }
        }
        #expect(fonts(false).prefix(3) == ["American Typewriter", "Arial", "Avenir"])
        #expect(Set(fonts(true)) == [UIFont.systemFont(ofSize: 17).familyName])
    }

    @Test func searchFilters() {
        let list = FontListController(
            FontChoice.families(UIFontPickerViewController.Configuration()),
            UIFontPickerViewController.Configuration())
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.text = " helvet"
        list.updateSearchResults(for: search)
        #expect(list.shown.map(\.title) == ["Helvetica", "Helvetica Neue"])
        search.searchBar.text = ""
        list.updateSearchResults(for: search)
        #expect(list.shown.count == UIFont.familyNames.count)
    }
}
