import BuilderSnapshots
import Foundation
import Testing

@testable import Screens

@MainActor
@Suite struct CatalogTests {
    private func run(_ arguments: String...) async -> (status: CommandStatus, output: String, messages: String) {
        let (output, messages) = (Lines(), Lines())
        let console = Console(
            showsStatus: false, result: { output.add(String(decoding: $0, as: UTF8.self)) },
            message: { messages.add(String(decoding: $0, as: UTF8.self)) })
        let status = await SnapshotTool(catalog: .demo, console: console).run(arguments)
        return (status, output.all.joined(), messages.all.joined())
    }

    nonisolated static let screensWithData = ["card", "card-classic", "list", "users"]

    @Test func theCatalogIsValid() throws {
        try Catalog.demo.validate()
        let app = [
            "card", "card-classic", "list", "users", "users-initial", "users-loading", "users-empty", "users-error",
            "swiftly-login", "swiftly-stacks", "swiftly-account-fields", "swiftly-image-buttons",
            "swiftly-nested-views",
        ]
        let system = [
            "controls", "buttons", "button-contents", "bars", "toolbar", "bar-titles", "inline-tabs", "search",
            "search-results", "search-suggestions", "cells", "pickers", "plain-table", "grouped-table", "edited-table",
            "swiped-table", "refreshing-table", "plain-list", "inset-list", "sheet", "large-sheet", "alert",
            "action-sheet", "menu", "sized-menu",
            "edit-menu", "context-menu", "preview-menu", "popover", "share", "color-picker", "font-picker",
            "text-formatting", "document-picker", "photo-picker", "editing", "selected-text", "composed-text",
            "rich-text", "pages", "book", "split", "split-overlay", "sidebar", "inspector", "page-curl", "book-curl",
            "custom-presentation", "shelves", "outline", "accessories", "unavailable", "calendar", "layers", "depth",
            "effects", "vibrancy", "variable-symbols", "symbol-effects", "hosting", "dragging", "drops",
            "detected-text", "pdf-pages", "tip",
        ]
        let looks = ["", "-ios26"].flatMap { look in system.map { "system-\($0)\(look)" } }
        let samples = ["sample-thanks", "sample-priorities", "sample-text-styles"]
        let flows = ["users", "search", "reminder", "inbox", "recipes"].map { "flow-\($0)" }
        #expect(Catalog.demo.screens.map(\.name) == app + looks + samples + flows)
        #expect(Catalog.demo.screens.filter(\.takesData).map(\.name) == Self.screensWithData)
    }

    @Test func everyTitleIsOneLineOfItsOwn() {
        let titles = Catalog.demo.screens.map(\.title)
        #expect(Set(titles).count == titles.count)
        #expect(titles.allSatisfy { !$0.isEmpty && $0.count <= 80 && !$0.contains("\n") && !$0.hasSuffix(".") })
    }

    @Test(arguments: [
        ("users", ["Danielle Garcia", "danielle.garcia@example.com"]),
        ("users-initial", ["They are loaded when you ask for them.", "Load Users"]),
        ("users-loading", ["Loading users…"]),
        ("users-empty", ["No users", "Nobody is listed here yet."]),
        ("users-error", ["Can't read users.json: there is no such file. Check the path.", "Try Again"]),
    ])
    func aStatesTextTreeShowsItsPage(screen: String, texts: [String]) async {
        let run = await run("render", screen, "--format", "txt", "--output", "-")
        #expect(run.status == .success)
        #expect(run.messages == "")
        for text in texts { #expect(run.output.contains("\"\(text)\""), "\(run.output)") }
    }

    @Test func aFileOfUsersIsLoadedAndListed() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(UserTests.file(UserTests.user), to: "users.json")
        let run = await run("render", "users", "--data", file.path, "--format", "txt", "--output", "-")
        #expect(run.status == .success)
        #expect(run.output.contains("\"Ada Byron\""))
        #expect(run.messages.contains("picture 'c.jpg' is missing"))
    }

    @Test func aFileWithoutUsersShowsThat() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("{\"results\": []}", to: "users.json")
        let run = await run("render", "users", "--data", file.path, "--format", "txt", "--output", "-")
        #expect(run.status == .success)
        #expect(run.output.contains("\"No users\""))
    }

    @Test(arguments: screensWithData)
    func aFileThatIsMissingEndsTheCommand(screen: String) async throws {
        let path = try TemporaryFolder().url.appendingPathComponent("none.json").path
        let run = await run("render", screen, "--data", path, "--format", "txt", "--output", "-")
        #expect(run.status == .noInput)
        #expect(run.output == "")
        #expect(run.messages.contains("can't read \(path): there is no such file. Check the path."))
    }

    @Test(arguments: screensWithData)
    func aFileWithOtherContentEndsTheCommand(screen: String) async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("{\"results\": [3]}", to: "users.json")
        let run = await run("render", screen, "--data", file.path, "--format", "txt", "--output", "-")
        #expect(run.status == .badData)
        #expect(run.output == "")
        #expect(run.messages.contains("results[0]: expected an object, found the number 3."))
    }

    @Test(arguments: ["users-initial", "users-loading", "users-empty", "users-error"])
    func statesTakeNoData(screen: String) async {
        let run = await run("render", screen, "--data", "users.json", "--output", "-")
        #expect(run.status == .usage)
        #expect(run.messages.contains("the screen “\(screen)” does not accept --data"))
    }
}
