import BuilderFoundation
import Settling
import Testing

@testable import BuilderUIKit

/// The words of the system's own views in a localized app.
@MainActor
@Suite struct SystemWordsInViewsTests {
    /// Calls a closure as a screen in German, in an app whose resources are in German if it is localized.
    private func inGerman<Value>(isLocalized: Bool = true, _ body: () throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(isLocalized ? "de.lproj" : "data"), withIntermediateDirectories: true)
        let work = ScreenWork(locale: Locale(identifier: "de_DE"))
        defer { work.close() }
        return try ScreenWork.$current.withValue(work) {
            try AppLanguage.$folders.withValue([folder.path], operation: body)
        }
    }

    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    /// Returns the texts of a bar with a back button and a system item.
    private func bar() -> [String] {
        let (first, second) = (UIViewController(), UIViewController())
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        return texts(in: navigation.navigationBar)
    }

    @Test func barsAreInTheAppsLanguage() throws {
        let german = try inGerman { bar() }
        #expect(german.contains("Zurück") && german.contains("Sichern"), "\(german)")
        let english = try inGerman(isLocalized: false) { bar() }
        #expect(english.contains("Back") && english.contains("Save"), "\(english)")
    }

    @Test func menusOfElementsAndLinksAreToo() throws {
        try inGerman {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 400))
            let view = UITextView(frame: CGRect(x: 0, y: 200, width: 500, height: 100))
            window.addSubview(view)
            #expect(view.showElementMenu(canPerform: { _ in true }, perform: { _ in }))
            window.layoutIfNeeded()
            #expect(window.editMenu?.shownElements.map(\.title) == ["Ausschneiden", "Kopieren", "Einsetzen"])
            window.editMenu?.close()
            view.text = "swift.org"
            let url = try #require(URL(string: "https://swift.org"))
            #expect(view.showMenu(of: UITextItem(content: .link(url), range: NSRange(location: 0, length: 9))))
            let shown = texts(in: window)
            #expect(shown.contains("Link öffnen") && shown.contains("Link kopieren"), "\(shown)")
        }
    }

    @Test func searchBarsAndEmptyContentAreToo() throws {
        try inGerman {
            #expect(texts(in: UISearchBar(frame: .zero)).contains("Abbrechen"))
            #expect(UIContentUnavailableConfiguration.search().text == "Keine Ergebnisse")
            let controller = UIViewController()
            controller.setEditing(true, animated: false)
            #expect(controller.editButtonItem.title == "Fertig")
            #expect(UIBarButtonItem.SystemItem.action.accessibilityTitle == "Teilen")
            #expect(UIBarButtonItem.SystemItem.rewind.accessibilityTitle == "Rewind")
            #expect(UITabBarItem(tabBarSystemItem: .bookmarks, tag: 0).title == "Lesezeichen")
        }
    }
}
