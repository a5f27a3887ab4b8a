import Foundation
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Names of views")
struct ViewNamesTests {
    private func name(_ layer: Layer, around: [Layer] = []) -> ViewName {
        let root = ViewFixture.view("UIWindow", 0, 0, 100, 100, [layer] + around)
        return ViewNames(of: ViewFixture.tree(root)).name(of: 1)
    }

    @Test("texts are on one line and short")
    func texts() {
        #expect(name(ViewFixture.label("a\nb\t“c”\u{202E}\u{7}", 0, 0)).text == "label “a\\nb\\t“c”\\u{202E}\\u{7}”")
        let long = String(repeating: "é", count: 41)
        #expect(name(ViewFixture.label(long, 0, 0)).text == "label “\(long.dropLast())…”")
        #expect(name(ViewFixture.label("", 0, 0)).text == "UIWindow > UILabel")
        #expect(name(ViewFixture.label("a" + String(repeating: "\u{301}", count: 10_000), 0, 0)).text.utf8.count < 60)
    }

    @Test("identifiers win over texts, texts over places")
    func kinds() {
        #expect(name(ViewFixture.label("Hi", 0, 0, id: "greeting")).text == "label#greeting")
        #expect(name(ViewFixture.view("UIImageView", 0, 0, 1, 1, id: "avatar")).text == "UIImageView#avatar")
        var labeled = ViewFixture.label("Hi", 0, 0)
        labeled.source?.typeName = "PaddedUILabel"
        #expect(name(labeled).text == "label “Hi”")
        let twin = ViewFixture.view("UIView", 0, 0, 1, 1)
        #expect(name(twin, around: [twin]).path == "UIWindow > UIView 1")
        #expect(name(twin).path == "UIWindow > UIView")
        let cell = ViewFixture.view(
            "PersonCell", 0, 0, 50, 50, [ViewFixture.view("UIView", 0, 0, 9, 9, [ViewFixture.label("Anna", 0, 0)])])
        #expect(name(cell).text == "PersonCell with “Anna”")
        #expect(name(cell).className == "PersonCell")
        #expect(name(ViewFixture.label("Hi", 0, 0, id: "greeting")).identifier == "greeting")
    }

    @Test("of long texts the part that differs is shown")
    func pairs() {
        let start = String(repeating: "word ", count: 20)
        let pair = ChangeText.pair(start + "old", start + "new")
        #expect(pair.0 == "“…rd word old”" || pair.0.hasSuffix("old”"))
        #expect(pair.1.hasSuffix("new”") && pair.1.hasPrefix("“…"))
        #expect(ChangeText.pair("a", "b") == ("“a”", "“b”"))
    }

    @Test(arguments: [(0.0, "0"), (-0.0001, "0"), (20.333, "20.333"), (-1.5, "-1.5"), (0.05, "0.05"), (3, "3")])
    func numbers(value: Double, text: String) {
        #expect(ChangeText.number(value) == text)
    }
}
