import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Catalogs in all forms that repositories have, drawn by views, against pixels that are computed here.
@MainActor
@Suite struct AssetCorpusTests {
    private nonisolated let folder: URL
    private nonisolated let bundle: Bundle

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "corpus-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = try #require(Bundle(path: folder.path))
    }

    private func write(_ data: Data, _ path: String) throws {
        let file = folder.appending(path: "A.xcassets/" + path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func write(_ text: String, _ path: String) throws { try write(Data(text.utf8), path) }

    /// A picture of four columns of bytes (red, green, blue), each `width` pixels wide and `height` high.
    private func columns(_ colors: [UInt32], width: Int = 4, height: Int = 16) throws -> Data {
        let bitmap = Bitmap(width: width * colors.count, height: height) { pixels, bytesPerRow in
            for row in 0..<height {
                let line = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                for column in 0..<(width * colors.count) { line[column] = 0xFF00_0000 | colors[column / width] }
            }
        }
        return try PNGEncoder().encode(bitmap, scale: 1)
    }

    /// An SVG of 16 × 16 points, whose left half has the first color and whose right half the second.
    private func svg(_ left: String, _ right: String) -> String {
        "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'><rect width='8' height='16' fill='\(left)'/>"
            + "<rect x='8' width='8' height='16' fill='\(right)'/></svg>"
    }

    /// The same as a PDF, with colors as its operators have them.
    private func pdf(_ left: String, _ right: String) -> String {
        let content = "\(left) rg 0 0 8 16 re f \(right) rg 8 0 8 16 re f"
        return
            "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
            + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 16 16]/Contents 4 0 R>>endobj\n"
            + "4 0 obj<</Length \(content.utf8.count)>>stream\n\(content)\nendstream endobj\ntrailer<</Root 1 0 R>>\n"
    }

    private nonisolated func image(_ name: String, _ traits: UITraitCollection) throws -> UIImage {
        try #require(UIImage(named: name, in: bundle, compatibleWith: traits), "\(name)")
    }

    /// Returns the pixels of the middle row of an image view at two pixels per point, without their alpha.
    private func row(
        _ name: String, width: Double = 16, height: Double = 16, traits: UITraitCollection = UITraitCollection(),
        _ change: @escaping @MainActor (UIImageView) -> Void = { _ in }
    ) async throws -> [UInt32] {
        let bitmap = try await Renderer(traits: traits, timeout: 600).bitmap(
            of: {
                let view = UIImageView(image: try image(name, .current))
                view.frame = CGRect(x: 0, y: 0, width: width, height: height)
                change(view)
                return view
            }(), width: width, height: height, scale: 2)
        return (0..<bitmap.width).map { bitmap.pixel(x: $0, y: bitmap.height / 2) & 0xFFFFFF }
    }

    private let red: UInt32 = 0xFF0000
    private let blue: UInt32 = 0x0000FF
    private let lime: UInt32 = 0x00FF00

    // MARK: Vectors

    @Test func vectorsAreDrawnInAllForms() async throws {
        for (ending, content) in [("pdf", pdf("1 0 0", "0 0 1")), ("svg", svg("#f00", "#00f"))] {
            for (name, properties) in [
                ("plain", ""), ("sharp", #""preserves-vector-representation":true"#),
                ("template", #""template-rendering-intent":"template""#),
                ("original", #""template-rendering-intent":"original","preserves-vector-representation":true"#),
            ] {
                let set = "\(ending)-\(name)"
                try write(content, "\(set).imageset/a.\(ending)")
                try write(
                    #"{"images":[{"filename":"a.\#(ending)","idiom":"universal"}],"properties":{\#(properties)}}"#,
                    "\(set).imageset/Contents.json")
            }
        }
        for ending in ["pdf", "svg"] {
            let halves = Array(repeating: red, count: 16) + Array(repeating: blue, count: 16)
            for name in ["plain", "sharp", "original"] { #expect(try await row("\(ending)-\(name)") == halves) }
            let tinted = try await row("\(ending)-template") {
                $0.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            }
            #expect(tinted == Array(repeating: lime, count: 32))
            // Ten times as large, outlines have one edge, and pixels a soft one.
            let large = try await row("\(ending)-sharp", width: 160, height: 160)
            #expect(Set(large) == [red, blue] && large[159] == red && large[160] == blue)
            #expect(Set(try await row("\(ending)-plain", width: 160, height: 160)).count > 2)
        }
    }

    @Test func variantsAreDrawnForTheirTraits() async throws {
        let variants: [(keys: String, file: String, traits: UITraitCollection)] = [
            ("", "f00", UITraitCollection()),
            (#","appearances":[{"appearance":"luminosity","value":"dark"}]"#, "0f0", .init(userInterfaceStyle: .dark)),
            (
                #","appearances":[{"appearance":"contrast","value":"high"}]"#, "00f",
                .init(accessibilityContrast: .high)
            ),
            (
                #","appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}]"#,
                "ff0", .init(traitsFrom: [.init(userInterfaceStyle: .dark), .init(accessibilityContrast: .high)])
            ),
            (#","language-direction":"right-to-left""#, "0ff", .init(layoutDirection: .rightToLeft)),
            (#","idiom":"ipad""#, "f0f", .init(userInterfaceIdiom: .pad)),
        ]
        var entries: [String] = []
        for (index, variant) in variants.enumerated() {
            try write(svg("#" + variant.file, "#" + variant.file), "all.imageset/\(index).svg")
            let idiom = variant.keys.contains("idiom") ? "" : #","idiom":"universal""#
            entries.append(#"{"filename":"\#(index).svg"\#(idiom)\#(variant.keys)}"#)
        }
        try write(#"{"images":[\#(entries.joined(separator: ","))]}"#, "all.imageset/Contents.json")
        for variant in variants {
            let digits = variant.file.map { "\($0)\($0)" }.joined()
            let expected = try #require(UInt32(digits, radix: 16))
            #expect(Set(try await row("all", traits: variant.traits)) == [expected], "\(variant.keys)")
        }
    }

    @Test func mirroringFollowsTheViewAndTheCopy() async throws {
        try write(svg("#f00", "#00f"), "arrow.imageset/a.svg")
        try write(
            #"{"images":[{"filename":"a.svg","language-direction":"left-to-right"}]}"#, "arrow.imageset/Contents.json")
        try write(svg("#f00", "#00f"), "plain.imageset/a.svg")
        try write(#"{"images":[{"filename":"a.svg"}]}"#, "plain.imageset/Contents.json")
        let arabic = UITraitCollection(layoutDirection: .rightToLeft)
        #expect(try await row("arrow").first == red)
        #expect(try await row("arrow", traits: arabic).first == blue)
        // The view's direction wins over that of its traits.
        let forced = try await row("arrow", traits: arabic) { $0.semanticContentAttribute = .forceLeftToRight }
        #expect(forced.first == red)
        let other = try await row("arrow") { $0.semanticContentAttribute = .forceRightToLeft }
        #expect(other.first == blue)
        // A mirrored copy stays mirrored in a view, which looks for the image's variant.
        let copy = try await row("plain") { $0.image = $0.image?.withHorizontallyFlippedOrientation() }
        #expect(copy.first == blue && copy.last == red)
        let twice = try await row("plain") {
            $0.image = $0.image?.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
        }
        #expect(twice.first == red)
    }

    // MARK: Slices

    /// Four columns of 4 pixels: a cap of one, a middle of two, a cap of one.
    private func slices(_ name: String, _ resizing: String, scale: Int = 2) throws {
        try write(try columns([red, lime, blue, 0xFFFFFF]), "\(name).imageset/a.png")
        try write(
            #"{"images":[{"filename":"a.png","scale":"\#(scale)x","resizing":{\#(resizing)}}]}"#,
            "\(name).imageset/Contents.json")
    }

    @Test func slicesKeepTheirCaps() async throws {
        let caps = #""cap-insets":{"left":4,"right":4,"top":2,"bottom":6}"#
        try slices("stretch", #""mode":"3-part-horizontal",\#(caps),"center":{"mode":"stretch","width":4,"height":16}"#)
        try slices("tile", #""mode":"3-part-horizontal",\#(caps),"center":{"mode":"tile","width":8,"height":16}"#)
        try slices("vertical", #""mode":"3-part-vertical",\#(caps),"center":{"mode":"stretch"}"#)
        try slices("nine", #""mode":"9-part",\#(caps)"#)
        try slices("one", #""mode":"9-part",\#(caps)"#, scale: 1)
        let traits = UITraitCollection(displayScale: 2)
        let stretch = try image("stretch", traits)
        #expect(stretch.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
        #expect(stretch.resizingMode == .stretch && stretch.size == CGSize(width: 8, height: 8))
        #expect(try image("tile", traits).resizingMode == .tile)
        #expect(try image("vertical", traits).capInsets == UIEdgeInsets(top: 1, left: 0, bottom: 3, right: 0))
        #expect(try image("nine", traits).capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 2))
        #expect(try image("one", traits).capInsets == UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 4))
        // The middle of one column fills the view, and the part beside it isn't drawn.
        let (four, eight) = (Array(repeating: red, count: 4), Array(repeating: UInt32(0xFFFFFF), count: 4))
        #expect(try await row("stretch", width: 20) == four + Array(repeating: lime, count: 32) + eight)
        // Two columns are repeated.
        let pair = Array(repeating: lime, count: 4) + Array(repeating: blue, count: 4)
        #expect(try await row("tile", width: 20) == four + pair + pair + pair + pair + eight)
        // A copy's own caps replace those of the set.
        let own = try await row("stretch", width: 20) {
            $0.image = $0.image?.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 2))
        }
        #expect(Array(own.prefix(8)) == four + Array(repeating: lime, count: 4) && own[8] == blue)
        // Mirrored, the caps change their sides.
        let mirrored = try await row("stretch", width: 20) {
            $0.image = $0.image?.withHorizontallyFlippedOrientation()
        }
        #expect(mirrored == (four + Array(repeating: lime, count: 32) + eight).reversed())
    }

    @Test func alignmentInsetsMoveTheView() throws {
        try write(try columns([red, lime]), "a.imageset/a.png")
        try write(
            #"{"images":[{"filename":"a.png","scale":"2x","alignment-insets":{"left":2,"top":4,"right":0,"bottom":1}}]}"#,
            "a.imageset/Contents.json")
        let found = try image("a", UITraitCollection(displayScale: 2))
        #expect(found.alignmentRectInsets == UIEdgeInsets(top: 2, left: 1, bottom: 0.5, right: 0))
        let view = UIImageView(image: found)
        #expect(view.intrinsicContentSize == CGSize(width: 3, height: 5.5))
        #expect(found.withHorizontallyFlippedOrientation().alignmentRectInsets.right == 1)
    }

    @Test(arguments: [
        #""resizing":{"mode":"9-part","cap-insets":{"left":"4"}}"#, #""resizing":7"#, #""alignment-insets":[1]"#,
    ])
    func malformedInsetsAreOneWarning(entry: String) throws {
        try write(try columns([red, lime]), "a.imageset/a.png")
        try write(#"{"images":[{"filename":"a.png",\#(entry)}]}"#, "a.imageset/Contents.json")
        let log = WarningLog()
        let found = log.asCurrent { UIImage(named: "a", in: bundle, compatibleWith: UITraitCollection()) }
        #expect(found?.capInsets == .zero)
        #expect(log.warnings.count == 1 && log.warnings.first?.description.contains("a.imageset") == true)
    }

    @Test func hugeInsetsAreDrawn() async throws {
        try slices(
            "huge", #""mode":"9-part","cap-insets":{"left":1e300,"right":1e300,"top":-5},"center":{"width":-1}"#)
        #expect(try await row("huge").count == 32)
    }

    // MARK: Colors

    /// The components in sRGB of a color in Display P3, with the matrices of both spaces.
    private func sRGB(displayP3 color: [Double]) -> [Double] {
        func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        func encoded(_ value: Double) -> Double {
            value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        let xyz = [[0.4865709, 0.2656677, 0.1982173], [0.2289746, 0.6917385, 0.0792869], [0, 0.0451134, 1.0439444]]
        let back = [
            [3.2404542, -1.5371385, -0.4985314], [-0.9692660, 1.8760108, 0.0415560],
            [0.0556434, -0.2040259, 1.0572252],
        ]
        func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
            matrix.map { row in zip(row, vector).map(*).reduce(0, +) }
        }
        return product(back, product(xyz, color.map(linear))).map { encoded(min(max($0, 0), 1)) }
    }

    @Test func colorsAreDrawnInAllForms() async throws {
        let p3 = sRGB(displayP3: [0.4, 0.6, 0.5])
        let forms: [(name: String, entry: String, expected: [Double])] = [
            ("hex", #""color-space":"srgb","components":{"red":"0x33","green":"0x66","blue":"0x99"}"#, [51, 102, 153]),
            (
                "float", #""color-space":"srgb","components":{"red":"0.2","green":"0.400","blue":"0.6"}"#,
                [51, 102, 153]
            ),
            ("byte", #""color-space":"srgb","components":{"red":"51","green":"102","blue":"153"}"#, [51, 102, 153]),
            ("number", #""color-space":"srgb","components":{"red":51,"green":102,"blue":0.6}"#, [51, 102, 153]),
            (
                "p3", #""color-space":"display-p3","components":{"red":"0.4","green":"0.6","blue":"0.5"}"#,
                p3.map { $0 * 255 }
            ),
            (
                "wide", #""color-space":"extended-srgb","components":{"red":"1.2","green":"-0.3","blue":"0.6"}"#,
                [255, 0, 153]
            ),
            ("gray", #""color-space":"gray-gamma-22","components":{"white":"0x33"}"#, [51, 51, 51]),
            ("dark", #""platform":"ios","reference":"darkTextColor""#, [0, 0, 0]),
            ("light", #""platform":"ios","reference":"lightTextColor""#, [153, 153, 153]),
            ("other", #""reference":"hex""#, [51, 102, 153]),
        ]
        for form in forms {
            let entry = form.entry.replacingOccurrences(of: #""components":{"#, with: #""components":{"alpha":"1.0","#)
            try write(
                #"{"colors":[{"color":{\#(entry)},"idiom":"universal"}]}"#, "\(form.name).colorset/Contents.json")
        }
        for form in forms {
            let bundle = bundle
            let bitmap = try await Renderer(timeout: 600).bitmap(
                of: {
                    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
                    ground.backgroundColor = .black
                    let view = UIView(frame: ground.bounds)
                    view.backgroundColor = UIColor(named: form.name, in: bundle, compatibleWith: nil)
                    ground.addSubview(view)
                    return ground
                }(), width: 4, height: 4, scale: 1)
            let pixel = bitmap.pixel(x: 2, y: 2)
            for (shift, expected) in zip([16, 8, 0] as [UInt32], form.expected) {
                #expect(abs(Double(pixel >> shift & 255) - expected) <= 1, "\(form.name)")
            }
        }
    }

    // MARK: Symbols

    @Test func symbolsKeepTheirColorsWhenMirrored() async throws {
        // The frame's color is in the middle of one side only.
        let template = """
            <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Guides">
            <line id="Baseline-M" x1="0" x2="3000" y1="696" y2="696"/><line id="Capline-M" x1="0" x2="3000" y1="625" y2="625"/>
            <line id="left-margin-Regular-M" x1="1000" x2="1000" y1="600" y2="720"/>
            <line id="right-margin-Regular-M" x1="1040" x2="1040" y1="600" y2="720"/></g>
            <g id="Symbols"><g id="Regular-M" transform="translate(1000 696)">
            <path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:primary" d="M0 0H20V-40H0Z"/>
            <path class="monochrome-1 multicolor-1:tintColor hierarchical-1:secondary" d="M20 0H40V-40H20Z"/></g></g></svg>
            """
        try write(template, "mark.symbolset/a.svg")
        try write(#"{"symbols":[{"filename":"a.svg","idiom":"universal"}]}"#, "mark.symbolset/Contents.json")
        let palette = UIImage.SymbolConfiguration(paletteColors: [
            UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1),
        ])
        let plain = try await row("mark", width: 40, height: 40) {
            $0.image = $0.image?.applyingSymbolConfiguration(palette)
        }
        #expect(plain[8] == red && plain[72] == blue)
        let mirrored = try await row("mark", width: 40, height: 40) {
            $0.image = $0.image?.applyingSymbolConfiguration(palette)?.withHorizontallyFlippedOrientation()
        }
        #expect(mirrored == plain.reversed())
        let image = try image("mark", UITraitCollection()).withHorizontallyFlippedOrientation()
        #expect(image.isSymbolImage && image.imageOrientation == .upMirrored && image.isTemplate)
        // Its pixels are mirrored, too.
        let colored = try #require(image.applyingSymbolConfiguration(palette))
        let bitmap = try #require(colored.uprightBitmap)
        #expect(bitmap.pixel(x: 1, y: bitmap.height / 2) & 0xFFFFFF == blue)
        #expect(colored.cgImage?.bitmap.pixel(x: 1, y: bitmap.height / 2) == 0xFF00_0000 | red)
    }

    // MARK: Sizes and data

    @Test func sizesBeyondTheLimitOfPixelsAreLessFine() throws {
        let side = 9000
        try write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'><rect width='99999' height='99999' "
                + "fill='red'/></svg>", "large.imageset/a.svg")
        try write(#"{"images":[{"filename":"a.svg"}]}"#, "large.imageset/Contents.json")
        let found = try image("large", UITraitCollection(displayScale: 2))
        #expect(found.size == CGSize(width: side, height: side) && found.scale == 2)
        let pixels = try #require(found.uprightBitmap)
        #expect(pixels.width == 4000 && pixels.pixel(x: 2000, y: 3999) == 0xFFFF_0000)
    }

    @Test func dataSetsAreRead() throws {
        let bytes = Data([1, 2, 3, 0, 255])
        try write(bytes, "Folder/a.dataset/file.json")
        try write(
            #"{"data":[{"filename":"file.json","idiom":"universal"}],"info":{"version":1}}"#,
            "Folder/a.dataset/Contents.json")
        try write(bytes, "b.dataset/b.bin")
        try write(
            #"{"data":[{"filename":"b.bin","idiom":"universal","universal-type-identifier":"com.example.b"}]}"#,
            "b.dataset/Contents.json")
        try write(#"{"data":[{"filename":"../b.dataset/b.bin"}]}"#, "c.dataset/Contents.json")
        try write(#"{"data":[{"filename":"gone"}]}"#, "d.dataset/Contents.json")
        try write("{", "e.dataset/Contents.json")
        try write(bytes, "f.dataset/file")
        let a = try #require(NSDataAsset(name: "a", bundle: bundle))
        #expect(a.name == "a" && a.data == bytes && a.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "b", bundle: bundle)?.typeIdentifier == "com.example.b")
        for name in ["c", "d", "e", "f", "g"] {
            let log = WarningLog()
            log.asCurrent { #expect(NSDataAsset(name: name, bundle: bundle) == nil) }
            let sets = name == "g" ? "data set g" : "\(name).dataset"
            #expect(log.warnings.count == 1 && log.warnings.first?.description.contains(sets) == true, "\(name)")
        }
    }
}
