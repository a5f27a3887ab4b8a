import Foundation
import Render
import Testing

@testable import BuilderUIKit

@Suite struct VectorImageTests {
    private let folder: URL
    private let bundle: Bundle

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "vectors-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = try #require(Bundle(path: folder.path))
    }

    private func write(_ text: String, _ path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// An SVG whose left half has a color.
    private func svg(_ color: String, width: Int = 24) -> String {
        "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='24'>"
            + "<rect width='\(width / 2)' height='24' fill='\(color)'/></svg>"
    }

    private let pdf =
        "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
        + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R>>endobj\n"
        + "4 0 obj<</Length 22>>stream\n1 0 0 rg 0 0 9 10 re f\nendstream endobj\ntrailer<</Root 1 0 R>>\n"

    private func set(_ name: String, _ images: String, properties: String = "") throws {
        try write(
            #"{"images":[\#(images)],"properties":{\#(properties)}}"#, "A.xcassets/\(name).imageset/Contents.json")
    }

    private func image(_ name: String, _ traits: UITraitCollection = UITraitCollection(displayScale: 2)) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: traits)
    }

    private func warnings(_ body: () -> Void) -> [String] {
        let log = WarningLog()
        log.asCurrent(body)
        return log.warnings.map(\.description)
    }

    @Test func vectorsAreDrawnAtTheDisplaysScale() throws {
        try write(pdf, "A.xcassets/page.imageset/page.pdf")
        try set(
            "page", #"{"filename":"page.pdf","idiom":"universal"}"#,
            properties: #""template-rendering-intent":"template""#)
        let page = try #require(image("page", UITraitCollection(displayScale: 3)))
        #expect(page.size == CGSize(width: 20, height: 10) && page.scale == 3 && page.cgImage?.width == 60)
        #expect(page.renderingMode == .alwaysTemplate)
        #expect(page.cgImage?.bitmap.pixel(x: 10, y: 10) == 0xFFFF_0000)
    }

    @Test func outlinesAreKeptIfTheSetSaysSo() throws {
        for (name, keeps) in [("sharp", "true"), ("soft", "false")] {
            try write(svg("red"), "A.xcassets/\(name).imageset/a.svg")
            try set(
                name, #"{"filename":"a.svg","idiom":"universal","scale":"1x"},{"idiom":"universal","scale":"2x"}"#,
                properties: #""preserves-vector-representation":\#(keeps)"#)
        }
        let traits = UITraitCollection(displayScale: 2)
        func width(_ name: String) -> Int? {
            let large = CGRect(x: 0, y: 0, width: 240, height: 240)
            guard case .image(let content)? = image(name)?.contents(filling: large, tint: nil, traits: traits).first
            else { return nil }
            return content.bitmap.width
        }
        #expect(width("sharp") == 480)
        #expect(width("soft") == 48)
        #expect(image("sharp")?.size == CGSize(width: 24, height: 24))
        #expect(image("sharp") == image("sharp") && image("sharp") != image("soft"))
    }

    @Test func looseFilesAreFound() throws {
        try write(svg("red"), "loose.svg")
        try write(pdf, "page.pdf")
        #expect(image("loose")?.size.width == 24 && image("loose.svg")?.size.width == 24)
        #expect(image("page.pdf")?.size == CGSize(width: 20, height: 10))
    }

    @Test func variantsFollowTheTraits() throws {
        let variants: [(key: String, traits: UITraitCollection)] = [
            (#""appearances":[{"appearance":"luminosity","value":"dark"}]"#, .init(userInterfaceStyle: .dark)),
            (#""appearances":[{"appearance":"contrast","value":"high"}]"#, .init(accessibilityContrast: .high)),
            (#""idiom":"ipad""#, .init(userInterfaceIdiom: .pad)),
            (#""language-direction":"right-to-left""#, .init(layoutDirection: .rightToLeft)),
            (#""width-class":"compact""#, .init(horizontalSizeClass: .compact)),
            (#""height-class":"regular""#, .init(verticalSizeClass: .regular)),
            (#""display-gamut":"display-P3""#, .init(displayGamut: .P3)),
        ]
        let plain = UITraitCollection(traitsFrom: [
            .init(displayScale: 1), .init(userInterfaceStyle: .light), .init(userInterfaceIdiom: .phone),
            .init(layoutDirection: .leftToRight), .init(horizontalSizeClass: .regular),
            .init(verticalSizeClass: .compact), .init(displayGamut: .SRGB), .init(accessibilityContrast: .normal),
        ])
        for (index, variant) in variants.enumerated() {
            let name = "v\(index)"
            try write(svg("red"), "A.xcassets/\(name).imageset/a.svg")
            try write(svg("red", width: 48), "A.xcassets/\(name).imageset/b.svg")
            try set(name, #"{"filename":"a.svg"},{"filename":"b.svg",\#(variant.key)}"#)
        }
        // A folder's catalogs are listed once.
        for (index, variant) in variants.enumerated() {
            let name = "v\(index)"
            #expect(image(name, plain)?.size.width == 24, "\(variant.key)")
            #expect(
                image(name, UITraitCollection(traitsFrom: [plain, variant.traits]))?.size.width == 48, "\(variant.key)")
        }
    }

    @Test func imagesForOneDirectionAreMirroredInTheOther() throws {
        try write(svg("red"), "A.xcassets/arrow.imageset/a.svg")
        try set("arrow", #"{"filename":"a.svg","language-direction":"left-to-right"}"#)
        try write(svg("red"), "A.xcassets/other.imageset/a.svg")
        try set("other", #"{"filename":"a.svg","language-direction":"right-to-left"}"#)
        #expect(image("arrow")?.flipsForRightToLeftLayoutDirection == true)
        #expect(image("arrow")?.imageOrientation == .up)
        #expect(image("other")?.imageOrientation == .upMirrored)
    }

    @Test(arguments: ["", "no picture", "%PDF-1.4\n", "<svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"])
    func aBrokenFileIsOneWarning(content: String) throws {
        for ending in ["pdf", "svg"] {
            try write(content, "A.xcassets/broken.imageset/a.\(ending)")
            try set("broken", #"{"filename":"a.\#(ending)"}"#)
            let texts = warnings { #expect(image("broken") == nil) }
            #expect(texts.count == 1 && texts.first?.contains("broken.imageset/a.\(ending)") == true)
        }
    }

    @Test func aBrokenCatalogIsOneWarning() throws {
        try write("{", "A.xcassets/a.imageset/Contents.json")
        try write("{", "A.xcassets/b.colorset/Contents.json")
        try set("c", #"{"filename":"gone.svg"}"#)
        try set("d", "")
        for name in ["a", "c", "d"] {
            let texts = warnings { #expect(image(name) == nil) }
            #expect(texts.count == 1 && texts.first?.contains("\(name).imageset") == true)
        }
        let texts = warnings { #expect(UIColor(named: "b", in: bundle, compatibleWith: nil) == nil) }
        #expect(texts.count == 1 && texts.first?.contains("b.colorset") == true)
    }

    @Test(arguments: [
        (#""color-space":"srgb","components":{"red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000"}"#, "#FF8000"),
        (#""color-space":"srgb","components":{"red":"255","green":"128","blue":"0","alpha":"1"}"#, "#FF8000"),
        (
            #""color-space":"extended-srgb","components":{"red":"1.000","green":"0.500","blue":"-0.1","alpha":"0.5"}"#,
            "#FF800080"
        ),
        (
            #""color-space":"extended-linear-srgb","components":{"red":"0.214","green":"1.0","blue":"0.0","alpha":"1.0"}"#,
            "#7FFF00"
        ),
        (#""color-space":"gray-gamma-22","components":{"white":"0.200","alpha":"1.000"}"#, "#333333"),
        (
            #""color-space":"display-p3","components":{"red":"0.6","green":"0.6","blue":"0.6","alpha":"1.000"}"#,
            "#999999"
        ),
        (#""color-space":"srgb","components":{"red":255,"green":128,"blue":0,"alpha":1}"#, "#FF8000"),
        (#""color-space":"srgb","components":{"red":0.2,"green":0.4,"blue":0.6,"alpha":1.0}"#, "#336699"),
    ])
    func colorsHaveManyForms(color: String, expected: String) throws {
        try write(#"{"colors":[{"color":{\#(color)},"idiom":"universal"}]}"#, "A.xcassets/c.colorset/Contents.json")
        let found = try #require(UIColor(named: "c", in: bundle, compatibleWith: nil))
        #expect(found.renderColor(for: UITraitCollection()).hexadecimal == expected)
    }

    @Test func colorsReferToOthers() throws {
        for (name, reference) in [("system", "systemRedColor"), ("one", "two"), ("two", "one"), ("none", "nowhere")] {
            try write(
                #"{"colors":[{"color":{"platform":"ios","reference":"\#(reference)"},"idiom":"universal"}]}"#,
                "A.xcassets/\(name).colorset/Contents.json")
        }
        func color(_ name: String) -> Color? {
            UIColor(named: name, in: bundle, compatibleWith: nil)?.renderColor(for: UITraitCollection())
        }
        #expect(color("system") == UIColor.systemRed.renderColor(for: UITraitCollection()))
        for name in ["one", "none"] {
            let texts = warnings { #expect(color(name)?.alpha == 0) }
            #expect(texts.count == 1 && texts.first?.contains(".colorset") == true)
        }
    }
}
