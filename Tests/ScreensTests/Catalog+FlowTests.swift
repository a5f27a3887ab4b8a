import BuilderSnapshots
import BuilderUIKit
import Render
import Testing

@testable import Screens

/// The demo's flows: each step changes what a person sees.
@MainActor
@Suite struct CatalogFlowTests {
    /// Returns a driver of a flow's screen, after its steps up to one; at the flow's beginning without one.
    private func driver(_ flow: String, after step: String? = nil) async throws -> Driver {
        let name = "flow-\(flow)" + (step.map { "/\($0)" } ?? "")
        let screen = try #require(Catalog.flows.flatMap(\.variants).first { $0.fullName == name }, "\(name)")
        return try await screen.driver(for: try #require(screen.configurations.first))
    }

    /// Returns the first texts of the visible rows, from top to bottom.
    private func rows(_ driver: Driver) -> [String] {
        driver.findAll(.type(UITableViewCell.self)).filter { !$0.isHidden }
            .compactMap { ($0 as? UITableViewCell)?.textLabel?.text }
    }

    @Test func flowsHaveAFewSteps() {
        #expect(Catalog.flows.count == 5)
        for flow in Catalog.flows {
            #expect((2...4).contains(flow.states.count), "\(flow.name)")
            #expect(flow.configurations.count == 2, "\(flow.name)")
        }
    }

    /// Each step of a flow is another picture than the one before.
    @Test(arguments: Catalog.flows) func everyStepIsSeen(_ flow: Screen) async throws {
        var before: [Bitmap] = []
        let configuration = try #require(flow.configurations.first)
        for screen in flow.variants {
            let bitmap = try await screen.driver(for: configuration).display().bitmap()
            #expect(before.last != bitmap, "\(screen.fullName)")
            before.append(bitmap)
        }
    }

    @Test func aUserIsScrolledToAndOpened() async throws {
        let start = try await driver("users")
        #expect(start.exists("Danielle Garcia"))
        #expect(!start.exists("juergen.weiss@example.com"))
        let scrolled = try await driver("users", after: "scrolled")
        #expect(scrolled.exists("juergen.weiss@example.com"))
        let opened = try await driver("users", after: "opened")
        #expect(try opened.text(of: "name") == "Jürgen Weiß")
        #expect(opened.exists("0483-6086897"))
        let back = try await driver("users", after: "back")
        #expect(!back.exists("0483-6086897"))
        // The list is where it was.
        #expect(back.exists("juergen.weiss@example.com"))
        await #expect(throws: DriverError.self) { try await back.back() }
    }

    @Test func placesAreFoundWhileATextIsTyped() async throws {
        let all = try await rows(driver("search"))
        #expect(all.count == 9 && all.first == "Cusco")
        let found = try await driver("search", after: "found")
        #expect(rows(found) == ["Kyoto", "Ljubljana", "Nagoya"])
        #expect(!found.exists("No Results"))
        let nothing = try await driver("search", after: "nothing")
        #expect(rows(nothing) == [])
        #expect(nothing.exists("No Results"))
        #expect(try nothing.text(of: .type(UISearchTextField.self)) == "jazz")
        let cleared = try await driver("search", after: "cleared")
        #expect(rows(cleared) == all)
        #expect(!cleared.exists("No Results"))
        #expect(try cleared.text(of: .type(UISearchTextField.self)) == "")
        #expect(cleared.exists("Cancel"))
        let canceled = try await driver("search", after: "canceled")
        #expect(rows(canceled) == all)
        #expect(!canceled.exists("Cancel"))
    }

    @Test func aReminderIsFilledInAndSaved() async throws {
        let start = try await driver("reminder")
        #expect(try start.text(of: "lead-time") == "No alert")
        // Nothing is saved without a title.
        try? await start.tap("Save")
        #expect(!start.exists("summary"))
        await #expect(throws: DriverError.self) { try await start.slide("lead", to: 30) }
        let filled = try await driver("reminder", after: "filled-in")
        #expect(try filled.text(of: "title") == "Water the plants")
        #expect(filled.exists("Jan 5, 2026") && filled.exists(.text(containing: "6:30")))
        #expect(!filled.exists("summary"))
        let alerting = try await driver("reminder", after: "alerting")
        #expect(try alerting.text(of: "lead-time") == "30 minutes before")
        let saved = try await driver("reminder", after: "saved")
        #expect(
            try saved.text(of: "summary") == "Saved: Water the plants, High, Jan 5, 6:30 PM, 30 minutes before")
    }

    @Test func aMessageArrivesAndAnotherOneIsDeleted() async throws {
        let start = try await rows(driver("inbox"))
        #expect(start == ["Omar Haddad", "Weekly Digest", "Ines Duarte", "City Library"])
        let refreshed = try await driver("inbox", after: "refreshed")
        #expect(rows(refreshed) == ["Nadia Berg"] + start)
        #expect(!refreshed.exists("Delete"))
        let swiped = try await driver("inbox", after: "swiped")
        #expect(swiped.exists("Delete") && swiped.exists("Archive"))
        #expect(rows(swiped) == ["Nadia Berg"] + start)
        let deleted = try await driver("inbox", after: "deleted")
        #expect(rows(deleted) == ["Nadia Berg", "Omar Haddad", "Ines Duarte", "City Library"])
        #expect(!deleted.exists("Delete"))
    }

    @Test func recipesAreSortedAndAdded() async throws {
        let start = try await driver("recipes")
        #expect(rows(start) == ["Bread", "Lentil Soup", "Omelet", "Risotto"])
        let menu = try await driver("recipes", after: "menu")
        #expect(menu.exists("Sort by") && menu.exists("Time"))
        let sorted = try await driver("recipes", after: "sorted")
        #expect(rows(sorted) == ["Omelet", "Risotto", "Lentil Soup", "Bread"])
        #expect(!sorted.exists("Sort by"))
        let sheet = try await driver("recipes", after: "sheet")
        #expect(sheet.exists("New Recipe"))
        let added = try await driver("recipes", after: "added")
        #expect(rows(added) == ["Omelet", "Risotto", "Lentil Soup", "Pancakes", "Bread"])
        #expect(added.exists("60 min"))
        #expect(!added.exists("New Recipe"))
    }
}
