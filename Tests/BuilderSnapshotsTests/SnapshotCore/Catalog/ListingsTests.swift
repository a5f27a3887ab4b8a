import BuilderSnapshots
import Foundation
import Testing

@MainActor
@Suite struct ListingsTests {
    @Test func screensAreATable() async {
        let run = await ToolRun("list")
        #expect(run.status == .success)
        #expect(run.messages.isEmpty)
        #expect(
            run.text == """
                box           A box
                greeting      Words of welcome
                sign-up-form  A form
                long-list     A long list
                broken        Never works

                """)
    }

    @Test func screensInJSON() async throws {
        let run = await ToolRun("list", "--json")
        let screens = try #require(JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
        #expect(screens.map { $0["name"] as? String } == ["box", "greeting", "sign-up-form", "long-list", "broken"])
        #expect(screens.allSatisfy { Set($0.keys) == ["name", "title", "takesData", "states", "configurations"] })
        #expect(screens[0]["title"] as? String == "A box")
        #expect(screens.map { $0["takesData"] as? Bool } == [false, false, true, false, false])
        #expect(screens[0]["configurations"] as? [String] == ["iphone-se-1st.light", "iphone-se-1st.dark"])
        #expect(
            screens[1]["configurations"] as? [String] == [
                "iphone-12.light", "iphone-12.dark", "iphone-se-3rd.light", "iphone-se-3rd.dark",
            ])
        #expect(run.text.hasSuffix("]\n"))
    }

    @Test func noScreensAreNoLines() async {
        let run = await ToolRun(["list"], catalog: Catalog([]))
        #expect(run.status == .success)
        #expect(run.output.isEmpty)
        #expect(await ToolRun(["list", "--json"], catalog: Catalog([])).status == .success)
    }

    @Test func devicesAreATable() async throws {
        let run = await ToolRun("devices")
        let line = try #require(run.lines.first { $0.hasPrefix("iPhone 12  ") })
        #expect(line.split(separator: " ") == ["iPhone", "12", "390", "×", "844", "3x", "1170", "×", "2532"])
        #expect(run.messages.isEmpty)
    }

    @Test func devicesInJSON() async throws {
        let run = await ToolRun("devices", "--json")
        let devices = try #require(JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
        let device = try #require(devices.first { $0["name"] as? String == "iPhone 12" })
        #expect(Set(device.keys) == ["name", "aliases", "idiom", "width", "height", "scale", "safeArea"])
        #expect(device["idiom"] as? String == "phone")
        #expect(device["width"] as? Double == 390)
        #expect(device["height"] as? Double == 844)
        #expect(device["scale"] as? Double == 3)
        #expect(device["safeArea"] as? [String: Double] == ["top": 47, "left": 0, "bottom": 34, "right": 0])
        #expect(devices.contains { $0["idiom"] as? String == "pad" })
    }
}
