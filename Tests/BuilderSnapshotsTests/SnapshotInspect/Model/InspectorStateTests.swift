import BuilderUIKit
import SnapshotCore
import Testing

@testable import SnapshotInspect

@Suite struct InspectorStateTests {
    @Test func arrowsMoveAndFold() {
        var state = InspectionSample.drawn
        #expect(state.selectedName == "UIWindow")
        state.press(.down, .down)
        #expect(state.selectedName == "title")
        state.press(.left)
        #expect(state.selectedName == "card")
        state.press(.left)
        #expect(state.folded == [1])
        // The next row is what follows the folded view.
        state.press(.down)
        #expect(state.selection == 4)
        state.press(.up, .right)
        #expect(state.folded.isEmpty)
        state.press(.right)
        #expect(state.selectedName == "title")
        state.press(.right)
        #expect(state.selectedName == "title")
        state.press(.end)
        #expect(state.selection == 4)
        state.press(.down, .home)
        #expect(state.selection == 0)
        state.press(.up)
        #expect(state.selection == 0)
    }

    @Test func aFoldedViewHidesAllBelow() {
        var state = InspectionSample.drawn
        state.press(.enter)
        #expect(state.drawn?.rows(folded: state.folded).map(\.view) == [0])
        state.press(.down)
        #expect(state.selection == 0)
        state.press(.character(" "))
        #expect(state.drawn?.rows(folded: state.folded).count == 5)
    }

    @Test func searchFindsAndReturns() {
        var state = InspectionSample.drawn
        state.press(.down, .left)
        state.press(.character("/"))
        state.type("xyz")
        #expect(state.matches.isEmpty)
        #expect(state.selection == 1)
        state.press(.control("u"))
        // Accents and case don't matter, and folded views are unfolded.
        state.type("große")
        #expect(state.selection == 3)
        #expect(state.folded.isEmpty)
        state.press(.enter)
        #expect(state.mode == .browsing)
        #expect(state.selection == 3)
        // By class: both labels, in turn.
        state.press(.character("/"))
        state.type("uilabel")
        #expect(state.matches == [2, 3])
        state.press(.down)
        #expect(state.selection == 2)
        state.press(.down)
        #expect(state.selection == 3)
        state.press(.up)
        #expect(state.selection == 2)
        state.press(.escape)
        #expect(state.mode == .browsing)
        #expect(state.selection == 3)
    }

    @Test func lettersOfASearchAreNoCommands() {
        var state = InspectionSample.drawn
        state.press(.character("/"))
        #expect(state.press(.character("q")) == nil)
        #expect(state.press(.character("d")) == nil)
        #expect(state.search == "qd")
        state.press(.backspace, .backspace)
        #expect(state.search == "")
        state.press(.backspace)
        #expect(state.mode == .browsing)
        #expect(state.press(.character("/"), .control("c")) == .end)
    }

    @Test func settingsAreRequested() {
        var state = InspectionSample.drawn
        #expect(
            state.press(.character("d"))
                == .draw(request("box") { $0.appearances = [.dark] }, restarts: false))
        #expect(state.configuration.name == "iphone-12.dark")
        #expect(state.isDrawing)
        // What was drawn stays until the next picture.
        #expect(state.drawn != nil)
        state.press(.character("d"), .character("t"), .character("o"))
        #expect(state.configuration.name == "iphone-12.light.landscape.text-xl")
        state.press(.character("T"), .character("T"))
        #expect(state.configuration.name == "iphone-12.light.landscape.text-m")
        state.press(.character("o"))
        // Settings stay on the next screen.
        #expect(
            state.press(.character("n"))
                == .draw(
                    request("form") {
                        $0.appearances = [.light]
                        $0.textSizes = ["m"]
                        $0.orientations = ["portrait"]
                    }, restarts: false))
    }

    @Test func textSizesEnd() {
        var state = InspectionSample.drawn
        for _ in 0..<20 { state.press(.character("t")) }
        #expect(state.configuration.textSizeName == "ax-xxxl")
        #expect(state.press(.character("t")) == nil)
        #expect(state.message == "That is the largest text size")
        for _ in 0..<20 { state.press(.character("T")) }
        #expect(state.configuration.textSizeName == "xs")
    }

    @Test func screensFollowEachOther() {
        var state = InspectionSample.drawn
        state.press(.character("p"))
        #expect(state.screen.name == "form/empty")
        #expect(state.drawn == nil)
        state.press(.character("n"))
        #expect(state.screen.name == "box")
        state.press(.character("n"))
        #expect(state.screen.name == "form")
    }

    @Test func aScreenThatCantBeDrawnIsNamedAndTheViewGoesOn() {
        var state = InspectionSample.drawn
        state.press(.end, .character("n"))
        state.fail("form crashed")
        #expect(state.failure == "form crashed")
        #expect(!state.isDrawing)
        for key in [Key.down, .enter, .tab, .down, .enter, .right, .character("f"), .character(" ")] {
            #expect(state.press(key) == nil)
        }
        #expect(state.press(.character("y")) == nil)
        #expect(state.press(.character("r")) == .draw(request("form"), restarts: true))
        state.press(.character("n"))
        state.take(InspectionSample.screen())
        #expect(state.failure == nil)
        #expect(state.selection == 0)
    }

    @Test func theSelectedViewStaysSelected() {
        var state = InspectionSample.drawn
        state.press(.down, .down, .down, .character("d"))
        state.take(InspectionSample.screen(dark: true))
        #expect(state.selection == 3)
        #expect(state.drawn?.inspection.configuration == "iphone-12.dark")
    }

    @Test func linesOfCodeAreCopied() throws {
        let drawn = InspectionSample.screen()
        var inspection = drawn.inspection
        inspection.layout.views[1].source = SourceLine(path: "/app/Card.swift", line: 7)
        let index = try #require(inspection.layout.views[1].edges.first?.direct.first)
        inspection.layout.constraints[index].source = SourceLine(path: "/app/Card.swift", line: 9)
        var state = InspectionSample.drawn
        #expect(state.press(.character("Y")) == nil)
        #expect(state.message == "The line of code isn't known")
        state.take(InspectedScreen(inspection, picture: drawn.picture))
        #expect(state.press(.down, .character("Y")) == .copy("/app/Card.swift:7"))
        #expect(state.reasons.map(\.line.text).contains("  code /app/Card.swift:7"))
        state.press(.tab)
        let line = try #require(state.reasons.firstIndex { $0.constraint == index })
        for _ in 0..<line { state.press(.down) }
        #expect(state.press(.character("Y")) == .copy("/app/Card.swift:9"))
    }

    @Test func reasonsAreFollowedAndCopied() throws {
        var state = InspectionSample.drawn
        state.press(.down)
        #expect(state.press(.character("y")) == .copy("(10 20; 80 100)"))
        state.press(.tab)
        let texts = state.reasons.map(\.line.text)
        #expect(texts.contains("    card.leading == UIWindow.leading + 10"))
        #expect(texts.contains("  width 80 ambiguous"))
        #expect(texts.contains("  → card  up and down"))
        #expect(
            texts.contains("    card.width == 82.5 @750  size of the content, priority 750, off by 2.5 pt"))
        #expect(texts.contains("    card.width == 82.5 @750  size of the content, priority 750, left out"))
        let line = try #require(texts.firstIndex(of: "    card.leading == UIWindow.leading + 10"))
        for _ in 0..<line { state.press(.down) }
        #expect(state.press(.character("y")) == .copy("card.leading == UIWindow.leading + 10"))
        state.press(.down)
        #expect(state.reasons[state.reasonRow].line.text == "    ▸ 1 further constraint")
        state.press(.enter)
        #expect(state.reasons[state.reasonRow].line.text == "    ▾ 1 further constraint")
        #expect(state.reasons[state.reasonRow + 1].line.text.hasPrefix("      card.width == 82.5"))
        // Another view begins at its first reason.
        state.press(.tab, .down)
        #expect(state.reasonRow == 0)
        #expect(state.expandedEdges.isEmpty)
        state.press(.tab)
        let link = try #require(state.reasons.firstIndex { $0.action == .select(view: 1) })
        for _ in 0..<link { state.press(.down) }
        state.press(.enter)
        #expect(state.selectedName == "card")
    }

    @Test func helpClosesWithAnyKey() {
        var state = InspectionSample.drawn
        state.press(.character("?"))
        #expect(state.mode == .help)
        #expect(state.press(.escape) == nil)
        #expect(state.mode == .browsing)
        #expect(state.press(.escape) == .end)
        #expect(state.press(.character("q")) == .end)
        #expect(state.press(.control("z")) == .suspend)
    }

    @Test(arguments: [
        ("box", "box", ""), ("card/empty", "card/empty", ""), ("card/iphone-se-3rd.dark", "card", "iphone-se-3rd.dark"),
        ("card/empty.iphone-12.light", "card/empty", "iphone-12.light"),
        ("card/empty/iphone-12.light.text-xl", "card/empty", "iphone-12.light.text-xl"),
    ])
    func namesOfScreensStatesAndPictures(target: String, screen: String, configuration: String) throws {
        var state = try InspectorState(showing: target, of: Self.catalog)
        #expect(state.screen.name == screen)
        #expect(state.requestDrawing() == DrawingRequest(screen: screen, configuration: configuration))
    }

    @Test func unknownNamesAreErrors() throws {
        #expect(try InspectorState(showing: nil, of: Self.catalog).screen.name == "box")
        #expect(throws: InspectError.unknownConfiguration("iphone-99.dark", screen: "card")) {
            try InspectorState(showing: "card/iphone-99.dark", of: Self.catalog)
        }
        #expect(throws: CatalogError.self) { try InspectorState(showing: "crad", of: Self.catalog) }
        #expect(throws: InspectError.noScreens) { try InspectorState(showing: nil, of: Catalog([])) }
    }

    private static let catalog = Catalog([
        Gallery.box, Screen("card") { _ in Gallery.makeBox(.red) }.state("empty") { _ in Gallery.makeBox(.blue) },
    ])

    private func request(_ screen: String, _ change: (inout ConfigurationAxes) -> Void = { _ in }) -> DrawingRequest {
        var axes = ConfigurationAxes()
        change(&axes)
        return DrawingRequest(screen: screen, axes: axes)
    }
}
