import BuilderUIKit
import Foundation
import Render
import Testing

@testable import SnapshotCore

/// Templates of pictures for the App Store.
@MainActor
@Suite struct StoreTemplateTests {
    private func template(_ json: String, in folder: TemporaryFolder? = nil) throws -> StoreTemplate {
        let folder = try folder ?? TemporaryFolder()
        try folder.write(json, to: "store.json")
        return try StoreTemplate(contentsOf: "\(folder.path)/store.json", for: Gallery.catalog)
    }

    @Test func anEmptyTemplateHasTheDefaults() throws {
        let template = try template("{}")
        #expect(template.background == .color(.white))
        #expect(!template.hasFrame)
        #expect(template.insets == StoreTemplate.Insets(top: 6, left: 6, bottom: 6, right: 6))
        #expect(template.caption == StoreTemplate.CaptionStyle())
        #expect(template.captions.isEmpty)
    }

    @Test func everyKeyIsRead() throws {
        let template = try template(
            """
            {
              "background": {"from": "#FF0000", "to": "#0000ff", "direction": "diagonal"},
              "frame": true,
              "insets": {"top": 10, "left": 4.5},
              "caption": {
                "position": "bottom", "weight": "heavy", "size": 9.5, "color": "#00FF00", "alignment": "leading",
                "lines": 3, "gap": 2
              },
              "captions": {"box": {"en": "A box", "de_DE": "Ein Kasten", "default": "□"}, "greeting": "Hello"}
            }
            """)
        #expect(
            template.background
                == .gradient(Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), .diagonal))
        #expect(template.hasFrame)
        #expect(template.insets == StoreTemplate.Insets(top: 10, left: 4.5, bottom: 6, right: 6))
        let caption = template.caption
        #expect(caption.isBelow && !caption.isCentered)
        #expect((caption.weight, caption.size, caption.lines, caption.gap) == (.heavy, 9.5, 3, 2))
        #expect(caption.color == Color(red: 0, green: 1, blue: 0))
        #expect(
            template.captions == [
                "box": ["en-US": "A box", "de-DE": "Ein Kasten", "default": "□"], "greeting": ["default": "Hello"],
            ])
    }

    @Test func captionsFallBackToTheLanguageAndThenToTheDefault() throws {
        let template = try template(
            """
            {"captions": {"box": {"en": "e", "zh-Hans": "h", "default": "d"}, "greeting": {"en": "g"}}}
            """)
        func caption(_ screen: Screen, _ locale: String) throws -> String? {
            template.caption(of: screen, in: try StoreLocale(locale))
        }
        #expect(try caption(Gallery.box, "en-US") == "e")
        #expect(try caption(Gallery.box, "en-GB") == "e")
        #expect(try caption(Gallery.box, "fr") == "d")
        #expect(try caption(Gallery.box, "zh-Hant") == "d", "simplified Chinese isn't traditional")
        #expect(try caption(Gallery.greeting, "fr") == nil)
        #expect(try caption(Gallery.form, "en-US") == nil)
    }

    @Test func imagesAreRelativeToTheTemplate() throws {
        let folder = try TemporaryFolder()
        let bitmap = Bitmap(width: 2, height: 1, isOpaque: true) { pixels, _ in
            pixels.storeBytes(of: 0xFFFF_0000, as: UInt32.self)
            pixels.storeBytes(of: 0xFF00_FF00, toByteOffset: 4, as: UInt32.self)
        }
        try PNGEncoder().encode(bitmap, scale: 1).write(to: URL(fileURLWithPath: "\(folder.path)/back.png"))
        #expect(try template("{\"background\": {\"image\": \"back.png\"}}", in: folder).background == .image(bitmap))
    }

    @Test(arguments: [
        ("[]", "", "use an object"),
        ("{", "", "it isn't JSON: "),
        ("{\"backgrund\": \"#000000\"}", "backgrund", "there is no such key: use background, frame, insets"),
        ("{\"background\": \"red\"}", "background", "use an opaque color such as \"#1B2A4A\""),
        ("{\"background\": \"#00000080\"}", "background", "use an opaque color"),
        ("{\"background\": 3}", "background", "use a color such as \"#1B2A4A\", a gradient or an image"),
        ("{\"background\": {\"from\": \"#000000\"}}", "background", "a gradient has two colors"),
        (
            "{\"background\": {\"from\": \"#000000\", \"to\": \"#000000\", \"direction\": \"up\"}}",
            "background.direction", "use \"down\", \"right\", \"diagonal\""
        ),
        ("{\"background\": {\"image\": \"none.png\"}}", "background.image", "there is no file "),
        ("{\"background\": {\"image\": \"store.json\"}}", "background.image", "can't be read as an image"),
        ("{\"background\": {\"image\": \"a\", \"to\": \"#000000\"}}", "background", "an image has no colors"),
        ("{\"frame\": \"yes\"}", "frame", "use true or false"),
        ("{\"frame\": 1}", "frame", "use true or false"),
        ("{\"insets\": -1}", "insets", "use a number from 0 to 40"),
        ("{\"insets\": {\"top\": 101}}", "insets.top", "use a number from 0 to 100"),
        ("{\"insets\": {\"left\": 41, \"right\": 41}}", "insets", "left and right leave no room"),
        ("{\"caption\": {\"size\": \"8\"}}", "caption.size", "use a number from 1 to 30"),
        ("{\"caption\": {\"lines\": 1.5}}", "caption.lines", "use a whole number"),
        ("{\"caption\": {\"position\": \"left\"}}", "caption.position", "use \"top\", \"bottom\""),
        ("{\"caption\": {\"font\": \"No-Such-Font-Anywhere\"}}", "caption.font", "there is no font “No-Such"),
        ("{\"captions\": {\"boxs\": \"A\"}}", "captions.boxs", "unknown screen “boxs”: did you mean “box”?"),
        ("{\"captions\": {\"box\": \" \"}}", "captions.box", "use a text that isn't empty"),
        ("{\"captions\": {\"box\": {\"en\": 3}}}", "captions.box.en", "use a text that isn't empty"),
        ("{\"captions\": {\"box\": {\"eo\": \"A\"}}}", "captions.box.eo", "App Store Connect has no locale “eo”"),
        (
            "{\"captions\": {\"box\": {\"en\": \"A\", \"en-US\": \"B\"}}}", "captions.box.en-US",
            "it is en-US, which has a caption already"
        ),
        ("null", "", "use an object"),
    ])
    func mistakesNameTheFileTheKeyAndTheReason(json: String, key: String, reason: String) throws {
        let error = try #require(throws: StoreTemplateError.self) { try template(json) }
        #expect(error.key == key)
        #expect(error.reason.contains(reason), "\(error.reason)")
        #expect(error.commandStatus == .badData)
        #expect(error.description.contains("/store.json: \(key.isEmpty ? "" : key + ": ")"))
    }

    @Test func aMissingFileIsNoInput() {
        let error = #expect(throws: FileReadError.self) {
            try StoreTemplate(contentsOf: "/nowhere/store.json", for: Gallery.catalog)
        }
        #expect(error?.description == "/nowhere/store.json can't be read: No such file or directory")
        #expect(error?.commandStatus == .noInput)
    }
}
