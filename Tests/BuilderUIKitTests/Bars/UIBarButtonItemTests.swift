import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIBarButtonItemTests {
    private let save = UIAction(title: "Save", image: UIImage(systemName: "star")) { _ in }

    @Test func itemsShowTheTitleAndImageOfTheirAction() {
        let item = UIBarButtonItem(primaryAction: save)
        #expect(item.title == "Save")
        #expect(item.image != nil)
        let later = UIBarButtonItem()
        later.primaryAction = save
        #expect(later.title == "Save")
    }

    @Test func ownTitlesRemain() {
        #expect(UIBarButtonItem(title: "Keep", primaryAction: save).title == "Keep")
        #expect(UIBarButtonItem(title: "Keep", primaryAction: UIAction { _ in }).title == "Keep")
    }

    @Test func systemItemsKeepTheirTitles() {
        let item = UIBarButtonItem(systemItem: .done, primaryAction: save)
        #expect(item.title == nil)
        #expect(item.image == nil)
    }
}
